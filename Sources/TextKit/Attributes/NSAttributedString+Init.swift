extension NSAttributedString {
    /// Makes an empty attributed string.
    ///
    /// Foundation on Linux has no `init()`, and an extension cannot add one; the argument is there so that
    /// `NSAttributedString()` compiles, and for `NSMutableAttributedString()` as well.
    public convenience init(empty: Void = ()) {
        self.init(string: "")
    }

    /// Whether a stretch holds an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            isFound = value is NSTextAttachment
            if isFound { stop.pointee = true }
        }
        return isFound
    }

    /// Makes the one character that stands for an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
