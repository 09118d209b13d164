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
            setManagedValue(newValue, forKey: "a") } }, `in`: UIColor? { get { managedValue(forKey: "in") } set { \
            setManagedValue(newValue, forKey: "in") } }
                }
            }
            """
        #expect(rewritten(text, by: ManagedProperties.self) == expected)
    }

    @Test func propertiesOfOtherClassesAreReported() {
        let text = "class Note: NSManagedObject { @NSManaged var title: String }"
        #expect(rewritten(text, by: ManagedProperties.self) == text)
        #expect(ported(text).findings.contains { $0.kind == .missing && $0.message.hasPrefix("@NSManaged") })
    }
}
