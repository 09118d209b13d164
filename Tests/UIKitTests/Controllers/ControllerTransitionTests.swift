import PlacardUIKit
import Testing

@MainActor @Suite struct ControllerTransitionTests {
    /// Apple's page of `transition(from:to:duration:options:animations:completion:)`.
    @Test func `one child's view takes the place of another's`() async {
        let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
        for child in [first, second] { parent.addChild(child) }
        parent.view.addSubview(first.view)
        await withCheckedContinuation { done in
            parent.transition(from: first, to: second, duration: 0, animations: { second.view.alpha = 0.5 }) { _ in
                done.resume()
            }
        }
        #expect(parent.view.subviews == [second.view] && second.view.alpha == 0.5)
    }

    @Test func `levels of windows lie so much in front of others`() {
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal - 1 < .normal)
    }

    @Test func `a recognizer that code names lies on its scroll view`() {
        let view = UIScrollView()
        #expect(view.panGestureRecognizer.isEnabled && view.panGestureRecognizer.view === view)
        view.isScrollEnabled = false
        #expect(!view.panGestureRecognizer.isEnabled)
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 3
        #expect(view.pinchGestureRecognizer?.view === view)
    }
}
