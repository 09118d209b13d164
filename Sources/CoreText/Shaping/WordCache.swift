/// Words that were shaped, found again by their UTF-16 units.
///
/// Open addressing over an arena, because a dictionary of strings costs more than the shaping it saves. Bounded: 4 MiB of
/// words of at most 64 units; when full, it starts anew.
struct WordCache {
    /// Longer stretches are not kept: they hardly ever come again.
    static let longestWord = 64
    /// In bytes.
    private static let limit = 4 << 20

    private var slots: [Slot] = []
    private var arena: [UInt16] = []
    private var count = 0
    private var bytes = 0
    private var hits = 0
    private var misses = 0

    private struct Slot {
        var hash: UInt64
        var start: Int
        var word: ShapedWord?
        var context: JoiningContext
    }

    /// 64 bits of a word's units and of what it joins, well mixed.
    @inline(__always)
    static func hash(_ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext = .none) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(text)
        var hash = (UInt64(truncatingIfNeeded: text.count) ^ context.bits) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        while offset < bytes.count {
            hash = mixed(hash ^ UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
            offset += 2
        }
        return hash
    }

    @inline(__always)
    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    /// - Parameter hash: Of the text and the context.
    mutating func find(
        _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext = .none, hash: UInt64
    ) -> ShapedWord? {
        let found = kept(text, context, hash)
        if found == nil { misses += 1 } else { hits += 1 }
        return found
    }

    private func kept(
        _ text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext, _ hash: UInt64
    ) -> ShapedWord? {
        guard !slots.isEmpty else { return nil }
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while let word = slots[index].word {
            if slots[index].hash == hash, word.length == text.count, slots[index].context == context,
                matches(text, at: slots[index].start)
            {
                return word
            }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    private func matches(_ text: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
        for offset in 0..<text.count where arena[start + offset] != text[offset] { return false }
        return true
    }

    mutating func insert(
        _ word: ShapedWord, for text: UnsafeBufferPointer<UInt16>, _ context: JoiningContext = .none, hash: UInt64
    ) {
        let size = WordCache.size(of: word, text)
        if bytes + size > WordCache.limit { removeAll() }
        bytes += size
        if count * 2 >= slots.count { grow() }
        let start = arena.count
        arena.append(contentsOf: text)
        place(Slot(hash: hash, start: start, word: word, context: context))
        count += 1
    }

    /// The bytes that a word takes: two slots, its units, its object, and its glyphs in an array.
    private static func size(of word: ShapedWord, _ text: UnsafeBufferPointer<UInt16>) -> Int {
        2 * MemoryLayout<Slot>.stride + 2 * text.count + 96 + word.glyphs.count
            * MemoryLayout<ShapedWord.Glyph>.stride
    }

    private mutating func removeAll() {
        slots = []
        arena = []
        (count, bytes) = (0, 0)
    }

    func statistics(_ name: String) -> CacheStatistics {
        var statistics = CacheStatistics(name, limit: WordCache.limit)
        (statistics.entries, statistics.bytes) = (count, bytes)
        (statistics.hits, statistics.misses) = (hits, misses)
        return statistics
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(hash: 0, start: 0, word: nil, context: .none), count: max(64, old.count * 2))
        for slot in old where slot.word != nil { place(slot) }
    }

    private mutating func place(_ slot: Slot) {
        var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
        while slots[index].word != nil { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }
}
