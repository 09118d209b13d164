extension ShapedText {
    /// By how many points the text of a range is wider when a line shows nothing beside it: letters at a cut take other
    /// forms, and the kerning with their neighbors is gone.
    func widening(byCutting range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        let (first, last) = (word(at: range.lowerBound), word(at: range.upperBound - 1))
        let atStart = first.map { widening(of: $0.word, in: $0.run, byCutting: range) } ?? 0
        guard let last, last.word.start != first?.word.start else { return atStart }
        return atStart + widening(of: last.word, in: last.run, byCutting: range)
    }

    private func word(at offset: Int) -> (word: PlacedWord, run: ShapedRun)? {
        let run = runs[runIndex(at: offset)]
        guard case .glyphs = run.kind else { return nil }
        return (words[wordIndex(at: offset, in: run)], run)
    }

    private func widening(of word: PlacedWord, in run: ShapedRun, byCutting range: Range<Int>) -> Double {
        let wanted = (word.start..<word.end).clamped(to: range)
        let shaped = word.shaped
        let kept = shaped.glyphs[
            shaped.glyphIndex(
                at: wanted.lowerBound - word.start)..<shaped.glyphIndex(at: wanted.upperBound - word.start)]
        let shown = WordFragment(word, in: run, of: self, range: range).glyphs
        func advance(_ glyphs: ArraySlice<ShapedWord.Glyph>) -> Int { glyphs.reduce(0) { $0 + Int($1.advance) } }
        return Double(advance(shown) - advance(kept)) * run.scale
    }
}
