import PlacardUIKit
import Testing

/// Overrides as fields for codes, animated pictures and keyboards' controllers have them: Objective-C lets clients override every
/// member (Apple's "The Swift Programming Language", "Interacting with Objective-C": classes of Cocoa are `open`).
@MainActor @Suite struct OverriddenTextMembersTests {
    private final class CodeField: UITextField {
        override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
        override func characterRange(at point: CGPoint) -> UITextRange? { nil }
        override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
    }

    private final class Page: UITextView {
        var replaced: [String] = []
        override func replace(_ range: UITextRange, withText text: String) {
            replaced.append(text)
            super.replace(range, withText: text)
        }
        override var beginningOfDocument: UITextPosition {
            super.position(from: super.beginningOfDocument, offset: 1)!
        }
    }

    private final class Film: UIImageView {
        override var isAnimating: Bool { true }
    }

    private final class Key: UIControl {
        override var isTracking: Bool { true }
        override var isTouchInside: Bool { super.isTouchInside }
    }

    private final class Slanted: UIView {
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
            let point = super.convert(point, to: view)
            return CGPoint(x: point.x + 1, y: point.y)
        }
        override var topAnchor: NSLayoutYAxisAnchor { centerYAnchor }
    }

    private final class Small: UIViewController {
        override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: .compact) }
    }

    @Test func `a field says where a tap puts the insertion point, and what its text is`() throws {
        let field = CodeField()
        field.text = "ab"
        let input: any UITextInput = field
        #expect(input.closestPosition(to: .zero).map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
        #expect(input.characterRange(at: .zero) == nil)
        let all = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
        #expect(input.text(in: all) == "AB")
    }

    @Test func `a text view hears of replacements and moves its ends`() throws {
        let page = Page()
        page.text = "abc"
        let input: any UITextInput = page
        input.replace(
            try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)), withText: "x")
        #expect(page.text == "ax" && page.replaced == ["x"])
    }

    @Test func `pictures, controls, views and controllers answer as their classes say`() {
        #expect((Film() as UIImageView).isAnimating && (Key() as UIControl).isTracking)
        let view = Slanted() as UIView
        #expect(view.convert(.zero, to: nil) == CGPoint(x: 1, y: 0))
        #expect((Small() as UIViewController).traitCollection.horizontalSizeClass == .compact)
    }
}
