import Foundation

/// Templates without a color of their own are drawn in the context's fill color.
extension UIImage {
    /// Draws the image at its own size into the current context, its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image at its own size, mixed with what lies below.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image stretched over a rectangle of the current context.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image stretched over a rectangle, mixed with what lies below.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(in: blendMode, alpha: alpha) {
            version(for: .current).draw(in: rect, of: $0, defaultTint: templateColor(in: $0))
        }
    }

    /// Fills a rectangle of the current context with copies of the image, from the rectangle's top left corner.
    ///
    /// Copies keep the image's own size. Apple's begin at the context's phase; here that is the rectangle's corner.
    public func drawAsPattern(in rect: CGRect) {
        let (columns, rows) = ((rect.width * scale).rounded(.up), (rect.height * scale).rounded(.up))
        guard let context = UIGraphicsGetCurrentContext(), columns.isFinite, rows.isFinite,
            max(columns, rows) <= CGFloat(CGImage.maximumSide),
            let upright = imageOrientation == .up && !isInOneColor
                ? self : flattened(defaultTint: templateColor(in: context)),
            let tiles = upright.cgImage?.tiled(width: Int(columns), height: Int(rows))
        else { return }
        context.mixing(in: .normal, alpha: 1) { context in
            context.clip(to: rect)
            context.drawUpright(
                tiles, in: CGRect(x: rect.minX, y: rect.minY, width: columns / scale, height: rows / scale))
        }
    }

    private func templateColor(in context: CGContext) -> UIColor? {
        renderingMode == .alwaysTemplate && manner.tint == nil ? UIColor(cgColor: context.currentFillColor) : nil
    }

    /// Draws the image into a context; templates take `defaultTint`, symbols unless they have a color of their own.
    package func draw(in rect: CGRect, of context: CGContext, defaultTint: UIColor?) {
        guard let cgImage, rect.width > 0, rect.height > 0 else { return }
        let color = shownTint(given: defaultTint)
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
        if manner.resizing != nil, rect.size != size, let resized = ResizedImage(self, to: rect.size) {
            return context.drawUpright(resized.bitmap, in: rect)
        }
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

    /// The image as a bitmap of a size that stands upright, templates in their color; nil if there is no space for
    /// it.
    ///
    /// - Parameter size: In points; nil for the image's own.
    package func flattened(defaultTint: UIColor?, size: CGSize? = nil) -> UIImage? {
        let size = size ?? self.size
        guard let context = try? CGContext(size: size, scale: scale) else { return nil }
        draw(in: CGRect(origin: .zero, size: size), of: context, defaultTint: defaultTint)
        return context.makeImage().map { UIImage($0, scale: scale) }
    }
}

/// Decoding and scaling ahead of time. Images here are decoded when they are made, so only scaling is work.
extension UIImage {
    /// The image, ready to be drawn: itself.
    public func preparingForDisplay() -> UIImage? { self }

    /// The image, ready to be drawn: itself.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Hands over the image, ready to be drawn, on the calling thread and before the call returns.
    public func prepareForDisplay(completionHandler: @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// The whole image within a size in points, its proportions kept; nil if the size has no area.
    ///
    /// The result has the receiver's scale and stands upright.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        return shown { $0.resizing = nil }.flattened(
            defaultTint: nil, size: CGSize(width: self.size.width * factor, height: self.size.height * factor))
    }

    /// The whole image within a size in points, its proportions kept; nil if the size has no area.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Scales the image and hands it over, on the calling thread and before the call returns.
    public func prepareThumbnail(of size: CGSize, completionHandler: @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
