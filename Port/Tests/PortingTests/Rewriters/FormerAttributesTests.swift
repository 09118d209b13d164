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
        (
            "var textAttributes: Dictionary<String, AnyObject>",
            "var textAttributes: Dictionary<NSAttributedString.Key, AnyObject>"
        ),
        ("var names: Dictionary<String, Any>", "var names: Dictionary<String, Any>"),
        (
            "for (name, value): (String, Any) in self.textAttributes {}",
            "for (name, value): (NSAttributedString.Key, Any) in self.textAttributes {}"
        ),
        ("for (name, value): (String, Any) in json {}", "for (name, value): (String, Any) in json {}"),
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
        ("var look: [String: Any] { let attributes = all; return attributes as [String: Any] }", [1]),
        ("var attributes: [String: Any] { let all = look; return all as [String: Any] }", [0, 1]),
        ("func attributes() -> [String: Any] { look as [String: Any] }", [0, 1]),
        ("lazy var attributes: [String: Any] = { _ = 1; return all as [String: Any] }()", [0, 1]),
        (
            "func f() { draw([NSFontAttributeName: a] as [String: Any]); label.attributes = a as [String: Any] }",
            [0, 1]
        ),
        ("var attributes: [String: Any] { let json = all as [String: Any]; return make(json) }", [0]),
        (
            "var attributes: [String: Any] { get { if a { return b as [String: Any] }; return c as [String: Any] } }",
            [0, 1, 2]
        ),
        ("func setAttributes() { send(json as [String: Any]) }", []),
        ("func addAttributes() -> Int { if a { send(json as [String: Any]) }; return 1 }", []),
        ("var attributes = 1 { didSet { send(json as [String: Any]) } }", []),
        ("let attributes = names.map { return $0 as [String: Any] }", []),
        ("func attributes(of json: [String: Any]) { f(json as [String: Any]) ; f(1) }", []),
    ])
    func `casts have the keys of what is cast and of what they are for`(_ former: String, _ places: [Int]) {
        let parts = former.split(separator: "[String: Any]", omittingEmptySubsequences: false)
        let types = (0..<parts.count - 1).map {
            places.contains($0) ? "[NSAttributedString.Key: Any]" : "[String: Any]"
        }
        #expect(typed(former) == zip(parts, types + [""]).map { $0 + $1 }.joined())
    }

    @Test func `properties that attributed texts are handed as names of attributes have their type`() {
        let use = "func f() { _ = NSFontAttributeName; text.addAttribute(style.attributeName, value: 1, range: all) }"
        let former = "class Style { let attributeName: String; let title: String; init(attributeName: String) {} }"
        let present = former.replacing("attributeName: String", with: "attributeName: NSAttributedString.Key")
        #expect(typed(former, beside: [use]) == present)
        #expect(typed(former, beside: ["let a = NSFontAttributeName"]) == former)
    }

    @Test(arguments: [
        ("let attributes = value as! [String: Any]", "let attributes = NSAttributedString.attributes(value)! "),
        (
            "let look = value as? [String: Any]; a(look[NSFontAttributeName])",
            "let look = NSAttributedString.attributes(value) ; a(look[NSAttributedString.Key.font])"
        ),
    ])
    func `casts that may fail are those of today, so that porting twice changes nothing more`(
        _ former: String, _ present: String
    ) {
        let text = ported(former, beside: ["let a = NSFontAttributeName"]).text
        #expect(text.hasSuffix("\n" + present))
        #expect(ported(present).text.hasSuffix("\n" + present))
    }

    @Test(arguments: [
        (
            "var linkAttributes: [String: [String: Any]] = [:]; let a = linkAttributes[rootAttribute]",
            "var linkAttributes: [K: [K: Any]] = [:]; let a = linkAttributes[rootAttribute]"
        ),
        (
            "var linkAttributes = [String: [String: Any]](); let a = self.linkAttributes[attribute]!",
            "var linkAttributes = [K: [K: Any]](); let a = self.linkAttributes[attribute]!"
        ),
        ("var tagAttributes = [String: [String: Any]]()", "var tagAttributes = [String: [K: Any]]()"),
        ("var tagAttributes: [String: [String: Any]]", "var tagAttributes: [String: [K: Any]]"),
    ])
    func `dictionaries of dictionaries have keys within, and without if they are asked for attributes`(
        _ former: String, _ present: String
    ) {
        #expect(typed(former) == present.replacing("K", with: "NSAttributedString.Key"))
    }

    @Test(arguments: [
        ("func f(linkAttribute: String) -> Any? { attributes[linkAttribute] }", true),
        ("func f(_ name: String) { tagAttributes[tag]?[name] = 1 }", true),
        ("func f(_ name: String) { text.addAttribute(name, value: 1, range: all) }", true),
        ("func f(_ name: String) -> Any? { text.attribute(name, at: 0, effectiveRange: nil) }", true),
        ("func f(_ name: String) -> Any? { attributes[key] }", false),
        ("func f(_ tag: String) -> Any? { tagAttributes[tag]?[name] }", false),
        ("func f(attributeName: String) -> Any? { json[attributeName] }", false),
        (
            "let attributes: [String: String] = [:]; func f(attribute: String) -> Any? { attributes[attribute] }",
            false
        ),
        ("func f(_ name: String) { node.addAttribute(name, to: 1) }", false),
    ])
    func `texts that functions take for names of attributes are such`(_ former: String, isName: Bool) {
        let present = former.replacing("e: String)", with: "e: NSAttributedString.Key)")
        #expect(typed(former) == (isName ? present : former))
    }

    @Test(arguments: [
        (
            "struct Names { static let token = K\"com.a.token\"E }",
            "text.addAttribute(Names.token, value: 1, range: all)"
        ),
        (
            "struct Names { static let token = K\"com.a.token\"E }",
            "enumerateAttribute(Names.token, in: all) { _ in }"
        ),
        ("let tokenAttribute = K\"com.a.token\"E", "text.removeAttribute(tokenAttribute, range: all)"),
        (
            "class A { static let tag = K\"tag\"E; let other = \"tag\" }",
            "text.attribute(A.tag, at: 0, effectiveRange: nil)"
        ),
    ])
    func `constants that texts are handed for names of attributes are such`(_ text: String, use: String) {
        let former = text.replacing("K\"", with: "\"").replacing("\"E", with: "\"")
        let present = text.replacing("K\"", with: "NSAttributedString.Key(\"").replacing("\"E", with: "\")")
        let others = ["let a = NSFontAttributeName", use]
        #expect(typed(former, beside: others) == present)
        #expect(typed(former, beside: [use]) == former)
        #expect(
            typed(former, beside: ["let a = NSFontAttributeName", "node.addAttribute(Names.token, to: 1)"]) == former)
    }

    @Test func `a constant with a type has that of names`() {
        let others = ["let a = NSFontAttributeName; text.removeAttribute(Names.token, range: all)"]
        #expect(
            typed("enum Names { static let token: String = \"a\" }", beside: others)
                == "enum Names { static let token: NSAttributedString.Key = NSAttributedString.Key(\"a\") }")
    }

    @Test func `what a text itself is asked for in its own methods is a name`() {
        let former =
            "func find(_ name: String, value: String) { enumerateAttribute(name, in: all, options: []) { _ in } }"
        #expect(typed(former) == former.replacing("name: String", with: "name: NSAttributedString.Key"))
    }

    @Test func `parts of tuples are known by their names`() {
        #expect(
            typed("func f() -> [(attributes: [String: Any], json: [String: Any])] { [] }")
                == "func f() -> [(attributes: [NSAttributedString.Key: Any], json: [String: Any])] { [] }")
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
