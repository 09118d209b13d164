import CHarfBuzz

/// The rules of a plan that look at several glyphs at once, but for kerning of pairs: which glyphs must stand side by
/// side for one of them to apply.
///
/// HarfBuzz tells which lookups a plan applies; what each wants to see is read from the font. Rules for marks are left
/// out, because no mark is ever asked about. Sources: OpenType's chapters GSUB and GPOS, and "OpenType Layout Common
/// Table Formats".
final class SequenceRules {
    /// The groups that glyphs side by side must belong to, as places in `sequences`.
    private typealias Rule = Range<Int>

    /// A rule, and the one of its groups to which the first of two neighbors must belong.
    struct Candidate {
        fileprivate var rule: Range<Int>
        fileprivate var place: Int
    }

    /// Glyphs that a rule does not tell apart; offsets are those of tables in the font's table of rules.
    enum Group: Hashable {
        case coverage(LookupTable.Name, Int)
        case ofClass(LookupTable.Name, Int, Int)
        case only(CGGlyph)
    }

    /// What has been found out about a glyph: whether it is a mark, and the place of the group that it is alone in.
    private struct GlyphMark {
        var group: Int32 = -1
        /// Nil where nobody has asked yet.
        var isMark: Bool?
    }

    /// The groups of one glyph, a bit each; whoever asked keeps the memory.
    struct Membership {
        let bits: UnsafeMutablePointer<UInt64>

        @inline(__always)
        fileprivate func contains(_ group: Int) -> Bool { bits[group >> 6] >> UInt64(group & 63) & 1 != 0 }
    }

    // Reading a font's rules is a tenth of the time to a process's first label, so accesses are not checked meanwhile.
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var sequences: [Int] = []
    /// The groups of which rules change members.
    @exclusivity(unchecked) private var inputs: [Int] = []
    @exclusivity(unchecked) private var groups: [Group] = []
    /// Whether rules change members of a group, in the order of `groups`.
    @exclusivity(unchecked) private var areInputs: [Bool] = []
    @exclusivity(unchecked) private var indices: [Group: Int] = [:]
    /// What is known of each glyph, so that most groups need no dictionary.
    @exclusivity(unchecked) private var glyphs: [GlyphMark]
    /// For each glyph that a rule changes: two neighbors, one of them that glyph, without which it does not apply.
    @exclusivity(unchecked) private var keys: [Candidate] = []
    private let tables: [LookupTable.Name: LookupTable]
    private let face: OpaquePointer
    private let hasClasses: Bool

    /// Beyond this many a plan is left to HarfBuzz.
    private static let limit = 8_192

    /// Nil for fonts that are not shaped by OpenType's tables alone, or whose rules cannot be read.
    init?(_ plan: OpaquePointer, face: OpaquePointer) {
        guard String(cString: hb_shape_plan_get_shaper(plan)) == "ot", !SequenceRules.hasForeignRules(face) else {
            return nil
        }
        self.face = face
        hasClasses = hb_ot_layout_has_glyph_classes(face) != 0
        glyphs = Array(repeating: GlyphMark(), count: min(Int(hb_face_get_glyph_count(face)), 0x10000))
        tables = Dictionary(
            uniqueKeysWithValues: LookupTable.Name.allCases.map { ($0, LookupTable($0, of: face)) })
        do {
            for table in tables.values {
                for lookup in SequenceRules.lookups(plan, table.name) {
                    try table.forEachSequence(of: lookup, isMark: isKnownMark) { try add($0, changing: $1) }
                }
            }
        } catch {
            return nil
        }
    }

    /// Apple's tables for shaping and Graphite's, and kerning by state machines.
    private static func hasForeignRules(_ face: OpaquePointer) -> Bool {
        let names: [hb_tag_t] = [0x6D6F_7278, 0x6D6F_7274, 0x6B65_7278, 0x7472_616B, 0x5369_6C66]
        let kern = FontTable(0x6B65_726E, of: face)
        return names.contains { !FontTable($0, of: face).isEmpty }
            || !kern.isEmpty && (try? kern.short(at: 0)) != 0
    }

    private static func lookups(_ plan: OpaquePointer, _ table: LookupTable.Name) -> [Int] {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_ot_shape_plan_collect_lookups(plan, table.rawValue, set)
        var (lookup, found) = (hb_codepoint_t.max, [Int]())
        while hb_set_next(set, &lookup) != 0 { found.append(Int(lookup)) }
        return found
    }

