import CHarfBuzz

/// The glyphs of a plan's plain characters and how each two of them kern: measures words that nobody has seen without
/// HarfBuzz.
///
/// HarfBuzz is asked for each character alone and for each pair, once. A word is plain if no rule sees two of its
/// characters, or a character and its neighbor outside, at once (`SequenceRules`). What is plain has the glyphs,
/// advances and flags that HarfBuzz would give it.
///
/// Bounded: 254 characters and 256 KiB of pairs a plan; other characters are left to HarfBuzz.
final class PairTable {
    typealias Units = UnsafeBufferPointer<UInt16>

    private let rules: SequenceRules
    private let font: OpaquePointer
    /// Shapes by HarfBuzz.
    private unowned let session: ShapingPlan.Session
    /// By UTF-16 unit: 0 if nobody asked, `refused`, or the place of a plain character in the tables below.
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: unitLimit)
    let characters = UnsafeMutablePointer<PlainCharacter>.allocate(capacity: 256)
    private var count = 1
    /// What rules say of each character.
    private let memberships: UnsafeMutablePointer<UInt64>
    /// The last of them stands for a glyph of which nobody knows what it is.
    private var everything: SequenceRules.Membership { membership(of: Self.refused) }
    /// The rules that see both characters of a pair, by `left << 8 | right`.
    private var candidates: [Int: [SequenceRules.Candidate]] = [:]
    /// Rows of `1 << shift` pairs: the kerning in font units times four, and two flags.
    private var pairs = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    private var shift = 0

    struct PlainCharacter {
        var advance: Int32
        var unit: UInt16
        var glyph: CGGlyph
        /// Whether a rule may change it for what stands beside it.
        var isInput: Bool
    }

    private static let unitLimit = 0x2200
    static let refused: UInt8 = 255
    private static let unknownPair = Int32.min
    /// Flags of a pair: text may not be divided between the two; rules see both, or they do not kern plainly.
    private static let isUnsafe: Int32 = 1
    static let isSeen: Int32 = 2
    static let refusedPair = Int32.min | isSeen

    /// In bytes of pairs.
    static let limit = 256 << 10

    /// What the table holds: characters, and how many words were plain and how many were not.
    private(set) var statistics = CacheStatistics("kerned pairs", limit: limit)

    init(_ rules: SequenceRules, font: OpaquePointer, session: ShapingPlan.Session) {
        self.rules = rules
        self.session = session
        memberships = .allocate(capacity: 256 * rules.membershipLength)
        memberships.initialize(repeating: .max, count: 256 * rules.membershipLength)
        self.font = font
        slots.initialize(repeating: 0, count: Self.unitLimit)
        widen(to: 5)
    }

    deinit {
        slots.deallocate()
        characters.deallocate()
        memberships.deallocate()
        pairs.deallocate()
    }

    // MARK: - Words

    /// Whether text has no characters but those that have their own glyph alone: no marks, nothing that the font lacks.
    func admits(_ text: Units) -> Bool {
        var index = 0
        while index < text.count {
            let unit = Int(text[index])
            guard unit < Self.unitLimit else { return false }
            let slot = slots[unit]
            guard slot != 0 || newSlot(of: text[index]) != Self.refused, slot != Self.refused else { return false }
            index += 1
        }
        return true
    }

    /// Appends the words from an offset on, as long as no rule sees any two of their characters.
    ///
    /// - Parameters:
    ///   - start: Where the first word begins; where the first word begins that was not appended.
    ///   - range: What is shaped together; `admits` has let it pass.
    ///   - scale: Points per font unit.
    func appendWords(
        from start: inout Int, in range: Range<Int>, of units: Units, scale: Double, to words: inout [PlacedWord]
    ) {
        let known = words.count
        defer { statistics.hits += words.count - known }
        guard var word = unseenWord(from: start, in: range, of: units) else { return }
        while word.end < range.upperBound {
            guard let next = unseenWord(from: word.end, in: range, of: units) else { return }
            words.append(
                PlacedWord(plain: start..<word.end, advance: word.advance, adjustment: Double(word.kerning) * scale))
            (start, word) = (word.end, next)
        }
        words.append(PlacedWord(plain: start..<word.end, advance: word.advance, adjustment: 0))
        start = word.end
    }

    /// A word, or a space, by itself: the next word's start, font units, and by how many it kerns with what follows.
    ///
    /// Nil if some rule sees two of its characters, or one and its neighbor.
    @inline(__always)
    private func unseenWord(
        from start: Int, in range: Range<Int>, of units: Units
    ) -> (end: Int, advance: Int, kerning: Int32)? {
        let (slots, characters) = (slots, characters)
        var left = slots[Int(units[start])]
        var seen = start > range.lowerBound ? pair(slots[Int(units[start - 1])], left) : 0
        var sum = Int(characters[Int(left)].advance)
        var end = start + 1
        let isSpace = units[start] == 0x20
        while end < range.upperBound {
            let unit = units[end]
            let right = slots[Int(unit)]
            let pair = pair(left, right)
            seen |= pair
            guard unit != 0x20, !isSpace else {
                return seen & Self.isSeen == 0 && end - start <= WordCache.longestWord ? (end, sum, pair >> 2) : nil
            }
            sum &+= Int(characters[Int(right)].advance) &+ Int(pair >> 2)
            left = right
            end &+= 1
        }
        return seen & Self.isSeen == 0 && end - start <= WordCache.longestWord ? (end, sum, 0) : nil
    }

    /// The advance of a plain word in font units; nil for a word that is not plain where it stands.
    ///
    /// - Parameters:
    ///   - word: At most `WordCache.longestWord` units.
    ///   - range: What is shaped together with the word; `admits` has let it pass.
    func advance(of word: Range<Int>, in range: Range<Int>, of units: Units) -> Int? {
        guard word.count <= WordCache.longestWord, let sum = seenAdvance(of: word, in: range, of: units) else {
            statistics.misses += 1
            return nil
        }
        statistics.hits += 1
        return sum
    }

    private func seenAdvance(of word: Range<Int>, in range: Range<Int>, of units: Units) -> Int? {
        var left = slot(of: units[word.lowerBound])
        guard isApart(word.lowerBound, of: word, in: range, units) else { return nil }
        var sum = Int(characters[Int(left)].advance)
        for index in word.dropFirst() {
            let right = slot(of: units[index])
            let pair = pair(left, right)
            if pair & Self.isSeen != 0,
                pair == Self.refusedPair || !isUnchanged(at: index, of: word, in: range, units)
            {
                return nil
            }
            sum += Int(characters[Int(right)].advance) + Int(pair >> 2)
            left = right
        }
        return isApart(word.upperBound, of: word, in: range, units) ? sum : nil
    }

    /// The font units by which the last character of a plain word and the first of the next stand wider.
    func kerning(_ left: UInt16, _ right: UInt16) -> Int {
        Int(pair(slot(of: left), slot(of: right)) >> 2)
    }

    /// The glyphs of text whose characters are all plain; nil for other text.
    func glyphs(of text: Units) -> [ShapedWord.Glyph]? {
        var isPlain = false
        let glyphs = [ShapedWord.Glyph](unsafeUninitializedCapacity: text.count) { glyphs, count in
            isPlain = write(text, to: glyphs)
            count = isPlain ? text.count : 0
        }
        return isPlain ? glyphs : nil
    }

    /// Writes the glyphs of text whose characters are all plain, one for each unit.
    ///
    /// - Returns: Whether they are.
    func write(_ text: Units, to glyphs: UnsafeMutableBufferPointer<ShapedWord.Glyph>) -> Bool {
        guard text.count <= glyphs.count else { return false }
        var left: UInt8 = 0
        for index in text.indices {
            let slot = slot(of: text[index])
            guard slot != Self.refused else { return false }
            let pair = left == 0 ? 0 : pair(left, slot)
            guard pair != Self.refusedPair else { return false }
            if index > 0 { glyphs[index - 1].advance += pair >> 2 }
            let character = characters[Int(slot)]
            glyphs.initializeElement(
                at: index,
                to: ShapedWord.Glyph(
                    id: character.glyph, isSafeToBreak: pair & Self.isUnsafe == 0, cluster: Int32(index),
                    advance: character.advance, dx: 0, dy: 0))
            left = slot
        }
        return true
    }

    // MARK: - Rules

    /// Whether nothing happens between the characters on both sides of an edge of a word.
    private func isApart(_ index: Int, of word: Range<Int>, in range: Range<Int>, _ units: Units) -> Bool {
        guard index > range.lowerBound, index < range.upperBound else { return true }
        let pair = pair(slot(of: units[index - 1]), slot(of: units[index]))
        guard pair != Self.refusedPair else { return false }
        return pair & Self.isSeen == 0 || isUnchanged(at: index, of: word, in: range, units)
    }

    /// Whether no rule applies to a stretch that holds a character and the one before it.
    func isUnchanged(at index: Int, of word: Range<Int>, in range: Range<Int>, _ units: Units) -> Bool {
        let pair = (Int(slot(of: units[index - 1])) << 8 | Int(slot(of: units[index])))
        return !(candidates[pair] ?? []).contains { candidate in
            rules.applies(candidate, at: index) { place in
                guard range.contains(place) else { return nil }
                let slot = slot(of: units[place])
                // What becomes of another word is not known, but that rules leave most characters as they are.
                let isKnown = word.contains(place) || !characters[Int(slot)].isInput
                return isKnown ? membership(of: slot) : everything
            }
        }
    }

    private func membership(of slot: UInt8) -> SequenceRules.Membership {
        SequenceRules.Membership(bits: memberships + Int(slot) * rules.membershipLength)
    }

    // MARK: - Filling

    @inline(__always)
    func slot(of unit: UInt16) -> UInt8 {
        guard Int(unit) < Self.unitLimit else { return Self.refused }
        let slot = slots[Int(unit)]
        return slot == 0 ? newSlot(of: unit) : slot
    }

    private func newSlot(of unit: UInt16) -> UInt8 {
        var slot = Self.refused
        if count < Int(Self.refused), let character = plainCharacter(unit) {
            slot = UInt8(count)
            (characters + count).initialize(to: character)
            rules.write(character.glyph, to: membership(of: slot))
            characters[count].isInput = rules.mayChange(membership(of: slot))
            count += 1
            statistics.entries = count - 1
            if count > 1 << shift { widen(to: shift + 1) }
        }
        slots[Int(unit)] = slot
        return slot
    }

    /// A character whose glyph, alone, is the one of the character map, at its place.
    private func plainCharacter(_ unit: UInt16) -> PlainCharacter? {
        var nominal: hb_codepoint_t = 0
        guard Self.mayBePlain(unit), hb_font_get_nominal_glyph(font, hb_codepoint_t(unit), &nominal) != 0,
            !rules.isMark(CGGlyph(truncatingIfNeeded: nominal))
        else { return nil }
        let glyphs = withUnsafePointer(to: unit) { session.shape(Units(start: $0, count: 1), in: font).glyphs }
        guard glyphs.count == 1, let glyph = glyphs.first, glyph.id != 0, hb_codepoint_t(glyph.id) == nominal,
            glyph.advance > 0, glyph.dx == 0, glyph.dy == 0
        else { return nil }
        return PlainCharacter(advance: glyph.advance, unit: unit, glyph: glyph.id, isInput: false)
    }

    /// Whether HarfBuzz itself has no rules for a character: marks and formatting characters join others, a fraction
    /// slash changes the digits beside it, and controls are not shown.
    private static func mayBePlain(_ unit: UInt16) -> Bool {
        let scalar = UInt32(unit)
        return scalar >= 0x20 && !(0x7F..<0xA0).contains(scalar) && scalar != 0x2044 && unit & 0xF800 != 0xD800
            && !ICU.mayExtendCluster(scalar) && !ICU.scalar(scalar, is: .defaultIgnorable)
    }

    @inline(__always)
    func pair(_ left: UInt8, _ right: UInt8) -> Int32 {
        let pair = pairs[Int(left) &<< shift | Int(right)]
        return pair == Self.unknownPair ? newPair(left, right) : pair
    }

    private func newPair(_ left: UInt8, _ right: UInt8) -> Int32 {
        var pair = learnedPair(characters[Int(left)], characters[Int(right)])
        let seeing = rules.candidates(membership(of: left), membership(of: right))
        if pair != Self.refusedPair, !seeing.isEmpty {
            pair |= Self.isSeen
            candidates[Int(left) << 8 | Int(right)] = seeing
        }
        pairs[Int(left) << shift | Int(right)] = pair
        return pair
    }

    private func learnedPair(_ left: PlainCharacter, _ right: PlainCharacter) -> Int32 {
        let glyphs = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2) { units in
            (units[0], units[1]) = (left.unit, right.unit)
            return session.shape(Units(units), in: font).glyphs
        }
        guard glyphs.count == 2, glyphs[0].id == left.glyph, glyphs[1].id == right.glyph, glyphs[0].advance > 0,
            glyphs[0].cluster == 0, glyphs[1].cluster == 1, glyphs[1].advance == right.advance,
            glyphs.allSatisfy({ $0.dx == 0 && $0.dy == 0 }), abs(glyphs[0].advance - left.advance) < 1 << 24
        else { return Self.refusedPair }
        return (glyphs[0].advance - left.advance) << 2 | (glyphs[1].isSafeToBreak ? 0 : Self.isUnsafe)
    }

    /// Makes place for twice as many characters, or more.
    private func widen(to wider: Int) {
        let new = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << (2 * wider))
        new.initialize(repeating: Self.unknownPair, count: 1 << (2 * wider))
        if shift > 0 {
            for row in 0..<1 << shift {
                (new + (row << wider)).update(from: pairs + (row << shift), count: 1 << shift)
            }
        }
        pairs.deallocate()
        (pairs, shift) = (new, wider)
        statistics.bytes = 4 << (2 * shift)
    }
}
