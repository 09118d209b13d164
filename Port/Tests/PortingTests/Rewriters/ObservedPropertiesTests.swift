import Testing

@testable import Porting

@Suite struct ObservedPropertiesTests {
    private static let observer = "\nfunc begin(_ card: Card) { card.addObserver(card, forKeyPath: \"texts\") }"

    @Test(arguments: [
        (
            "public dynamic var texts: [String] = []",
            "public dynamic var texts: [String] = [] { didSet { didChangeValue(forKey: \"texts\") } }"
        ),
        (
            "dynamic var texts: [String] { didSet { show() } }",
            "dynamic var texts: [String] { didSet { defer { didChangeValue(forKey: \"texts\") }; show() } }"
        ),
        (
            "dynamic var texts = [\"\"] { willSet { hide() } }",
            "dynamic var texts = [\"\"] { willSet { hide() } didSet { didChangeValue(forKey: \"texts\") } }"
        ),
        ("dynamic var texts: [String] { [] }", "dynamic var texts: [String] { [] }"),
        ("dynamic var others: [String] = []", "dynamic var others: [String] = []"),
        ("var texts: [String] = []", "var texts: [String] = []"),
    ])
    func `what is observed by its name tells when it is set`(written: String, expected: String) {
        func program(_ property: String) -> String { "class Card: UIView { \(property) }" + Self.observer }
        #expect(rewritten(program(written), by: ObservedProperties.self) == program(expected))
    }

    @Test(arguments: ["\\Card.texts", "\\.texts", "\\Card.texts.count"])
    func `what is observed by a key path tells when it is set`(path: String) {
        func program(_ property: String) -> String {
            "class Card: UIView { \(property); func f() { look = observe(\(path)) { card, _ in card.show() } } }"
        }
        let told = "dynamic var texts: [String] = [] { didSet { didChangeValue(forKey: \"texts\") } }"
        #expect(
            rewritten(program("dynamic var texts: [String] = []"), by: ObservedProperties.self) == program(told))
        let unobserved = program("dynamic var others: [String] = []")
        #expect(rewritten(unobserved, by: ObservedProperties.self) == unobserved)
    }
}
