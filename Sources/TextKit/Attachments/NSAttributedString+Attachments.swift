extension NSAttributedString {
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
