import Foundation
import PlacardUIFoundation

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
    private let style = NSAttributedString.Key.paragraphStyle

    init(_ text: NSMutableAttributedString) {
        self.text = text
    }

    /// Makes consistent what may be anything.
    func fix(_ range: NSRange) {
        guard range.length > 0, NSMaxRange(range) <= text.length else { return }
        fixParagraphStyles(range)
        fixAttachments(range)
    }

    /// Makes a paragraph consistent that was so on both sides of what was edited in it, however many runs it has there.
    func fix(_ edited: NSRange, within paragraph: NSRange) {
        guard paragraph.length > 0, NSMaxRange(paragraph) <= text.length else { return }
        fixParagraphStyle(edited, within: paragraph)
        fixAttachments(edited)
    }

    /// The paragraphs around a range that have several styles, and attachments on other characters; nil for none.
    func inconsistency(around range: NSRange) -> NSRange? {
        let start = max(0, range.location - 1)
        let wide = NSRange(location: start, length: min(NSMaxRange(range) + 1, text.length) - start)
        var found = strays(in: wide).reduce(nil as NSRange?) { $0?.union($1) ?? $1 }
        let string = text.string as NSString
        var before: Any?
        text.enumerateAttribute(style, in: wide, options: []) { value, reach, _ in
            defer { before = value }
            guard reach.location > start, !Self.areSame(before, value) else { return }
            let paragraph = string.paragraphRange(for: NSRange(location: reach.location, length: 0))
            if paragraph.location < reach.location { found = found?.union(paragraph) ?? paragraph }
        }
        return found
    }

    // MARK: Paragraph styles

    /// A paragraph takes the style of its first character.
    private func fixParagraphStyles(_ range: NSRange) {
        let string = text.string as NSString
        var start = range.location
        while start < NSMaxRange(range) {
            let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
            guard paragraph.length > 0 else { return }
            fixParagraphStyle(paragraph)
            start = NSMaxRange(paragraph)
        }
    }

    private func fixParagraphStyle(_ paragraph: NSRange) {
        var reach = NSRange()
        let first = text.attribute(style, at: paragraph.location, longestEffectiveRange: &reach, in: paragraph)
        if reach.length < paragraph.length { give(first, to: paragraph) }
    }

    /// What comes after the edit has one style: it came from one paragraph.
    private func fixParagraphStyle(_ edited: NSRange, within paragraph: NSRange) {
        let first = text.attribute(style, at: paragraph.location, effectiveRange: nil)
        let (end, last) = (NSMaxRange(paragraph), min(NSMaxRange(edited), NSMaxRange(paragraph) - 1))
        var (place, others) = (edited.location, nil as NSRange?)
        while place <= last {
            var run = NSRange()
            let value = text.attribute(style, at: place, effectiveRange: &run)
            let next = max(NSMaxRange(run), place + 1)
            if !Self.areSame(first, value) {
                let other = NSRange(location: place, length: (next > NSMaxRange(edited) ? end : next) - place)
                others = others?.union(other) ?? other
            }
            place = next
        }
        if let others { give(first, to: others) }
    }

    private static func areSame(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
        return first == second
    }

    private func give(_ first: Any?, to range: NSRange) {
        if let first {
            text.addAttribute(style, value: first, range: range)
        } else {
            text.removeAttribute(style, range: range)
        }
    }

    // MARK: Attachments

    private func fixAttachments(_ range: NSRange) {
        for stray in strays(in: range) { text.removeAttribute(.attachment, range: stray) }
    }

    /// The characters that have an attachment and are none.
    private func strays(in range: NSRange) -> [NSRange] {
        let string = text.string as NSString
        var strays: [NSRange] = []
        text.enumerateAttribute(.attachment, in: range, options: []) { value, reach, _ in
            guard value != nil else { return }
            for offset in reach.location..<NSMaxRange(reach) where string.character(at: offset) != 0xFFFC {
                strays.append(NSRange(location: offset, length: 1))
            }
        }
        return strays
    }
}
