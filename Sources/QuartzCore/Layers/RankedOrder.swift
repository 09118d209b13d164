/// An order whose members have ranks, numbers that rise along it, so that halving finds a member's place.
///
/// New members take ranks between those of their neighbors. Where these leave no space, as many around get new ones as it
/// takes for ranks to be further apart than the members are many, so that each change costs a few ranks on average (Itai,
/// Konheim, Rodeh: A Sparse Table Implementation of Priority Queues, 1981).
package protocol RankedOrder {
    /// How many members there are.
    var count: Int { get }
    /// The rank of the member at a place.
    func rank(at place: Int) -> Int
    /// Gives the member at a place a rank.
    mutating func setRank(_ rank: Int, at place: Int)
}

/// The distance of ranks at both ends, where there is space without end.
private let stride = 1 << 20

extension RankedOrder {
    /// The first place whose rank is no lower than one; `count` if there is none.
    package func place(ofRank rank: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self.rank(at: middle) < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Gives ranks to the members of a range that have none yet, and to as many beside them as have to make room.
    package mutating func giveRanks(to new: Range<Int>) {
        var range = new
        while true {
            let (start, step) = space(for: range)
            if step >= (range == new ? 1 : range.count) { return spread(range, from: start, by: step) }
            let more = range.count
            range = Swift.max(0, range.lowerBound - more)..<Swift.min(count, range.upperBound + more)
        }
    }

    /// The first rank for a range, and the distance of those that follow, between the members around it.
    private func space(for range: Range<Int>) -> (start: Int, step: Int) {
        let before = range.lowerBound > 0 ? rank(at: range.lowerBound - 1) : nil
        guard range.upperBound < count else {
            return ((before ?? 0) + stride, Swift.max(stride, range.count))
        }
        let after = rank(at: range.upperBound)
        guard let before else {
            let step = Swift.max(stride, range.count)
            return (after - step * range.count, step)
        }
        let step = (after - before) / (range.count + 1)
        return (before + step, step)
    }

    private mutating func spread(_ range: Range<Int>, from start: Int, by step: Int) {
        var rank = start
        for place in range {
            setRank(rank, at: place)
            rank += step
        }
    }
}
