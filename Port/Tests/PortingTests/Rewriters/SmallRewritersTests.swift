import Testing

@testable import Porting

@Suite struct PlatformConditionsTests {
    @Test(arguments: [
        ("#if os(iOS)\n#endif", "#if true\n#endif"),
        ("#if os(macOS)\n#elseif os(iOS) || os(tvOS)\n#endif", "#if os(macOS)\n#elseif true || os(tvOS)\n#endif"),
        ("#if !os(Linux)\n#endif", "#if !false\n#endif"),
        ("#if DEBUG\n#if os(iOS)\n#endif\n#endif", "#if DEBUG\n#if true\n#endif\n#endif"),
        ("os(iOS)", "os(iOS)"),
    ])
    func conditionsAreAnsweredAsOnAPhone(written: String, expected: String) {
        #expect(rewritten(written, by: PlatformConditions.self) == expected)
    }
}

@Suite struct ImportsTests {
    @Test(arguments: [
        ("import SafariServices\nimport UIKit", "\nimport UIKit"),
        ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
        ("import class UIKit.UILabel", "import UIKit"),
        ("import ObjectiveC", ""),
        ("import CoreFoundation", ""),
        ("import SnapKit", "import SnapKit"),
        ("@testable import Cards", "@testable import Cards"),
    ])
    func onlyModulesThatExistAreImported(written: String, expected: String) {
        #expect(rewritten(written, by: Imports.self) == expected)
    }

    @Test func namesThatIPhonesHaveAnywayComeWithUIKit() {
        #expect(ported("import Foundation\n").text.hasPrefix("import UIKit\n#sourceLocation("))
        #expect(ported("import UIKit\n").text.hasPrefix("#sourceLocation("))
    }

    @Test(arguments: [
        ("import UIKit\nvar task: URLSessionDataTask?", true),
        ("import UIKit\nfunc a() { URLSession.shared.invalidateAndCancel() }", true),
        ("import UIKit\nlet delegates: [any URLSessionDelegate] = []", true),
        ("import UIKit\nimport FoundationNetworking\nvar task: URLSessionDataTask?", false),
        ("import UIKit\nlet url: URL", false),
    ])
    func namesOfTheNetworkComeWithAModuleOfTheirOwn(written: String, isAdded: Bool) {
        let head = isAdded ? "import FoundationNetworking\n#sourceLocation(" : "#sourceLocation("
        #expect(ported(written).text.hasPrefix(head))
    }
}

@Suite struct FontCastsTests {
    @Test(arguments: [
        ("let a = font as CTFont", "let a = CTFont.bridged(font) "),
        ("CTFontGetSize(label.font! as CTFont)", "CTFontGetSize(CTFont.bridged(label.font!) )"),
        ("let a = values[.font] as! CTFont", "let a = CTFont.bridged(any: values[.font])! "),
        ("let a = value as? CTFont ?? other", "let a = CTFont.bridged(any: value)  ?? other"),
        ("let a: CTFont\nlet b = a as UIFont", "let a: CTFont\nlet b = UIFont.bridged(a) "),
        ("let b = values[.font] as? UIFont", "let b = values[.font] as? UIFont"),
        ("let b = name as CFString", "let b = name as CFString"),
        ("switch v { case let f as CTFont: f }", "switch v { case let f as CTFont: f }"),
    ])
    func fontsOfUIKitAndCoreTextAreConverted(written: String, expected: String) {
        #expect(rewritten(written, by: FontCasts.self) == expected)
    }
}

@Suite struct AttributeCastsTests {
    @Test(arguments: [
        (
            "let a = CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]",
            "let a = NSAttributedString.attributes(CTRunGetAttributes(run))! "
        ),
        (
            "if let a = value as? [NSAttributedString.Key : Any] {}",
            "if let a = NSAttributedString.attributes(value)  {}"
        ),
        ("let a = value as? [String: Any]", "let a = value as? [String: Any]"),
        ("let a = [:] as [NSAttributedString.Key: Any]", "let a = [:] as [NSAttributedString.Key: Any]"),
    ])
    func dictionariesOfAttributesAreConverted(written: String, expected: String) {
        #expect(rewritten(written, by: AttributeCasts.self) == expected)
    }
}

@Suite struct PreviewsTests {
    @Test(arguments: [
        ("#Preview {\n    Card()\n}\nlet a = 1", "\n\n\nlet a = 1"),
        (
            "import SwiftUI\nstruct P: PreviewProvider {\n    static var previews: some View { A() }\n}",
            "import SwiftUI\n\n\n"
        ),
        (
            "#if DEBUG\nimport SwiftUI\nstruct P: PreviewProvider {}\n#endif", "#if DEBUG\nimport SwiftUI\n\n#endif"
        ),
        ("struct P: View {}", "struct P: View {}"),
    ])
    func whatXcodeShowsIsLeftOut(written: String, expected: String) {
        #expect(rewritten(written, by: Previews.self) == expected)
    }
}

