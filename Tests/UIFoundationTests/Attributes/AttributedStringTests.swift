import PlacardUIFoundation
import PlacardUIKit
import Testing

/// Foundation on Linux dies when it compares attribute values that are NSObjects of other modules; ours must not be.
@Suite struct AttributedStringTests {
    private func values(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = size
        let shadow = NSShadow()
        shadow.shadowBlurRadius = size
        return [
            .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: size / 100, alpha: 1),
            .paragraphStyle: style, .shadow: shadow, .attachment: NSTextAttachment(),
        ]
    }

    @Test func stringsWithDifferentValuesCanBeAppendedAndCompared() {
        let text = NSMutableAttributedString(string: "abc", attributes: values(10))
        text.append(NSAttributedString(string: "def", attributes: values(20)))
        text.addAttributes(values(30), range: NSRange(location: 1, length: 3))
        text.setAttributes(values(40), range: NSRange(location: 4, length: 1))
        #expect(text.string == "abcdef")
        #expect(!text.isEqual(to: NSAttributedString(string: "abcdef", attributes: values(10))))
    }

    @Test func neighborsOfEqualValuesAreOneRun() {
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor(white: 0.2, alpha: 1)])
        text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor(white: 0.2, alpha: 1)]))
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 4))
    }

    @Test func stringsOfEqualValuesAreEqual() {
        func text() -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            return NSAttributedString(
                string: "x", attributes: [.font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style])
        }
        #expect(text() == text())
    }

    @Test func emptyStringsCanBeMadeWithoutArguments() {
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }

    /// Recorded on iOS in dotnet/macios's tests.
    @Test func anAttachmentIsOneCharacter() {
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        #expect(attachment.bounds == .zero && attachment.image == nil && attachment.contents == nil)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.string == "\u{FFFC}")
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }
}
