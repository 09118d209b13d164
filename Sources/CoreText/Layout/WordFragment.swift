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
        if WordFragment.isSafe(from, in: shaped) && WordFragment.isSafe(to, in: shaped) {
            glyphs = shaped.glyphs[from..<max(from, to)]
            start = word.start
            end = wanted.upperBound
        } else {
            glyphs = text.shape(wanted, in: run).glyphs[...]
            start = wanted.lowerBound
            end = wanted.upperBound
        }
    }

    private static func isSafe(_ index: Int, in word: ShapedWord) -> Bool {
        index == 0 || index == word.glyphs.count || word.glyphs[index].isSafeToBreak
    }

    /// Glyphs that show the same characters.
    struct Cluster {
        /// UTF-16 units of the text.
        var range: Range<Int>
        /// In logical order.
        var glyphs: ArraySlice<ShapedWord.Glyph>
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
    func shape(_ range: Range<Int>, in run: ShapedRun) -> ShapedWord {
        text.units.withUnsafeBufferPointer { units in
            run.plan(for: text).use {
                $0.shapedWord(for: UnsafeBufferPointer(rebasing: units[range]), in: run.font.face.harfBuzz.font)
            }
        }
    }
}
