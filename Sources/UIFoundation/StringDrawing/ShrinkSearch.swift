/// Finds the largest share of its size at which a text fits its space.
package struct ShrinkSearch {
    /// The least share that is permitted.
    private let least: CGFloat

    /// How often the search halves its range: enough for a hundredth of a point at any size of label.
    private static let steps = 12

    package init(least: CGFloat) {
        self.least = min(max(least, 0), 1)
    }

    /// The largest share at which `fits` holds, or the least permitted one if it never does.
    package func factor(fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (least, CGFloat(1))
        if fits(1) { return 1 }
        var best = least
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            if fits(middle) {
                (best, low) = (middle, middle)
            } else {
                high = middle
            }
        }
        return best
    }
}
