extension NSRegularExpression {
    /// Calls a closure with each match, until it says to stop; Placard's own.
    ///
    /// The same as `enumerateMatches(in:options:range:using:)`, whose closure does not outlive the call on iOS, as here;
    /// Foundation on Linux declares that it may. `placard port` writes this one.
    ///
    /// - Parameters:
    ///   - string: The text in which matches are looked for.
    ///   - options: How they are looked for, and what is told on the way.
    ///   - range: Where to look, in UTF-16 units.
    ///   - block: Is given the match, nil where only progress is told; flags; and what stops the search when it is set to true.
    public func forEachMatch(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            // The search runs here and now, whatever the declaration says.
            nonisolated(unsafe) let block = block
            enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
        }
    }
}
