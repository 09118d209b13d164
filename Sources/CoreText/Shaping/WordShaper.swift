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

    func shape(_ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, into pieces: inout [ShapedPiece]) {
        let first = pieces.count
        plan.use { session in
            guard dividesAtSpaces else {
                let unit = session.unit(for: UnsafeBufferPointer(rebasing: units[range]), in: face.font)
                pieces.append(ShapedPiece(unit: unit, start: range.lowerBound, adjustment: 0))
                return
            }
            var start = range.lowerBound
            while start < range.upperBound {
                let end = WordShaper.wordEnd(from: start, in: range, units)
                let unit = word(start..<end, in: range, of: units, session)
                pieces.append(ShapedPiece(unit: unit, start: start, adjustment: 0))
                start = end
            }
            if plan.spaces.kernsSpaces { kern(first, units, &pieces, session) }
        }
    }

    /// Kerning with spaces is added to the piece before; for scripts whose letters change shape with their neighbours
    /// a letter alone would not kern as it does in its word.
    private var dividesAtSpaces: Bool {
        !plan.spaces.kernsSpaces || WordShaper.simpleScripts.contains(plan.key.script)
    }

    private static let simpleScripts: Set<UInt32> = [
        Script.latin, Script.common, Script.tag("Grek"), Script.tag("Cyrl"), Script.tag("Armn"), Script.tag("Geor"),
    ]

    /// The end of a word, or of one space.
    @inline(__always)
    private static func wordEnd(from start: Int, in range: Range<Int>, _ units: UnsafeBufferPointer<UInt16>) -> Int {
        if units[start] == space { return start + 1 }
        var end = start + 1
        while end < range.upperBound, units[end] != space { end += 1 }
        return end
    }

    private func word(
        _ word: Range<Int>, in range: Range<Int>, of units: UnsafeBufferPointer<UInt16>,
        _ session: ShapingPlan.Session
    ) -> ShapedUnit {
        let alone = session.unit(for: UnsafeBufferPointer(rebasing: units[word]), in: face.font)
        guard alone.dependsOnNeighbours else { return alone }
        var window = WordShaper.nearWindow(around: word, in: range, units)
        guard window != word else { return alone }
        var whole = session.window(for: UnsafeBufferPointer(rebasing: units[window]), in: face.font)
        if whole.dependsOnNeighbours {
            window = WordShaper.window(around: word, in: range, units)
            whole = session.window(for: UnsafeBufferPointer(rebasing: units[window]), in: face.font)
        }
        let inPlace = whole.part(word.lowerBound - window.lowerBound..<word.upperBound - window.lowerBound)
        return inPlace.glyphs == alone.glyphs ? alone : inPlace
    }

    /// How many characters a contextual rule may look to either side; no font here looks farther than 7.
    private static let reach = 8

    /// The word and, on both sides, the space and the character beyond it: mostly that decides, and it comes again often.
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

    // MARK: - Kerning with spaces

    private func kern(
        _ first: Int, _ units: UnsafeBufferPointer<UInt16>, _ pieces: inout [ShapedPiece],
        _ session: ShapingPlan.Session
    ) {
        for index in first..<pieces.count where index + 1 < pieces.count {
            let left = pieces[index].lastCluster
            let right = pieces[index + 1].firstCluster
            let amount = session.kerning(units, left, right, in: face.font)
            pieces[index].adjustment = Double(amount) * scale
        }
    }
}

extension ShapedPiece {
    /// The text of the first cluster, in UTF-16 units of the whole text.
    fileprivate var firstCluster: Range<Int> {
        let next = unit.glyphs.first { $0.cluster > 0 }
        return start..<start + (next.map { Int($0.cluster) } ?? unit.length)
    }

    fileprivate var lastCluster: Range<Int> { start + Int(unit.glyphs.last?.cluster ?? 0)..<end }
}

extension ShapingPlan.Session {
    /// The font units by which two clusters that meet, one of them a space, stand closer (below 0) or wider than alone.
    fileprivate func kerning(
        _ units: UnsafeBufferPointer<UInt16>, _ left: Range<Int>, _ right: Range<Int>, in font: OpaquePointer
    ) -> Int {
        let advance = { (range: Range<Int>) in
            self.unit(for: UnsafeBufferPointer(rebasing: units[range]), in: font).advance
        }
        return advance(left.lowerBound..<right.upperBound) - advance(left) - advance(right)
    }
}
