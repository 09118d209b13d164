import Testing

@testable import Porting

@Suite struct FormerLanguageTests {
    @Test(arguments: [
        ("open class A { open let a = 1 }", "open class A { public let a = 1 }"),
        ("class A { open static let a = 1 }", "class A { public static let a = 1 }"),
        ("open class A { open var a = 1 }", "open class A { open var a = 1 }"),
    ])
    func `what cannot be overridden is public`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }

    @Test(arguments: [
        ("protocol A { weak var a: B? { get } }", "protocol A { var a: B? { get } }"),
        ("class A { weak var a: B? }", "class A { weak var a: B? }"),
    ])
    func `requirements do not say how they hold`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }

    @Test(arguments: [
        (
            "@available(*, unavailable, message: \"b\")\nvar a = 1",
            "@available(*, deprecated, message: \"b\")\nvar a = 1"
        ),
        ("@available(*, unavailable)\nvar a: Int { 1 }", "@available(*, unavailable)\nvar a: Int { 1 }"),
        (
            "@available(*, unavailable)\n@IBInspectable var a: Int { 1 }",
            "@available(*, deprecated)\n@IBInspectable var a: Int { 1 }"
        ),
        ("@available(*, unavailable)\nfunc a() {}", "@available(*, unavailable)\nfunc a() {}"),
    ])
    func `stored properties are deprecated in the place of unavailable`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }

    @Test(arguments: [
        ("let a = text.characters.count", "let a = text.count"),
        ("let a = text\n    .characters\n    .first", "let a = text\n    .first"),
        ("extension String { var n: Int { characters.count } }", "extension String { var n: Int { self.count } }"),
        ("extension Deck { var n: Int { characters.count } }", "extension Deck { var n: Int { characters.count } }"),
        ("let a = AttributedString(b).characters", "let a = AttributedString(b).characters"),
    ])
    func `texts are collections of characters themselves`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }

    @Test func `a local name is no member`() {
        let local = "func f(_ s: String) { let characters = Array(s) }"
        #expect(rewritten("let a = s.characters", by: FormerLanguage.self, beside: [local]) == "let a = s")
    }

    @Test func `characters of the program's own stay`() {
        let own = "struct Deck { var characters: [Int] }"
        #expect(
            rewritten("let a = deck.characters", by: FormerLanguage.self, beside: [own]) == "let a = deck.characters")
    }

    /// SE-0110: since Swift 4 a closure has as many parameters as its type.
    @Test(arguments: [
        (
            "UIView.animate(withDuration: 1, animations: { _ in a() })",
            "UIView.animate(withDuration: 1, animations: { a() })"
        ),
        ("UIView.animate(withDuration: 1) { _ in a() }", "UIView.animate(withDuration: 1) { a() }"),
        (
            "UIView.animate(withDuration: 1, animations: { a() }) { _ in b() }",
            "UIView.animate(withDuration: 1, animations: { a() }) { _ in b() }"
        ),
        ("list.animate { _ in a() }", "list.animate { _ in a() }"),
    ])
    func `animations have no parameter`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }

    @Test(arguments: [
        ("var done: ((Void) -> Void)?", "var done: (() -> Void)?"),
        ("func a(_ b: @escaping (Void) -> ()) {}", "func a(_ b: @escaping () -> ()) {}"),
        ("var done: (Void, Int) -> Void", "var done: (Void, Int) -> Void"),
        ("func a(_ b: (Void) -> Void) { b(()) }", "func a(_ b: (Void) -> Void) { b(()) }"),
    ])
    func `functions that take nothing have no parameter`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }

    @Test(arguments: [
        (
            "class A: UITextView { override func selectionRects(for range: UITextRange) -> [Any] { [] } }",
            "class A: UITextView { override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] } }"
        ),
        ("class A { func selectionRects() -> [Any] { [] } }", "class A { func selectionRects() -> [Any] { [] } }"),
    ])
    func `rectangles of selections have their type`(written: String, expected: String) {
        #expect(rewritten(written, by: FormerLanguage.self) == expected)
    }
}
