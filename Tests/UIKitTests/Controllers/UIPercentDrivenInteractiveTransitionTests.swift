import PlacardUIKit
import Testing

/// Apple's documentation of `UIPercentDrivenInteractiveTransition`.
@MainActor @Suite struct UIPercentDrivenInteractiveTransitionTests {
    private let transition = UIPercentDrivenInteractiveTransition()

    /// "The value of this parameter should be in the range 0.0 to 1.0."
    @Test(arguments: [(0.0, 0.0), (0.4, 0.4), (1, 1), (1.5, 1), (-0.5, 0)])
    func `The share of the way is told, within its limits`(_ share: CGFloat, _ told: CGFloat) {
        transition.update(share)
        #expect(transition.percentComplete == told)
    }

    @Test func `What is finished has gone the whole way, and what is cancelled none`() {
        transition.update(0.6)
        transition.finish()
        #expect(transition.percentComplete == 1)
        transition.update(0.6)
        transition.cancel()
        #expect(transition.percentComplete == 0)
    }

    @Test func `A new one begins at the start, at full speed, easing in and out`() {
        #expect(transition.percentComplete == 0 && transition.completionSpeed == 1)
        #expect(transition.completionCurve == .easeInOut && transition.wantsInteractiveStart)
        #expect(transition.timingCurve == nil)
    }
}
