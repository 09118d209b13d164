/// Resolving neutral and isolate formatting types (UAX #9, rules N0 to N2).
extension BidiRunSequence {
    /// - Parameters:
    ///   - units: The text.
    ///   - unresolved: What the text's characters were before rule W1.
    mutating func resolveNeutrals(_ units: UnsafeBufferPointer<UInt16>, unresolved: [BidiClass]) {
        guard !found.isDisjoint(with: .neutralized) else { return }
        if found.contains(.otherNeutral) { resolveBrackets(units, unresolved) }
        var before = start
        var index = 0
        while index < types.count {
            guard types[index].isOne(of: .neutrals) else {
                before = types[index].neighborDirection
                index += 1
                continue
            }
            let first = index
            while index < types.count, types[index].isOne(of: .neutrals) { index += 1 }
            let after = index < types.count ? types[index].neighborDirection : end
            // Rules N1 (what is the same on both sides) and N2 (the embedding's direction).
            let direction = before == after ? before : embeddingDirection
            for neutral in first..<index { types[neutral] = direction }
        }
    }

    // MARK: - Rule N0

    private mutating func resolveBrackets(_ units: UnsafeBufferPointer<UInt16>, _ unresolved: [BidiClass]) {
        // The pairs are in the order of their opening brackets, so that one walk finds what is before each.
        var before = start
        var index = 0
        for pair in BidiBrackets.pairs(in: self, units) {
            while index < pair.opening {
                if let direction = types[index].strongDirection { before = direction }
                index += 1
            }
            guard let direction = direction(of: pair, before: before) else { continue }
            set(pair.opening, to: direction, unresolved)
            set(pair.closing, to: direction, unresolved)
        }
    }

    private func direction(of pair: BidiBrackets.Pair, before: BidiClass) -> BidiClass? {
        let embedding = embeddingDirection
        if pair.content.contains(embedding) { return embedding }
        // Only the other direction is inside: it counts if it is established before, too.
        return pair.content.isEmpty ? nil : before
    }

    /// Sets a bracket's direction, and that of the marks on it.
    private mutating func set(_ bracket: Int, to direction: BidiClass, _ unresolved: [BidiClass]) {
        types[bracket] = direction
        var mark = bracket + 1
        while mark < types.count, unresolved[offset(mark)] == .nonspacingMark {
            types[mark] = direction
            mark += 1
        }
    }
}

extension BidiClass {
    /// Left to right or right to left; numbers count as right to left, neutrals as nothing.
    var strongDirection: BidiClass? {
        isOne(of: .neutrals) ? nil : neighborDirection
    }

    /// The direction of what is no neutral.
    fileprivate var neighborDirection: BidiClass { self == .leftToRight ? .leftToRight : .rightToLeft }
}

extension BidiClassSet {
    /// What is neutral now or may have become so by rules W1 and W6.
    fileprivate static let neutralized = neutrals.union(
        BidiClassSet(.europeanSeparator, .europeanTerminator, .commonSeparator, .nonspacingMark))
}
