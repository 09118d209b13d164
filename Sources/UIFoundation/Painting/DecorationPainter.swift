/// Draws the lines under and through one stretch of text, on whole pixels.
package struct DecorationPainter {
    private let run: TextLayout.Run
    /// The block's left edge, on the line's baseline as drawn.
    private let place: CGPoint
    private let grid: PixelGrid
    private let context: CGContext

    package init(run: TextLayout.Run, place: CGPoint, grid: PixelGrid, context: CGContext) {
        self.run = run
        self.place = place
        self.grid = grid
        self.context = context
    }

    package enum Kind { case underline, strikethrough }

    /// How far above the baseline the run's font wants the middle of a line, in points.
    package static func height(of kind: Kind, _ run: TextLayout.Run) -> CGFloat {
        let metrics = run.font.metrics
        let height = kind == .underline ? metrics.underlinePosition : metrics.strikethroughPosition
        return run.style.baselineOffset + height * run.font.pointSize
    }

    /// Draws a line in the context's fill color.
    ///
    /// - Parameter height: Of the line's middle above the baseline; nil leaves it to the font.
    package func draw(_ style: NSUnderlineStyle, _ kind: Kind, height: CGFloat? = nil) {
        let thickness = grid.thickness(run.font.metrics.underlineThickness * run.font.pointSize) * style.weight
        let middle = place.y - (height ?? Self.height(of: kind, run))
        var top = grid.round(middle - thickness / 2)
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
        let visible = rect.common(with: context.boundingBoxOfClipPath)
        guard !visible.isEmpty else { return }
        // The pattern is tied to the block's left edge, so that it runs on across stretches of one line.
        let period = dashes.reduce(0, +)
        var x = place.x + ((visible.minX - place.x) / period).rounded(.down) * period
        var index = 0
        while x < visible.maxX {
            let dash = CGRect(x: x, y: rect.minY, width: dashes[index], height: rect.height).common(with: visible)
            if index % 2 == 0, !dash.isEmpty { context.fill(dash) }
            x += dashes[index]
            index = (index + 1) % dashes.count
        }
    }
}
