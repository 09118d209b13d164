/// Texts whose attributes can be made consistent: mutable ones. A protocol, so that `NSTextStorage` has its own answer.
public protocol AttributeFixing: NSMutableAttributedString {}

extension NSMutableAttributedString: AttributeFixing {}

extension AttributeFixing {
    /// Makes attributes consistent in a range: one paragraph style in each paragraph, attachments on U+FFFC only.
    ///
    /// Source: Apple's documentation of `NSMutableAttributedString.fixAttributes(in:)`.
    public func fixAttributes(in range: NSRange) {
        AttributeFixer(self).fix(range)
    }
}

/// Makes the attributes of whole paragraphs consistent, as Apple's `fixAttributes(in:)` does.
struct AttributeFixer {
    private let text: NSMutableAttributedString

    init(_ text: NSMutableAttributedString) {
        self.text = text
    }

    func fix(_ range: NSRange) {
        guard range.length > 0, range.location + range.length <= text.length else { return }
        fixParagraphStyles(range)
        fixAttachments(range)
    }

    /// A paragraph takes the style of its first character.
    private func fixParagraphStyles(_ range: NSRange) {
        let string = text.string as NSString
        var start = range.location
        while start < range.location + range.length {
            let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
            guard paragraph.length > 0 else { return }
            fixParagraphStyle(paragraph)
            start = paragraph.location + paragraph.length
        }
    }

    private func fixParagraphStyle(_ paragraph: NSRange) {
        let key = NSAttributedString.Key.paragraphStyle
        var reach = NSRange()
        let style = text.attribute(key, at: paragraph.location, longestEffectiveRange: &reach, in: paragraph)
        guard reach.length < paragraph.length else { return }
        if let style {
            text.addAttribute(key, value: style, range: paragraph)
        } else {
            text.removeAttribute(key, range: paragraph)
        }
    }

    private func fixAttachments(_ range: NSRange) {
        let string = text.string as NSString
        var strays: [NSRange] = []
        text.enumerateAttribute(.attachment, in: range, options: []) { value, reach, _ in
            guard value != nil else { return }
            for offset in reach.location..<reach.location + reach.length where string.character(at: offset) != 0xFFFC
            {
                strays.append(NSRange(location: offset, length: 1))
            }
        }
        for stray in strays { text.removeAttribute(.attachment, range: stray) }
    }
}
