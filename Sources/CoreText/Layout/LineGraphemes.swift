/// The user-perceived characters of a line and where each stands: what carets, selections and touches go by.
///
/// A cluster of several characters (a ligature) is divided evenly. White space that hangs over the line's end is
/// included, beyond the visible content.
package struct LineGraphemes {
    /// From left to right.
    package let visual: [Grapheme]

    package struct Grapheme {
        /// UTF-16 units.
        package var range: Range<Int>
        /// Points from the block's left edge.
        package var x: CGFloat
        package var width: CGFloat
        package var isRightToLeft: Bool

        /// Where the caret stands before the character.
        package var leadingX: CGFloat { isRightToLeft ? x + width : x }
        package var trailingX: CGFloat { isRightToLeft ? x : x + width }
    }

    package init(_ line: TextLayout.Line) {
        let shaped = line.layout.shaped
        var found: [Grapheme] = []
        for run in line.runs where !run.isToken {
            let isRightToLeft = run.level & 1 == 1
            if run.clusters.isEmpty, !run.range.isEmpty {
                found.append(Grapheme(range: run.range, x: run.x, width: run.width, isRightToLeft: isRightToLeft))
            }
            for cluster in run.clusters {
                found += LineGraphemes.divided(cluster, isRightToLeft: isRightToLeft, shaped.boundaries)
            }
        }
        visual = LineGraphemes.merged(found, shaped.boundaries) + LineGraphemes.hanging(line)
    }

    private static func divided(
        _ cluster: TextLayout.Run.Cluster, isRightToLeft: Bool, _ boundaries: [TextAnalysis.Boundary]
    ) -> [Grapheme] {
        let inner = cluster.range.dropFirst().filter { boundaries[$0].contains(.grapheme) }
        guard !inner.isEmpty else {
            return [Grapheme(range: cluster.range, x: cluster.x, width: cluster.width, isRightToLeft: isRightToLeft)]
        }
        let edges = [cluster.range.lowerBound] + inner + [cluster.range.upperBound]
        let width = cluster.width / CGFloat(edges.count - 1)
        let parts = zip(edges, edges.dropFirst()).enumerated().map { index, edge in
            let place = isRightToLeft ? edges.count - 2 - index : index
            return Grapheme(
                range: edge.0..<edge.1, x: cluster.x + width * CGFloat(place), width: width,
                isRightToLeft: isRightToLeft)
        }
        return isRightToLeft ? parts.reversed() : parts
    }

    /// Joins clusters that are one character to a reader (a base and marks that the font sets apart).
    private static func merged(_ graphemes: [Grapheme], _ boundaries: [TextAnalysis.Boundary]) -> [Grapheme] {
        var result: [Grapheme] = []
        for next in graphemes {
            let continues = !boundaries[next.range.lowerBound].contains(.grapheme)
            if let last = result.last, continues, last.range.upperBound == next.range.lowerBound, !next.isRightToLeft
            {
                result[result.count - 1].range = last.range.lowerBound..<next.range.upperBound
                result[result.count - 1].width += next.width
            } else if let last = result.last, next.isRightToLeft, last.range.lowerBound == next.range.upperBound,
                !boundaries[last.range.lowerBound].contains(.grapheme)
            {
                result[result.count - 1].range = next.range.lowerBound..<last.range.upperBound
                result[result.count - 1].width += next.width
            } else {
                result.append(next)
            }
        }
        return result
    }

    /// The white space and terminator after the visible content, in reading order beyond the line's end.
    private static func hanging(_ line: TextLayout.Line) -> [Grapheme] {
        let record = line.record
        guard record.cut == nil, record.visible.upperBound < record.range.upperBound else { return [] }
        var x = line.isRightToLeft ? line.x : line.x + line.drawnWidth
        return line.layout.shaped.clusters(in: record.visible.upperBound..<record.range.upperBound).map { cluster in
            let width = CGFloat(cluster.advance)
            if line.isRightToLeft { x -= width }
            defer { if !line.isRightToLeft { x += width } }
            return Grapheme(range: cluster.range, x: x, width: width, isRightToLeft: line.isRightToLeft)
        }
    }
}
