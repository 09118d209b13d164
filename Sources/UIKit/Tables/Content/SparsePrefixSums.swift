/// Sums over the first values of a long list of which most are zero.
///
/// A Fenwick tree that keeps only the nodes that are not zero: reading and changing take time in the logarithm of the
/// list's length, and memory goes by the values that were changed.
struct SparsePrefixSums {
    let count: Int
    private var nodes: [Int: CGFloat] = [:]

    init(count: Int) {
        self.count = count
    }

    /// Adds to the value of a place.
    mutating func add(_ value: CGFloat, at index: Int) {
        guard value != 0 else { return }
        var node = index + 1
        while node <= count {
            nodes[node, default: 0] += value
            node += node & -node
        }
    }

    /// The sum of all values before a place.
    func sum(before index: Int) -> CGFloat {
        guard !nodes.isEmpty else { return 0 }
        var node = min(index, count)
        var total: CGFloat = 0
        while node > 0 {
            total += nodes[node] ?? 0
            node &= node - 1
        }
        return total
    }
}