@Suite struct TestObjectsTests {
    private let declared = "protocol P: NSObjectProtocol {}\nprotocol Q: P {}"

    @Test func casesWithAProtocolOfObjectsAreObjects() {
        let added = additions("class T: XCTestCase {}\nextension T: Q {}", by: TestObjects.self, beside: [declared])
        #expect(added.count == 1 && added[0].hasPrefix("extension T: NSObjectProtocol {"))
        let below = "class A: XCTestCase, P {}\nclass B: A, Q {}"
        #expect(additions(below, by: TestObjects.self, beside: [declared]).count == 1)
    }

    @Test(arguments: ["class T: XCTestCase {}", "class T: NSObject, Q {}", "class T: XCTestCase, Other {}"])
    func othersStay(text: String) {
        #expect(additions(text, by: TestObjects.self, beside: [declared]).isEmpty)
    }
}

@Suite struct LoggersTests {
    @Test(arguments: [
        (
            "import os\nlet log = Logger(subsystem: a, category: b)",
            "import os\nlet log = OSLogger(subsystem: a, category: b)"
        ),
        ("import OSLog\nvar log: os.Logger", "import OSLog\nvar log: OSLogger"),
        ("import os\nlet a = model.Logger", "import os\nlet a = model.Logger"),
        ("import Logging\nlet log = Logger(label: a)", "import Logging\nlet log = Logger(label: a)"),
        ("import os\nstruct Logger {}\nlet a = Logger()", "import os\nstruct Logger {}\nlet a = Logger()"),
    ])
    func loggersOfTheSystemHaveANameOfTheirOwn(written: String, expected: String) {
        #expect(rewritten(written, by: Loggers.self) == expected)
    }

    @Test func theirModuleComesWithUIKit() {
        #expect(ported("import os.log\n").findings.map(\.kind) == [.rewritten])
    }
}

@Suite struct BundlesTests {
    @Test(arguments: [
        ("Bundle(for: Card.self)", "Bundle.resources(for: Card.self)"), ("Bundle(url: a)", "Bundle(url: a)"),
    ])
    func bundlesOfClassesAreLookedForByModule(written: String, expected: String) {
        #expect(rewritten(written, by: Bundles.self) == expected)
    }

    /// On Apple's systems an app's files lie in its main bundle.
    @Test(arguments: [
        (
            "Bundle.main.url(forResource: a, withExtension: \"json\")",
            "Bundle.resourcesOfProgram().url(forResource: a, withExtension: \"json\")"
        ),
        ("Bundle.main.resourcePath", "Bundle.resourcesOfProgram().resourcePath"),
        ("Bundle.main.bundleIdentifier", "Bundle.main.bundleIdentifier"),
        ("bundle.url(forResource: a, withExtension: b)", "bundle.url(forResource: a, withExtension: b)"),
    ])
    func `look-ups in the main bundle find the resources of the target`(written: String, expected: String) {
        #expect(rewritten(written, by: Bundles.self) == expected)
    }

    /// CocoaPods makes such bundles of the resources that a library's specification names (`resource_bundles`).
    @Test(arguments: [
        ("a.url(forResource: \"Cards\", withExtension: \"bundle\")", "a.resourceBundleURL(named: \"Cards\")"),
        ("a?.path(forResource: name, ofType: \"bundle\")", "a?.resourceBundlePath(named: name)"),
        (
            "Bundle(for: Card.self).url(forResource: \"Cards\", withExtension: \"bundle\")",
            "Bundle.resources(for: Card.self).resourceBundleURL(named: \"Cards\")"
        ),
        ("a.url(forResource: b, withExtension: \"png\")", "a.url(forResource: b, withExtension: \"png\")"),
        ("url(forResource: b, withExtension: \"bundle\")", "url(forResource: b, withExtension: \"bundle\")"),
    ])
    func `bundles among resources are looked for where SwiftPM puts what lies in them`(
        written: String, expected: String
    ) {
        #expect(rewritten(written, by: Bundles.self) == expected)
    }
}

@Suite struct ObservableObjectsTests {
    @Test func theyAreClassesLikeOthers() {
        let text = "import Combine\nclass A: NSObject, ObservableObject { @Published var a = 1 }"
        let expected = "import Combine\nclass A: NSObject { var a = 1 }"
        #expect(rewritten(text, by: ObservableObjects.self) == expected)
        let own = "class A: ObservableObject {}"
        #expect(rewritten(own, by: ObservableObjects.self) == own)
    }
}

