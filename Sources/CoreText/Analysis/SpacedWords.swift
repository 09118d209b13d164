/// Where lines may start in a text of ASCII that is nothing but words, spaces and the commonest marks behind and within words:
/// behind spaces, and nowhere else.
///
/// What `PlainLineBreaks` and `LineBreakTailoring` say of such a text together, at a fraction of their time: UAX #14's LB18
/// breaks behind spaces; LB13, LB19, LB23, LB25, LB28 and LB29 keep the rest together.
enum SpacedWords {
    /// Marks the offsets at which a line may start, the end included.
    ///
    /// - Parameters:
    ///   - boundaries: One more than there are units, none of them marked.
    ///   - units: ASCII.
    /// - Returns: False for other texts, of which nothing is marked then.
    static func mark(_ boundaries: PlainLineBreaks.Boundaries, of units: PlainLineBreaks.Units) -> Bool {
        guard !units.isEmpty else { return false }
        var index = 0
        while index < units.count {
            guard units[index] != 0x20 else {
                index &+= 1
                continue
            }
            if index > 0 { boundaries[index].formUnion(.line) }
            guard let end = wordEnd(from: index, in: units) else {
                for marked in 0...index { boundaries[marked].subtract(.line) }
                return false
            }
            index = end
        }
        boundaries[units.count].formUnion(.line)
        return true
    }

    /// The offset of the space behind a word, or of the text's end; nil for a word that asks for more rules.
    @inline(__always)
    private static func wordEnd(from start: Int, in units: PlainLineBreaks.Units) -> Int? {
        guard isAlphanumeric(units[start]) else { return nil }
        var index = start &+ 1
        while index < units.count {
            let unit = units[index]
            index &+= 1
            if isAlphanumeric(unit) { continue }
            if unit == 0x20 { return index &- 1 }
            let isLast = index == units.count || units[index] == 0x20
            switch unit {
            case comma, fullStop: guard isLast || isAlphanumeric(units[index]) else { return nil }
            case questionMark, exclamationMark: guard isLast else { return nil }
            case apostrophe: guard !isLast, isAlphanumeric(units[index]) else { return nil }
            default: return nil
            }
        }
        return index
    }

    private static let exclamationMark: UInt16 = 0x21
    private static let apostrophe: UInt16 = 0x27
    private static let comma: UInt16 = 0x2C
    private static let fullStop: UInt16 = 0x2E
    private static let questionMark: UInt16 = 0x3F

    @inline(__always)
    private static func isAlphanumeric(_ unit: UInt16) -> Bool {
        (unit | 0x20) &- 0x61 < 26 || unit &- 0x30 < 10
    }
}
