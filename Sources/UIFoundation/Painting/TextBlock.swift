/// A text that has been set, with the colors it is drawn in: what labels and string drawing measure and paint.
package struct TextBlock {
    package let layout: TextLayout
    package let paints: [TextPaint]

    package init(layout: TextLayout, paints: [TextPaint]) {
        self.layout = layout
        self.paints = paints
    }

    /// Shapes and sets a resolved text.
    init(_ text: ResolvedText, rules: LayoutRules) {
        self.init(layout: ShapedText(text.styled).layout(rules), paints: text.paints)
    }

    /// The width that UIKit reports, in points and unrounded.
    ///
    /// White space at the ends of lines counts, although it never makes a line break; where text was cut, that of the
    /// last line does not. The width that was offered is the upper limit. Found from recorded sizes of labels
    /// (2,100 measurements on iOS, and others).
    package var width: CGFloat {
        let lines = layout.lines
        var widest: CGFloat = 0
        for line in lines {
            let isCut = layout.isTruncated && line.index == lines.count - 1
            let trailing = isCut ? 0 : line.trailingWhitespaceWidth
            widest = max(widest, indent(of: line) + line.width + trailing)
        }
        return min(widest, layout.rules.width)
    }

    /// The height of all lines in points, unrounded.
    package var height: CGFloat { layout.height }

    /// Draws the block with its top left corner at a point.
    package func draw(in context: CGContext, at origin: CGPoint, grid: PixelGrid, color: UIColor? = nil) {
        var painter = TextPainter(layout, paints: paints, grid: grid)
        painter.colorOverride = color
        painter.draw(in: context, at: origin)
    }

    private func indent(of line: TextLayout.Line) -> CGFloat {
        let format = layout.shaped.text.format(at: line.range.lowerBound)
        guard format.firstLineHeadIndent > 0 || format.headIndent > 0 else { return 0 }
        let lines = layout.lines
        let isFirst = line.index == 0 || lines[lines.index(lines.startIndex, offsetBy: line.index - 1)].endsParagraph
        return isFirst ? format.firstLineHeadIndent : format.headIndent
    }
}
