/// The pairs of brackets in an isolating run sequence (UAX #9, BD14 to BD16).
enum BidiBrackets {
    /// Two brackets, as indices into the sequence, and which directions occur between them.
    struct Pair {
        var opening: Int
        var closing: Int
        var content: BidiClassSet
    }

    /// How many brackets may be open at once; beyond that no further pairs are sought (BD16).
    private static let maximumDepth = 63

    private struct Opening {
        var index: Int
        /// The bracket that closes it.
        var partner: UInt32
        var content = BidiClassSet()
    }

    /// All pairs, in the order of their opening brackets.
    ///
    /// What an inner bracket encloses is handed to the one around it when it ends, so every character is read once.
    static func pairs(in sequence: BidiRunSequence, _ units: UnsafeBufferPointer<UInt16>) -> [Pair] {
        var pairs: [Pair] = []
        var open: [Opening] = []
        for index in sequence.types.indices {
            let type = sequence.types[index]
            if let direction = type.strongDirection {
                if !open.isEmpty { open[open.count - 1].content.insert(direction) }
                continue
            }
            guard type == .otherNeutral, let bracket = bracket(units[sequence.offset(index)]) else { continue }
            if bracket.opens {
                if open.count == maximumDepth { break }
                open.append(Opening(index: index, partner: bracket.partner))
            } else if let found = open.lastIndex(where: { $0.partner == bracket.itself }) {
                let content = open[found...].reduce(BidiClassSet()) { $0.union($1.content) }
                pairs.append(Pair(opening: open[found].index, closing: index, content: content))
                open.removeSubrange(found...)
                if !open.isEmpty { open[open.count - 1].content.formUnion(content) }
            }
        }
        return pairs.sorted { $0.opening < $1.opening }
    }

    /// A unit's bracket and its partner. All brackets are in the Basic Multilingual Plane.
    private static func bracket(_ unit: UInt16) -> (itself: UInt32, partner: UInt32, opens: Bool)? {
        guard let pair = ICU.pairedBracket(of: UInt32(unit)) else { return nil }
        return (canonical(UInt32(unit)), canonical(pair.partner), pair.opens)
    }

    /// Angle brackets U+2329 and U+232A are equivalent to U+3008 and U+3009 and pair with them.
    private static func canonical(_ bracket: UInt32) -> UInt32 {
        switch bracket {
        case 0x2329: 0x3008
        case 0x232A: 0x3009
        default: bracket
        }
    }
}
