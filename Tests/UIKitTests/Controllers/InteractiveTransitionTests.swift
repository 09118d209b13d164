import PlacardUIKit
import Testing

/// Apple's documentation of `UIPercentDrivenInteractiveTransition`, `interactionControllerForDismissal(using:)` and
/// `notifyWhenInteractionChanges(_:)`: a finger moves the animator's animations to and fro, and they end or go back when it lets go.
@MainActor @Suite struct InteractiveTransitionTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var ends: [Bool] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: controller)
                return context.completeTransition(true)
            }
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view?.frame.origin.y = context.containerView.bounds.maxY
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ completed: Bool) { ends.append(completed) }
    }

    private final class Dimmed: UIPresentationController {
        let dimming = UIView()
        override func presentationTransitionWillBegin() { containerView?.insertSubview(dimming, at: 0) }
        override func dismissalTransitionWillBegin() {
            let coordinator = presentedViewController.transitionCoordinator
            coordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let slide = Slide()
        var interaction: UIPercentDrivenInteractiveTransition?
        var presentation: Dimmed?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            presentation = Dimmed(presentedViewController: presented, presenting: presenting)
            return presentation
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let clock = EventClock(.stepped)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let below = UIViewController()
    private let front = UIViewController()
    private let delegate = Delegate()
    private let finger = UIPercentDrivenInteractiveTransition()

    init() {
        window.rootViewController = below
        window.isHidden = false
        front.modalPresentationStyle = .custom
        front.transitioningDelegate = delegate
        delegate.interaction = finger
        clock.drive { below.present(front, animated: true) }
        clock.advance(by: 0.1)
        delegate.slide.ends = []
    }

    private var top: CGFloat? { clock.drive { front.view.layer.presentation()?.frame.minY } }
    private var dimming: Float? { clock.drive { delegate.presentation?.dimming.layer.presentation()?.opacity } }

    @Test func `The animations stand where the finger has them, those alongside too`() {
        clock.drive { front.dismiss(animated: true) }
        clock.advance(by: 3)
        #expect(top == 0 && below.presentedViewController === front)
        clock.drive { finger.update(0.25) }
        #expect(top == 50 && delegate.presentation?.dimming.alpha == 0)
        #expect((dimming ?? 0) > 0.8)
        clock.drive { finger.update(0.1) }
        #expect(top == 20 && front.transitionCoordinator?.isInteractive == true)
        #expect(front.transitionCoordinator?.percentComplete == 0.1)
    }

    @Test func `They go on to the end where the finger lets them`() {
        var isGone = false
        clock.drive {
            front.dismiss(animated: true) { isGone = true }
            finger.update(0.5)
            finger.finish()
        }
        clock.advance(by: 0.25)
        #expect(top == 150 && !isGone)
        clock.advance(by: 0.3)
        #expect(isGone && below.presentedViewController == nil && delegate.slide.ends == [true])
    }

    @Test func `They go back to where they began when the finger gives up, and views are there again`() {
        clock.drive {
            front.dismiss(animated: true)
            finger.update(0.5)
            finger.cancel()
        }
        clock.advance(by: 0.25)
        #expect(top == 50)
        clock.advance(by: 0.3)
        #expect(front.view.frame == window.bounds && delegate.presentation?.dimming.alpha == 1)
        #expect(below.presentedViewController === front && !front.isBeingDismissed)
        #expect(delegate.slide.ends == [false])
    }

    @Test func `What was given up can be done again`() {
        for _ in 0..<2 {
            clock.drive {
                front.dismiss(animated: true)
                finger.update(0.3)
                finger.cancel()
            }
            clock.advance(by: 1)
        }
        delegate.interaction = nil
        clock.drive { front.dismiss(animated: true) }
        clock.advance(by: 1.1)
        #expect(below.presentedViewController == nil && delegate.slide.ends == [false, false, true])
    }

    @Test func `The coordinator tells when the finger lets go, and whether it gave up`() {
        var told: [Bool] = []
        clock.drive {
            front.dismiss(animated: true)
            front.transitionCoordinator?.notifyWhenInteractionChanges { told.append($0.isCancelled) }
            finger.update(0.4)
        }
        #expect(told.isEmpty)
        clock.drive { finger.cancel() }
        #expect(told == [true])
    }

    @Test func `The rest is gone at the speed that is asked for`() {
        clock.drive {
            front.dismiss(animated: true)
            finger.update(0.5)
            finger.completionSpeed = 2
            finger.finish()
        }
        clock.advance(by: 0.3)
        #expect(below.presentedViewController == nil)
    }

    @Test func `One that does not want to be led at first runs by itself`() {
        finger.wantsInteractiveStart = false
        clock.drive { front.dismiss(animated: true) }
        clock.advance(by: 1.1)
        #expect(below.presentedViewController == nil && delegate.slide.ends == [true])
    }

    @Test func `Where no clock drives the code nothing is led`() {
        front.dismiss(animated: true)
        CATransaction.flush()
        #expect(delegate.slide.ends == [true] || front.view.frame.minY == 200)
    }
}
