extension NSAttributedString {
    /// Makes an empty attributed string.
    ///
    /// Foundation on Linux has no `init()`, and an extension cannot add one; the argument is there so that
    /// `NSAttributedString()` compiles, and for `NSMutableAttributedString()` as well.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }
}
