import PlacardUIKit
import Testing

/// What Apple's documentation of `NSAttributedString.init(_:)`, `AttributedString.init(_:)` and
/// `AttributeScopes.UIKitAttributes` says.
@Suite struct AttributedStringConversionTests {
    private static var everyAttribute: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        return [
            .font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style, .foregroundColor: UIColor.red,
            .backgroundColor: UIColor.yellow, .ligature: 0, .kern: 2.5, .tracking: 1.25,
            .strikethroughStyle: NSUnderlineStyle.double.rawValue, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .strokeColor: UIColor.green, .strokeWidth: -3.0, .shadow: NSShadow(),
            .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle, .attachment: NSTextAttachment(),
            .link: URL(string: "https://example.org/a")!, .baselineOffset: 4.0, .underlineColor: UIColor.blue,
            .strikethroughColor: UIColor.cyan, .obliqueness: 0.25, .expansion: 0.5, .languageIdentifier: "de",
            .accessibilitySpeechPitch: 1.5, .inlinePresentationIntent: InlinePresentationIntent.code,
            .presentationIntentAttributeName: PresentationIntent(.paragraph, identity: 1),
            .imageURL: URL(string: "https://example.org/b")!, .alternateDescription: "words", .textItemTag: "more",
        ]
    }

    @Test func `Members read and write the attributes that text is drawn by`() {
        var text = AttributedString("Hello, world")
        text.font = .systemFont(ofSize: 12)
        text.kern = 2
        let range = text.range(of: "world")!
        text[range].foregroundColor = .red
        text[range].underlineStyle = .double
        text[range].link = URL(string: "https://example.org")
        #expect(text.runs.count == 2)
        #expect(text[range].underlineStyle == .double && text.kern == 2 && text.foregroundColor == nil)
        let converted = NSAttributedString(text)
        #expect(converted.string == "Hello, world")
        let attributes = converted.attributes(at: 7, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red && attributes[.underlineStyle] as? Int == 9)
        #expect(attributes[.link] as? URL == URL(string: "https://example.org"))
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    }

    @Test func `No attribute is lost on the way there and back`() {
        for (key, value) in Self.everyAttribute {
            let text = NSMutableAttributedString(string: "a\u{FFFC}c")
            text.addAttribute(key, value: value, range: NSRange(location: 1, length: 1))
            let back = NSAttributedString(AttributedString(text))
            #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty, "\(key.rawValue)")
            let found = back.attribute(key, at: 1, effectiveRange: nil)
            #expect(
                text.attribute(key, at: 1, effectiveRange: nil) as? NSObject == found as? NSObject, "\(key.rawValue)")
            #expect(found != nil, "\(key.rawValue)")
        }
    }

    @Test func `Ranges count emoji and letters of every script in UTF-16 units`() {
        let text = NSMutableAttributedString(string: "👩‍👩‍👧 مرحبا é!")
        text.addAttribute(.kern, value: 3, range: (text.string as NSString).range(of: "مرحبا"))
        let value = AttributedString(text)
        #expect(value.runs.map { String(value.characters[$0.range]) } == ["👩‍👩‍👧 ", "مرحبا", " é!"])
        #expect(NSAttributedString(value).isEqual(to: text))
    }

    @Test func `Attributes that no scope knows are left out`() {
        let text = NSAttributedString(string: "x", attributes: [.init("own"): 1, .kern: 1])
        #expect(NSAttributedString(AttributedString(text)).attributes(at: 0, effectiveRange: nil).count == 1)
    }

    @Test func `A program's own scope is converted with values of its own types`() throws {
        var text = AttributedString("abc")
        text[text.range(of: "b")!].rating = Rating(stars: 3)
        #expect(NSAttributedString(text).attribute(.init("rating"), at: 1, effectiveRange: nil) == nil)
        let converted = try NSAttributedString(text, including: \.test)
        let object = converted.attribute(.init("rating"), at: 1, effectiveRange: nil)
        #expect((object as? ConvertedAttributeValue)?.value == AnyHashable(Rating(stars: 3)))
        #expect(try AttributedString(converted, including: TestAttributes.self) == text)
    }

    @Test func `Ranges of both kinds of strings are told in each other's units`() throws {
        let text = AttributedString("a😀bé")
        let range = try #require(text.range(of: "b"))
        #expect(NSRange(range, in: text) == NSRange(location: 3, length: 1))
        #expect(NSRange(range.lowerBound..., in: text) == NSRange(location: 3, length: 2))
        #expect(Range(NSRange(location: 3, length: 1), in: text) == range)
        #expect(Range(NSRange(location: 2, length: 1), in: text) == nil)
        #expect(Range(NSRange(location: 4, length: 2), in: text) == nil)
    }

    @Test func `Containers and dictionaries say the same`() {
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 9)
        container.attachment = NSTextAttachment()
        let dictionary = [NSAttributedString.Key: Any](container)
        #expect(dictionary.count == 2 && dictionary[.attachment] as? NSTextAttachment === container.attachment)
        #expect(AttributeContainer(dictionary) == container)
    }
}

private struct Rating: Hashable, Sendable { var stars: Int }

private enum RatingAttribute: AttributedStringKey {
    typealias Value = Rating
    static let name = "rating"
}

private struct TestAttributes: AttributeScope {
    let rating: RatingAttribute
    let uiKit: AttributeScopes.UIKitAttributes
}

extension AttributeScopes {
    fileprivate var test: TestAttributes.Type { TestAttributes.self }
}

extension AttributeDynamicLookup {
    fileprivate subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<TestAttributes, Key>) -> Key {
        self[Key.self]
    }
}
