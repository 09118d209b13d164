/// Marks where user-perceived characters start in texts that need no more than UAX #29's rules for marks, controls and
/// Indic conjuncts: ICU's iterator costs as much as all of the shaping of words that were seen before.
///
/// Emoji, conjoining jamo and characters beyond the Basic Multilingual Plane are left to ICU.
enum PlainGraphemes {
    /// What a unit does to the boundary before it (Grapheme_Cluster_Break and Indic_Conjunct_Break).
    enum Kind: UInt8 {
        case other, control, carriageReturn, lineFeed
        /// Marks that stay with what is before them; those in the middle may stand between the parts of a conjunct, linkers make one.
        case mark, innerMark, linker
        /// A letter that linkers join to the letter before it.
        case consonant
        /// What other rules speak of.
        case rare
    }

    /// Marks the boundaries of a text; false if the text has characters that are left to ICU, and what is marked then is right
    /// as far as it goes.
    static func mark(
        _ boundaries: UnsafeMutableBufferPointer<TextAnalysis.Boundary>, of units: UnsafeBufferPointer<UInt16>
    ) -> Bool {
        kinds.withUnsafeBufferPointer { kinds in
            var previous = Kind.control
            var conjunct = Conjunct.none
            for index in units.indices {
                let kind = kind(of: units[index], kinds)
                let joins: Bool
                switch kind {
                case .rare: return false
                case .lineFeed: joins = previous == .carriageReturn
                case .mark, .innerMark, .linker: joins = !previous.isControl
                case .consonant: joins = conjunct == .linked
                case .other, .control, .carriageReturn: joins = false
                }
                if !joins { boundaries[index].insert(.grapheme) }
                conjunct.add(kind)
                previous = kind
            }
            return true
        }
    }

    /// How much of a conjunct stands before a character (UAX #29, rule GB9c).
    private enum Conjunct {
        case none, started, linked

        @inline(__always)
        mutating func add(_ kind: Kind) {
            switch kind {
            case .consonant: self = .started
            case .linker: if self == .started { self = .linked }
            case .innerMark: break
            default: self = .none
            }
        }
    }

    @inline(__always)
    private static func kind(of unit: UInt16, _ kinds: UnsafeBufferPointer<Kind>) -> Kind {
        if Int(unit) < kinds.count { return kinds[Int(unit)] }
        // Ideographs and Hangul syllables, with full-width letters; vowels and finals that would join a syllable are rare.
        return unit < 0xA000 || unit >= 0xAC00 && unit < 0xD7A4 || unit >= 0xFF01 && unit < 0xFF9E ? .other : .rare
    }

    /// The kinds below U+3400: all alphabets but some rare ones, punctuation and symbols.
    private static let kinds = (UInt32(0)..<0x3400).map(ICU.graphemeKind)
}

extension PlainGraphemes.Kind {
    /// Whether no mark stays with such a character (UAX #29, rule GB4).
    @inline(__always)
    var isControl: Bool { self == .control || self == .carriageReturn || self == .lineFeed }
}
