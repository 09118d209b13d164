extension UIImage {
    /// Draws the picture at its own size into the current context, its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the picture at its own size, mixed with what lies below.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture stretched over a rectangle of the current context.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the picture stretched over a rectangle, mixed with what lies below.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context, defaultTint: nil)
    }

    /// Draws the picture into a context; templates without a colour of their own take `defaultTint`.
    package func draw(in rect: CGRect, of context: CGContext, defaultTint: UIColor?) {
        guard let cgImage, rect.width > 0, rect.height > 0 else { return }
        let color = renderingMode == .alwaysTemplate ? tint ?? defaultTint : nil
        context.saveGState()
        defer { context.restoreGState() }
        if let color {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            drawBitmap(cgImage, in: rect, of: context)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(rect)
            context.endTransparencyLayer()
        } else {
            drawBitmap(cgImage, in: rect, of: context)
        }
    }

    private func drawBitmap(_ image: CGImage, in rect: CGRect, of context: CGContext) {
        if imageOrientation == .up {
            context.drawUpright(image, in: rect)
            return
        }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width, y: rect.height)
        context.concatenate(imageOrientation.transform)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    /// The picture as a PNG file; nil if it is empty or cannot be written.
    public func pngData() -> Data? {
        guard imageOrientation == .up else { return flattened(defaultTint: nil)?.pngData() }
        return cgImage.flatMap { try? PNGEncoder(scale: scale).encode($0) }
    }

    /// The picture as a bitmap that stands upright, templates in their colour; nil if there is no room for it.
    package func flattened(defaultTint: UIColor?) -> UIImage? {
        guard let context = try? CGContext(size: size, scale: scale) else { return nil }
        draw(in: CGRect(origin: .zero, size: size), of: context, defaultTint: defaultTint)
        return context.makeImage().map { UIImage($0, scale: scale) }
    }
}
