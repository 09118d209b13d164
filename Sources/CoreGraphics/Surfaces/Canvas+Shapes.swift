import CCairo
import CRaster
import Foundation

extension Canvas {
    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState) {
        if let whole = state.clip.pixelRect.flatMap({ path.wholePixels(within: $0.common(with: bounds)) }) {
            if let pixel = state.pixel(inPlaceOfAllBy: paint) { return set(whole, to: pixel) }
            if let row = gradientRow(paint, over: whole, in: state) { return blend(row: row, over: whole) }
            if let column = gradientColumn(paint, over: whole, in: state) { return set(whole, toColumn: column) }
        }
        draw(in: state) { cairo in
            guard setSource(paint, in: state) else { return }
            append(path)
            cairo_set_fill_rule(cairo, rule.cairoRule)
            fillPath(alpha: 1, in: state.blendMode)
        }
    }

    /// A row of pixels in which each lies that a gradient across has in any row of a rectangle of whole pixels; nil for
    /// other paints and modes, and for low rectangles.
    private func gradientRow(_ paint: Paint, over area: CGRect, in state: GraphicsState) -> PixelBuffer? {
        guard case .linear(let gradient, let from, let to, let options) = paint, from.y == to.y, from.x != to.x,
            state.transform.b == 0, state.transform.c == 0, state.blendMode == .normal, area.height > 4
        else { return nil }
        let key = GradientRowCache.Key(
            start: Int(area.minX), length: Int(area.width), direction: .across, alpha: state.alpha, from: from,
            to: to,
            options: options, transform: state.transform, gradient: gradient)
        return GradientRowCache.shared.row(key) {
            pixels(of: paint, over: CGRect(x: area.minX, y: area.minY, width: area.width, height: 1), in: state)
        }
    }

    /// The same of a gradient from above to below, for columns, if all of it is opaque; nil for narrow rectangles.
    private func gradientColumn(_ paint: Paint, over area: CGRect, in state: GraphicsState) -> PixelBuffer? {
        guard case .linear(let gradient, let from, let to, let options) = paint, from.x == to.x, from.y != to.y,
            state.transform.b == 0, state.transform.c == 0, state.blendMode == .normal, area.width > 4
        else { return nil }
        let key = GradientRowCache.Key(
            start: Int(area.minY), length: Int(area.height), direction: .down, alpha: state.alpha, from: from, to: to,
            options: options, transform: state.transform, gradient: gradient)
        let column = GradientRowCache.shared.row(key) {
            pixels(of: paint, over: CGRect(x: area.minX, y: area.minY, width: 1, height: area.height), in: state)
        }
        return column.flatMap { placard_is_opaque($0.pixels.baseAddress, $0.pixels.count) != 0 ? $0 : nil }
    }

    /// The pixels of a paint over clear ones, by Cairo.
    private func pixels(of paint: Paint, over area: CGRect, in state: GraphicsState) -> PixelBuffer? {
        guard let canvas = Canvas(covering: area) else { return nil }
        var own = state
        own.clip = Clip(rect: canvas.bounds)
        canvas.fill(.rect(canvas.bounds, .identity), rule: .winding, with: paint, in: own)
        canvas.flush()
        return canvas.buffer
    }

    private func set(_ area: CGRect, to pixel: UInt32) {
        guard let part = PixelArea(area).part(left: left, top: top, buffer.width, buffer.height) else { return }
        change { $0.set(part, to: pixel) }
    }

    /// Sets each row of a rectangle to the pixel of an opaque column as high as it.
    private func set(_ area: CGRect, toColumn column: PixelBuffer) {
        guard let part = PixelArea(area).part(left: left, top: top, buffer.width, buffer.height) else { return }
        change { $0.set(part, toColumn: column) }
    }

    /// Draws a row of pixels over each row of a rectangle as wide as it.
    private func blend(row: PixelBuffer, over area: CGRect) {
        let part = PixelArea(area).part(left: left, top: top, buffer.width, buffer.height)
        guard let part else { return }
        change { buffer in
            placard_blend_shifted(
                bytes(at: part), buffer.width * 4, row.pixels.baseAddress!, 0, Int32(part.width), Int32(part.height),
                0, 0)
        }
    }

    func stroke(_ path: PathData, in state: GraphicsState) {
        if state.blendMode.reachesBeyondShape, let outline = path.stroked(state.line, state.transform) {
            return fill(outline, rule: .winding, with: .color(state.strokeColor.rgba), in: state)
        }
        draw(in: state) { cairo in
            guard setSource(.color(state.strokeColor.rgba), in: state) else { return }
            append(path)
            var matrix = state.transform.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            setPen(state.line.limited(to: path.controlBox.union(bounds), state.transform))
            cairo_stroke(cairo)
        }
    }

    private func setPen(_ line: LineStyle) {
        cairo_set_line_width(cairo, line.width)
        cairo_set_line_cap(cairo, line.cap.cairoCap)
        cairo_set_line_join(cairo, line.join.cairoJoin)
        cairo_set_miter_limit(cairo, max(line.miterLimit, 1))
        cairo_set_dash(cairo, line.dashes.map(\.native), Int32(line.dashes.count), line.dashPhase)
    }

    /// Makes a paint Cairo's source; false if it can paint nothing.
    private func setSource(_ paint: Paint, in state: GraphicsState) -> Bool {
        switch paint {
        case .color(let color):
            let c = color.clamped
            cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * state.alpha)
            return true
        case .linear, .radial: return setGradient(paint, in: state)
        }
    }

    /// Paints inside Cairo's path; through the clip, if the blend mode would also change what lies outside.
    func fillPath(alpha: CGFloat, in blendMode: CGBlendMode) {
        if alpha == 1, !blendMode.reachesBeyondShape {
            cairo_fill(cairo)
        } else {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, alpha)
            invalidateClip()
        }
    }
}

extension PathData {
    /// What lies inside of a rectangle if the path is a rectangle on whole pixels; nil if nothing does.
    fileprivate func wholePixels(within area: CGRect) -> CGRect? {
        guard let rect = levelRect, rect == rect.integral else { return nil }
        let part = rect.common(with: area)
        return part.width > 0 && part.height > 0 ? part : nil
    }
}

extension GraphicsState {
    /// The pixel that a paint leaves wherever it covers all of one, whatever was there; nil if that counts.
    fileprivate func pixel(inPlaceOfAllBy paint: Paint) -> UInt32? {
        guard case .color(let source) = paint else { return nil }
        if blendMode == .clear { return 0 }
        let color = source.clamped
        guard blendMode == .normal || blendMode == .copy, color.alpha * alpha >= 1 else { return nil }
        // As Cairo rounds.
        func byte(_ value: CGFloat) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
        return 0xFF00_0000 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
}
