extension PairTable {
    /// Writes the segments of text that may be flat, and tells how many there are, and how many words; nil for other text.
    ///
    /// One walk through all characters, each of which adds its advance and its kerning with the next, whether that is the
    /// same word's or not.
    ///
    /// - Parameters:
    ///   - units: At least one, all below U+2200.
    ///   - boundaries: One more than there are units.
    ///   - output: Large enough for all places at which a line may start, and one more.
    func writeSegments(
        of units: Units, _ boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>,
        to output: UnsafeMutableBufferPointer<FlatSegment>
    ) -> (segments: Int, words: Int)? {
        var (segments, words, start, wordStart, index) = (0, 0, 0, 0, 0)
        // Of the segment that the walk has reached, in font units.
        var (advance, trailing, spaces) = (0, 0, 0)
        var left = slot(of: units[0])
        guard left != Self.refused else { return nil }
        while true {
            let isSpace = units[index] == 0x20
            var width = Int(characters[Int(left)].advance)
            index &+= 1
            let isEnd = index == units.count
            if !isEnd {
                guard let next = flatNeighbor(at: index, of: left, in: units) else { return nil }
                width &+= next.kerning
                left = next.slot
            }
            advance &+= width
            (trailing, spaces) = isSpace ? (trailing &+ width, spaces &+ 1) : (0, 0)
            let endsWord = isSpace || isEnd || units[index] == 0x20
            if endsWord {
                // Longer words are left to HarfBuzz, as in other texts.
                guard index &- wordStart <= WordCache.longestWord else { return nil }
                words &+= 1
                wordStart = index
            }
            guard isEnd || boundaries[index].contains(.line) else { continue }
            guard
                let segment = FlatSegment(
                    from: start, to: index, advance: advance, trailing: trailing, spaces: spaces, !endsWord),
                boundaries[index].isDisjoint(with: .mandatory)
            else { return nil }
            output.initializeElement(at: segments, to: segment)
            segments &+= 1
            if isEnd { return (segments, words) }
            (start, advance, trailing, spaces) = (index, 0, 0, 0)
        }
    }

    /// The place in the tables of a character that follows another one, and how the two kern, in font units; nil where a
    /// rule of the font may apply to them.
    @inline(__always)
    private func flatNeighbor(at index: Int, of left: UInt8, in units: Units) -> (slot: UInt8, kerning: Int)? {
        let right = slot(of: units[index])
        guard right != Self.refused else { return nil }
        let pair = pair(left, right)
        if pair & Self.isSeen != 0 {
            guard pair != Self.refusedPair, isUnchangedBetweenWords(at: index, in: units) else { return nil }
        }
        return (right, Int(pair >> 2))
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

    /// Whether no rule applies to a character and the one before it, seen from the words that both belong to; false for words
    /// that are left to HarfBuzz.
    private func isUnchangedBetweenWords(at index: Int, in units: Units) -> Bool {
        let whole = 0..<units.count
        guard let before = Self.word(around: index - 1, in: units), let after = Self.word(around: index, in: units)
        else { return false }
        return isUnchanged(at: index, of: before, in: whole, units)
            && (before == after || isUnchanged(at: index, of: after, in: whole, units))
    }

    /// The word that a unit belongs to, or the one space; nil for longer words than those that are plain.
    private static func word(around index: Int, in units: Units) -> Range<Int>? {
        guard units[index] != 0x20 else { return index..<index + 1 }
        var (start, end) = (index, index + 1)
        let limit = (first: index - WordCache.longestWord, end: index + WordCache.longestWord)
        while start > max(0, limit.first), units[start - 1] != 0x20 { start -= 1 }
        while end < min(units.count, limit.end), units[end] != 0x20 { end += 1 }
        return end - start <= WordCache.longestWord ? start..<end : nil
    }
}
