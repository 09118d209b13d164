/// A glyph of a shaped text, in logical order.
public struct LogicalGlyph: Sendable {
    /// Nil for control characters, tabs and inline objects, which have no glyph.
    public var id: CGGlyph?
    /// The first character of the glyph's cluster, in UTF-16 units.
    public var character: Int
    /// The embedding level (UAX #9); odd is right to left.
    public var level: UInt8
    /// Whether the glyph follows another of the same cluster: a mark, as a rule.
    public var isAttached: Bool
}

extension ShapedText {
    /// The glyphs in the order of the characters they stand for.
    ///
    /// Shaped without regard to lines: where a line ends inside of a ligature, its layout has other glyphs.
    public var logicalGlyphs: [LogicalGlyph] {
        var result: [LogicalGlyph] = []
        result.reserveCapacity(text.units.count)
        for run in runs {
            guard case .glyphs = run.kind else {
                for offset in run.range {
                    result.append(LogicalGlyph(id: nil, character: offset, level: run.level, isAttached: false))
                }
                continue
            }
            for piece in pieces[run.pieces] { piece.append(to: &result, level: run.level) }
        }
        return result
    }

    /// Breaks fewer lines: the same text without some of the places where a line may end.
    ///
    /// - Parameter isForbidden: Whether no line may start at an offset. Lines end at terminators all the same.
    public func withoutBreaks(_ isForbidden: (Int) -> Bool) -> ShapedText {
        var kept: [BreakSegment] = []
        for next in segments {
            guard let last = kept.last, last.ending == .opportunity || last.ending == .hyphen, next.ending != .tab,
                isForbidden(last.end)
            else {
                kept.append(next)
                continue
            }
            let isBlank = next.trailing >= next.advance
            kept[kept.count - 1] = BreakSegment(
                end: next.end, advance: last.advance + next.advance,
                trailing: isBlank ? last.trailing + next.advance : next.trailing, ending: next.ending)
        }
        return kept.count == segments.count ? self : ShapedText(self, segments: kept)
    }
}

extension ShapedPiece {
    fileprivate func append(to result: inout [LogicalGlyph], level: UInt8) {
        var last: Int32 = -1
        for glyph in unit.glyphs {
            result.append(
                LogicalGlyph(
                    id: glyph.id, character: start + Int(glyph.cluster), level: level,
                    isAttached: glyph.cluster == last))
            last = glyph.cluster
        }
    }
}
