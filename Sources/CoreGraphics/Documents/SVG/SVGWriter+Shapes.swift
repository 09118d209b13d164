import Foundation

extension SVGWriter {
    mutating func write(_ shape: DrawnShape, _ state: GraphicsState) {
        switch shape {
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
            let id = name("g")
            let share = to.radius > 0 ? min(from.radius / to.radius, 1) : 0
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

// MARK: - Glyphs

extension SVGWriter {
    mutating func write(_ run: GlyphRun, _ state: GraphicsState) {
        let hidden = textStyle == .outlinesOnly ? "" : " aria-hidden=\"true\""
        var paint = ""
        if state.textMode != .stroke { paint += state.fillColor.rgba.svgFill(opacity: state.alpha) }
        if state.textMode == .stroke { paint += " fill=\"none\"" }
        var pen = state
        if run.emboldening > 0, state.textMode == .fill { pen = run.fattening(state) }
        if run.emboldening > 0 || state.textMode != .fill {
            // The pen is measured in points, the outlines in thousandths of an em.
            pen.line.width *= 1000 / run.pointSize
            pen.line.dashes = []
            paint += stroke(pen)
        }
        body += "<g\(hidden)\(paint)>\n"
        for (glyph, origin) in zip(run.glyphs, run.positions) where origin.isFinite {
            write(glyph, of: run, at: origin, state)
        }
        body += "</g>\n"
        if textStyle == .outlines { writeText(run, state) }
    }

    private mutating func write(_ glyph: CGGlyph, of run: GlyphRun, at origin: CGPoint, _ state: GraphicsState) {
        let toDevice = run.transform(at: origin).concatenating(state.transform)
        if let picture = run.source.anyPicture(of: glyph, pixelsPerEm: Self.pictureSize) {
            use(picture.image, picture.placement.concatenating(toDevice), state)
        } else if let id = define(glyph, of: run.source) {
            let place = CGAffineTransform(scaleX: 0.001, y: 0.001).concatenating(toDevice)
            body += "<use xlink:href=\"#\(id)\" transform=\"\(place.svg)\"/>\n"
        }
    }

    /// Colour glyphs come in their largest picture.
    private static let pictureSize: CGFloat = 160

    private mutating func define(_ glyph: CGGlyph, of source: any GlyphSource) -> String? {
        let key = SVGGlyph(source: ObjectIdentifier(source), glyph: glyph)
        if let known = glyphNames[key] { return known }
        guard let outline = source.outline(of: glyph), !outline.isEmpty else { return nil }
        let id = name("t")
        let thousandths = outline.data.applying(CGAffineTransform(scaleX: 1000, y: 1000))
        defs += "<path id=\"\(id)\" d=\"\(thousandths.svg)\"/>\n"
        glyphNames[key] = id
        return id
    }

    /// The text itself, transparent, each cluster at its place, in logical order.
    private mutating func writeText(_ run: GlyphRun, _ state: GraphicsState) {
        let clusters = run.text.filter { !$0.text.isEmpty && run.positions.indices.contains($0.glyphs.lowerBound) }
        guard !clusters.isEmpty else { return }
        let isPlain = clusters.allSatisfy { $0.text.utf16.count == 1 }
        let places = clusters.map { run.positions[$0.glyphs.lowerBound] }
        body += "<text fill-opacity=\"0\" font-family=\"sans-serif\" font-size=\"\(run.pointSize.brief)\" "
        body += "transform=\"\(state.transform.svg)\" xml:space=\"preserve\""
        if isPlain {
            body += " x=\"\(places.map(\.x.brief).joined(separator: " "))\" y=\"\(places[0].y.brief)\">"
            body += clusters.map(\.text).joined().xmlEscaped
        } else {
            body += ">"
            for (cluster, place) in zip(clusters, places) {
                body += "<tspan x=\"\(place.x.brief)\" y=\"\(place.y.brief)\">\(cluster.text.xmlEscaped)</tspan>"
            }
        }
        body += "</text>\n"
    }
}
