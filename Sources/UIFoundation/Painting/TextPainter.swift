/// Stage 4: draws a layout into a context.
///
/// Backgrounds first, then line by line underlines, glyphs and strike-through lines, each stretch with its shadow.
/// The context's coordinates have y down, in points; its state is left as it was.
package struct TextPainter {
    private let layout: TextLayout
    private let paints: [TextPaint]
    /// Where baselines and lines are put on pixels.
    private let grid: PixelGrid
    /// A color in place of that of every stretch: highlighted and disabled labels have one.
    package var colorOverride: UIColor?

    package init(_ layout: TextLayout, paints: [TextPaint], grid: PixelGrid) {
        self.layout = layout
        self.paints = paints
        self.grid = grid
    }

    /// Draws the block with its top left corner at a point.
    package func draw(in context: CGContext, at origin: CGPoint) {
        context.saveGState()
        defer { context.restoreGState() }
        for line in layout.lines {
            let runs = line.runs
            for run in runs { drawBackground(of: run, in: line, context, origin) }
        }
        for line in layout.lines {
            let baseline = grid.baseline(origin.y + line.baseline)
            for run in line.runs { draw(run, in: line, context, CGPoint(x: origin.x, y: baseline)) }
        }
    }

    /// Draws some of a line's runs, with the block's left edge at a point on the line's baseline, which is not rounded.
    package func draw(
        _ runs: [TextLayout.Run], of line: TextLayout.Line, in context: CGContext, at place: CGPoint
    ) {
        let origin = CGPoint(x: place.x, y: place.y - line.baseline)
        for run in runs { drawBackground(of: run, in: line, context, origin) }
        for run in runs { draw(run, in: line, context, place) }
    }

    private func paint(of run: TextLayout.Run) -> TextPaint {
        paints.indices.contains(run.style.paint) ? paints[run.style.paint] : paints[0]
    }

    private func drawBackground(
        of run: TextLayout.Run, in line: TextLayout.Line, _ context: CGContext, _ origin: CGPoint
    ) {
        guard let color = paint(of: run).background else { return }
        let rect = CGRect(x: origin.x + run.x, y: origin.y + line.top, width: run.width, height: line.height)
        context.setFillColor(color.cgColor)
        context.fill(grid.round(rect))
    }

    /// Draws one stretch; `place` is the block's left edge on the line's rounded baseline.
    private func draw(
        _ run: TextLayout.Run, in line: TextLayout.Line, _ context: CGContext, _ place: CGPoint
    ) {
        let paint = paint(of: run)
        if let link = paint.link {
            let top = place.y - line.baseline + line.top
            context.setURL(link, for: CGRect(x: place.x + run.x, y: top, width: run.width, height: line.height))
        }
        context.saveGState()
        defer { context.restoreGState() }
        if let shadow = paint.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color.cgColor)
        }
        if let attachment = paint.attachment, let box = run.attachment {
            attachment.object.paint(
                in: box.bounds, at: CGPoint(x: place.x + run.x, y: place.y), characterIndex: run.range.lowerBound,
                context, tint: colorOverride ?? paint.foreground)
            return
        }
        let color = (colorOverride ?? paint.foreground).cgColor
        let decorator = DecorationPainter(run: run, place: place, grid: grid, context: context)
        if let underline = paint.underline { draw(underline, .underline, by: decorator, color, context) }
        let offset = CGPoint(x: place.x, y: place.y - line.baseline)
        drawGlyphs(of: run, paint, color, context, offset, text: context.keepsText ? line.text(of: run) : [])
        if let cross = paint.strikethrough { draw(cross, .strikethrough, by: decorator, color, context) }
    }

    private func draw(
        _ line: TextPaint.Decoration, _ kind: DecorationPainter.Kind, by decorator: DecorationPainter,
        _ color: CGColor, _ context: CGContext
    ) {
        context.setFillColor(line.color?.cgColor ?? color)
        decorator.draw(line.style, kind)
    }

    private func drawGlyphs(
        of run: TextLayout.Run, _ paint: TextPaint, _ color: CGColor, _ context: CGContext, _ offset: CGPoint,
        text: [GlyphCluster]
    ) {
        context.setFillColor(color)
        context.setStrokeColor(paint.stroke?.color?.cgColor ?? color)
        let positions = run.positions.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
        GlyphPainter(run, paint).draw(run.glyphs, at: positions, text: text, in: context)
    }
}