@Suite struct MainActorTestsTests {
    @Test func testsSayWhereTheyRunInTheirBodies() {
        let text = """
            final class T: XCTestCase {
                @MainActor func testA() { use() }
                @MainActor func testB() throws { try use() }
                @MainActor func testC() async { use() }
                func testD() { use() }
            }
            """
        let expected = """
            final class T: XCTestCase {
                nonisolated func testA() { MainActor.assumeIsolated { () -> Void in use() } }
                nonisolated func testB() throws { try MainActor.assumeIsolated { () throws -> Void in try use() } }
                @MainActor func testC() async { use() }
                func testD() { use() }
            }
            """
        #expect(rewritten(text, by: MainActorTests.self) == expected)
    }

    @Test func aClassOfTheMainActorKeepsItForItsOtherMembers() {
        let text =
            "@MainActor class T: XCTestCase { override func setUp() { a() }\n func testA() { b() }\n func b() {} }"
        let expected =
            "@MainActor class T: XCTestCase { nonisolated override func setUp() { MainActor.assumeIsolated { () -> Void in a() } }\n"
            + " nonisolated func testA() { MainActor.assumeIsolated { () -> Void in b() } }\n func b() {} }"
        #expect(rewritten(text, by: MainActorTests.self) == expected)
    }
}

@Suite struct MatchEnumerationsTests {
    private let call = "pattern.enumerateMatches(in: text, options: [], range: all) { match, _, _ in mark(match) }"

    /// `NSRegularExpression.h` of Apple's SDK marks the block with `NS_NOESCAPE`; Foundation on Linux has `@escaping @Sendable`.
    @Test func closuresOfRegularExpressionsDoNotOutliveTheCall() {
        #expect(
            rewritten(call, by: MatchEnumerations.self)
                == call.replacing("enumerateMatches", with: "forEachMatch"))
    }

    @Test func methodsOfTheProgramsOwnStay() {
        let own = "extension Pattern { func enumerateMatches(in text: String, range: NSRange) {} }"
        #expect(rewritten(call, by: MatchEnumerations.self, beside: [own]) == call)
        let other = "table.enumerateMatches(of: row)"
        #expect(rewritten(other, by: MatchEnumerations.self) == other)
    }
}

@Suite struct TrackedStringsTests {
    /// "The receiver tracks changes to this string and keeps its attribute mappings up to date" (Apple's page of `mutableString`).
    @Test func changesOfATextsCharactersKeepAttributes() {
        let call = #"text.mutableString.replaceOccurrences(of: "`", with: "", range: all)"#
        #expect(rewritten(call, by: TrackedStrings.self) == call.replacing("mutableString", with: "trackedString"))
    }

    @Test func changesOfTheTextThatAnExtensionIsAboutKeepThem() {
        let body = #"func strip(_ s: String) { mutableString.replaceOccurrences(of: s, with: "", range: all) }"#
        for owner in ["extension NSMutableAttributedString", "final class Marked: NSTextStorage"] {
            let code = "\(owner) { \(body) }"
            #expect(
                rewritten(code, by: TrackedStrings.self) == code.replacing("mutableString", with: "trackedString"))
        }
        let other = "extension Writer { \(body) }"
        #expect(rewritten(other, by: TrackedStrings.self) == other)
    }

    @Test func membersOfTheProgramsOwnStay() {
        let use = "writer.mutableString.append(line)"
        let own = "final class Writer { let mutableString = NSMutableString() }"
        #expect(rewritten(use, by: TrackedStrings.self, beside: [own]) == use)
        let storage = "super.mutableString"
        #expect(rewritten(storage, by: TrackedStrings.self) == storage)
    }
}

@Suite struct AttributedStringInitializersTests {
    /// Foundation's sources for Linux: `NSAttributedString` has no `init()`, and a call of it through `super` does not link.
    @Test(arguments: ["NSAttributedString", "NSMutableAttributedString"])
    func anEmptyTextIsMadeOfAnEmptyString(_ base: String) {
        let text = "class Title: \(base) { init(_ title: String) { super.init() } }"
        #expect(
            rewritten(text, by: AttributedStringInitializers.self)
                == text.replacing("super.init()", with: "super.init(string: \"\")"))
    }

    @Test func initializersOfOthersStay() {
        for text in [
            "class Title: NSTextStorage { init(_ title: String) { super.init() } }",
            "class Title: NSAttributedString { init(_ title: String) { super.init(string: title) } }",
        ] {
            #expect(rewritten(text, by: AttributedStringInitializers.self) == text)
        }
    }
}

