extension PairTable {
    /// The advance of a character in font units with its kerning before the next one, wherever that belongs; nil where
    /// a rule of the font may apply to the two.
    ///
    /// - Parameter units: Text that `admits` has let pass, all of which is shaped together.
    @inline(__always)
    func flatAdvance(at index: Int, in units: Units) -> Int? {
        let left = slots[Int(units[index])]
        let own = Int(characters[Int(left)].advance)
        let next = index &+ 1
        guard next < units.count else { return own }
        let pair = pair(left, slots[Int(units[next])])
        if pair & Self.isSeen != 0 {
            guard pair != Self.refusedPair, isUnchangedBetweenWords(at: next, in: units) else { return nil }
        }
        return own &+ Int(pair >> 2)
    }

    /// The glyph of a character of a flat text; nil if it is plain no longer.
    ///
    /// - Returns: `advance` holds the kerning within a word, in font units.
    @inline(__always)
    func flatGlyph(
        at index: Int, in units: Units
    ) -> (id: CGGlyph, advance: Int32, kerningAfterWord: Int32)? {
        let left = slot(of: units[index])
        guard left != Self.refused else { return nil }
        let glyph = characters[Int(left)]
        let next = index &+ 1
        guard next < units.count else { return (glyph.glyph, glyph.advance, 0) }
        let right = slot(of: units[next])
        guard right != Self.refused else { return nil }
        let pair = pair(left, right)
        guard pair != Self.refusedPair else { return nil }
        let endsWord = units[index] == 0x20 || units[next] == 0x20
        return endsWord ? (glyph.glyph, glyph.advance, pair >> 2) : (glyph.glyph, glyph.advance &+ (pair >> 2), 0)
    }

    /// Whether no rule applies to a character and the one before it, seen from the words that both belong to.
    private func isUnchangedBetweenWords(at index: Int, in units: Units) -> Bool {
        let whole = 0..<units.count
        let (before, after) = (Self.word(around: index - 1, in: units), Self.word(around: index, in: units))
        return isUnchanged(at: index, of: before, in: whole, units)
            && (before == after || isUnchanged(at: index, of: after, in: whole, units))
    }

    /// The word that a unit belongs to, or the one space.
    private static func word(around index: Int, in units: Units) -> Range<Int> {
        guard units[index] != 0x20 else { return index..<index + 1 }
        var (start, end) = (index, index + 1)
        while start > 0, units[start - 1] != 0x20 { start -= 1 }
        while end < units.count, units[end] != 0x20 { end += 1 }
        return start..<end
    }
}
