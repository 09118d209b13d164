import PlacardSpecimens

/// A screen that the page offers.
struct DeviceChoice: Encodable {
    /// A way of holding it.
    struct Screen: Encodable {
        /// The choice `device` for it.
        let name: String
        /// In points.
        let width: Double
        /// In points.
        let height: Double

        fileprivate init(_ device: SnapshotDevice) {
            (name, width, height) = (device.name, device.size.width, device.size.height)
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
