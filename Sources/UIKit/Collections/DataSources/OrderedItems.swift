/// Items in an order, each once, which are found by their ranks, without looking through the others.
struct OrderedItems<Item: Hashable & Sendable>: Sendable {
    private(set) var items: [Item] = []
    private var ranks: [Int] = []
    private var rankOfItem: [Item: Int] = [:]

    var count: Int { items.count }
    func contains(_ item: Item) -> Bool { rankOfItem[item] != nil }

    /// Where an item stands; nil if it is not there.
    func index(of item: Item) -> Int? {
        rankOfItem[item].map(place(ofRank:))
    }

    // MARK: Changes

    /// Puts items, none of which is there yet, before the one that stands at a place.
    mutating func insert(_ new: [Item], at place: Int) {
        guard !new.isEmpty else { return }
        items.insert(contentsOf: new, at: place)
        ranks.insert(contentsOf: repeatElement(0, count: new.count), at: place)
        giveRanks(to: place..<place + new.count)
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
}

extension OrderedItems: RankedOrder {
    func rank(at place: Int) -> Int { ranks[place] }

    mutating func setRank(_ rank: Int, at place: Int) {
        ranks[place] = rank
        rankOfItem[items[place]] = rank
    }
}
