import Testing

@testable import PlacardCommand

@Suite struct OutletScannerTests {
    private func members(_ source: String) -> [OutletClass.Member] {
        OutletScanner(source).classes.flatMap(\.members)
    }

    private func gaps(_ source: String) -> [String] { OutletScanner(source).gaps.map(\.message) }

    private func selectors(_ source: String) -> [String] {
        members(source).compactMap { member in
            if case .action(_, let selector, _, _) = member { return selector }
            return nil
        }
    }

    @Test func inspectablePropertiesAndOutletsAreFoundWhateverStandsBeforeThem() {
        let source = """
            @IBDesignable public final class Card: UIView {
                @IBInspectable var radius: CGFloat = 0 { didSet { update() } }
                @IBInspectable
                public var name: String?
                #if canImport(ObjectiveC)
                    @IBOutlet
                #else
                    @Outlet
                #endif
                private(set) var hidden: UILabel!
                @IBOutlet weak open var label: UILabel!
                @WeakOutlet var delegate: (any CardDelegate)?
                @objc @IBInspectable dynamic var `default`: Int { get { 1 } set { store(newValue) } }
                var other = 0
                let fixed = 1
            }
            """
        #expect(
            members(source) == [
                .property("radius"), .property("name"), .property("label"), .property("delegate"),
                .property("default"),
            ])
        #expect(gaps(source).isEmpty)
    }

    @Test func classesHaveTheirOwnMembersAndThoseOfTheirExtensions() {
        let classes = OutletScanner(
            """
            class One: UIView { @IBInspectable var a = 0 }
            class Two: One { class func make() {}; @IBInspectable var b = 0 }
            extension One: CustomStringConvertible { @IBInspectable var c: Int { get { 1 } set {} } }
            """
        ).classes
        #expect(classes.map(\.name) == ["One", "Two"])
        #expect(classes.map(\.members) == [[.property("a"), .property("c")], [.property("b")]])
    }

    @Test(arguments: [
        ("func tap(_ sender: UIButton)", "tap:"), ("func tap(sender: Any)", "tapWithSender:"),
        ("func tap(withSender sender: Any)", "tapWithSender:"), ("func open(for button: UIButton)", "openFor:"),
        ("func tap()", "tap"), ("func tap(_ sender: Any? = nil)", "tap:"),
    ])
    func actionsHaveTheSelectorsThatObjectiveCWouldGiveThem(declaration: String, selector: String) {
        #expect(selectors("class A { @IBAction \(declaration) { run() } }") == [selector])
    }

    @Test func anActionMayNameItsSelectorItself() {
        #expect(selectors("class A { @IBAction @objc(go:) func tap(_ sender: Any) {} }") == ["go:"])
    }

    @Test func anActionKnowsItsSendersType() {
        let found = members("class A { @IBAction func tap(_ sender: Set<[any P & Q]>, _ x: Int...) {}\n}")
        #expect(found.isEmpty)
        #expect(
            members("class A { @IBAction func tap(_ s: inout [String: any P]?) {} }") == [
                .action(method: "tap", selector: "tap:", label: nil, sender: "inout [String:any P]?")
            ])
    }

    @Test(arguments: [
        (
            "class A { @IBInspectable private var a = 0 }",
            "a is left out: it is private, and the table lies in another file"
        ),
        ("class A { @IBInspectable private(set) var a = 0 }", "a is left out: only its own file may set it"),
        ("class A { @IBInspectable var a: Int { 3 } }", "a is left out: it has no setter"),
        ("class A<T> { @IBInspectable var a = 0 }", "a is left out: the class is generic"),
        (
            "enum B { class A { @IBInspectable var a = 0 } }",
            "a is left out: the class lies in another type, where it cannot be found by its name"
        ),
        ("class A { @IBInspectable static var a = 0 }", "a is left out: it belongs to the class"),
        ("class A { @IBAction func a(_ s: Any) async {} }", "a is left out: it is asynchronous"),
        ("class A { @IBAction func a<T>(_ s: T) {} }", "a is left out: it is generic"),
        (
            "class A { @IBAction func a(_ s: Any, for e: UIEvent) {} }",
            "a is left out: the compiler takes an @IBAction with one parameter alone on Linux"
        ),
    ])
    func whatCannotBeListedIsReported(source: String, message: String) {
        #expect(gaps(source) == [message])
        #expect(members(source).isEmpty)
    }

    @Test func anOutletThatIsFoundWithoutATableIsLeftOutInSilence() {
        let source = "class A { @Outlet private var a: UILabel!\n @Outlet private(set) var b: UILabel! }"
        #expect(members(source).isEmpty && gaps(source).isEmpty)
    }

    @Test func declarationsInCommentsStringsAndFunctionsDoNotCount() {
        let source = ##"""
            // class A { @IBInspectable var a = 0 }
            /* class B { /* nested */ @IBInspectable var b = 0 } */
            let text = "class C { @IBInspectable var c = \(call("}", { "\(1)" })) "
            let raw = #"class D { "@IBInspectable" \#(x) "#
            let long = """
                class E { " @IBInspectable var e
                """
            let pattern = #/ " { /#
            class F {
                func run() {
                    class G { @IBInspectable var g = 0 }
                }
                let style = Style.private
                @IBInspectable var f = 0
            }
            """##
        #expect(OutletScanner(source).classes.map(\.name) == ["F"])
        #expect(members(source) == [.property("f")])
    }

    @Test func anySourceIsReadToItsEnd() {
        for source in [
            "\"", "\"\"\"", "#\"", "/*", "@", "class", "class A", "class A {", "}}}", "func f(", "@objc(", "`",
            "\"\\(",
        ] {
            #expect(OutletScanner(source).classes.isEmpty)
        }
        let deep = String(repeating: "\"\\(", count: 20_000)
        #expect(OutletScanner("class A { @IBInspectable var a = \(deep)").classes.map(\.name) == ["A"])
    }

    @Test func linesOfGapsAreThoseOfTheSource() {
        let source =
            "/* \n */\nlet a = \"\"\"\n\n\"\"\"\nclass A {\n    @IBInspectable let b = 0\n    @IBInspectable private var c = 0\n}"
        #expect(OutletScanner(source).gaps.map(\.line) == [8])
    }
}
