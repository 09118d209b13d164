import Testing

@testable import Porting

@Suite struct RuntimeOverridesTests {
    @Test func membersOfTheRuntimeOverrideNothing() {
        let text = """
            class A: NSObject {
                override func responds(to aSelector: Selector!) -> Bool { true }
                override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
                override func isEqual(_ object: Any?) -> Bool { true }
            }
            class B: UIView { override func responds(to aSelector: Selector!) -> Bool { true } }
            """
        let result = rewritten(text, by: RuntimeOverrides.self)
        #expect(result.contains("    func responds(to") && result.contains("    func forwardingTarget(for"))
        #expect(result.contains("override func isEqual") && result.contains("B: UIView { override func responds"))
    }

    @Test func `a weak proxy says that it hands calls on`() {
        let text = """
            final class Proxy<T: NSObjectProtocol>: NSObject {
                override func forwardingTarget(for aSelector: Selector!) -> Any? {
                    target ?? super.forwardingTarget(for: aSelector)
                }
            }
            final class Other: Proxy<A> { override func forwardingTarget(for aSelector: Selector!) -> Any? { nil } }
            """
        let result = rewritten(text, by: RuntimeOverrides.self)
        #expect(result.contains("    func forwardingTarget(") && result.contains("target ?? nil"))
        #expect(additions(text, by: RuntimeOverrides.self).contains("extension Proxy: SelectorForwarder {}"))
    }

    @Test func `a selector that is never nil becomes the one that the protocol takes`() {
        let text = "class A: NSObject { override func forwardingTarget(for aSelector: Selector) -> Any? { nil } }"
        #expect(rewritten(text, by: RuntimeOverrides.self).contains("forwardingTarget(for aSelector: Selector!)"))
    }

    @Test func `an observer within another class says so itself, because it may be private`() {
        let text = """
            class Field: UIView {
                private class Observer: NSObject {
                    override func observeValue(forKeyPath a: String?, of b: Any?, change c: C?, context d: D?) {}
                }
            }
            """
        let lines = ported(text).text
        #expect(lines.contains("private class Observer: NSObject, KeyPathObserver {"))
        #expect(!lines.contains("extension Field.Observer"))
    }

    @Test func `an observer in an extension stays there`() {
        let text = """
            class A: NSObject {}
            extension A {
                public override func observeValue(forKeyPath a: String?, of b: Any?, change c: C?, context d: D?) {
                    super.observeValue(forKeyPath: a, of: b, change: c, context: d)
                }
            }
            """
        let lines = ported(text).text
        #expect(lines.contains("    public func observeValue(") && lines.contains("extension A: KeyPathObserver {}"))
        #expect(lines.contains("class A: NSObject {}") && !lines.contains("super."))
    }

    @Test func observersThatAreNoRespondersHaveNothingAboveThem() {
        let method = "override func observeValue(forKeyPath a: String?, of b: Any?, change c: C?, context d: D?) {"
        let text = """
            class A: NSObject {
                \(method) if e { super.observeValue(forKeyPath: a, of: b,
                    change: c, context: d) } }
            }
            class B: A { \(method) super.observeValue(forKeyPath: a, of: b, change: c, context: d) } }
            class V: UIView { \(method) super.observeValue(forKeyPath: a, of: b, change: c, context: d) } }
            """
        let lines = rewritten(text, by: RuntimeOverrides.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1].hasPrefix("    func observeValue(") && lines[1].hasSuffix("{ if e { ()"))
        #expect(lines[2] == " } }")
        #expect(lines[4...5].allSatisfy { $0.contains("override func") && $0.contains("super.observeValue(") })
        #expect(additions(text, by: RuntimeOverrides.self) == ["extension A: KeyPathObserver {}"])
    }
}
