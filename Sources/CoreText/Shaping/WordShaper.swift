/// Shapes a stretch word by word where the font's rules allow it, so that every word is shaped once in its life.
///
/// A word that a rule might change for what stands beyond a space is compared with the same word shaped in its place.
/// Where the font kerns pairs with the space, that kerning is looked up and added. So the result equals shaping the
/// whole stretch at once.
struct WordShaper {
    let plan: ShapingPlan
    let face: HarfBuzzFace
    /// Points per font unit.
    let scale: Double

    private static let space: UInt16 = 0x20

    /// - Parameter context: What letters at the range's ends join.
    func shape(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, _ context: JoiningContext = .none,
        into words: inout [PlacedWord]
    ) {
        plan.use { session in
            guard plan.dividesAtSpaces else {
                let text = UnsafeBufferPointer(rebasing: units[range])
                let shaped = session.shapedWord(for: text, context, in: face.font)
                words.append(PlacedWord(shaped: shaped, start: range.lowerBound, adjustment: 0))
                return
            }
            let stretch = Stretch(
                range: range, units: units, context: context,
                mayBePlain: session.mayHavePlainWords(UnsafeBufferPointer(rebasing: units[range]), face.font))
            divide(stretch, into: &words, session)
        }
    }

    /// Text that is shaped together.
    private struct Stretch {
        let range: Range<Int>
        let units: UnsafeBufferPointer<UInt16>
        let context: JoiningContext
        /// Whether it may have words without kept glyphs.
        let mayBePlain: Bool

        func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt16> { UnsafeBufferPointer(rebasing: units[range]) }

        func context(_ part: Range<Int>) -> JoiningContext { context.part(part, of: range) }
    }

    private func divide(_ stretch: Stretch, into words: inout [PlacedWord], _ session: ShapingPlan.Session) {
        let (range, units) = (stretch.range, stretch.units)
        var start = range.lowerBound
        while start < range.upperBound {
            if stretch.mayBePlain {
                session.appendPlainWords(from: &start, in: range, of: units, scale: scale, to: &words, face.font)
                if start == range.upperBound { return }
            }
            let word = alone(from: start, in: stretch, session)
            start = word.end
            var kerning = 0
            if start < range.upperBound, plan.spaces.kernsSpaces {
                kerning = self.kerning(between: word, alone(from: start, in: stretch, session), units, session)
            }
            if kerning == 0, word.kept?.dependsOnNeighbors != true {
                words.append(word)
            } else {
                words.append(inPlace(word, kerning: kerning, in: stretch, session))
            }
        }
    }

    /// The word, or the space, that starts somewhere, by itself.
    private func alone(from start: Int, in stretch: Stretch, _ session: ShapingPlan.Session) -> PlacedWord {
        let end = WordShaper.wordEnd(from: start, in: stretch.range, stretch.units)
        if stretch.mayBePlain,
            let advance = session.plainAdvance(of: start..<end, in: stretch.range, of: stretch.units, face.font)
        {
            return PlacedWord(plain: start..<end, advance: advance, adjustment: 0)
        }
        let shaped = session.shapedWord(
            for: stretch.text(start..<end), stretch.context(start..<end), in: face.font)
        return PlacedWord(shaped: shaped, start: start, adjustment: 0)
    }

    /// The font units by which two words that meet stand closer (below 0) or wider than alone.
    private func kerning(
        between left: PlacedWord, _ right: PlacedWord, _ units: UnsafeBufferPointer<UInt16>,
        _ session: ShapingPlan.Session
    ) -> Int {
        guard left.kept != nil || right.kept != nil else {
            return session.plainKerning(units[left.end - 1], units[right.start], face.font)
        }
        return session.kerning(units, left, right, in: face.font)
    }

    /// The end of a word, or of one space; the end of the range is its own.
    ///
    /// A space that carries a mark is a letter like others.
    @inline(__always)
    private static func wordEnd(from start: Int, in range: Range<Int>, _ units: UnsafeBufferPointer<UInt16>) -> Int {
        guard start < range.upperBound else { return start }
        var end = start + 1
        if units[start] == space, !startsWithMark(end, in: range, units) { return end }
        while end < range.upperBound, units[end] != space || startsWithMark(end + 1, in: range, units) { end += 1 }
        return end
    }

    /// Whether the character at an offset forms a cluster with what is before it, be that a space.
    @inline(__always)
    private static func startsWithMark(
        _ offset: Int, in range: Range<Int>, _ units: UnsafeBufferPointer<UInt16>
    ) -> Bool {
        guard offset < range.upperBound, units[offset] >= 0x300 else { return false }
        return ICU.mayExtendCluster(UTF16Decoding.scalar(at: offset, in: units, end: range.upperBound).value)
    }

