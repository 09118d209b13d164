/// A picture as a document knows it: written once for each way of enlarging it.
///
/// Holds the picture, so that its identity stays its own while the document is written.
struct DrawnImage: Hashable {
    private let image: CGImage
    /// Whether enlarged pixels flow into each other.
    let isSmooth: Bool

    init(_ image: CGImage, _ quality: CGInterpolationQuality) {
        self.image = image
        isSmooth = quality != .none
    }

    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a.image === b.image && a.isSmooth == b.isSmooth }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(isSmooth)
    }
}
