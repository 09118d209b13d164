/// A part of a text's contents that is laid out by itself. Source: Apple's documentation of `NSTextElement`.
open class NSTextElement: NSObject {
    /// The contents that the part belongs to.
    open weak var textContentManager: NSTextContentManager?
    /// Where it lies in them.
    open var elementRange: NSTextRange?

    /// Makes a part.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
    }
}

/// A paragraph. Source: Apple's documentation of `NSTextParagraph`.
open class NSTextParagraph: NSTextElement {
    /// The paragraph's text with its terminator.
    open private(set) var attributedString: NSAttributedString

    /// Makes a paragraph.
    ///
    /// - Parameter attributedString: Nil for no text.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString()
        super.init(textContentManager: nil)
    }

    /// Where the text without its terminator lies in the contents.
    open var paragraphContentRange: NSTextRange? { part { NSRange(location: 0, length: $0) } }

    /// Where the terminator lies in the contents; empty without one.
    open var paragraphSeparatorRange: NSTextRange? {
        part { NSRange(location: $0, length: attributedString.length - $0) }
    }

    private func part(_ range: (Int) -> NSRange) -> NSTextRange? {
        guard let start = elementRange?.location.offset else { return nil }
        var (end, contents) = (0, 0)
        (attributedString.string as NSString).getParagraphStart(
            nil, end: &end, contentsEnd: &contents, for: NSRange(location: 0, length: 0))
        let part = range(contents)
        return NSTextRange(NSRange(location: start + part.location, length: part.length))
    }
}
