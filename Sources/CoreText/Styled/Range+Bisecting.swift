extension Range<Int> {
    /// The first place that passes a test which all places behind it pass too; the upper bound if none does.
    @inlinable package func bisected(_ passes: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if passes(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
