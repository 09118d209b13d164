/// The glyphs of a piece that lie in a range, shaped again where the range cuts between glyphs that belong together.
struct PieceFragment {
    /// In logical order.
    let glyphs: ArraySlice<ShapedUnit.Glyph>
    /// Where the text that the glyphs' clusters count from starts.
    let start: Int
    /// Where that text ends.
    let end: Int
    /// Points after the last glyph.
    let adjustment: Double

    init(_ piece: ShapedPiece, in run: ShapedRun, of text: ShapedText, range: Range<Int>) {
        let wanted = (piece.start..<piece.end).clamped(to: range)
        let from = piece.unit.glyphIndex(at: wanted.lowerBound - piece.start)
        let to = piece.unit.glyphIndex(at: wanted.upperBound - piece.start)
        adjustment = wanted.upperBound == piece.end ? piece.adjustment : 0
        if PieceFragment.isSafe(from, in: piece.unit) && PieceFragment.isSafe(to, in: piece.unit) {
            glyphs = piece.unit.glyphs[from..<max(from, to)]
            start = piece.start
            end = wanted.upperBound
        } else {
            glyphs = text.shape(wanted, in: run).glyphs[...]
            start = wanted.lowerBound
            end = wanted.upperBound
        }
    }

    private static func isSafe(_ index: Int, in unit: ShapedUnit) -> Bool {
        index == 0 || index == unit.glyphs.count || unit.glyphs[index].isSafeToBreak
    }

    /// The last unit of the cluster that a glyph belongs to.
    func lastUnit(ofClusterAt index: Int) -> Int {
        let next = glyphs[(index + 1)...].first { $0.cluster != glyphs[index].cluster }
        return (next.map { start + Int($0.cluster) } ?? end) - 1
    }
}

extension ShapedText {
    /// The glyphs of a part of a run, shaped on its own.
    func shape(_ range: Range<Int>, in run: ShapedRun) -> ShapedUnit {
        let style = text.styleRuns[run.style].style
        let face = run.font.face.harfBuzz
        let plan = face.plan(
            for: ShapingPlan.Key(
                script: run.script, isRightToLeft: run.isRightToLeft, language: text.language ?? "",
                features: style.features(for: run.font)))
        return text.units.withUnsafeBufferPointer { units in
            plan.use { $0.unit(for: UnsafeBufferPointer(rebasing: units[range]), in: face.font) }
        }
    }
}
