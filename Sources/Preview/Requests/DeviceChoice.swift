import PlacardSpecimens

/// A screen that the page offers.
struct DeviceChoice: Encodable {
    /// A way of holding it.
    struct Screen: Encodable {
        /// In points.
        let width: Double
        /// In points.
        let height: Double
        /// What bars and corners cover, in the form of the choice `cover`.
        let cover: String

        fileprivate init(_ device: SnapshotDevice) {
            let area = device.safeArea
            (width, height) = (device.size.width, device.size.height)
            cover = [area.top, area.left, area.bottom, area.right].map { "\(Int($0))" }.joined(separator: ",")
        }
    }

    let name: String
    let portrait: Screen
    let landscape: Screen

    static let all = SnapshotDevice.makers.map { make in
        let upright = make(.portrait)
        return DeviceChoice(name: upright.name, portrait: Screen(upright), landscape: Screen(make(.landscape)))
    }
}
