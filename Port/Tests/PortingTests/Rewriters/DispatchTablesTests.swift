import Testing

@testable import Porting

@Suite struct DispatchTablesTests {
    @Test func membersThatObjectiveCSeesAreListed() {
        let text = """
            class Card: UIView {
                @IBOutlet private weak var title: UILabel!
                @IBInspectable var radius: CGFloat = 0
                @objc private func tap(_ sender: UITapGestureRecognizer) {}
                @IBAction func done() {}
                @objc func pick(_ a: Any, event: UIEvent) {}
                @objc func area() -> CGFloat { 1 }
                @objc let fixed = 1
                @objc func three(_ a: Int, b: Int, c: Int) {}
                @objc func four(_ a: Int, b: Int, c: Int, d: Int) {}
                func hidden() {}
            }
            """
        #expect(
            additions(text, by: DispatchTables.self) == [
                """
                extension Card {
                    @MainActor fileprivate static var ported_Card: [NibEntry] {
                        [
                            .property("title", \\Card.title),
                            .property("radius", \\Card.radius),
                            .action("tap:") { (target: Card, first: UITapGestureRecognizer) in target.tap(first) },
                            .action("done") { (target: Card) in target.done() },
                            .action("pick:event:") { (target: Card, first: Any, second: UIEvent) in target.pick(first, event: second) },
                            .method("area") { (target: Card) in target.area() },
                            .step("fixed", \\Card.fixed),
                            .action("three:b:c:") { (target: Card, first: Int, second: Int, third: Int) in target.three(first, b: second, c: third) },
                        ]
                    }
                }
                final class CardNibTable: NibTable {
                    override class var entries: [NibEntry] { Card.ported_Card }
                }
                """
            ])
    }

    /// Swift 3 showed all members of such classes to Objective-C; none is marked.
    @Test func `methods that a selector names are listed without a mark`() {
        let text = "class Card: UIView {\n    func tap() {}\n    func other() {}\n}\nlet a = #selector(Card.tap)"
        let list = additions(text, by: DispatchTables.self).joined()
        #expect(list.contains("\"tap\"") && !list.contains("\"other\""))
    }

    @Test func `a method beside a marked one of its name is not listed`() {
        let text = """
            class Card: UIView {
                @objc func tap() {}
                func tap(_ count: Int) {}
            }
            let a = #selector(Card.tap as (Card) -> () -> Void)
            """
        #expect(!additions(text, by: DispatchTables.self).joined().contains("tap:"))
    }

    @Test func eachFileOfAClassHasATableOfItsOwn() {
        let body = "class Card: UIView { @objc func a() {} }"
        let more = "extension Card { @objc private func b() {} }"
        #expect(additions(body, by: DispatchTables.self, beside: [more])[0].contains("final class CardNibTable:"))
        let (first, second) = (SourceFile(body, path: "/a.swift"), SourceFile(more, path: "/b.swift"))
        let text = Port([first, second]).ported(second).text
        #expect(text.contains("final class CardNibTable2:") && !text.contains("target.a()"))
    }

    @Test func tablesReachPrivateClassesWithinTypes() {
        let text = "enum Outer { private class Inner { @objc func a() {} } }"
        #expect(rewritten(text, by: DispatchTables.self).contains("fileprivate class Inner"))
        #expect(additions(text, by: DispatchTables.self)[0].contains("final class Outer_InnerNibTable:"))
    }

    @Test func whatProtocolsOfObjectiveCAskForIsSeen() {
        let text = "@objc protocol P { @objc optional func a() }\nclass B: NSObject, P { func a() {}; func b() {} }"
        let table = additions(text, by: DispatchTables.self)
        #expect(table.count == 1 && table[0].contains("target.a()") && !table[0].contains("target.b()"))
    }

    @Test func allMembersOfAMarkedClassAreSeenButPrivateOnes() {
        let text = "@objcMembers class A: NSObject { func a() {}; private func b() {}; static func c() {} }"
        let table = additions(text, by: DispatchTables.self)
        #expect(table[0].contains("target.a()") && !table[0].contains("b()") && !table[0].contains("c()"))
    }

    @Test func propertiesOfGenericClassesAreReported() {
        let findings = ported("class A<T>: UIView { @IBInspectable var a = 1 }").findings
        #expect(findings.contains { $0.kind == .missing })
        #expect(additions("class A<T>: UIView { @objc func a() {} }", by: DispatchTables.self).isEmpty)
    }

    @Test func genericClassesOfOthersHaveNoTables() {
        let method = "{ @objc func pin() {} }"
        #expect(additions("extension NSLayoutAnchor \(method)", by: DispatchTables.self).isEmpty)
        #expect(additions("extension UIView \(method)", by: DispatchTables.self).count == 1)
    }

    @Test func `properties that are asked for by their names are listed without a mark`() {
        let text = """
            class Switch: UIControl {
                var knob = UIView()
                var other = UIView()
                override var tag: Int { didSet {} }
                func listen() { addObserver(self, forKeyPath: "knob.frame", options: .new, context: nil) }
                func tagged() -> Any? { value(forKey: "tag") }
            }
            struct Place {
                var knob = 0
            }
            """
        let ported = additions(text, by: DispatchTables.self).joined()
        #expect(ported.contains(".property(\"knob\", \\Switch.knob)"))
        #expect(!ported.contains("\"other\"") && !ported.contains("Switch.tag") && !ported.contains("PlaceNibTable"))
    }
}
