/// Shapes a stretch word by word where the font's rules allow it, so that every word is shaped once in its life.
///
/// Where a rule of the font reaches across a space, the words on both sides are shaped as one. Where the font only kerns
/// pairs with the space, that kerning is looked up and added. So the result equals shaping the whole stretch at once.
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
                add(range, of: units, to: &pieces, session)
                return
            }
            var start = range.lowerBound
            while start < range.upperBound {
                let end = WordShaper.wordEnd(from: start, in: range, units)
                if joinsBack(pieces.count - first, pieces, start..<end, units, session) {
                    let whole = pieces.removeLast().start..<end
                    add(whole, of: units, to: &pieces, session)
                } else {
                    add(start..<end, of: units, to: &pieces, session)
                }
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

    private func add(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, to pieces: inout [ShapedPiece],
        _ session: ShapingPlan.Session
    ) {
        let unit = session.unit(for: UnsafeBufferPointer(rebasing: units[range]), in: face.font)
        pieces.append(ShapedPiece(unit: unit, start: range.lowerBound, adjustment: 0))
    }

    // MARK: - Rules that reach across spaces

    /// Whether the glyphs at the end of the last piece or at the start of the next take part in rules with the space.
    private func joinsBack(
        _ count: Int, _ pieces: [ShapedPiece], _ next: Range<Int>, _ units: UnsafeBufferPointer<UInt16>,
        _ session: ShapingPlan.Session
    ) -> Bool {
        guard count > 0, !plan.spaces.contextual.isEmpty, let last = pieces.last else { return false }
        if units[next.lowerBound] == WordShaper.space {
            return isContextual(last.unit.glyphs.last?.id, units[last.end - 1])
        }
        guard units[last.end - 1] == WordShaper.space else { return false }
        if last.unit.length > 1 { return true }
        let unit = session.unit(for: UnsafeBufferPointer(rebasing: units[next]), in: face.font)
        return isContextual(unit.glyphs.first?.id, units[next.lowerBound])
    }

    private func isContextual(_ glyph: CGGlyph?, _ unit: UInt16) -> Bool {
        guard unit != WordShaper.space else { return false }
        let contextual = plan.spaces.contextual
        return glyph.map(contextual.contains) ?? false || contextual.contains(face.nominalGlyph(of: UInt32(unit)))
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
