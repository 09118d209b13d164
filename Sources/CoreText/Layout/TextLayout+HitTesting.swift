/// What lies under a point of a layout.
package struct TextHit: Hashable, Sendable {
    /// UTF-16 units of the character under the point, or of the nearest one.
    package var range: Range<Int>
    /// How far through the character the point lies, in reading order: 0 at its leading edge, 1 at its trailing one.
    package var fraction: CGFloat
    /// The index of the line.
    package var line: Int
    /// Whether the point lies on the character, not beside the line's content.
    package var placement: Placement

    /// Where a point lies in relation to the character that was found.
    package enum Placement: Sendable {
        case inside
        /// Above, below, left or right of all characters.
        case outside
        /// On the mark that stands for cut text; `range` is the cut text.
        case token
    }

    /// The offset at which a caret set by a touch here belongs.
    package var insertionOffset: Int { fraction < 0.5 ? range.lowerBound : range.upperBound }
}

extension TextLayout {
    /// The character under a point, or the nearest one; nil if the layout has no lines.
    ///
    /// - Parameter point: Points from the block's top-left corner, y downwards.
    package func hit(_ point: CGPoint) -> TextHit? {
        guard let line = line(nearest: point.y) else { return nil }
        let isOnLine = point.y >= line.top && point.y < line.top + line.height
        if let token = line.tokenExtent, token.contains(point.x), let cut = line.truncatedRange {
            return TextHit(range: cut, fraction: 0, line: line.index, placement: isOnLine ? .token : .outside)
        }
        let graphemes = LineGraphemes(line).visual
        let under = graphemes.first { point.x >= $0.x && point.x < $0.x + $0.width }
        guard let nearest = under ?? graphemes.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) }) else {
            let start = line.range.lowerBound
            return TextHit(range: start..<start, fraction: 0, line: line.index, placement: .outside)
        }
        let isInside = isOnLine && under != nil && nearest.range.lowerBound < line.record.visible.upperBound
        return TextHit(
            range: nearest.range, fraction: nearest.fraction(at: point.x), line: line.index,
            placement: isInside || isOnLine && under != nil && line.record.cut != nil ? .inside : .outside)
    }

    /// The line at a height: the one above the gap if the height falls between two.
    func line(nearest y: CGFloat) -> Line? {
        guard !records.isEmpty else { return nil }
        let next = records.firstIndex { CGFloat($0.top + $0.height) > y } ?? records.count - 1
        return Line(layout: self, index: next)
    }
}

extension TextLayout.Line {
    /// The width that the content takes when drawn: more than `width` on a justified line.
    package var drawnWidth: CGFloat {
        guard record.stretch > 0 else { return width }
        return width + CGFloat(record.stretch) * CGFloat(Justification(layout.shaped, record).placeCount)
    }

    /// From the left to the right edge of the truncation token, in points from the block's left edge.
    var tokenExtent: Range<CGFloat>? {
        guard record.cut != nil else { return nil }
        let tokens = runs.filter(\.isToken)
        guard let left = tokens.map(\.x).min(), let right = tokens.map({ $0.x + $0.width }).max() else { return nil }
        return left..<max(left, right)
    }
}

extension LineGraphemes.Grapheme {
    /// How far a place lies beside the character, in points; 0 within it.
    package func distance(to place: CGFloat) -> CGFloat { max(x - place, place - (x + width), 0) }

    /// How far through the character a place lies in reading order, from 0 to 1.
    package func fraction(at place: CGFloat) -> CGFloat {
        guard width > 0 else { return 0 }
        let share = min(1, max(0, (place - x) / width))
        return isRightToLeft ? 1 - share : share
    }
}
