import PlacardUIKit
import Testing

/// Apple's documentation of `InlinePresentationIntent`: text that is drawn shows emphasis, code and struck text.
@MainActor @Suite struct InlineMarkupTests {
    private static func size(_ text: NSAttributedString) -> CGSize {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.attributedText = text
        return label.intrinsicContentSize
    }

    @Test func `A label shows emphasis in the bold and italic faces of its font, and code in a monospaced one`()
        throws
    {
        let font = UIFont.systemFont(ofSize: 20)
        let both = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let cases: [(String, UIFont)] = [
            ("**Some words**", .boldSystemFont(ofSize: 20)), ("*Some words*", .italicSystemFont(ofSize: 20)),
            ("***Some words***", UIFont(descriptor: both, size: 0)),
            ("`Some words`", .monospacedSystemFont(ofSize: 20, weight: .regular)), ("Some words", font),
        ]
        for (markdown, font) in cases {
            let expected = NSAttributedString(string: "Some words", attributes: [.font: font])
            #expect(Self.size(try NSAttributedString(markdown: markdown)) == Self.size(expected), "\(markdown)")
        }
    }

    @Test func `Struck text has a line through it`() throws {
        func pixels(_ text: NSAttributedString) -> Data? {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
            label.attributedText = text
            return UIGraphicsImageRenderer(bounds: label.bounds).pngData { label.layer.render(in: $0.cgContext) }
        }
        let plain = try NSAttributedString(markdown: "gone")
        let struck = NSMutableAttributedString(attributedString: plain)
        struck.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 0, length: 4))
        #expect(pixels(try NSAttributedString(markdown: "~~gone~~")) == pixels(struck))
        #expect(pixels(plain) != pixels(struck))
    }
}
