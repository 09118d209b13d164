import Testing

@testable import Porting

@Suite struct ManagedPropertiesTests {
    @Test func propertiesOfLayersGetAccessors() {
        let text = """
            class View: UIView {
                private class Ring: CAShapeLayer {
                    @NSManaged public var angle: Double // in degrees
                    @NSManaged dynamic var a: CGFloat, `in`: UIColor?
                }
            }
            """
        let expected = """
            class View: UIView {
                private class Ring: CAShapeLayer {
                    public var angle: Double { get { managedValue(forKey: "angle") } set { \
            setManagedValue(newValue, forKey: "angle") } } // in degrees
                    dynamic var a: CGFloat { get { managedValue(forKey: "a") } set { \
            setManagedValue(newValue, forKey: "a") } }; dynamic var `in`: UIColor? { get { managedValue(forKey: "in") } set { \
            setManagedValue(newValue, forKey: "in") } }
                }
            }
            """
        #expect(rewritten(text, by: ManagedProperties.self) == expected)
    }

    @Test func `properties that are declared together are parted, and have the type that follows`() {
        func accessors(_ name: String) -> String {
            "{ get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") } }"
        }
        let text = "class Ring: CALayer { @NSManaged public dynamic var a,b: CGFloat,\n    c: Int }"
        let result = rewritten(text, by: ManagedProperties.self)
        #expect(
            result == "class Ring: CALayer { public dynamic var a: CGFloat \(accessors("a")); public dynamic var b: "
                + "CGFloat \(accessors("b")); public dynamic var\n    c: Int \(accessors("c")) }")
    }

    @Test func propertiesOfOtherClassesAreReported() {
        let text = "class Note: NSManagedObject { @NSManaged var title: String }"
        #expect(rewritten(text, by: ManagedProperties.self) == text)
        #expect(ported(text).findings.contains { $0.kind == .missing && $0.message.hasPrefix("@NSManaged") })
    }
}
