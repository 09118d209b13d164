import PlacardUIKit
import TestTools
import Testing

/// Storages fix attributes where an edit may have made them inconsistent; `NSMutableAttributedString` looks at whole paragraphs.
@Suite struct AttributeFixingTests {
    private static let pieces = ["a", "bc ", "\n", "x\ny", "\r", "\r\n", "\u{2029}", "\u{FFFC}", "e\u{301}", ""]
    private let attachment = NSTextAttachment()
    private static let styles: [NSParagraphStyle?] =
        [nil]
        + [0, 5, 10].map {
            let style = NSMutableParagraphStyle()
            style.headIndent = $0
            return style
        }

    /// An edit of a part of a text, by a storage's own members.
    private func edit(_ text: NSTextStorage, with numbers: inout SeededNumbers) {
        let start = Int.random(in: 0...text.length, using: &numbers)
        let range = NSRange(location: start, length: Int.random(in: 0...min(4, text.length - start), using: &numbers))
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.paragraphStyle] = Self.styles.randomElement(using: &numbers) ?? nil
        if Bool.random(using: &numbers) { attributes[.attachment] = attachment }
        let new = Self.pieces.randomElement(using: &numbers) ?? ""
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: text.replaceCharacters(in: range, with: new)
        case 1: text.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: attributes))
        case 2: text.setAttributes(attributes, range: range)
        case 3: text.addAttributes(attributes, range: range)
        default: text.removeAttribute(.paragraphStyle, range: range)
        }
    }

    @Test(arguments: 0..<60) func `what an edit cannot reach need not be looked at`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let storage = NSTextStorage()
        for _ in 0..<40 {
            storage.beginEditing()
            for _ in 0..<Int.random(in: 1...2, using: &numbers) { edit(storage, with: &numbers) }
            storage.endEditing()
            let whole = NSMutableAttributedString(attributedString: storage)
            whole.fixAttributes(in: NSRange(location: 0, length: whole.length))
            #expect(storage == whole)
        }
    }

    @Test func `what was inconsistent before is fixed with its paragraph alone`() {
        let style = Self.styles[1]
        let made = NSMutableAttributedString(string: "ab\ncd\nef")
        for place in [1, 4, 7] {
            made.addAttribute(.paragraphStyle, value: style as Any, range: NSRange(location: place, length: 1))
        }
        let storage = NSTextStorage(attributedString: made)
        storage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "x")
        func has(_ place: Int) -> Bool { storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) != nil }
        #expect([1, 4, 5, 8].map(has) == [true, false, false, true])
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
        #expect([2, 9].map(has) == [false, true])
    }

    @Test func `what a delegate makes inconsistent is fixed by the next edit`() {
        final class Delegate: NSTextStorageDelegate {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                guard let style = AttributeFixingTests.styles[1] else { return }
                textStorage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 2, length: 1))
            }
        }
        let (storage, delegate) = (NSTextStorage(string: "abcdef"), Delegate())
        storage.delegate = delegate
        storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "x")
        #expect(storage.attribute(.paragraphStyle, at: 2, effectiveRange: nil) != nil)
        storage.delegate = nil
        storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "y")
        #expect(storage.attribute(.paragraphStyle, at: 2, effectiveRange: nil) == nil)
    }
}
