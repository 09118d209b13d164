import Foundation

extension CGContext {
    /// Draws an image stretched over a rectangle, upright where y grows upwards.
    ///
    /// In UIKit's coordinates (y down) the image is therefore upside down, exactly as with Apple's function: code
    /// that mirrors the context before this call works unchanged. `drawUpright(_:in:)` needs no mirroring. A stencil
    /// (`CGImage.isMask`) paints the fill color.
    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(image, placed: Self.placement(mirroring: rect, deviceTransform))
    }

    /// Draws an image stretched over a rectangle, and copies of it in all directions as far as the clip reaches.
    ///
    /// Each copy lies as `draw(_:in:)` draws it. At most 65,536 are drawn; where more would be, nothing is.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling tiling: Bool) {
        guard tiling else { return draw(image, in: rect) }
        let area = boundingBoxOfClipPath
        guard rect.width > 0, rect.height > 0, area.isFinite, !area.isEmpty else { return }
        let columns = Self.steps(from: rect.minX, by: rect.width, over: area.minX..<area.maxX)
        let rows = Self.steps(from: rect.minY, by: rect.height, over: area.minY..<area.maxY)
        guard CGFloat(columns.count * rows.count) <= Self.mostCopies else { return }
        for row in rows {
            for column in columns { draw(image, in: rect.offsetBy(dx: column * rect.width, dy: row * rect.height)) }
        }
    }

    /// How many times a length has to be added to a start for each copy that shows in a range.
    private static func steps(from start: CGFloat, by length: CGFloat, over range: Range<CGFloat>) -> [CGFloat] {
        let first = ((range.lowerBound - start) / length).rounded(.down)
        let count = ((range.upperBound - start) / length).rounded(.up) - first
        guard first.isFinite, count > 0, count <= mostCopies else { return [] }
        return (0..<Int(count)).map { first + CGFloat($0) }
    }

    /// Draws an image stretched over a rectangle, upright in UIKit's coordinates, as `UIImage.draw(in:)` does.
    public func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(image, placed: Self.placement(of: rect, deviceTransform))
    }

    private func draw(_ image: CGImage, placed placement: CGAffineTransform) {
        endText()
        guard placement.isInvertible, !state.clip.isEmpty else { return }
        guard image.isMask else { return surface.draw(image, placed: placement, in: state) }
        saveGState()
        defer { restoreGState() }
        state.clip.intersect(mask: image, placed: placement)
        let area = PathData.rect(CGRect(x: 0, y: 0, width: 1, height: 1), placement)
        paint(area, .winding, .color(state.fillColor.rgba), state)
    }

    /// From the unit square (y down) to the device.
    static func placement(of rect: CGRect, _ ctm: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY).concatenating(ctm)
    }

    static func placement(mirroring rect: CGRect, _ ctm: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY).concatenating(ctm)
    }

    /// Fills the clip with colors that change along a line.
    ///
    /// Where the line is a point, the colors of both ends that the options draw are mixed half and half.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite else { return }
        let line = Paint.linear(gradient, from: startPoint, to: endPoint, options)
        fillClip(with: startPoint.isNext(to: endPoint) ? .color(gradient.meanOfEnds(options)) : line)
    }

    /// Fills the clip with colors that change from one circle to another.
    ///
    /// Of several colors that fall on a point the one that lies nearest to the end shows. Circles that are the same have
    /// no colors between them.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
        let start = Paint.Circle(center: startCenter, radius: max(0, startRadius))
        let end = Paint.Circle(center: endCenter, radius: max(0, endRadius))
        guard !start.isSame(as: end) else { return }
        fillClip(with: .radial(gradient, from: start, to: end, options))
    }

    /// Fills the clip with colors that run around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colors of one turn.
    ///   - center: The point that they run around, in user space.
    ///   - angle: Where the first color lies, in radians from the x axis; the colors follow towards the y axis,
    ///     clockwise to the eye. The method is that of iOS 17. Documents keep such gradients as images.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        endText()
        guard center.isFinite, angle.isFinite, !state.clip.isEmpty else { return }
        let toDevice = state.transform.translatedBy(x: center.x, y: center.y)
        let area = state.clip.rect.common(with: surface.bounds).touchedPixels
        let picture = ConicImage(gradient, from: angle, toDevice, over: area, density: keepsText ? 3 : 1)
        guard let picture else { return }
        var painting = state
        painting.interpolation = keepsText ? .default : .none
        surface.draw(picture.image, placed: picture.placement, in: painting)
    }

    private func fillClip(with gradient: Paint) {
        endText()
        guard state.transform.isInvertible else { return }
        paint(.rect(state.clip.rect.integral, .identity), .winding, gradient, state)
    }

    /// Makes a rectangle of user space a link, in documents; bitmaps have no links.
    public func setURL(_ url: URL, for rect: CGRect) {
        let area = PathData.rect(rect, deviceTransform)
        guard area.isFinite, rect.width > 0, rect.height > 0 else { return }
        surface.addLink(to: url, over: area)
    }
}
