import Testing

@testable import Porting

@Suite struct ExtensionOverridesTests {
    @Test func anOverrideStaysInPlaceAndIsCalledByItsClass() {
        let text = """
            class Card: UIView {
                var a = 1
            }
            extension Card {
                open override func layoutSubviews() { super.layoutSubviews() }
                override var intrinsicContentSize: CGSize { .zero }
                override class var layerClass: AnyClass { CAShapeLayer.self }
                override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            }
            """
        let expected = """
            class Card: UIView {
                var a = 1
            open override func layoutSubviews() { ported_layoutSubviews() }; \
            override var intrinsicContentSize: CGSize { ported_intrinsicContentSize }; \
            override class var layerClass: AnyClass { ported_layerClass }; \
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool \
            { ported_point(inside: point, with: event) }; }
            extension Card {
                func ported_layoutSubviews() { super.layoutSubviews() }
                var ported_intrinsicContentSize: CGSize { .zero }
                class var ported_layerClass: AnyClass { CAShapeLayer.self }
                func ported_point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            }
            """
        #expect(rewritten(text, by: ExtensionOverrides.self) == expected)
    }

    @Test func theClassMayLieInAnotherFile() {
        let part =
            "extension Card { override var text: String? { get { super.text } set { super.text = newValue } } }"
        #expect(
            rewritten("class Card: UILabel {}", by: ExtensionOverrides.self, beside: [part])
                == "class Card: UILabel {override var text: String? { get { ported_text } set { ported_text = newValue } }; }"
        )
    }

    @Test func aMemberOnTheSameLineIsPartedFromWhatIsAdded() {
        let text = "class A: UIView { var a = 1 }\nextension A { override func layoutSubviews() {} }"
        #expect(
            rewritten(text, by: ExtensionOverrides.self).hasPrefix(
                "class A: UIView { var a = 1 ; override func layoutSubviews() { ported_layoutSubviews() }; }"))
    }

    @Test func whatSubclassesOverrideMovesToo() {
        let text = "class A: UIView {}\nextension A { @objc func set() {} }\nclass B: A { override func set() {} }"
        let result = rewritten(text, by: ExtensionOverrides.self)
        #expect(result.hasPrefix("class A: UIView {func set() { ported_set() }; }"))
        #expect(result.contains("extension A { @objc func ported_set() {} }"))
        #expect(result.hasSuffix("class B: A { override func set() {} }"))
    }

    @Test func overridesOfOtherModulesAreReported() {
        let findings = ported("extension UILabel { open override func layoutSubviews() {} }").findings
        #expect(findings.contains { $0.kind == .missing && $0.message.contains("UILabel lies in another module") })
    }
}
