/// A glyph of a shaped text, in logical order.
package struct LogicalGlyph: Sendable {
    /// Nil for control characters, tabs and inline objects, which have no glyph.
    package var id: CGGlyph?
    /// The font that serves, which may be a fallback of the style's.
    package var font: CTFont
    /// The first character of the glyph's cluster, in UTF-16 units.
    package var character: Int
    /// The embedding level (UAX #9); odd is right to left.
    package var level: UInt8
    /// Whether the glyph follows another of the same cluster: a mark, as a rule.
    package var isAttached: Bool
}

extension ShapedText {
    /// The glyphs in the order of the characters they stand for.
    ///
    /// Shaped without regard to lines: where a line ends inside of a ligature, its layout has other glyphs.
    package var logicalGlyphs: [LogicalGlyph] {
        var result: [LogicalGlyph] = []
        result.reserveCapacity(text.units.count)
        for run in runs {
            guard case .glyphs = run.kind else {
                result.append(
                    LogicalGlyph(
                        id: nil, font: run.font, character: run.range.lowerBound, level: run.level, isAttached: false)
                )
                continue
            }
            for (word, shaped) in zip(words[run.words], run.glyphs(of: words[run.words], in: text)) {
                word.append(shaped, to: &result, run)
            }
        }
        return result
    }
}

extension PlacedWord {
    fileprivate func append(_ shaped: ShapedWord, to result: inout [LogicalGlyph], _ run: ShapedRun) {
        var last: Int32 = -1
        for glyph in shaped.glyphs {
            result.append(
                LogicalGlyph(
                    id: glyph.id, font: run.font, character: start + Int(glyph.cluster), level: run.level,
                    isAttached: glyph.cluster == last))
            last = glyph.cluster
        }
    }
}
