import PlacardUIKit
import Testing

/// Apple's documentation of `becomeFirstResponder()`, `resignFirstResponder()` and `endEditing(_:)`.
@MainActor @Suite struct FirstResponderTests {
    private final class Field: UIView {
        var letsGo = true

        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { letsGo }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let first = Field()
    private let second = Field()

    init() {
        window.addSubview(first)
        window.addSubview(second)
    }

    @Test func oneObjectIsFirst() {
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
        #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }

    @Test func whoMustNotBeFirstIsNot() {
        let plain = UIView()
        window.addSubview(plain)
        #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
        #expect(!Field().becomeFirstResponder())
    }

    @Test func whoDoesNotLetGoStaysFirst() {
        first.becomeFirstResponder()
        first.letsGo = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        #expect(!window.endEditing(false) && first.isFirstResponder)
        #expect(window.endEditing(true) && !first.isFirstResponder)
    }

    @Test func endingEditsReachesTheTreeBelowOnly() {
        first.becomeFirstResponder()
        #expect(second.endEditing(true) && first.isFirstResponder)
        #expect(window.endEditing(false) && !first.isFirstResponder)
    }

    @Test func whoLeavesTheWindowIsFirstNoMore() {
        let group = UIView()
        window.addSubview(group)
        group.addSubview(first)
        first.becomeFirstResponder()
        group.removeFromSuperview()
        window.addSubview(group)
        #expect(!first.isFirstResponder)
    }

    @Test func aControllerIsFirstInTheWindowOfItsView() {
        final class Page: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let page = Page()
        #expect(!page.becomeFirstResponder())
        window.rootViewController = page
        #expect(page.becomeFirstResponder() && page.isFirstResponder)
        page.view.removeFromSuperview()
        window.addSubview(page.view)
        #expect(!page.isFirstResponder)
    }
}
