import CHarfBuzz

/// What in a font cannot be read, or is not worth it.
struct Unreadable: Error {}

/// The bytes of a table of a font; numbers are big-endian.
///
/// Parts of a table may lie upon each other, so that a small one can ask for any number of steps: how many numbers are
/// read is limited, as HarfBuzz limits it.
final class FontTable {
    private let blob: OpaquePointer?
    private let bytes: UnsafeRawBufferPointer
    private var readsLeft = 0

    init(_ tag: hb_tag_t, of face: OpaquePointer) {
        blob = hb_face_reference_table(face, tag)
        var length: UInt32 = 0
        let start = hb_blob_get_data(blob, &length)
        bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
        permitReads()
    }

    /// Permits as many reads from now on as reading the whole table some times takes.
    func permitReads() { readsLeft = max(1 << 14, 16 * bytes.count) }

    deinit { hb_blob_destroy(blob) }

    var isEmpty: Bool { bytes.isEmpty }

    func short(at offset: Int) throws -> Int {
        guard offset >= 0, offset + 2 <= bytes.count, readsLeft > 0 else { throw Unreadable() }
        readsLeft -= 1
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func long(at offset: Int) throws -> Int {
        try short(at: offset) << 16 | short(at: offset + 2)
    }

    /// A count and as many numbers behind it.
    ///
    /// - Parameter missing: How many less than the count there are.
    func list(at offset: Int, missing: Int = 0) throws -> [Int] {
        let count = try short(at: offset) - missing
        guard count > 0 else { return [] }
        var numbers: [Int] = []
        numbers.reserveCapacity(count)
        for place in 1...count { numbers.append(try short(at: offset + 2 * place)) }
        return numbers
    }

    /// Where the tables of a list of offsets lie that counts from `base`; absent ones are left out.
    func places(at offset: Int, from base: Int) throws -> [Int] {
        try list(at: offset).compactMap { $0 == 0 ? nil : base + $0 }
    }
}

/// One of a font's two tables of rules, GSUB and GPOS.
final class LookupTable {
    enum Name: UInt32, CaseIterable {
        case substitutions = 0x4753_5542  // GSUB
        case positions = 0x4750_4F53  // GPOS
    }

    let name: Name
    private let bytes: FontTable
    private var coverages: [Int: Coverage] = [:]

    typealias Group = SequenceRules.Group
    /// Takes the groups of a sequence and which of them may be changed.
    typealias Visitor = ([Group], Range<Int>) throws -> Void

    init(_ name: Name, of face: OpaquePointer) {
        self.name = name
        bytes = FontTable(name.rawValue, of: face)
    }

    /// Calls `body` with each sequence of several glyphs that a lookup looks for.
    ///
    /// Pairs that are kerned one by one are none: the next pair begins with the last glyph of the one before.
    ///
    /// - Parameter isMark: Ligatures with marks are left out at once: fonts have them by the thousand.
    func forEachSequence(of lookup: Int, isMark: (CGGlyph) -> Bool, _ body: Visitor) throws {
        let list = try bytes.short(at: 8)
        let start = try list + bytes.short(at: list + 2 + 2 * lookup)
        let type = try bytes.short(at: start)
        // Bits 1 and 2: passes over base glyphs or ligatures, so that neighbors are not all that count.
        let passesOverLetters = try bytes.short(at: start + 2) & 0x6 != 0
        for subtable in try bytes.places(at: start + 4, from: start) {
            try read(type, at: subtable, isMark) { (groups: [Group], inputs: Range<Int>) throws in
                if passesOverLetters { throw Unreadable() }
                try body(groups, inputs)
            }
        }
    }

