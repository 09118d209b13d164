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
        #expect(rewritten(text, by: Selectors.self, beside: [base]).contains("use(Selector(\"\(name)\"))"))
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
