import Synchronization

/// Where words end in scripts that write no spaces (Thai, Lao, Khmer, Myanmar): ICU's dictionaries tell, and what they
/// said of a stretch is remembered.
///
/// A stretch breaks alike wherever it stands, because dictionaries look at no other characters.
enum ComplexLineBreaks {
    /// Marks where lines may start inside of the stretches of such scripts.
    static func mark(
        _ boundaries: PlainLineBreaks.Boundaries, of units: PlainLineBreaks.Units, _ table: LineBreakClasses.Table
    ) {
        var index = 0
        while index < units.count {
            let start = index
            // A mark may belong to another script's character before it, where the rules allow a line to start behind it.
            while index < units.count, table[units[index]].isComplex,
                index == start || !boundaries[index].contains(.line)
            {
                index += 1
            }
            if index - start > 1 {
                markWords(of: .init(rebasing: units[start..<index]), .init(rebasing: boundaries[start..<index]))
            }
            index = max(index, start + 1)
        }
    }

    private static func markWords(of stretch: PlainLineBreaks.Units, _ boundaries: PlainLineBreaks.Boundaries) {
        guard stretch.count <= KnownStretches.longest else { return lookUp(stretch, boundaries) }
        let hash = WordCache.hash(stretch)
        if known.withLock({ $0.mark(boundaries, of: stretch, hash) }) { return }
        lookUp(stretch, boundaries)
        known.withLock { $0.insert(stretch, hash, boundaries) }
    }

    private static func lookUp(_ stretch: PlainLineBreaks.Units, _ boundaries: PlainLineBreaks.Boundaries) {
        ICU.forEachBoundary(.line, of: stretch, locale: locale) {
            if $0 < stretch.count { boundaries[$0].formUnion(.line) }
        }
    }

    /// Of no consequence to dictionaries.
    private static let locale = "en"
    private static let known = Mutex(KnownStretches())

    /// What is remembered.
    static var statistics: CacheStatistics { known.withLock(\.statistics) }
}

/// Stretches of text with the places where their words end, found again by their units.
///
/// Bounded: 256 KiB of stretches of at most 256 units; when full, it starts anew.
private struct KnownStretches {
    /// Longer stretches are not kept: they hardly ever come again.
    static let longest = 256
    private static let limit = 256 << 10

    private var slots: [Slot] = []
    /// Units, each stretch followed by the offsets at which its words end.
    private var arena: [UInt16] = []
    private(set) var statistics = CacheStatistics("words of scripts without spaces", limit: limit)

    private struct Slot {
        var hash: UInt64
        /// Where the stretch lies in the arena.
        var start: Int32
        /// 0 in a slot that is free.
        var length: UInt16
        var endCount: UInt16
    }

    /// Marks the ends of the words of a stretch; false if the stretch is not known.
    mutating func mark(
        _ boundaries: PlainLineBreaks.Boundaries, of stretch: PlainLineBreaks.Units, _ hash: UInt64
    ) -> Bool {
        guard let slot = slot(of: stretch, hash) else {
            statistics.misses += 1
            return false
        }
        statistics.hits += 1
        let first = Int(slot.start) + stretch.count
        for place in first..<first + Int(slot.endCount) { boundaries[Int(arena[place])].formUnion(.line) }
        return true
    }

    private func slot(of stretch: PlainLineBreaks.Units, _ hash: UInt64) -> Slot? {
        guard !slots.isEmpty else { return nil }
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].length != 0 {
            let slot = slots[index]
            if slot.hash == hash, Int(slot.length) == stretch.count, matches(stretch, at: Int(slot.start)) {
                return slot
            }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    private func matches(_ stretch: PlainLineBreaks.Units, at start: Int) -> Bool {
        for offset in stretch.indices where arena[start + offset] != stretch[offset] { return false }
        return true
    }

    /// Remembers a stretch.
    ///
    /// - Parameter boundaries: Those of its units, the ends of its words marked.
    mutating func insert(
        _ stretch: PlainLineBreaks.Units, _ hash: UInt64, _ boundaries: PlainLineBreaks.Boundaries
    ) {
        guard slot(of: stretch, hash) == nil else { return }
        let ends = boundaries.indices.filter { $0 > 0 && boundaries[$0].contains(.line) }.map { UInt16($0) }
        let size = 2 * (MemoryLayout<Slot>.stride + stretch.count + ends.count)
        if statistics.bytes + size > Self.limit {
            (slots, arena) = ([], [])
            (statistics.entries, statistics.bytes) = (0, 0)
        }
        if statistics.entries * 2 >= slots.count { grow() }
        place(
            Slot(
                hash: hash, start: Int32(arena.count), length: UInt16(stretch.count), endCount: UInt16(ends.count)))
        arena.append(contentsOf: stretch)
        arena += ends
        statistics.entries += 1
        statistics.bytes += size
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(hash: 0, start: 0, length: 0, endCount: 0), count: max(64, old.count * 2))
        for slot in old where slot.length != 0 { place(slot) }
    }

    private mutating func place(_ slot: Slot) {
        var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
        while slots[index].length != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }
}