@Suite struct ClockWorkTests {
    @Test(arguments: [
        (
            "Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in hide() }",
            "Timer.scheduledClockTimer(withTimeInterval: 2, repeats: false) { _ in hide() }"
        ),
        (
            "DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: hiding)",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: DispatchQueue.work(hiding))"
        ),
        ("queue.async(execute: item)", "queue.async(execute: DispatchQueue.work(item))"),
        ("DispatchQueue.main.async(execute: item!)", "DispatchQueue.main.async(execute: DispatchQueue.work(item!))"),
        (
            "Timer(timeInterval: 1, repeats: true) { _ in tick() }",
            "Timer.waiting(timeInterval: 1, repeats: true) { _ in tick() }"
        ),
        ("OperationQueue.main.addOperation { show() }", "OperationQueue.main.addClockOperation { show() }"),
        ("RunLoop.main.add(timer!, forMode: .common)", "RunLoop.main.addClockTimer(timer!, forMode: .common)"),
        ("RunLoop.current.add(timer, forMode: mode)", "RunLoop.current.addClockTimer(timer, forMode: mode)"),
        ("start = Date()", "start = Date.clockNow"), ("Date.init()", "Date.clockNow"), ("Date.now", "Date.clockNow"),
        ("Date().timeIntervalSince(start)", "Date.clockNow.timeIntervalSince(start)"),
        ("Date.timeIntervalSinceReferenceDate", "Date.clockNow.timeIntervalSinceReferenceDate"),
        ("-start.timeIntervalSinceNow / duration", "-start.timeIntervalSinceClockNow / duration"),
    ])
    func timersAndItemsAreOfferedToTheClock(_ text: String, _ copy: String) {
        #expect(rewritten(text, by: ClockWork.self) == copy)
    }

    @Test(arguments: [
        "DispatchQueue.main.async { hide() }", "DispatchQueue.main.async(execute: { hide() })",
        "DispatchQueue.main.asyncAfter(wallDeadline: .now(), execute: item)",
        "Timer.scheduledTimer(timeInterval: 2, target: self, selector: hide, userInfo: nil, repeats: false)",
        "Timer(timeInterval: 1, target: self, selector: tick, userInfo: nil, repeats: true)",
        "OperationQueue.main.addOperation(showing)", "queue.addOperation { load() }",
        "link.add(to: .main, forMode: .common)", "list.add(timer, forMode: .common)",
        "Date(timeIntervalSince1970: 0)", "Date.distantPast", "days.map(Date.init)",
        "picker.date.timeIntervalSince1970",
        "struct Date {}; let day = Date()",
    ])
    func othersStay(_ text: String) {
        #expect(rewritten(text, by: ClockWork.self) == text)
    }
}

@Suite struct RootInitializersTests {
    @Test func layoutsOverrideTheFormThatTheyHaveHere() {
        let text = "class Tags: UICollectionViewFlowLayout { override init() { super.init() } }"
        #expect(
            rewritten(text, by: RootInitializers.self) == text.replacing("init() {", with: "init(root: Void = ()) {"))
        let heir = "class Chips: Tags { override init() { super.init() } }"
        #expect(
            rewritten(heir, by: RootInitializers.self, beside: [text])
                == heir.replacing("init() {", with: "init(root: Void = ()) {"))
    }

    @Test(arguments: [
        "class Tags: NSObject { override init() { super.init() } }",
        "class Tags: UICollectionViewLayout { init(gap: CGFloat) {} }",
        "class Tags: UIView { convenience init() { self.init(frame: .zero) } }",
    ])
    func othersStay(_ text: String) {
        #expect(rewritten(text, by: RootInitializers.self) == text)
    }

    @Test(arguments: [
        ("a.priority = 999", "a.priority = UILayoutPriority(999)"), ("a.priority = 0.5", "a.priority = 0.5"),
        ("a.priority = .required", "a.priority = .required"), ("a.order = 999", "a.order = 999"),
        (
            "a.setContentHuggingPriority(251, for: .vertical)",
            "a.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)"
        ),
        (
            "a.systemLayoutSizeFitting(b, withHorizontalFittingPriority: 1000, verticalFittingPriority: c)",
            "a.systemLayoutSizeFitting(b, withHorizontalFittingPriority: UILayoutPriority(1000), verticalFittingPriority: c)"
        ),
    ])
    func `priorities that are numbers get their type`(written: String, expected: String) {
        #expect(rewritten(written, by: LayoutPriorities.self) == expected)
    }

    @Test func `priorities of the program's own stay`() {
        let own = "struct Job { var priority: Int }"
        #expect(rewritten("a.priority = 5", by: LayoutPriorities.self, beside: [own]) == "a.priority = 5")
    }
}
