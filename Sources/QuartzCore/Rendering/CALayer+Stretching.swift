extension CALayer {
    /// The layer's size filled by an image of which a part is stretched, and what lies around it is not; nil if there is no
    /// space for it.
    ///
    /// Source: Apple's documentation of `CALayer.contentsCenter`.
    ///
    /// - Parameter center: What is stretched, in parts of the image's size.
    func stretched(_ image: CGImage, at center: CGRect) -> CGImage? {
        let scale = contentsScale > 0 ? contentsScale : 1
        let parts = NineParts(
            columns: Self.caps(center.minX, center.maxX, of: image.width),
            rows: Self.caps(center.minY, center.maxY, of: image.height),
            quality: magnificationFilter == .nearest ? .none : .default)
        // A fraction of a pixel is less than the eye sees, and more than a sharp edge bears.
        let size = CGSize(
            width: max((bounds.width * scale).rounded(), 1) / scale,
            height: max((bounds.height * scale).rounded(), 1) / scale)
        return parts.picture(of: image, size: size, scale: scale)
    }

    private static func caps(_ low: CGFloat, _ high: CGFloat, of length: Int) -> NineParts.Caps {
        let first = pixels(low, of: length)
        return NineParts.Caps(near: first, far: length - max(pixels(high, of: length), first), of: length)
    }

    private static func pixels(_ share: CGFloat, of length: Int) -> Int {
        Int((min(max(share.finite, 0), 1) * CGFloat(length)).rounded())
    }
}
