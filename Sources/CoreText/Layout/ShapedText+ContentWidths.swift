/// The widths of a text between which its lines change: what columns of tables are measured by.
///
/// Points. Source: CSS Box Sizing 3, "min-content" and "max-content".
package struct ContentWidths: Sendable {
    /// That of the widest part that no line divides.
    package var least: CGFloat = 0
    /// That of the widest line, where only paragraphs end lines.
    package var greatest: CGFloat = 0

    package init(least: CGFloat = 0, greatest: CGFloat = 0) {
        (self.least, self.greatest) = (least, greatest)
    }

    /// The widths of contents below each other.
    package func joined(with other: ContentWidths) -> ContentWidths {
        ContentWidths(least: max(least, other.least), greatest: max(greatest, other.greatest))
    }

    /// The widths with something beside the content.
    package func widened(by width: CGFloat) -> ContentWidths {
        ContentWidths(least: least + width, greatest: greatest + width)
    }
}

extension ShapedText {
    /// The widths that lines can have, indents included.
    package var contentWidths: ContentWidths {
        var (indent, tail) = (CGFloat(0), CGFloat(0))
        for run in text.formatRuns {
            indent = max(indent, run.format.headIndent, run.format.firstLineHeadIndent)
            tail = max(tail, -run.format.tailIndent)
        }
        let part = segments.reduce(0) { max($0, $1.advance - $1.trailing) }
        let widest = layout(LayoutRules()).outerWidth
        return ContentWidths(least: CGFloat(part) + indent + tail, greatest: widest + tail)
    }
}
