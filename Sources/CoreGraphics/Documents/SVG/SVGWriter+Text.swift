import Foundation

extension SVGWriter {
    /// Writes glyphs as text in an embedded font where a browser comes to the same glyphs, else as outlines.
    mutating func write(_ run: GlyphRun, _ state: GraphicsState) {
        if textStyle == .fonts, let family = fonts.family(of: run.source),
            let stretches = run.source.stretches(shaping: run, language: fonts.language)
        {
            return write(stretches, of: run, in: family, state)
        }
        let hidden = textStyle == .outlinesOnly ? "" : " aria-hidden=\"true\""
        // The pen is measured in points, the outlines in thousandths of an em.
        body += "<g\(hidden)\(glyphPaint(run, state, penScale: 1000 / run.pointSize))>\n"
        for (glyph, origin) in zip(run.glyphs, run.positions) where origin.isFinite {
            write(glyph, of: run, at: origin, state)
        }
        body += "</g>\n"
        if textStyle != .outlinesOnly { writeHiddenText(run, state) }
    }

    /// The attributes of fill and stroke.
    private func glyphPaint(_ run: GlyphRun, _ state: GraphicsState, penScale: CGFloat) -> String {
        var paint = state.textMode.fills ? state.fillColor.rgba.svgFill(opacity: state.alpha) : " fill=\"none\""
        var pen = state
        if run.emboldening > 0, !state.textMode.strokes { pen = run.fattening(state) }
        if run.emboldening > 0 || state.textMode.strokes {
            pen.line.width *= penScale
            pen.line.dashes = []
            paint += stroke(pen)
        }
        return paint
    }

    // MARK: Outlines

    private mutating func write(_ glyph: CGGlyph, of run: GlyphRun, at origin: CGPoint, _ state: GraphicsState) {
        let toDevice = run.transform(at: origin).concatenating(state.transform)
        if let picture = run.source.anyImage(of: glyph, pixelsPerEm: run.documentPixelsPerEm(in: state)) {
            use(picture.image, picture.placement.concatenating(toDevice), state.forColorGlyphs)
        } else if let id = define(glyph, of: run.source) {
            let place = CGAffineTransform(scaleX: 0.001, y: 0.001).concatenating(toDevice)
            body += "<use xlink:href=\"#\(id)\" transform=\"\(place.svg)\"/>\n"
        }
    }

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

    // MARK: Text

    /// The text itself in its own font, each stretch at its place.
    private mutating func write(
        _ stretches: [TextStretch], of run: GlyphRun, in family: String, _ state: GraphicsState
    ) {
        let (toUser, places) = run.straightened(stretches.map(\.origin))
        body += "<text font-family=\"\(family)\" text-rendering=\"geometricPrecision\""
        if stretches.contains(where: \.isRightToLeft) {
            // The end of such text is its left end.
            body += " direction=\"rtl\" unicode-bidi=\"bidi-override\" text-anchor=\"end\""
        }
        body += glyphPaint(run, state, penScale: 1)
        writeContent(zip(stretches.map(\.text), places), run.pointSize, toUser.concatenating(state.transform))
    }

    /// The text itself, transparent, each cluster at its place.
    private mutating func writeHiddenText(_ run: GlyphRun, _ state: GraphicsState) {
        let clusters = run.text.filter { !$0.text.isEmpty && run.positions.indices.contains($0.glyphs.lowerBound) }
        guard !clusters.isEmpty else { return }
        body += "<text fill-opacity=\"0\" font-family=\"sans-serif\""
        let places = clusters.map { run.positions[$0.glyphs.lowerBound] }
        writeContent(zip(clusters.map(\.text), places), run.pointSize, state.transform)
    }

    /// Ends a tag of text, and writes the text in logical order: SVG places each UTF-16 unit for itself, so
    /// parts of several units need elements of their own.
    private mutating func writeContent(
        _ parts: Zip2Sequence<[String], [CGPoint]>, _ size: CGFloat, _ transform: CGAffineTransform
    ) {
        body += " font-size=\"\(size.brief)\" transform=\"\(transform.svg)\" xml:space=\"preserve\""
        let baselines = Set(parts.map(\.1.y))
        let isSingle = parts.underestimatedCount == 1 || parts.allSatisfy { $0.0.utf16.count == 1 }
        if isSingle, let baseline = baselines.first, baselines.count == 1 {
            body += " x=\"\(parts.map(\.1.x.brief).joined(separator: " "))\" y=\"\(baseline.brief)\">"
            body += parts.map(\.0).joined().xmlEscaped
        } else {
            body += ">"
            for (text, place) in parts {
                body += "<tspan x=\"\(place.x.brief)\" y=\"\(place.y.brief)\">\(text.xmlEscaped)</tspan>"
            }
        }
        body += "</text>\n"
    }
}

extension GlyphRun {
    /// The transform that deforms the run's glyphs, and their places before it.
    fileprivate func straightened(_ places: [CGPoint]) -> (transform: CGAffineTransform, places: [CGPoint]) {
        guard matrix != .identity, matrix.isInvertible else { return (.identity, places) }
        // The matrix has y up and is done about each glyph's own origin.
        let transform = CGAffineTransform(
            a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: 0, ty: places.first?.y ?? 0)
        let back = transform.inverted()
        return (transform, places.map { CGPoint(x: $0.x + matrix.tx, y: $0.y - matrix.ty).applying(back) })
    }
}
