import Foundation

extension GraphicsState {
    /// Whether glyph masks can be blended straight into the pixels.
    var takesMasks: Bool { clip.pixelRect != nil && blendMode == .normal && edges == .smooth }
}

extension GlyphRun {
    /// From em units (y up) at a glyph's origin to user space.
    func transform(at origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: pointSize * matrix.a, b: -pointSize * matrix.b, c: pointSize * matrix.c, d: -pointSize * matrix.d,
            tx: origin.x + matrix.tx, ty: origin.y - matrix.ty)
    }

    /// The size at which a document keeps images of color glyphs: three pixels to a point, and for small text the
    /// most that emoji fonts have.
    func documentPixelsPerEm(in state: GraphicsState) -> CGFloat {
        max(160, pointSize * state.transform.meanScale * 3)
    }

    /// Whether the glyphs' shapes are those of their masks.
    func fitsMasks(in state: GraphicsState) -> Bool {
        state.transform.isUprightUniform && state.textMode == .fill && matrix == .identity && emboldening <= 0
            && pointSize * state.transform.a <= Canvas.largestMask && !state.blendMode.letsClearThrough
    }

    /// Whether the glyphs' masks must be collected before they meet what is behind them.
    func needsLayer(in state: GraphicsState) -> Bool { fitsMasks(in: state) && !state.takesMasks }

    /// Whether the pen that fattens would be seen where it overlaps the fill.
    func overlapsItself(in state: GraphicsState) -> Bool {
        let isOpaque = state.fillColor.alpha >= 1 && state.alpha >= 1 && state.blendMode == .normal
        return emboldening > 0 && state.textMode != .stroke && !isOpaque
    }

    /// The state whose pen fattens outlines: each side gains half of the emboldening.
    func fattening(_ state: GraphicsState) -> GraphicsState {
        var pen = state
        pen.strokeColor = state.fillColor
        pen.line = LineStyle(width: emboldening * pointSize, join: .round)
        return pen
    }

    /// A device rectangle that contains all ink.
    func inkBox(in state: GraphicsState) -> CGRect {
        let size = pointSize * state.transform.meanScale
        let masks = fitsMasks(in: state)
        var box = CGRect.null
        for (glyph, position) in zip(glyphs, positions) where position.isFinite {
            let toDevice = transform(at: position).concatenating(state.transform)
            let ink = masks ? maskBox(glyph, position.applying(state.transform), size) : nil
            box = box.joined(with: ink ?? shapeBox(glyph, toDevice, size))
        }
        let pen = strokeReach(in: state)
        return box.insetBy(dx: -pen, dy: -pen)
    }

    private func strokeReach(in state: GraphicsState) -> CGFloat {
        let fattening = emboldening > 0 ? fattening(state).strokeReach : 0
        return max(fattening, state.textMode == .fill ? 0 : state.strokeReach)
    }

    private func maskBox(_ glyph: CGGlyph, _ place: CGPoint, _ size: CGFloat) -> CGRect? {
        guard let spot = PixelSpot(place),
            let mask = source.mask(of: glyph, pixelsPerEm: size, quarter: spot.quarter)
        else { return nil }
        return CGRect(x: spot.x + mask.left, y: spot.y - mask.top, width: mask.width, height: mask.height)
    }

    private func shapeBox(_ glyph: CGGlyph, _ toDevice: CGAffineTransform, _ size: CGFloat) -> CGRect {
        if let picture = source.anyImage(of: glyph, pixelsPerEm: size) { return picture.bounds.applying(toDevice) }
        return source.outline(of: glyph)?.data.applying(toDevice).controlBox ?? .null
    }
}

extension GlyphImage {
    /// From the image's unit square (y down) to em units (y up).
    var placement: CGAffineTransform {
        CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: -bounds.height, tx: bounds.minX, ty: bounds.maxY)
    }
}
