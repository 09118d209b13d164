import Testing

@testable import Porting

/// `CGSize(width: 300, height: .greatestFiniteMagnitude)` is one size on Apple's systems; Foundation on Linux has two
/// initializers that might be meant.
@Suite struct GeometryNumbersTests {
    @Test(arguments: [
        (
            "CGSize(width: 300, height: .greatestFiniteMagnitude)",
            "CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)"
        ),
        ("CGSize.init(width: .infinity, height: 44)", "CGSize.init(width: CGFloat.infinity, height: 44)"),
        ("fit(.init(width: 9, height: .infinity))", "fit(.init(width: 9, height: CGFloat.infinity))"),
        (
            "CGRect(x: 0, y: .zero, width: 9, height: .pi)",
            "CGRect(x: 0, y: CGFloat.zero, width: 9, height: CGFloat.pi)"
        ),
        ("CGPoint(x: .zero, y: -3)", "CGPoint(x: CGFloat.zero, y: -3)"),
    ])
    func `numbers that might be of two types are of one`(written: String, ported: String) {
        #expect(rewritten(written, by: GeometryNumbers.self) == ported)
    }

    @Test(arguments: [
        "CGSize(width: count, height: .zero)", "Box(width: 3, height: .infinity)", "CGSize(side: .infinity)",
        "CGSize(width: 3, height: CGFloat.infinity)",
    ])
    func `others stay`(text: String) {
        #expect(rewritten(text, by: GeometryNumbers.self) == text)
    }
}

/// Traits were bits of a number before Swift 4.2, and are a set of options since.
@Suite struct TraitMasksTests {
    @Test(arguments: [
        ("a |= UIAccessibilityTraitButton", "a.formUnion(UIAccessibilityTraits.button)"),
        (
            "a |= UIAccessibilityTraitButton | UIAccessibilityTraitSelected",
            "a.formUnion([UIAccessibilityTraits.button, UIAccessibilityTraits.selected])"
        ),
        ("cell.traits &= ~UIAccessibilityTraitSelected", "cell.traits.subtract(UIAccessibilityTraits.selected)"),
        ("a = super.b | UIAccessibilityTraitLink", "a = [super.b, UIAccessibilityTraits.link]"),
    ])
    func `traits are put together as options`(former: String, present: String) {
        #expect(ported(former).text.hasSuffix(present))
    }

    @Test(arguments: ["a |= b", "let a = 1 | 2", "a = UIAccessibilityTraits.button"])
    func `other bits stay`(text: String) {
        #expect(ported(text).text.hasSuffix(text))
    }
}
