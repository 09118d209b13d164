import PlacardUIKit
import Testing

/// Apple's pages of `itemNumber(in:at:)`, `range(of:at:)`, `fixAttributes(in:)` and `columnTerminators(for:)`.
@Suite struct TextListItemsTests {
    private func paragraph(_ text: String, _ lists: [NSTextList]) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.textLists = lists
        return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }

    @Test func `items of a list are counted, those of lists within it not`() {
        let outer = NSTextList(markerFormat: .decimal, options: 0)
        let inner = NSTextList(markerFormat: .disc, options: 0)
        let text = NSMutableAttributedString()
        for (line, lists) in [
            ("before\n", []), ("one\n", [outer]), ("a\n", [outer, inner]), ("two\n", [outer]), ("after", []),
        ] as [(String, [NSTextList])] {
            text.append(paragraph(line, lists))
        }
        #expect(text.range(of: outer, at: 8) == NSRange(location: 7, length: 10))
        #expect(text.range(of: inner, at: 11) == NSRange(location: 11, length: 2))
        #expect(text.range(of: outer, at: 0).location == NSNotFound)
        #expect([8, 11, 14].map { text.itemNumber(in: outer, at: $0) } == [1, 1, 2])
        #expect(text.itemNumber(in: inner, at: 11) == 1 && text.itemNumber(in: inner, at: 0) == 0)
    }

    @Test func `attributes of any mutable text are made consistent`() {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 1))
        text.fixAttributes(in: NSRange(location: 0, length: 2))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `an attachment's character takes more attributes`() {
        let attachment = NSTextAttachment()
        let text = NSAttributedString(attachment: attachment, attributes: [.kern: 3])
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    }

    @Test func `columns end with the locale's separator`() {
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "de_DE")).contains(","))
        #expect(NSTextTab.columnTerminators(for: Locale(identifier: "en_US")).contains("."))
    }

    @Test func `all layout managers of a text get the other`() {
        let (old, new) = (NSTextStorage(string: "a"), NSTextStorage(string: "b"))
        let managers = [NSLayoutManager(), NSLayoutManager()]
        managers.forEach(old.addLayoutManager)
        managers[0].replaceTextStorage(new)
        #expect(managers.allSatisfy { $0.textStorage === new } && old.layoutManagers.isEmpty)
        #expect(new.layoutManagers.count == 2)
    }
}
