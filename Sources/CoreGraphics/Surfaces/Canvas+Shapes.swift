import CCairo
import Foundation

extension Canvas {
    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState) {
        let row = gradientRow(paint, in: state)
        draw(in: state) { cairo in
            guard row.map(repeatRow) ?? setSource(paint, in: state) else { return }
            append(path)
            cairo_set_fill_rule(cairo, rule.cairoRule)
            fillPath(alpha: 1, in: state.blendMode)
            if row != nil { cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        }
    }

    /// A row of pixels in which each lies that a gradient across has in any row; nil for other paints, for shapes and low areas.
    private func gradientRow(_ paint: Paint, in state: GraphicsState) -> Canvas? {
        guard case .linear(_, let from, let to, _) = paint, from.y == to.y, from.x != to.x, state.transform.b == 0,
            state.transform.c == 0
        else { return nil }
        // Within shapes pixman begins to count at their edges, which rounds some pixels otherwise.
        guard let area = state.clip.pixelRect?.common(with: bounds), area.height > 4,
            let row = Canvas(covering: CGRect(x: area.minX, y: area.minY, width: area.width, height: 1))
        else { return nil }
        var own = state
        (own.clip, own.blendMode) = (Clip(rect: row.bounds), .normal)
        row.fill(PathData.rect(row.bounds, .identity), rule: .winding, with: paint, in: own)
        return row
    }

    private func repeatRow(_ row: Canvas) -> Bool {
        cairo_surface_flush(row.surface)
        cairo_set_source_surface(cairo, row.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        return true
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
        case .linear(let gradient, let from, let to, let options):
            guard let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y) else { return false }
            return setGradient(pattern, gradient, options, in: state)
        case .radial(let gradient, let from, let to, let options):
            let pattern = cairo_pattern_create_radial(
                from.center.x, from.center.y, from.radius, to.center.x, to.center.y, to.radius)
            guard let pattern else { return false }
            return setGradient(pattern, gradient, options, in: state)
        }
    }

    private func setGradient(
        _ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
        in state: GraphicsState
    ) -> Bool {
        defer { cairo_pattern_destroy(pattern) }
        var matrix = state.transform.inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        // Cairo pads with the outermost stop, so a clear one ends the colors where they must not go on.
        if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        var stops = gradient.stops
        if stops[0].location > 0 { stops.insert(.init(location: 0, color: stops[0].color), at: 0) }
        if let last = stops.last, last.location < 1 { stops.append(.init(location: 1, color: last.color)) }
        for stop in stops {
            let c = stop.color.clamped
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, c.red, c.green, c.blue, c.alpha * state.alpha)
        }
        if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        cairo_set_source(cairo, pattern)
        return true
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
