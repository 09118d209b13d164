/// Draws glyphs of one font in the context's fill and stroke colours: what labels and layout managers share.
struct GlyphPainter {
    let font: CTFont
    /// How far glyphs lean for each unit of height.
    var slant: CGFloat
    /// The horizontal stretch; 1 leaves the glyphs as they are.
    var stretch: CGFloat = 1
    var stroke: TextPaint.Stroke?

    init(font: CTFont) {
        self.font = font
        slant = font.synthesis.skew
    }

    init(_ run: TextLayout.Run, _ paint: TextPaint) {
        self.init(font: run.font)
        slant += paint.obliqueness
        stretch = exp(run.style.expansion)
        stroke = paint.stroke
    }

    /// - Parameter positions: The glyphs' origins in the context's coordinates.
    /// - Parameter text: What the glyphs show, for contexts that keep text.
    func draw(
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
            source: font.face, pointSize: font.pointSize, glyphs: glyphs, positions: positions, skew: slant,
            stretch: stretch, emboldening: font.synthesis.emboldening)
        run.text = text
        context.draw(run)
    }
}