    private func read(
        _ type: Int, at place: Int, _ isMark: (CGGlyph) -> Bool, _ body: Visitor
    ) throws {
        switch (name, type) {
        case (.substitutions, 7), (.positions, 9):
            let inner = try bytes.short(at: place + 2)
            guard inner != type else { throw Unreadable() }
            try read(inner, at: place + bytes.long(at: place + 4), isMark, body)
        case (.substitutions, 1...3), (.positions, 1), (.positions, 4...6): break
        case (.substitutions, 4): try readLigatures(at: place, isMark, body)
        case (.substitutions, 5), (.positions, 7): try readContext(at: place, body)
        case (.substitutions, 6), (.positions, 8): try readChain(at: place, body)
        case (.substitutions, 8): try readReverseChain(at: place, body)
        // A pair whose second glyph moves too is passed over as a whole.
        case (.positions, 2): if try bytes.short(at: place + 6) != 0 { throw Unreadable() }
        case (.positions, 3):
            let joined = try Group.coverage(name, place + bytes.short(at: place + 2))
            try body([joined, joined], 0..<2)
        default: throw Unreadable()
        }
    }

    private func readLigatures(
        at place: Int, _ isMark: (CGGlyph) -> Bool, _ body: Visitor
    ) throws {
        let firsts = try coverage(at: place + bytes.short(at: place + 2)).glyphs
        // One array for all: some fonts have ligatures by the thousand.
        var groups: [Group] = []
        for (first, offset) in zip(firsts, try bytes.list(at: place + 4)) {
            for ligature in try bytes.places(at: place + offset, from: place + offset) {
                let count = try bytes.short(at: ligature + 2)
                if count > 1, isMark(CGGlyph(try bytes.short(at: ligature + 4))) { continue }
                groups.removeAll(keepingCapacity: true)
                groups.append(.only(first))
                for other in 1..<max(1, count) {
                    groups.append(.only(CGGlyph(try bytes.short(at: ligature + 2 + 2 * other))))
                }
                try body(groups, 0..<groups.count)
            }
        }
    }

    private func readContext(at place: Int, _ body: Visitor) throws {
        let format = try bytes.short(at: place)
        if format == 3 {
            let count = try bytes.short(at: place + 2)
            let groups = try coverageGroups(count, at: place + 6, from: place)
            return try body(groups, 0..<groups.count)
        }
        let classes = try format == 2 ? place + bytes.short(at: place + 4) : nil
        try forEachRule(at: place, format, sets: place + (format == 2 ? 6 : 4), classes) {
            (first: Group, rule: Int) throws in
            let count = try bytes.short(at: rule)
            var groups = [first]
            for index in 1..<max(1, count) {
                groups.append(group(try bytes.short(at: rule + 2 + 2 * index), classes))
            }
            try body(groups, 0..<groups.count)
        }
    }

    private func readChain(at place: Int, _ body: Visitor) throws {
        let format = try bytes.short(at: place)
        if format == 3 {
            let (before, input, after, _) = try threeLists(at: place + 2, missing: 0)
            let groups = (before.reversed() + input + after).map { Group.coverage(name, place + $0) }
            return try body(groups, before.count..<before.count + input.count)
        }
        let isByClass = format == 2
        let classes = try [4, 6, 8].map { (offset) throws in
            try isByClass ? place + bytes.short(at: place + offset) : nil
        }
        try forEachRule(at: place, format, sets: place + (isByClass ? 10 : 4), classes[1]) {
            (first: Group, rule: Int) throws in
            let (before, input, after, _) = try threeLists(at: rule, missing: 1)
            let groups =
                before.reversed().map { group($0, classes[0]) } + [first] + input.map { group($0, classes[1]) }
                + after.map { group($0, classes[2]) }
            try body(groups, before.count..<before.count + 1 + input.count)
        }
    }

    private func readReverseChain(at place: Int, _ body: Visitor) throws {
        let before = try bytes.list(at: place + 4)
        let after = try bytes.list(at: place + 6 + 2 * before.count)
        let input = try bytes.short(at: place + 2)
        let groups = (before.reversed() + [input] + after).map { Group.coverage(name, place + $0) }
        try body(groups, before.count..<before.count + 1)
    }

