/// A resizable image at another size: nine parts, of which the corners keep their size.
struct ResizedImage {
    let bitmap: CGImage

    /// Nil if the image is empty, or there is no space for the size (in points).
    init?(_ image: UIImage, to size: CGSize) {
        guard let resizing = image.manner.resizing,
            let upright = image.imageOrientation == .up ? image : image.flattenedWhole(),
            let source = upright.cgImage
        else { return nil }
        let insets = resizing.capInsets
        let parts = NineParts(
            columns: Self.caps(insets.left, insets.right, of: source.width, image.scale),
            rows: Self.caps(insets.top, insets.bottom, of: source.height, image.scale),
            filling: resizing.mode == .tile ? .tile : .stretch)
        guard let bitmap = parts.picture(of: source, size: size, scale: image.scale) else { return nil }
        self.bitmap = bitmap
    }

    private static func caps(_ near: CGFloat, _ far: CGFloat, of length: Int, _ scale: CGFloat) -> NineParts.Caps {
        func pixels(_ inset: CGFloat) -> Int {
            inset.isFinite && inset > 0 ? Int(min(inset * scale, 1e6).rounded()) : 0
        }
        return NineParts.Caps(near: pixels(near), far: pixels(far), of: length)
    }
}

extension UIImage {
    /// The bitmap turned upright in its own colors.
    fileprivate func flattenedWhole() -> UIImage? {
        shown {
            $0.resizing = nil
            $0.mode = .alwaysOriginal
            $0.tint = nil
        }.flattened(defaultTint: nil)
    }
}
