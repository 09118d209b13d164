/// Numbers above 0 by clusters of several units.
///
/// Bounded: 4,096 clusters of up to 32 units; when full, it starts anew.
struct ClusterPlaces {
    private var slots = [Slot](repeating: Slot(), count: 64)
    private var arena: [UInt16] = []
    private var count = 0

    private struct Slot {
        var hash: UInt64 = 0
        /// Where the units lie in the arena.
        var start: Int32 = 0
        var length: UInt8 = 0
        /// 0 in a slot that is free.
        var place: UInt8 = 0
    }

    private static let longest = 32
    private static let limit = 4_096

    /// 0 for a cluster that nobody has put in.
    func place(of cluster: UnsafeBufferPointer<UInt16>) -> UInt8 {
        guard cluster.count <= Self.longest else { return 0 }
        let hash = WordCache.hash(cluster)
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].place != 0 {
            let slot = slots[index]
            if slot.hash == hash, slot.length == cluster.count, matches(cluster, at: Int(slot.start)) {
                return slot.place
            }
            index = (index + 1) & (slots.count - 1)
        }
        return 0
    }

    private func matches(_ cluster: UnsafeBufferPointer<UInt16>, at start: Int) -> Bool {
        for offset in cluster.indices where arena[start + offset] != cluster[offset] { return false }
        return true
    }

    /// Remembers the number of a cluster that has none.
    mutating func insert(_ place: UInt8, for cluster: UnsafeBufferPointer<UInt16>) {
        guard cluster.count <= Self.longest else { return }
        if count == Self.limit { self = ClusterPlaces() }
        if count * 2 >= slots.count { grow() }
        count += 1
        put(
            Slot(
                hash: WordCache.hash(cluster), start: Int32(arena.count), length: UInt8(cluster.count), place: place))
        arena.append(contentsOf: cluster)
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        for slot in old where slot.place != 0 { put(slot) }
    }

    private mutating func put(_ slot: Slot) {
        var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
        while slots[index].place != 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = slot
    }
}
