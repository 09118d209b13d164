extension ShapedText {
    /// By how many points the text of a range is wider when a line shows nothing beside it: letters at a cut take other
    /// forms, and the kerning with their neighbors is gone.
    func widening(byCutting range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        let (first, last) = (piece(at: range.lowerBound), piece(at: range.upperBound - 1))
        let atStart = first.map { widening(of: $0.piece, in: $0.run, byCutting: range) } ?? 0
        guard let last, last.piece.start != first?.piece.start else { return atStart }
        return atStart + widening(of: last.piece, in: last.run, byCutting: range)
    }

    private func piece(at offset: Int) -> (piece: ShapedPiece, run: ShapedRun)? {
        let run = runs[runIndex(at: offset)]
        guard case .glyphs = run.kind else { return nil }
        return (pieces[pieceIndex(at: offset, in: run)], run)
    }

    private func widening(of piece: ShapedPiece, in run: ShapedRun, byCutting range: Range<Int>) -> Double {
        let wanted = (piece.start..<piece.end).clamped(to: range)
        let unit = piece.unit
        let kept = unit.glyphs[
            unit.glyphIndex(
                at: wanted.lowerBound - piece.start)..<unit.glyphIndex(at: wanted.upperBound - piece.start)]
        let shown = PieceFragment(piece, in: run, of: self, range: range).glyphs
        func advance(_ glyphs: ArraySlice<ShapedUnit.Glyph>) -> Int { glyphs.reduce(0) { $0 + Int($1.advance) } }
        return Double(advance(shown) - advance(kept)) * run.scale
    }
}
