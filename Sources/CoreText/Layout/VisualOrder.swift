/// The order in which stretches of text with embedding levels stand on a line (UAX #9, rule L2).
enum VisualOrder {
    /// The indices of the stretches from left to right.
    static func order(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.lazy.filter { $0 & 1 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd, level > 0 {
            reverseStretches(of: &order) { levels[$0] >= level }
            level -= 1
        }
        return order
    }

    private static func reverseStretches(of order: inout [Int], where belongs: (Int) -> Bool) {
        var start = 0
        while start < order.count {
            guard belongs(order[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < order.count, belongs(order[end]) { end += 1 }
            order[start..<end].reverse()
            start = end
        }
    }
}