    /// What stands before, what is changed and what stands behind, each with its count; and where the lists end.
    ///
    /// - Parameter missing: How many less than the count of the second list there are.
    private func threeLists(at place: Int, missing: Int) throws -> ([Int], [Int], [Int], Int) {
        let before = try bytes.list(at: place)
        let second = place + 2 + 2 * before.count
        let input = try bytes.list(at: second, missing: missing)
        let third = second + 2 + 2 * input.count
        let after = try bytes.list(at: third)
        return (before, input, after, third + 2 + 2 * after.count)
    }

    /// Calls `body` with the group of the first glyph of each rule of formats 1 (by glyph) and 2 (by class).
    private func forEachRule(
        at place: Int, _ format: Int, sets: Int, _ classes: Int?,
        _ body: (Group, Int) throws -> Void
    ) throws {
        guard format == 1 || format == 2 else { throw Unreadable() }
        let covered = try place + bytes.short(at: place + 2)
        let firsts = try coverage(at: covered).glyphs
        for (index, offset) in try bytes.list(at: sets).enumerated() where offset != 0 {
            guard format == 2 || index < firsts.count else { break }
            let first: Group =
                format == 1 ? .only(firsts[index]) : index == 0 ? .coverage(name, covered) : group(index, classes)
            for rule in try bytes.places(at: place + offset, from: place + offset) { try body(first, rule) }
        }
    }

    /// A glyph, or a class of one of the table's lists of classes.
    private func group(_ value: Int, _ classes: Int?) -> Group {
        classes.map { .ofClass(name, $0, value) } ?? .only(CGGlyph(truncatingIfNeeded: value))
    }

    private func coverageGroups(_ count: Int, at offset: Int, from base: Int) throws -> [Group] {
        var groups: [Group] = []
        for index in 0..<count { groups.append(.coverage(name, base + (try bytes.short(at: offset + 2 * index)))) }
        return groups
    }

    // MARK: - Glyphs

    /// The glyphs of a coverage table, in its order.
    struct Coverage {
        let glyphs: [CGGlyph]
        private let all: Set<CGGlyph>

        fileprivate init(_ glyphs: [CGGlyph]) {
            self.glyphs = glyphs
            all = Set(glyphs)
        }

        var count: Int { all.count }

        func contains(_ glyph: CGGlyph) -> Bool { all.contains(glyph) }
    }

    /// Permits as much reading from now on as asking about one glyph takes at the most.
    func permitReads() { bytes.permitReads() }

    func coverage(at place: Int) throws -> Coverage {
        if let known = coverages[place] { return known }
        let coverage = Coverage(try coveredGlyphs(at: place))
        coverages[place] = coverage
        return coverage
    }

    private func coveredGlyphs(at place: Int) throws -> [CGGlyph] {
        switch try bytes.short(at: place) {
        case 1: return try bytes.list(at: place + 2).map { CGGlyph($0) }
        case 2:
            var glyphs: [CGGlyph] = []
            for range in 0..<(try bytes.short(at: place + 2)) {
                let first = try bytes.short(at: place + 4 + 6 * range)
                let last = try bytes.short(at: place + 6 + 6 * range)
                guard first <= last, glyphs.count <= 0x10000 else { throw Unreadable() }
                glyphs += (first...last).map { CGGlyph($0) }
            }
            return glyphs
        default: throw Unreadable()
        }
    }

    /// The class of a glyph in a list of classes; 0 for those that it does not name.
    func glyphClass(of glyph: CGGlyph, at place: Int) throws -> Int {
        switch try bytes.short(at: place) {
        case 1:
            let index = try Int(glyph) - bytes.short(at: place + 2)
            let isListed = try index >= 0 && index < bytes.short(at: place + 4)
            return isListed ? try bytes.short(at: place + 6 + 2 * index) : 0
        case 2:
            for range in 0..<(try bytes.short(at: place + 2)) {
                let start = place + 4 + 6 * range
                if try (bytes.short(at: start)...max(bytes.short(at: start), bytes.short(at: start + 2)))
                    .contains(Int(glyph))
                {
                    return try bytes.short(at: start + 4)
                }
            }
            return 0
        default: throw Unreadable()
        }
    }
}