    private func add(_ sequence: [Group], changing changed: Range<Int>) throws {
        guard sequence.count > 1, !sequence.contains(where: isMark) else { return }
        guard count < SequenceRules.limit, sequences.count < 8 * SequenceRules.limit else { throw Unreadable() }
        count += 1
        let start = sequences.count
        for group in sequence { sequences.append(index(of: group)) }
        for place in changed where !areInputs[sequences[start + place]] {
            areInputs[sequences[start + place]] = true
            inputs.append(sequences[start + place])
        }
        for place in changed {
            let isAfter =
                place == 0
                || place + 1 < sequence.count
                    && size(of: sequences[start + place + 1]) < size(of: sequences[start + place - 1])
            let key = Candidate(rule: start..<sequences.count, place: isAfter ? place : place - 1)
            if keys.last?.rule != key.rule || keys.last?.place != key.place { keys.append(key) }
        }
    }

    private func index(of group: Group) -> Int {
        if case .only(let glyph) = group, glyph < glyphs.count {
            if glyphs[Int(glyph)].group < 0 { glyphs[Int(glyph)].group = Int32(newIndex(of: group)) }
            return Int(glyphs[Int(glyph)].group)
        }
        if let known = indices[group] { return known }
        let index = newIndex(of: group)
        indices[group] = index
        return index
    }

    private func newIndex(of group: Group) -> Int {
        groups.append(group)
        areInputs.append(false)
        return groups.count - 1
    }

    private func size(of group: Int) -> Int {
        switch groups[group] {
        case .only: 1
        case .coverage(let name, let offset): (try? tables[name]?.coverage(at: offset).count) ?? .max
        case .ofClass(_, _, let value): value == 0 ? .max : 1_000
        }
    }

    private func isMark(_ group: Group) -> Bool {
        guard hasClasses, case .only(let glyph) = group else { return false }
        return isKnownMark(glyph)
    }

    private func isKnownMark(_ glyph: CGGlyph) -> Bool {
        guard glyph < glyphs.count else { return isMark(glyph) }
        if let known = glyphs[Int(glyph)].isMark { return known }
        let isMark = isMark(glyph)
        glyphs[Int(glyph)].isMark = isMark
        return isMark
    }

    /// Whether the font says that a glyph is a mark.
    func isMark(_ glyph: CGGlyph) -> Bool {
        hasClasses && hb_ot_layout_get_glyph_class(face, hb_codepoint_t(glyph)) == HB_OT_LAYOUT_GLYPH_CLASS_MARK
    }

    // MARK: - Asking

    /// How many numbers the groups of a glyph take.
    var membershipLength: Int { groups.count / 64 + 1 }

    func write(_ glyph: CGGlyph, to membership: Membership) {
        membership.bits.update(repeating: 0, count: membershipLength)
        for table in tables.values { table.permitReads() }
        for (index, group) in groups.enumerated() where holds(group, glyph) {
            membership.bits[index >> 6] |= 1 << UInt64(index & 63)
        }
    }

    private func holds(_ group: Group, _ glyph: CGGlyph) -> Bool {
        switch group {
        case .only(let one): one == glyph
        // What cannot be read may hold anything.
        case .coverage(let name, let offset): (try? tables[name]?.coverage(at: offset).contains(glyph)) ?? true
        case .ofClass(let name, let offset, let value):
            (try? tables[name]?.glyphClass(of: glyph, at: offset)).map { $0 == value } ?? true
        }
    }

    /// The rules that may change one of two neighbors, be it for what stands beyond them.
    func candidates(_ left: Membership, _ right: Membership) -> [Candidate] {
        keys.filter { key in
            left.contains(sequences[key.rule.lowerBound + key.place])
                && right.contains(sequences[key.rule.lowerBound + key.place + 1])
        }
    }

    /// Whether some rule may change a glyph.
    func mayChange(_ glyph: Membership) -> Bool { inputs.contains(where: glyph.contains) }

    /// Whether a rule applies where a glyph and the one before it brought it up.
    ///
    /// - Parameter membership: The groups of the glyph at a place; nil where nothing stands.
    @inline(__always)
    func applies(_ candidate: Candidate, at index: Int, _ membership: (Int) -> Membership?) -> Bool {
        let first = index - 1 - candidate.place
        for place in candidate.rule {
            guard let glyph = membership(first + place - candidate.rule.lowerBound),
                glyph.contains(sequences[place])
            else { return false }
        }
        return true
    }
}
