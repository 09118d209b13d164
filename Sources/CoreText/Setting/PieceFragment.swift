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

    /// Glyphs that show the same characters.
    struct Cluster {
        /// UTF-16 units of the text.
        var range: Range<Int>
        /// In logical order.
        var glyphs: ArraySlice<ShapedUnit.Glyph>
    }

    /// In logical order.
    var clusters: [Cluster] {
        var result: [Cluster] = []
        var first = glyphs.startIndex
        while first < glyphs.endIndex {
            let cluster = glyphs[first].cluster
            let next = glyphs[first...].firstIndex { $0.cluster != cluster } ?? glyphs.endIndex
            let limit = next == glyphs.endIndex ? end : start + Int(glyphs[next].cluster)
            result.append(Cluster(range: start + Int(cluster)..<limit, glyphs: glyphs[first..<next]))
            first = next
        }
        return result
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
