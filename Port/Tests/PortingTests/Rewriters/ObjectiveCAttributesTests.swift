import Testing

@testable import Porting

@Suite struct ObjectiveCAttributesTests {
    @Test(arguments: [
        ("@objc func tap() {}", "func tap() {}"),
        ("@objc(tapped:) private func tap(_ s: Any) {}", "private func tap(_ s: Any) {}"),
        ("@objcMembers public class A: NSObject {}", "public class A: NSObject {}"),
        ("@IBOutlet private weak var title: UILabel!", "private weak var title: UILabel!"),
        ("@IBDesignable\n@objc(Card)\nclass Card: UIView {}", "\n\nclass Card: UIView {}"),
        ("@objc dynamic var a = 1", "dynamic var a = 1"),
        ("@UIApplicationMain class AppDelegate {}", "class AppDelegate {}"),
        ("extension A { @objc open func f() {} }", "extension A { public func f() {} }"),
        ("open class A { open func f() {} }", "open class A { open func f() {} }"),
        ("@discardableResult @nonobjc func f() -> Int { 1 }", "@discardableResult func f() -> Int { 1 }"),
    ])
    func attributesOfTheRuntimeGo(written: String, expected: String) {
        #expect(rewritten(written, by: ObjectiveCAttributes.self) == expected)
    }

    @Test func stringsAndCommentsStay() {
        let text = "// @objc\nlet a = \"@objc func\" /* @IBOutlet */"
        #expect(rewritten(text, by: ObjectiveCAttributes.self) == text)
    }

    @Test func blocksAreToldToBeMissing() {
        let found = ported(
            "typealias A = @convention(block) (Int) -> Void; typealias B = @convention(c) (Int) -> Void"
        ).findings
        #expect(found.map(\.kind) == [.missing])
    }

    @Test func coreDataIsToldToBeMissing() {
        let found = ported("class A { @NSManaged var a: Int }").findings
        #expect(found.map(\.kind) == [.missing])
    }
}
