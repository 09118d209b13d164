/// Draws the lines under and through one stretch of text, on whole pixels.
struct DecorationPainter {
    let run: TextLayout.Run
    /// The block's left edge, on the line's baseline as drawn.
    let place: CGPoint
    let grid: PixelGrid
    let context: CGContext

    enum Kind { case underline, strikethrough }

    func draw(_ decoration: TextPaint.Decoration, _ kind: Kind, textColor: CGColor) {
        let style = decoration.style
        let metrics = run.font.metrics
        let thickness = grid.thickness(metrics.underlineThickness * run.font.pointSize * style.weight)
        let height = kind == .underline ? metrics.underlinePosition : metrics.strikethroughPosition
        let middle = place.y - run.style.baselineOffset - height * run.font.pointSize
        var top = grid.round(middle - thickness / 2)
        context.setFillColor(decoration.color?.cgColor ?? textColor)
        for _ in 0..<style.lineCount {
            drawLine(CGRect(x: place.x + run.x, y: top, width: run.width, height: thickness), style)
            top += 2 * thickness
        }
    }

    private func drawLine(_ rect: CGRect, _ style: NSUnderlineStyle) {
        let dashes = style.dashes.map { $0 * rect.height }
        guard !dashes.isEmpty else {
            context.fill(rect)
            return
        }
        let visible = rect.intersection(context.boundingBoxOfClipPath)
        guard !visible.isNull else { return }
        // The pattern is tied to the block's left edge, so that it runs on across stretches of one line.
        let period = dashes.reduce(0, +)
        var x = place.x + ((visible.minX - place.x) / period).rounded(.down) * period
        var index = 0
        while x < visible.maxX {
            let dash = CGRect(x: x, y: rect.minY, width: dashes[index], height: rect.height).intersection(visible)
            if index % 2 == 0, !dash.isNull { context.fill(dash) }
            x += dashes[index]
            index = (index + 1) % dashes.count
        }
    }
}
