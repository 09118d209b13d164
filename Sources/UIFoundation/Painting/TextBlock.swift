/// Lines of text with the colors they are drawn in: what labels and string drawing measure and paint.
package struct TextBlock {
    package let layout: TextLayout
    package let paints: TextPaints
    /// The colors of a truncation token that has some of its own.
    private let tokenPaints: TextPaints?

    package init(layout: TextLayout, paints: TextPaints, tokenPaints: TextPaints? = nil) {
        self.layout = layout
        self.paints = paints
        self.tokenPaints = tokenPaints
    }

    /// The width that UIKit reports, in points and unrounded.
    ///
    /// White space at the ends of lines counts, although it never makes a line break; where text was cut, that of the
    /// last line does not. The width that was offered is the upper limit. Found from recorded sizes of labels
    /// (2,100 measurements on iOS, and others).
    package var width: CGFloat { min(layout.outerWidth, layout.rules.width) }

    /// The height of all lines in points, unrounded.
    package var height: CGFloat { layout.height }

    /// Draws the block with its top left corner at a point.
    ///
    /// - Parameters:
    ///   - grid: Where baselines, backgrounds and lines are put on pixels.
    ///   - color: In place of that of every stretch: highlighted and disabled labels have one.
    package func draw(in context: CGContext, at origin: CGPoint, grid: PixelGrid, color: UIColor? = nil) {
        let lines = layout.lines.map { line in
            PaintedLine(
                line, place: CGPoint(x: origin.x, y: grid.baseline(origin.y + line.baseline)),
                top: origin.y + line.top, height: line.height,
                stretches: stretches(of: line.runs, on: line, color: color))
        }
        TextPainter(context, grid: grid).draw(lines)
    }

    /// Draws some of a line's runs, with the block's left edge at a point on the line's baseline, which is not rounded.
    func draw(_ runs: [TextLayout.Run], of line: TextLayout.Line, in context: CGContext, at place: CGPoint) {
        let line = PaintedLine(
            line, place: place, top: place.y - line.baseline + line.top, height: line.height,
            stretches: stretches(of: runs, on: line, color: nil))
        TextPainter(context, grid: PixelGrid(of: context)).draw([line])
    }

    private func stretches(of runs: [TextLayout.Run], on line: TextLayout.Line, color: UIColor?) -> [TextStretch] {
        var stretches = runs.flatMap { run in
            run.isToken ? tokenStretches(of: run, on: line) : paints.stretches(of: run)
        }
        if let color { for index in stretches.indices { stretches[index].paint.foreground = color } }
        return stretches
    }

    private func tokenStretches(of run: TextLayout.Run, on line: TextLayout.Line) -> [TextStretch] {
        guard let model = line.tokenModel else { return (tokenPaints ?? paints).stretches(of: run) }
        return [TextStretch(range: run.range, paint: paints.paint(at: model), runs: [run])]
    }
}
