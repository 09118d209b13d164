import Foundation

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

extension CGImage {
    /// The picture with each pixel repeated, up to 512 a side, for readers that smooth whatever they enlarge (librsvg).
    var withLargePixels: CGImage {
        let times = 512 / max(width, height)
        guard times > 1, let surface = BitmapSurface(width: width * times, height: height * times) else {
            return self
        }
        var state = GraphicsState(transform: .identity, clip: Clip(rect: surface.bounds))
        state.interpolation = .none
        let place = CGAffineTransform(scaleX: surface.bounds.width, y: surface.bounds.height)
        surface.draw(self, placed: place, in: state)
        return surface.makeImage() ?? self
    }
}
