/// A bitmap that a layer draws its contents into, in points with y down.
struct LayerBitmap {
    let context: CGContext

    /// The longest side of a kept bitmap, in pixels; larger layers are drawn directly.
    static let maximumSide: CGFloat = 16_384
    /// The most pixels that one layer keeps.
    static let maximumArea: CGFloat = 64_000_000

    /// Makes a clear bitmap of a size in points; nil if it would be empty or larger than the limits.
    init?(size: CGSize, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        guard size.width > 0, size.height > 0, Self.canHold(size, scale: scale),
            let context = try? CGContext(size: size, scale: scale)
        else { return nil }
        self.context = context
    }

    /// Whether a size lies within the limits.
    static func canHold(_ size: CGSize, scale: CGFloat) -> Bool {
        let (width, height) = (size.width * scale, size.height * scale)
        return width <= maximumSide && height <= maximumSide && width * height <= maximumArea
    }

    /// What has been drawn.
    func image() -> CGImage? {
        context.makeImage()
    }
}
