/// Draws glyphs of one font in the context's fill and stroke colors: what labels and layout managers share.
package struct GlyphPainter {
    let font: CTFont
    /// What is done to each glyph about its origin, y up: the font's own matrix, then stretch and slant.
    package var matrix: CGAffineTransform
    package var stroke: TextPaint.Stroke?

    package init(font: CTFont) {
        self.font = font
        matrix = font.glyphMatrix
    }

    package init(_ run: TextLayout.Run, _ paint: TextPaint) {
        self.init(font: run.font)
        matrix = run.glyphMatrix.slanted(by: paint.obliqueness)
        stroke = paint.stroke
    }

    /// - Parameter positions: The glyphs' origins in the context's coordinates.
    /// - Parameter text: What the glyphs show, for contexts that keep text.
    package func draw(
        _ glyphs: [CGGlyph], at positions: [CGPoint], text: [GlyphCluster] = [], in context: CGContext
    ) {
        guard let stroke else { return drawPlainly(glyphs, at: positions, text, in: context) }
        let mode = context.textDrawingMode
        defer { context.setTextDrawingMode(mode) }
        context.setTextDrawingMode(stroke.inside == .filled ? .fillStroke : .stroke)
        context.setLineWidth(stroke.width)
        drawPlainly(glyphs, at: positions, text, in: context)
    }

    /// Without a stroke of the text's own the context's mode and pen count, which drawing code sets for outlined text.
    private func drawPlainly(
        _ glyphs: [CGGlyph], at positions: [CGPoint], _ text: [GlyphCluster], in context: CGContext
    ) {
        var run = GlyphRun(
            source: font.face, pointSize: font.pointSize, glyphs: glyphs, positions: positions,
            matrix: matrix, emboldening: font.synthesis.emboldening)
        run.text = text
        context.draw(run)
    }
}
