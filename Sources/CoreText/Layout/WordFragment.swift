/// The glyphs of a word that lie in a range, shaped again where the range cuts between glyphs that belong together.
struct WordFragment {
    /// In logical order.
    let glyphs: ArraySlice<ShapedWord.Glyph>
    /// Where the text that the glyphs' clusters count from starts.
    let start: Int
    /// Where that text ends.
    let end: Int
    /// Points after the last glyph.
    let adjustment: Double

    /// - Parameter shaped: The word's glyphs.
    init(_ word: PlacedWord, _ shaped: ShapedWord, in run: ShapedRun, of text: ShapedText, range: Range<Int>) {
        let wanted = (word.start..<word.end).clamped(to: range)
        let from = shaped.glyphIndex(at: wanted.lowerBound - word.start)
        let to = shaped.glyphIndex(at: wanted.upperBound - word.start)
        adjustment = wanted.upperBound == word.end ? word.adjustment : 0
        if shaped.isSafeToCut(from) && shaped.isSafeToCut(to) {
            glyphs = shaped.glyphs[from..<max(from, to)]
            start = word.start
            end = wanted.upperBound
        } else {
            glyphs = text.shape(wanted, in: run).glyphs[...]
            start = wanted.lowerBound
            end = wanted.upperBound
        }
    }

    /// Glyphs that show the same characters.
    struct Cluster {
        /// UTF-16 units of the text.
        var range: Range<Int>
        /// Which of the fragment's glyphs, counted from 0, in logical order.
        var glyphs: Range<Int>
    }

    /// The clusters of glyphs in logical order, one after the other from either end.
    struct Clusters {
        private let glyphs: UnsafeBufferPointer<ShapedWord.Glyph>
        private let start: Int
        private let end: Int

        /// - Parameters:
        ///   - start: Where the text that clusters count from starts.
        ///   - end: Where that text ends.
        init(_ glyphs: UnsafeBufferPointer<ShapedWord.Glyph>, start: Int, end: Int) {
            self.glyphs = glyphs
            self.start = start
            self.end = end
        }

        /// The cluster that begins with a glyph, whose index becomes that of the next one's; nil at the end.
        @inline(__always)
        func after(_ index: inout Int) -> Cluster? {
            guard index < glyphs.count else { return nil }
            let first = index
            repeat { index += 1 } while index < glyphs.count && glyphs[index].cluster == glyphs[first].cluster
            return cluster(first..<index)
        }

        /// The cluster before a glyph, whose index becomes that of the cluster's first; nil at the start.
        @inline(__always)
        func before(_ index: inout Int) -> Cluster? {
            guard index > 0 else { return nil }
            let end = index
            repeat { index -= 1 } while index > 0 && glyphs[index - 1].cluster == glyphs[end - 1].cluster
            return cluster(index..<end)
        }

        private func cluster(_ range: Range<Int>) -> Cluster {
            let limit = range.upperBound == glyphs.count ? end : start + Int(glyphs[range.upperBound].cluster)
            return Cluster(range: start + Int(glyphs[range.lowerBound].cluster)..<limit, glyphs: range)
        }
    }
}

extension ShapedText {
    /// The glyphs of a part of a run, shaped on its own; letters at its ends have the forms that they have in the text.
    func shape(_ range: Range<Int>, in run: ShapedRun) -> ShapedWord {
        let plan = run.plan(for: text)
        return text.units.withUnsafeBufferPointer { units in
            let context =
                plan.joinsLetters
                ? JoiningContext(of: range, in: units) { runs[runIndex(at: $0)].level == run.level } : .none
            return plan.use {
                $0.shapedWord(
                    for: UnsafeBufferPointer(rebasing: units[range]), context, in: run.font.face.harfBuzz.font)
            }
        }
    }
}
