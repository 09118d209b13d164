import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:)`: an animator's duration
/// is then left out of account, and the spring's own physics tell when it is at rest.
@MainActor @Suite struct SpringTimingTests {
    @Test func `A spring that is given by its physics lasts as long as these take`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        #expect(abs(animator.duration - 1.4727) < 0.001)
        let (view, clock) = (UIView(), EventClock(.stepped))
        clock.drive {
            animator.addAnimations { view.center.x = 100 }
            animator.startAnimation()
            clock.advance(by: 0.1)
            let early = view.layer.presentation()?.position.x ?? 0
            clock.advance(by: 1)
            #expect(0 < early && early < 100 && animator.isRunning)
            clock.advance(by: 1)
            #expect(!animator.isRunning && view.center.x == 100)
        }
    }

    @Test func `Springs by damping or by bounce`() {
        #expect(UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5).duration == 2)
        #expect(abs(UISpringTimingParameters().dampingRatio - 500 / (2 * 3000.squareRoot())) < 1e-6)
        #expect(abs(UISpringTimingParameters(duration: 0.5, bounce: 0).dampingRatio - 1) < 1e-6)
    }

    @Test func `Changes with a delay begin later and end with the others`() {
        let (view, clock) = (UIView(), EventClock(.stepped))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        clock.drive {
            animator.startAnimation()
            clock.advance(by: 0.25)
            #expect(view.layer.presentation()?.opacity == 1)
            clock.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
            clock.advance(by: 0.5)
            #expect(view.alpha == 0 && !animator.isRunning)
        }
    }

    /// The idiom of progress layers: the action of another property, with the key of one's own.
    @Test func `The action of a block animates a key of a program's own`() throws {
        final class Bar: CALayer {
            var share: CGFloat {
                get { managedValue(forKey: "share") }
                set { setManagedValue(newValue, forKey: "share") }
            }
            override class func needsDisplay(forKey key: String) -> Bool { key == "share" }
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "share", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation
                else { return super.action(forKey: event) }
                action.keyPath = event
                action.fromValue = presentation()?.share
                return action
            }
        }
        final class View: UIView { override class var layerClass: AnyClass { Bar.self } }
        let (view, clock) = (View(), EventClock(.stepped))
        let bar = try #require(view.layer as? Bar)
        var isOver = false
        clock.drive {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                bar.share = 1
            } completion: {
                isOver = $0
            }
            clock.advance(by: 1)
            #expect(abs((bar.presentation()?.share ?? 0) - 0.5) < 0.001 && bar.share == 1)
            clock.advance(by: 1.1)
            #expect(bar.presentation()?.share == 1 && isOver)
        }
    }
}
