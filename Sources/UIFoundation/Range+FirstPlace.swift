extension Range<Int> {
    /// The first place for which something holds that holds for all after it too; the end if there is none.
    package func firstPlace(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
