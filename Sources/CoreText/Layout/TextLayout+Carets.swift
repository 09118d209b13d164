/// Where an insertion point stands: two places where texts of different directions meet.
package struct TextCaret: Hashable, Sendable {
    /// The index of the line.
    package var line: Int
    /// The place for text in the line's direction, from the block's left edge.
    package var x: CGFloat
    /// The other place, where the text before and the text after run in different directions.
    package var secondaryX: CGFloat?
    /// Of the line box, from the block's top.
    package var top: CGFloat
    /// The height of the line box, in points.
    package var height: CGFloat
}

extension TextLayout {
    /// The caret before the character at an offset; at the end of the text, after the last one.
    ///
    /// An offset inside a character counts as its start. Nil if the layout has no lines.
    package func caret(at offset: Int) -> TextCaret? {
        line(holding: offset)?.caret(at: offset)
    }

    /// The rectangles that a stretch of text covers: one for each stretch of neighbors on each line, as high as the
    /// line box. Text that was cut away has none.
    ///
    /// - Parameter range: UTF-16 units; what lies outside the text is left out.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        let first = records.indices.bisected { records[$0].range.upperBound > range.lowerBound }
        return records[first...].indices.prefix { records[$0].range.lowerBound < range.upperBound }
            .flatMap { line(at: $0).rects(for: range) }
    }

    /// The line that answers for an offset; the last one for the end of the text.
    func line(holding offset: Int) -> Line? {
        guard !records.isEmpty else { return nil }
        let index = records.indices.dropLast().bisected { offset < records[$0].range.upperBound }
        return Line(layout: self, index: index)
    }
}

extension TextLayout.Line {
    /// The caret before the character at an offset, or after the last one, on this line whatever comes next.
    package func caret(at offset: Int) -> TextCaret {
        let after = graphemes(showing: offset..<offset + 1).first
        let start = after?.range.lowerBound ?? offset
        let before = graphemes(showing: start - 1..<start).first
        let places = [after?.leadingX, before?.trailingX].compactMap { $0 }
        let primary = (after?.isRightToLeft == isRightToLeft ? after?.leadingX : before?.trailingX) ?? places.first
        let x = primary ?? (isRightToLeft ? self.x + drawnWidth : self.x)
        return TextCaret(
            line: index, x: x, secondaryX: places.first { abs($0 - x) > 0.01 }, top: top, height: height)
    }

    fileprivate func rects(for range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for grapheme in graphemes(showing: range) {
            let rect = CGRect(x: grapheme.x, y: top, width: grapheme.width, height: height)
            if let last = rects.last, abs(last.maxX - rect.minX) < 0.01 {
                rects[rects.count - 1].size.width = rect.maxX - last.minX
            } else {
                rects.append(rect)
            }
        }
        return rects
    }

    /// The rectangles of all user-perceived characters from left to right, with the text of each.
    package var graphemes: [(range: Range<Int>, rect: CGRect)] {
        LineGraphemes(self).visual.map { grapheme in
            (grapheme.range, CGRect(x: grapheme.x, y: top, width: grapheme.width, height: height))
        }
    }
}
