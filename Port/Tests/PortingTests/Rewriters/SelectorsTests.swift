import Testing

@testable import Porting

@Suite struct SelectorsTests {
    @Test(arguments: [
        ("#selector(tap)", "tap:"),
        ("#selector(tap(_:))", "tap:"),
        ("#selector(self.tap(_:))", "tap:"),
        ("#selector(Card.tap(_:))", "tap:"),
        ("#selector(renamed)", "other:"),
        ("#selector(Card.plain as (Card) -> () -> Void)", "plain"),
        ("#selector(with(sender:))", "withSender:"),
        ("#selector(change(sender:))", "changeWithSender:"),
        ("#selector(handle(_:event:))", "handle:event:"),
        ("#selector(UIView.layoutIfNeeded)", "layoutIfNeeded"),
        ("#selector(UIResponderStandardEditActions.copy)", "copy:"),
        ("#selector(getter: title)", "title"),
        ("#selector(setter: Card.title)", "setTitle:"),
        ("#selector(inherited)", "inherited:"),
    ])
    func selectorsAreNamedAsByObjectiveC(written: String, name: String) {
        let text = """
            class Card: Base {
                @objc func tap(_ sender: Any) {}
                @objc(other:) func renamed(_ sender: Any) {}
                @objc func plain() {}
                @objc var title = ""
                func set() { use(\(written)) }
            }
            """
        let base = "class Base: UIView { @objc func inherited(_ sender: Any) {} }"
        #expect(rewritten(text, by: Selectors.self, beside: [base]).contains("use(Selector.init(\"\(name)\"))"))
    }

    /// SE-0213: with a literal alone, `Selector("tap:")` is that literal, whose module nothing tells.
    @Test func selectorsOfTextsTellTheirModule() {
        #expect(rewritten("use(Selector(\"tap:\"))", by: Selectors.self) == "use(Selector.init(\"tap:\"))")
        #expect(rewritten("use(Selector(name))", by: Selectors.self) == "use(Selector(name))")
    }

    @Test func methodsOfGenericAndLocalClassesAreRegisteredOnTheSpot() {
        let generic = "class Card<T>: UIView { @objc func tap(_ s: Any) {}; func f() { use(#selector(tap(_:))) } }"
        #expect(
            rewritten(generic, by: Selectors.self).contains(
                "use(Selector.init(\"tap:\", of: Card.self, perform: { (target: Card, first: Any) in target.tap(first) }))"
            ))
        let local = "class T { func f() { class A: NSObject { @objc func go() {} }; use(#selector(A.go)) } }"
        #expect(
            rewritten(local, by: Selectors.self).contains(
                "use(Selector.init(\"go\", of: A.self, perform: { (target: A) in target.go() }))"))
    }

    @Test(arguments: [
        ("#keyPath(CALayer.opacity)", "opacity"), ("#keyPath(UIView.isHidden)", "hidden"),
        ("#keyPath(Card.isOpen)", "isOpen"), ("#keyPath(Card.layer.cornerRadius)", "layer.cornerRadius"),
        ("#keyPath(isOpen)", "isOpen"),
    ])
    func keyPathsAreTheirText(written: String, name: String) {
        let text = "class Card: UIView { @objc var isOpen = true; func f() { use(\(written)) } }"
        #expect(rewritten(text, by: Selectors.self).contains("use(\"\(name)\")"))
    }
}
