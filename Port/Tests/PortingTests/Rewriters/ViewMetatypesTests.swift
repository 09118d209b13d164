import Testing

@testable import Porting

/// What Swift makes through any metatype on Apple's systems, because initializers of UIKit's views come from Objective-C.
@Suite struct ViewMetatypesTests {
    private func made(_ text: String, beside others: [String] = []) -> String {
        rewritten(text, by: ViewMetatypes.self, beside: others)
    }

    @Test(arguments: [
        ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { T.made() }"),
        ("func f<T>() -> T where T: UILabel { T.init() }", "func f<T>() -> T where T: UILabel { T.made() }"),
        ("class A<V: UIView> { let v = V(frame: .zero) }", "class A<V: UIView> { let v = V.made(frame: .zero) }"),
        (
            "func f<T: UIView & Bar>(_ t: T.Type) -> T { t.init() }",
            "func f<T: UIView & Bar>(_ t: T.Type) -> T { t.made() }"
        ),
        (
            "extension UILabel { static func a() -> Self { Self() } }",
            "extension UILabel { static func a() -> Self { Self.made() } }"
        ),
        (
            "extension UIView { class func a() -> Self { self.init(frame: .zero) } }",
            "extension UIView { class func a() -> Self { self.made(frame: .zero) } }"
        ),
        (
            "extension A where Self: UIView { func a() -> Self { Self() } }",
            "extension A where Self: UIView { func a() -> Self { Self.made() } }"
        ),
    ])
    func `views are made by their classes`(written: String, ported: String) {
        #expect(made(written) == ported)
    }

    @Test func `a class of the program's own counts as a view where it inherits from one`() {
        let written = "func f<T: Card>() -> T { T() }"
        #expect(made(written, beside: ["class Card: UILabel {}"]) == "func f<T: Card>() -> T { T.made() }")
        #expect(made(written, beside: ["class Card {}"]) == written)
    }

    /// Swift reads the three alike (The Swift Programming Language, "Protocol Declaration").
    @Test(arguments: ["protocol P: UIView {}", "protocol P where Self: UIView {}", "protocol P: Named & UIView {}"])
    func `a protocol for views counts as a view, however it says so`(declaration: String) {
        let made = made("func f<T: P>() -> T { T(frame: .zero) }", beside: [declaration])
        #expect(made == "func f<T: P>() -> T { T.made(frame: .zero) }")
    }

    @Test(arguments: [
        "var kind: (UIView & Named).Type = Dot.self",
        "typealias Item = (UIView & Named); var kind: Item.Type = Dot.self",
        "class Card: UIView {}; typealias Item = Card; var kind: Item.Type = Dot.self",
    ])
    func `a property that holds a class of views makes them`(declaration: String) {
        let text = "\(declaration); func f() { let view = kind.init() }"
        #expect(made(text) == text.replacing("kind.init()", with: "kind.made()"))
    }

    @Test(arguments: [
        "typealias Item = Named; var kind: Item.Type = A.self; let a = kind.init()",
        "func f<T: NSObject>() -> T { T() }",
        "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
        "extension String { static func a() -> Self { Self() } }", "let a = UILabel(frame: .zero)",
        "func f<T: UIView>() -> T { T(coder: c)! }",
    ])
    func `other calls stay`(text: String) {
        #expect(made(text) == text)
    }
}

/// Makers are added where something is made so, for classes that have such initializers.
@Suite struct ViewMakersTests {
    private let builder = "func build<T: UIView>() -> T { T() }"

    private func makers(_ text: String, with builder: String? = nil) -> [String] {
        additions(text, by: ViewMakers.self, beside: [builder ?? self.builder])
    }

    @Test func `a class without initializers is made by those that it inherits`() {
        let text = """
            final class CardViewMaker: ViewMaker {
                override class func makeView() -> UIView? { Card() }
                override class func makeView(frame: CGRect) -> UIView? { Card(frame: frame) }
            }
            """
        #expect(makers("class Card: UILabel { var a = 1 }") == [text])
    }

    @Test
    func `a class with a frame's initializer is made by that, one with an initializer of its own by nothing else`() {
        let framed = makers(
            "class Card: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }")
        #expect(framed.first?.contains("makeView() -> UIView? { Card(frame: .zero) }") == true)
        let titled = makers("class Card: UIView { init(title: String) {}; required init?(coder: NSCoder) {} }")
        #expect(titled.isEmpty)
        let hidden = makers(
            "class Card: UIView { private override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }")
        #expect(hidden.isEmpty)
    }

    @Test func `initializers are inherited along the program's own classes`() {
        let text =
            "class Base: UIView { init(a: Int = 0) {}; required init?(coder: NSCoder) {} }; class Card: Base {}"
        let all = makers(text)
        #expect(all.count == 2 && all.last?.contains("{ Card() }") == true && all.last?.contains("frame") == false)
    }

    @Test func `there are none where nothing is made so, nor for what is no view`() {
        #expect(makers("class Card: UILabel {}", with: "let a = UILabel()").isEmpty)
        #expect(makers("class Card: NSObject {}").isEmpty && makers("class Card<A>: UILabel {}").isEmpty)
    }
}
