extension ShapingPlan.Session {
    /// The glyphs of some units of text, by HarfBuzz.
    ///
    /// Long texts are shaped a piece at a time: HarfBuzz looks for the base of each mark among all marks before it, so that
    /// a text of nothing but marks would take the square of its length.
    func shape(
        _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext = .none, in font: OpaquePointer
    ) -> ShapedWord {
        guard text.count > LongStretches.longestPiece else { return shapeAtOnce(text, context, in: font) }
        var (start, glyphs, depends) = (0, [ShapedWord.Glyph](), false)
        while start < text.count {
            let range = LongStretches.piece(from: start, of: text)
            let shaped = shapeAtOnce(
                UnsafeBufferPointer(rebasing: text[range]), pieceContext(range, of: text, context), in: font)
            let kept = range.upperBound < text.count ? LongStretches.keptCount(of: shaped) : shaped.glyphs.count
            for var glyph in shaped.glyphs[..<kept] {
                glyph.cluster += Int32(start)
                glyphs.append(glyph)
            }
            depends = depends || shaped.dependsOnNeighbors
            start = kept < shaped.glyphs.count ? start + Int(shaped.glyphs[kept].cluster) : range.upperBound
        }
        return ShapedWord(glyphs: glyphs, length: text.count, dependsOnNeighbors: depends)
    }

    private func pieceContext(
        _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext
    ) -> JoiningContext {
        guard joinsLetters else { return .none }
        return JoiningContext(of: range, in: text) { _ in true }.filled(from: context.part(range, of: 0..<text.count))
    }
}

/// How stretches are divided that are too long to be shaped at once.
enum LongStretches {
    /// In UTF-16 units.
    static let longestPiece = 1024
    /// How far from a piece's end its letters are the same whatever follows; no font here looks farther than 7.
    private static let reach = 64

    /// The units that are shaped together; the last of them are shaped again with the next ones.
    static func piece(from start: Int, of text: UnsafeBufferPointer<UInt16>) -> Range<Int> {
        let end = min(start + longestPiece, text.count)
        let dividesPair = end < text.count && text[end] & 0xFC00 == 0xDC00
        return start..<(dividesPair ? end - 1 : end)
    }

    /// How many glyphs of a piece are kept: up to the last place where glyphs do not depend on what follows, or to the
    /// last cluster if there is none; all if there is but one cluster.
    static func keptCount(of piece: ShapedWord) -> Int {
        let glyphs = piece.glyphs
        let limit = piece.length - reach
        let starts = glyphs.indices.dropFirst().reversed().lazy.filter { glyphs[$0].cluster > glyphs[$0 - 1].cluster }
        return starts.first { glyphs[$0].isSafeToBreak && Int(glyphs[$0].cluster) <= limit }
            ?? starts.first { Int(glyphs[$0].cluster) <= limit } ?? glyphs.count
    }
}
