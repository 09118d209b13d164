import Foundation

extension SVGWriter {
    mutating func write(_ shape: DrawnShape, _ state: GraphicsState) {
        switch shape {
        case .fill(let path, let rule, let paint) where paint.sweeps:
            writePicture(of: path, rule, paint, state)
        case .fill(let path, let rule, let paint):
            let ruleText = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            body += "<path\(ruleText)\(fill(paint, state))\(state.svgEdges) d=\"\(path.svg)\"/>\n"
        case .stroke(let path):
            // The pen is bent by the transform, so the path goes back to user space.
            let inner = path.applying(state.transform.inverted())
            body += "<path fill=\"none\" transform=\"\(state.transform.svg)\"\(stroke(state))\(state.svgEdges) "
            body += "d=\"\(inner.svg)\"/>\n"
        case .image(let image, let place): use(image, place, state)
        case .glyphs(let run): write(run, state)
        }
    }

    /// Gradients that SVG 1.1 has no words for are pictures.
    private mutating func writePicture(
        of path: PathData, _ rule: CGPathFillRule, _ paint: Paint, _ state: GraphicsState
    ) {
        let area = path.controlBox.common(with: state.clip.rect).common(with: bounds).touchedPixels
        var plain = GraphicsState(transform: state.transform, clip: Clip(rect: area))
        plain.alpha = state.alpha
        for case .shape(let shape, let state) in [.shape(.fill(path, rule, paint), plain)].pictured(within: area) {
            write(shape, state)
        }
    }

    mutating func use(_ image: CGImage, _ place: CGAffineTransform, _ state: GraphicsState) {
        guard let id = define(image, state.interpolation) else { return }
        let opacity = state.alpha < 1 ? " opacity=\"\(state.alpha.brief)\"" : ""
        body += "<use xlink:href=\"#\(id)\" transform=\"\(place.svg)\"\(opacity)/>\n"
    }

    func stroke(_ state: GraphicsState) -> String {
        let (line, color) = (state.line, state.strokeColor.rgba.clamped)
        var text = " stroke=\"\(color.hex)\" stroke-width=\"\(line.width.brief)\""
        let opacity = color.alpha * state.alpha
        if opacity < 1 { text += " stroke-opacity=\"\(opacity.brief)\"" }
        if line.cap != .butt { text += " stroke-linecap=\"\(line.cap == .round ? "round" : "square")\"" }
        switch line.join {
        case .miter: text += " stroke-miterlimit=\"\(max(line.miterLimit, 1).brief)\""
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        if !line.dashes.isEmpty {
            text += " stroke-dasharray=\"\(line.dashes.map(\.brief).joined(separator: " "))\""
            text += " stroke-dashoffset=\"\(line.dashPhase.brief)\""
        }
        return text
    }

    mutating func fill(_ paint: Paint, _ state: GraphicsState) -> String {
        let opacity = state.alpha < 1 ? " fill-opacity=\"\(state.alpha.brief)\"" : ""
        switch paint {
        case .color(let color): return color.svgFill(opacity: state.alpha)
        case .linear(let gradient, let from, let to, let options):
            let id = name("g")
            defs += "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" "
            defs += "x1=\"\(from.x.brief)\" y1=\"\(from.y.brief)\" x2=\"\(to.x.brief)\" y2=\"\(to.y.brief)\" "
            defs += "gradientTransform=\"\(state.transform.svg)\">\(stops(gradient, options))</linearGradient>\n"
            return " fill=\"url(#\(id))\"" + opacity
        case .radial(let gradient, let from, let to, let options):
            if from.radius > to.radius {
                return fill(.radial(gradient.turnedRound, from: to, to: from, options.turnedRound), state)
            }
            let id = name("g")
            let share = from.radius / to.radius
            defs += "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(to.center.x.brief)\" "
            defs += "cy=\"\(to.center.y.brief)\" r=\"\(to.radius.brief)\" fx=\"\(from.center.x.brief)\" "
            defs += "fy=\"\(from.center.y.brief)\" gradientTransform=\"\(state.transform.svg)\">"
            defs += "\(stops(gradient, options, from: share))</radialGradient>\n"
            return " fill=\"url(#\(id))\"" + opacity
        }
    }

    /// - Parameter start: Where the first stop lies; SVG 1.1 has no inner circle, so the stops move outwards.
    private func stops(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, from start: CGFloat = 0
    ) -> String {
        var list = gradient.stops
        if let first = list.first { list.insert(.init(location: 0, color: first.color), at: 0) }
        if let last = list.last { list.append(.init(location: 1, color: last.color)) }
        let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        if !options.contains(.drawsBeforeStartLocation) { list.insert(.init(location: 0, color: clear), at: 0) }
        if !options.contains(.drawsAfterEndLocation) { list.append(.init(location: 1, color: clear)) }
        return list.map { stop in
            let (color, place) = (stop.color.clamped, start + stop.location * (1 - start))
            let opacity = color.alpha < 1 ? " stop-opacity=\"\(color.alpha.brief)\"" : ""
            return "<stop offset=\"\(place.brief)\" stop-color=\"\(color.hex)\"\(opacity)/>"
        }.joined()
    }
}
