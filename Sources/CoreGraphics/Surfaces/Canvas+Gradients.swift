import CCairo
import Foundation

extension Canvas {
    /// Makes a gradient Cairo's source; false if it can paint nothing.
    func setGradient(_ paint: Paint, in state: GraphicsState) -> Bool {
        guard case .radial(let gradient, let from, let to, let options) = paint, paint.sweeps,
            !options.contains(.drawsAfterEndLocation)
        else { return setSource(pattern(paint, in: state)) }
        // Of a point's colors Cairo pads with the last, also where that is not drawn and another one would be.
        let between = Paint.radial(gradient, from: from, to: to, [])
        if options.isEmpty { return setSource(pattern(between, in: state, CAIRO_EXTEND_NONE)) }
        let before = Paint.radial(gradient.startAfterEnd, from: to, to: from, .drawsAfterEndLocation)
        return setSource(before, under: between, in: state)
    }

    /// Makes a sweep with what lies before it Cairo's source: the sweep takes the other's place, also where it is clear.
    private func setSource(_ before: Paint, under sweep: Paint, in state: GraphicsState) -> Bool {
        guard case .radial(_, let from, let to, _) = sweep else { return false }
        var opaque = state
        opaque.alpha = 1
        let area = pattern(.radial(.black, from: from, to: to, []), in: opaque, CAIRO_EXTEND_NONE)
        guard let area else { return false }
        defer { cairo_pattern_destroy(area) }
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        if setSource(pattern(before, in: state)) { cairo_paint(cairo) }
        if setSource(pattern(sweep, in: state, CAIRO_EXTEND_NONE)) { cairo_mask(cairo, area) }
        cairo_pop_group_to_source(cairo)
        return true
    }

    private func setSource(_ pattern: OpaquePointer?) -> Bool {
        guard let pattern else { return false }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    /// A gradient as Cairo's pattern, which the caller destroys.
    private func pattern(
        _ paint: Paint, in state: GraphicsState, _ extend: cairo_extend_t = CAIRO_EXTEND_PAD
    ) -> OpaquePointer? {
        let (pattern, gradient, options): (OpaquePointer?, CGGradient, CGGradientDrawingOptions)
        switch paint {
        case .color: return nil
        case .linear(let colors, let from, let to, let extent):
            pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            (gradient, options) = (colors, extent)
        case .radial(let colors, let from, let to, let extent):
            pattern = cairo_pattern_create_radial(
                from.center.x, from.center.y, from.radius, to.center.x, to.center.y, to.radius)
            (gradient, options) = (colors, extent)
        }
        guard let pattern else { return nil }
        var matrix = state.transform.inverted().cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, extend)
        add(gradient, options, to: pattern, alpha: state.alpha)
        return pattern
    }

    private func add(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, to pattern: OpaquePointer, alpha: CGFloat
    ) {
        // Cairo pads with the outermost stop, so a clear one ends the colors where they must not go on.
        if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        var stops = gradient.stops
        if stops[0].location > 0 { stops.insert(.init(location: 0, color: stops[0].color), at: 0) }
        if let last = stops.last, last.location < 1 { stops.append(.init(location: 1, color: last.color)) }
        for stop in stops {
            let c = stop.color.clamped
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, c.red, c.green, c.blue, c.alpha * alpha)
        }
        if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
    }
}

extension CGGradient {
    fileprivate static let black = CGGradient(stops: [0, 1].map { Stop(location: $0, color: CGColor.black.rgba) })

    /// Clear, and behind its end the color of this one's start.
    fileprivate var startAfterEnd: CGGradient {
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        return CGGradient(stops: [
            Stop(location: 0, color: clear), Stop(location: 1, color: clear),
            Stop(location: 1, color: stops[0].color),
        ])
    }
}
