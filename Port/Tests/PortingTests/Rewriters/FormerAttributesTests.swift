import Testing

@testable import Porting

/// Swift 4 gave the names of attributes a type (Apple's release notes of Xcode 9: `NSAttributedStringKey`); before they were strings.
@Suite struct FormerAttributesTests {
    private func typed(_ text: String, beside others: [String] = ["let a = NSFontAttributeName"]) -> String {
        rewritten(text, by: FormerAttributes.self, beside: others)
    }

    @Test(arguments: [
        ("var textAttributes: [String: Any]? = nil", "var textAttributes: [NSAttributedString.Key: Any]? = nil"),
        ("var attributes = [String : AnyObject]()", "var attributes = [NSAttributedString.Key : AnyObject]()"),
        ("func set(_ attributes: [String: Any]) {}", "func set(_ attributes: [NSAttributedString.Key: Any]) {}"),
        ("func attributes() -> [String: Any] { [:] }", "func attributes() -> [NSAttributedString.Key: Any] { [:] }"),
        ("typealias Attributes = [String: Any]", "typealias Attributes = [NSAttributedString.Key: Any]"),
        (
            "let look: [String: Any] = [NSKernAttributeName: 1]",
            "let look: [NSAttributedString.Key: Any] = [NSKernAttributeName: 1]"
        ),
    ])
    func `dictionaries of attributes have their keys`(_ former: String, _ present: String) {
        #expect(typed(former) == present)
    }

    @Test(arguments: [
        "let font = look.all[NSFontAttributeName]", "let look = Look(all: [NSFontAttributeName: font])",
    ])
    func `what is asked for an attribute holds them`(_ use: String) {
        let text = "struct Look { let all: [String: Any]; init(all: [String: Any]) {} ; let other: [String: Any] }"
        let expected = text.replacing("all: [String", with: "all: [NSAttributedString.Key")
        #expect(typed(text, beside: [use]) == expected)
    }

    @Test(arguments: [
        "var userInfo: [String: Any] = [:]", "let look: [String: Any] = [\"a\": 1]",
        "var attributes: [String: Int] = [:]",
    ])
    func `other dictionaries stay`(_ text: String) {
        #expect(typed(text) == text)
    }

    @Test func `programs that never name attributes as before keep their strings`() {
        let text = "var attributes: [String: Any] = [:]"
        #expect(typed(text, beside: []) == text)
    }

    /// The four primitives of a text storage, as books of the time of Swift 3 print them.
    @Test(arguments: [
        (
            "override func setAttributes(_ attrs: [String : Any]?, range: NSRange) {}",
            "override func setAttributes(_ attrs: [NSAttributedString.Key : Any]?, range: NSRange) {}"
        ),
        (
            "override func attributes(at i: Int, effectiveRange r: NSRangePointer?) -> [String: Any] { [:] }",
            "override func attributes(at i: Int, effectiveRange r: NSRangePointer?) -> [NSAttributedString.Key: Any] { [:] }"
        ),
    ])
    func `overrides of attributed texts have their keys, whoever names none`(_ former: String, _ present: String) {
        #expect(typed("class Storage { \(former) }", beside: []) == "class Storage { \(present) }")
    }
}
