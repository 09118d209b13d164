import Testing

@testable import Porting

/// Until Xcode 10 the attributes that text views and fields have by themselves were strings, though texts had keys already.
@Suite struct TextAttributePropertiesTests {
    private func typed(_ text: String) -> String { rewritten(text, by: TextAttributeProperties.self) }

    @Test(arguments: [
        ("override var typingAttributes: [String: Any] { didSet { a() } }", "[NSAttributedString.Key: Any]"),
        (
            "public override var linkTextAttributes: [String : Any]! { get { a } set {} }",
            "[NSAttributedString.Key : Any]!"
        ),
        ("open override var typingAttributes: [String: Any]? { didSet { a() } }", "[NSAttributedString.Key: Any]?"),
    ])
    func `overrides have keys`(former: String, type: String) {
        #expect(typed("class A: UITextView { \(former) }").contains(": " + type + " {"))
    }

    @Test(arguments: [
        ("typingAttributes[NSAttributedStringKey.font.rawValue]", "typingAttributes[NSAttributedStringKey.font]"),
        ("field.typingAttributes?[Self.key.rawValue] = 1", "field.typingAttributes?[Self.key] = 1"),
        (
            "view.linkTextAttributes = [NSAttributedStringKey.kern.rawValue: 1, Key.b.rawValue : 2]",
            "view.linkTextAttributes = [NSAttributedStringKey.kern: 1, Key.b : 2]"
        ),
        (
            "typingAttributes.forEach { (key, value) in all[NSAttributedStringKey(key)] = value }",
            "typingAttributes.forEach { (key, value) in all[key] = value }"
        ),
        (
            "self.typingAttributes.forEach { all[NSAttributedStringKey(rawValue: $0.key)] = $0.value }",
            "self.typingAttributes.forEach { all[$0.key] = $0.value }"
        ),
        (
            "for (name, value) in view.defaultTextAttributes { all[NSAttributedString.Key(name)] = value }",
            "for (name, value) in view.defaultTextAttributes { all[name] = value }"
        ),
        (
            "let all = typingAttributes.map({ pair in (NSAttributedStringKey(rawValue: pair.key), pair.value) })",
            "let all = typingAttributes.map({ pair in (pair.key, pair.value) })"
        ),
    ])
    func `keys are not made of texts, nor texts of keys`(former: String, present: String) {
        #expect(typed(former) == present)
    }

    @Test(arguments: [
        "var typingAttributes: [String: Any] = [:]", "names.forEach { key in a(NSAttributedStringKey(key)) }",
        "let a = [NSAttributedStringKey.font.rawValue: 1]", "json[Key.font.rawValue]",
        "typingAttributes.forEach { key, value in a(NSAttributedStringKey(value)) }",
        "class A { var typingAttributes: [String: Any] = [:]; lazy var a = typingAttributes[Key.font.rawValue] }",
        "class A: B { override var attributes: [String: Any] { [:] } }",
    ])
    func `others stay`(text: String) {
        #expect(typed(text) == text)
    }
}
