/// Marks where user-perceived characters start in texts that need no more than UAX #29's rules for marks, controls, emoji
/// and Indic conjuncts: ICU's iterator costs as much as all of the shaping of words that were seen before.
///
/// Conjoining jamo, and characters beyond the Basic Multilingual Plane that are no emoji, are left to ICU.
enum PlainGraphemes {
    /// What a unit does to the boundary before it (Grapheme_Cluster_Break and Indic_Conjunct_Break).
    enum Kind: UInt8 {
        case other, control, carriageReturn, lineFeed
        /// Marks that take room, which stand in neither conjuncts nor emoji.
        case mark
        /// Marks of emoji alone, and of conjuncts too; linkers make one.
        case outerMark, innerMark, linker
        /// An inner mark that joins emoji.
        case joiner
        /// A letter that linkers join to the letter before it.
        case consonant
        /// What joiners join (Extended_Pictographic).
        case emoji
        /// Half of a flag.
        case regionalIndicator
        /// The second unit of a character.
        case second
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
            var sequence = Unfinished.none
            for index in units.indices {
                var kind = kind(of: units[index], kinds)
                // Most characters, which nothing joins.
                if kind == .other {
                    boundaries[index].insert(.grapheme)
                    (previous, sequence) = (.other, .none)
                    continue
                }
                if kind == .rare { kind = self.kind(index, of: units) }
                let joins: Bool
                switch kind {
                case .rare: return false
                case .second: continue
                case .lineFeed: joins = previous == .carriageReturn
                case .mark, .outerMark, .innerMark, .linker, .joiner: joins = !previous.isControl
                case .consonant: joins = sequence == .linked
                case .emoji: joins = sequence == .joined
                case .regionalIndicator: joins = sequence == .halfFlag
                case .other, .control, .carriageReturn: joins = false
                }
                if !joins { boundaries[index].insert(.grapheme) }
                sequence.add(kind)
                previous = kind
            }
            return true
        }
    }

    /// How much of a conjunct, of joined emoji or of a flag stands before a character (UAX #29, rules GB9c, GB11 and GB12).
    private enum Unfinished {
        case none
        /// A conjunct's letter, and a linker behind it.
        case started, linked
        /// An emoji, and a joiner behind it.
        case emoji, joined
        case halfFlag

        @inline(__always)
        mutating func add(_ kind: Kind) {
            switch kind {
            case .consonant: self = .started
            case .emoji: self = .emoji
            case .regionalIndicator: self = self == .halfFlag ? .none : .halfFlag
            case .linker, .innerMark, .outerMark, .joiner: addMark(kind)
            default: self = .none
            }
        }

        @inline(__always)
        private mutating func addMark(_ kind: Kind) {
            switch self {
            case .started, .linked:
                if kind == .linker { self = .linked }
                if kind == .outerMark { self = .none }
            case .emoji, .joined: self = kind == .joiner ? .joined : .emoji
            case .none, .halfFlag: self = .none
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

    /// Of emoji, and of what selects their looks.
    @inline(never)
    private static func kind(_ index: Int, of units: UnsafeBufferPointer<UInt16>) -> Kind {
        if let place = EmojiUnits.place(of: index, in: units) { return emoji[place] }
        if EmojiUnits.isSecond(index, in: units) { return .second }
        return units[index] & 0xFFF0 == 0xFE00 ? .innerMark : .rare
    }

    private static let emoji = EmojiUnits.scalars.map(ICU.graphemeKind)
}

extension PlainGraphemes.Kind {
    /// Whether no mark stays with such a character (UAX #29, rule GB4).
    @inline(__always)
    var isControl: Bool { self == .control || self == .carriageReturn || self == .lineFeed }

    /// Whether emoji go on over such a mark (Extend).
    var extends: Bool { self == .outerMark || self == .innerMark || self == .linker || self == .joiner }
}
