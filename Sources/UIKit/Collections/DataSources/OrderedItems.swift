/// Items in an order, each once, which are found without looking through the others.
///
/// Each item has a rank, a number that rises along the order, so that halving finds its place. New items take ranks between
/// those of their neighbors. Where these leave no space, as many around get new ones as it takes for ranks to be further apart
/// than the items are many, so that each change costs a few ranks on average (Itai, Konheim, Rodeh: A Sparse Table
/// Implementation of Priority Queues, 1981).
struct OrderedItems<Item: Hashable & Sendable>: Sendable {
    private(set) var items: [Item] = []
    private var ranks: [Int] = []
    private var rankOfItem: [Item: Int] = [:]

    /// The distance of ranks at both ends, where there is space without end.
    private static var stride: Int { 1 << 20 }

    var count: Int { items.count }
    func contains(_ item: Item) -> Bool { rankOfItem[item] != nil }

    /// Where an item stands; nil if it is not there.
    func index(of item: Item) -> Int? {
        guard let rank = rankOfItem[item] else { return nil }
        var (low, high) = (0, ranks.count)
        while low < high {
            let middle = (low + high) / 2
            if ranks[middle] < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Changes

    /// Puts items, none of which is there yet, before the one that stands at a place.
    mutating func insert(_ new: [Item], at place: Int) {
        guard !new.isEmpty else { return }
        items.insert(contentsOf: new, at: place)
        ranks.insert(contentsOf: repeatElement(0, count: new.count), at: place)
        rank(place..<place + new.count)
    }

    /// Takes items away; those that are not there are passed over.
    mutating func remove(_ gone: [Item]) {
        // Few go one by one, many in one go through all.
        guard gone.count > 8 else {
            for item in gone { remove(item) }
            return
        }
        for item in gone { rankOfItem[item] = nil }
        let kept = items.indices.filter { rankOfItem[items[$0]] != nil }
        (items, ranks) = (kept.map { items[$0] }, kept.map { ranks[$0] })
    }

    private mutating func remove(_ item: Item) {
        guard let place = index(of: item) else { return }
        rankOfItem[item] = nil
        items.remove(at: place)
        ranks.remove(at: place)
    }

    // MARK: Ranks

    /// Gives ranks to the items of a range that have none yet, and to as many beside them as have to make room.
    private mutating func rank(_ new: Range<Int>) {
        var range = new
        while true {
            let (start, step) = space(for: range)
            if step >= (range == new ? 1 : range.count) { return spread(range, from: start, by: step) }
            let more = range.count
            range = max(0, range.lowerBound - more)..<min(ranks.count, range.upperBound + more)
        }
    }

    /// The first rank for a range, and the distance of those that follow, between the items around it.
    private func space(for range: Range<Int>) -> (start: Int, step: Int) {
        let before = range.lowerBound > 0 ? ranks[range.lowerBound - 1] : nil
        guard range.upperBound < ranks.count else {
            return ((before ?? 0) + Self.stride, max(Self.stride, range.count))
        }
        let after = ranks[range.upperBound]
        guard let before else {
            let step = max(Self.stride, range.count)
            return (after - step * range.count, step)
        }
        let step = (after - before) / (range.count + 1)
        return (before + step, step)
    }

    private mutating func spread(_ range: Range<Int>, from start: Int, by step: Int) {
        var rank = start
        for place in range {
            ranks[place] = rank
            rankOfItem[items[place]] = rank
            rank += step
        }
    }
}
