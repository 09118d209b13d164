/// How places in a list become others when some elements go, some come and some move.
struct OrderChange {
    private let gone: [Int]
    private let taken: [Int]
    private let moves: [Int: Int]

    /// - Parameters:
    ///   - deleted: Places before the change.
    ///   - inserted: Places after it.
    ///   - moved: From a place before to one after it.
    init(deleted: some Sequence<Int>, inserted: some Sequence<Int>, moved: [Int: Int] = [:]) {
        gone = Set(deleted).union(moved.keys).sorted()
        taken = Set(inserted).union(moved.values).sorted()
        moves = moved
    }

    /// Where an element is after the change; nil if it is gone.
    func place(of old: Int) -> Int? {
        if let new = moves[old] { return new }
        let before = (0..<gone.count).bisected { gone[$0] >= old }
        if before < gone.count, gone[before] == old { return nil }
        // As many come before it as have fewer of their kind before them than fit; the difference never falls.
        let base = old - before
        return base + (0..<taken.count).bisected { taken[$0] - $0 > base }
    }
}
