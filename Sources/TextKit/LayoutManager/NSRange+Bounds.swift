extension NSRange {
    /// Where the range ends, 0 at least; the greatest number there is for ranges like (`NSNotFound`, 1) that end
    /// nowhere.
    var safeEnd: Int {
        let (end, isTooLarge) = location.addingReportingOverflow(max(0, length))
        return isTooLarge ? .max : max(0, end)
    }
}
