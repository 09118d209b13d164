import Testing

@testable import Porting

@Suite struct OptionalMembersTests {
    private let declared = """
        @objc public protocol CardDelegate: NSObjectProtocol {
            @objc optional func card(_ card: Card, didTap url: URL)
            @objc optional func shouldOpen(_ url: URL) -> Bool
            @objc optional func color(for card: Card) -> UIColor
            func done()
        }
        """

    @Test func optionalMethodsMayThrow() {
        let text = rewritten(declared, by: OptionalRequirements.self)
        #expect(text.contains("protocol CardDelegate: AnyObject, NSObjectProtocol {"))
        #expect(text.contains("func card(_ card: Card, didTap url: URL) throws\n"))
        #expect(text.contains("func shouldOpen(_ url: URL) throws -> Bool\n"))
        #expect(text.contains("    func done()\n"))
    }

    @Test func defaultsThrow() {
        #expect(
            additions(declared, by: OptionalRequirements.self) == [
                """
                extension CardDelegate {
                    public func card(_ card: Card, didTap url: URL) throws { throw MissingOptionalMember() }
                    public func shouldOpen(_ url: URL) throws -> Bool { throw MissingOptionalMember() }
                    public func color(for card: Card) throws -> UIColor { throw MissingOptionalMember() }
                }
                """
            ])
    }

    @Test func optionalMembersOfTheTypeHaveDefaultsThere() {
        let text =
            "@objc protocol A {\n@objc optional static func b(_ c: Int) -> Int\n@objc optional static var d: Int { get }\n}"
        let expected = """
            extension A {
                static func b(_ c: Int) throws -> Int { throw MissingOptionalMember() }
                static var d: Int { get throws { throw MissingOptionalMember() } }
            }
            """
        #expect(additions(text, by: OptionalRequirements.self) == [expected])
    }

    @Test func aProtocolThatIsBoundToClassesStaysSo() {
        let text = "@objc protocol A: AnyObject {}"
        #expect(rewritten(text, by: OptionalRequirements.self) == text)
    }

    @Test func aProtocolWithoutParentsIsBoundToClasses() {
        let text = "@objc protocol A {\n    @objc optional var b: Int { get }\n}"
        #expect(rewritten(text, by: OptionalRequirements.self).contains("protocol A: AnyObject {"))
        #expect(rewritten(text, by: OptionalRequirements.self).contains("var b: Int { get throws }"))
        #expect(rewritten("protocol A {}", by: OptionalRequirements.self) == "protocol A {}")
    }

    @Test(arguments: [
        ("delegate?.card?(self, didTap: url)", "(try? delegate?.card(self, didTap: url))"),
        ("delegate?.shouldOpen?(url) ?? true", "(try? delegate?.shouldOpen(url)) ?? true"),
        ("delegate!.shouldOpen!(url)", "(try! delegate!.shouldOpen(url))"),
        ("delegate?.color?(for: self).cgColor", "(try? delegate?.color(for: self))?.cgColor"),
        ("onTap?(url)", "onTap?(url)"),
        (
            "UIApplication.shared.delegate?.window??.rootViewController",
            "Optional(UIApplication.shared.delegate?.window)??.rootViewController"
        ),
        ("self.delegate?.window??.frame", "Optional(self.delegate?.window)??.frame"),
        ("UIApplication.shared.delegate?.window = made", "UIApplication.shared.delegate?.window = made"),
        ("view.delegate?.window?.frame", "view.delegate?.window?.frame"),
        ("model.onTap?(url)", "model.onTap?(url)"),
        ("other?.textViewDidChange?(view)", "other?.textViewDidChange(view)"),
        (
            "list.delegate?.tableView?(list, didSelectRowAt: path)",
            "(list.delegate as? UITableViewDelegate)?.tableView(list, didSelectRowAt: path)"
        ),
        (
            "grid.delegate!.collectionView!(grid, layout: flow, insetForSectionAt: 0).top",
            "(grid.delegate as! UICollectionViewDelegateFlowLayout).collectionView(grid, layout: flow, insetForSectionAt: 0).top"
        ),
        ("dataSource?.tableView?(list, canEditRowAt: path)", "dataSource?.tableView(list, canEditRowAt: path)"),
        (
            "if let may = delegate.tabBarController?(self, shouldSelect: page) {}",
            "if let may = Optional(delegate)?.tabBarController(self, shouldSelect: page) {}"
        ),
        ("let may = bar.delegate!.bar?(bar, may: x)", "let may = Optional(bar.delegate!)?.bar(bar, may: x)"),
        ("let may = a?.delegate.bar?(bar, may: x)", "let may = a?.delegate.bar(bar, may: x)"),
        ("let may = super.bar?(bar, may: x)", "let may = super.bar(bar, may: x)"),
        ("delegate.bar?(bar, did: x)", "delegate.bar(bar, did: x)"),
        (
            "_ = item.target?.perform(item.action, with: nil)",
            "_ = (item.target as? NSObject)?.perform(item.action, with: nil)"
        ),
        ("view.perform(action, with: nil)", "view.perform(action, with: nil)"),
    ])
    func callsOfOptionalMethodsAreTried(written: String, expected: String) {
        #expect(rewritten(written, by: OptionalCalls.self, beside: [declared]) == expected)
    }

    @Test(arguments: [
        ("d?.load?(1, b: nil) { _ in }", "(try? d?.load(1, b: nil) { _ in })"),
        ("d?.run? { }", "(try? d?.run{ })"),
        ("d?.move?(1) { } then: { }", "(try? d?.move(1) { } then: { })"),
        ("d?.move?(1) { } or: { }", "d?.move?(1) { } or: { }"),
        ("d?.run?(1) { }", "d?.run?(1) { }"),
    ])
    func callsWithClosuresBehindThemAreTried(written: String, expected: String) {
        let declared = """
            @objc protocol P {
                @objc optional func load(_ a: Int, b: Int?, done: (Int) -> Void)
                @objc optional func run(_ a: () -> Void)
                @objc optional func move(_ a: Int, by: () -> Void, then: () -> Void)
            }
            """
        #expect(rewritten(written, by: OptionalCalls.self, beside: [declared]) == expected)
    }

    @Test func optionalPropertiesAreTried() {
        let text =
            "@objc protocol P { @objc optional var isOpen: Bool { get } }\n"
            + "class A { weak var delegate: P?; var isOpen = true\n func f() -> Bool { delegate?.isOpen ?? self.isOpen } }"
        #expect(rewritten(text, by: OptionalCalls.self).contains("{ (try? delegate?.isOpen) ?? self.isOpen }"))
    }

    /// On Apple's systems an optional method that is not called is an optional closure.
    @Test(arguments: [
        (
            "if let open = delegate?.shouldOpen { open(url) }",
            "if let open = implemented(delegate?.shouldOpen, as: Selector.init(\"shouldOpen:\"), in: delegate) { open(url) }"
        ),
        (
            "guard let open = self.delegate?.shouldOpen else { return }",
            "guard let open = implemented(self.delegate?.shouldOpen, as: Selector.init(\"shouldOpen:\"), in: self.delegate) else { return }"
        ),
        (
            "let open = delegate?.shouldOpen",
            "let open = implemented(delegate?.shouldOpen, as: Selector.init(\"shouldOpen:\"), in: delegate)"
        ),
        ("let open = box.shouldOpen", "let open = box.shouldOpen"),
    ])
    func `a method that is a value is one if the object has it`(text: String, copy: String) {
        #expect(rewritten(text, by: OptionalCalls.self, beside: [declared]) == copy)
    }

    /// A text view that is its own delegate and tells another in the words of UIKit's protocol.
    @Test func `a delegate that the program does not declare is UIKit's`() {
        let own = "@objc protocol Watcher { @objc optional func textViewDidChange(_ textView: UITextView) }"
        #expect(
            rewritten(
                "class Box: UITextView { func f() { delegate!.textViewDidChange!(self) } }", by: OptionalCalls.self,
                beside: [own])
                == "class Box: UITextView { func f() { (delegate as! UITextViewDelegate).textViewDidChange(self) } }")
        let text =
            "class Box: UIView { weak var delegate: Watcher?; func f() { delegate?.textViewDidChange?(text) } }"
        #expect(
            rewritten(text, by: OptionalCalls.self, beside: [own])
                == text.replacing(
                    "delegate?.textViewDidChange?(text)", with: "(try? delegate?.textViewDidChange(text))"))
    }

    @Test func whetherAnObjectHasAMethodIsAskedByItsName() {
        let text = "if delegate?.shouldOpen != nil {}"
        #expect(
            rewritten(text, by: OptionalCalls.self, beside: [declared])
                == "if implementation(of: Selector.init(\"shouldOpen:\"), in: delegate) != nil {}")
    }
}