    /// A word as it is between its neighbors.
    ///
    /// - Parameter kerning: Font units between the word and the next. They come after the last glyph, but where marks
    ///   end the word: there the font's kerning moves the marks along with the space.
    private func inPlace(
        _ word: PlacedWord, kerning: Int, in stretch: Stretch, _ session: ShapingPlan.Session
    ) -> PlacedWord {
        let adjustment = Double(kerning) * scale
        let movesMarks = kerning != 0 && word.kept?.endsInMarks == true
        guard let shaped = word.kept, shaped.dependsOnNeighbors || movesMarks else {
            var placed = word
            placed.adjustment = adjustment
            return placed
        }
        let (range, units) = (stretch.range, stretch.units)
        var window = WordShaper.nearWindow(around: word.start..<word.end, in: range, units)
        var whole = session.window(for: stretch.text(window), stretch.context(window), in: face.font)
        if whole.dependsOnNeighbors {
            window = WordShaper.window(around: word.start..<word.end, in: range, units)
            whole = session.window(for: stretch.text(window), stretch.context(window), in: face.font)
        }
        let found = whole.part(word.start - window.lowerBound..<word.end - window.lowerBound)
        if movesMarks { return PlacedWord(shaped: found, start: word.start, adjustment: 0) }
        let bare = found.narrowed(by: kerning)
        let kept = bare.glyphs == shaped.glyphs ? shaped : bare
        return PlacedWord(shaped: kept, start: word.start, adjustment: adjustment)
    }

    /// How many characters a contextual rule may look to either side; no font here looks farther than 7.
    private static let reach = 8

    /// The word and, on both sides, the space and the character beyond it: mostly that decides, and it comes again
    /// often.
    private static func nearWindow(
        around word: Range<Int>, in range: Range<Int>, _ units: UnsafeBufferPointer<UInt16>
    ) -> Range<Int> {
        var start = max(range.lowerBound, word.lowerBound - 2)
        if start > range.lowerBound, units[start] & 0xFC00 == 0xDC00 { start -= 1 }
        var end = min(range.upperBound, word.upperBound + 2)
        if end < range.upperBound, units[end] & 0xFC00 == 0xDC00 { end += 1 }
        return start..<end
    }

    /// The word and whole words around it, as far as rules reach.
    private static func window(
        around word: Range<Int>, in range: Range<Int>, _ units: UnsafeBufferPointer<UInt16>
    ) -> Range<Int> {
        var start = max(range.lowerBound, word.lowerBound - reach)
        while start > range.lowerBound, units[start - 1] != space { start -= 1 }
        var end = min(range.upperBound, word.upperBound + reach)
        while end < range.upperBound, units[end] != space { end += 1 }
        return start..<end
    }
}

extension ShapedWord {
    /// Whether the last cluster has several glyphs.
    fileprivate var endsInMarks: Bool {
        glyphs.count > 1 && glyphs[glyphs.count - 1].cluster == glyphs[glyphs.count - 2].cluster
    }

    /// The same glyphs with `amount` font units less after the last.
    fileprivate func narrowed(by amount: Int) -> ShapedWord {
        guard amount != 0, var last = glyphs.last else { return self }
        last.advance -= Int32(amount)
        return ShapedWord(glyphs: glyphs.dropLast() + [last], length: length)
    }
}

extension PlacedWord {
    /// The text of the first cluster, in UTF-16 units of the whole text.
    fileprivate var firstCluster: Range<Int> {
        guard let kept else { return start..<start + 1 }
        let next = kept.glyphs.first { $0.cluster > 0 }
        return start..<start + (next.map { Int($0.cluster) } ?? length)
    }

    fileprivate var lastCluster: Range<Int> {
        guard let kept else { return end - 1..<end }
        return start + Int(kept.glyphs.last?.cluster ?? 0)..<end
    }

    /// Whether a cluster of the word has the glyphs that it has when shaped alone.
    fileprivate func has(_ glyphs: [ShapedWord.Glyph], at cluster: Range<Int>) -> Bool {
        guard let shaped = kept else { return true }
        let first = shaped.glyphIndex(at: cluster.lowerBound - start)
        let end = shaped.glyphIndex(at: cluster.upperBound - start)
        return shaped.glyphs[first..<end].lazy.map(\.id).elementsEqual(glyphs.lazy.map(\.id))
    }
}

extension ShapingPlan.Session {
    /// The font units by which two words that meet, one of them a space, stand closer (below 0) or wider than alone.
    ///
    /// Only the clusters that meet are looked at, so that the answer is found again for other words that end alike.
    fileprivate func kerning(
        _ units: UnsafeBufferPointer<UInt16>, _ left: PlacedWord, _ right: PlacedWord, in font: OpaquePointer
    ) -> Int {
        let tail = meeting(left.lastCluster, of: left, units, font)
        let head = meeting(right.firstCluster, of: right, units, font)
        let together = shapedWord(for: UnsafeBufferPointer(rebasing: units[tail.start..<head.end]), in: font)
        return together.advance - tail.advance - head.advance
    }

    /// A cluster by itself, or the whole word if the cluster has other glyphs there.
    private func meeting(
        _ cluster: Range<Int>, of word: PlacedWord, _ units: UnsafeBufferPointer<UInt16>, _ font: OpaquePointer
    ) -> PlacedWord {
        let alone = shapedWord(for: UnsafeBufferPointer(rebasing: units[cluster]), in: font)
        guard word.has(alone.glyphs, at: cluster) else { return word }
        return PlacedWord(shaped: alone, start: cluster.lowerBound, adjustment: 0)
    }
}
