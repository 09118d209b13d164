import PlacardUIKit
import Testing

/// Apple's documentation of `UINavigationControllerDelegate`, `UITabBarControllerDelegate`,
/// `UIViewControllerContextTransitioning` and `transitionCoordinator`: an animator of the delegate's moves the views, in a
/// container that holds both, and the containers' children change when it says that it is over.
@MainActor @Suite struct ContainerTransitionTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        var frames: [CGRect] = []
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let old = context.viewController(forKey: .from),
                let to = context.view(forKey: .to), let new = context.viewController(forKey: .to)
            else { return }
            frames = [context.initialFrame(for: old), context.finalFrame(for: new)]
            let final = context.finalFrame(for: new)
            to.frame = final.offsetBy(dx: final.width, dy: 0)
            context.containerView.insertSubview(to, aboveSubview: from)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                to.frame = final
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        let slide = Slide()
        var isAsked = true
        var finger: UIPercentDrivenInteractiveTransition?
        var told: [String] = []
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            told.append(operation == .push ? "push" : "pop")
            return isAsked ? slide : nil
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { told.append("shown \(viewController.title ?? "")") }
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
    }

    private final class Page: UIViewController {
        var told: [String] = []
        var onAppear: (Page) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            told.append("will appear")
            onAppear(self)
        }
        override func viewDidAppear(_ animated: Bool) { told.append("appeared") }
        override func viewWillDisappear(_ animated: Bool) { told.append("will go") }
        override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
    }

    private let clock = EventClock(.stepped)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = Page()
    private let second = Page()
    private let delegate = Delegate()

    init() {
        (first.title, second.title) = ("1", "2")
        window.eventClock = clock
    }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        first.told = []
    }

    private func navigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        navigation.delegate = delegate
        return navigation
    }

    private func left(_ page: UIViewController) -> CGFloat? {
        clock.drive { page.view.layer.presentation()?.frame.minX }
    }

    @Test func `an animator moves the view of a controller that is pushed`() {
        let navigation = navigation()
        clock.drive { navigation.pushViewController(second, animated: true) }
        clock.advance(by: 0.5)
        #expect(left(second) == 150 && first.view.window === window && navigation.topViewController === second)
        #expect(delegate.slide.frames == [window.bounds, window.bounds])
        #expect(delegate.told == ["push"] && navigation.transitionCoordinator?.isAnimated == true)
        #expect(first.told == ["will go"] && second.told == ["will appear"])
        clock.advance(by: 0.6)
        #expect(delegate.told == ["push", "shown 2"] && navigation.transitionCoordinator == nil)
        #expect(first.view.superview == nil && second.view.superview === navigation.view)
        #expect(second.view.frame == window.bounds)
        #expect(first.told == ["will go", "gone"] && second.told == ["will appear", "appeared"])
    }

    @Test func `a finger that gives up leaves the controller that was to go`() {
        let navigation = navigation()
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        second.told = []
        let finger = UIPercentDrivenInteractiveTransition()
        delegate.finger = finger
        clock.drive {
            navigation.popViewController(animated: true)
            finger.update(0.5)
        }
        #expect(left(first) == 150 && navigation.topViewController === first)
        clock.drive { finger.cancel() }
        clock.advance(by: 1)
        #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
        #expect(second.view.superview === navigation.view && first.view.superview == nil)
        #expect(navigation.navigationBar.items?.map(\.title) == ["1", "2"])
        #expect(second.told == ["will go", "will appear", "appeared"])
        delegate.finger = nil
        clock.drive { _ = navigation.popViewController(animated: true) }
        clock.advance(by: 1.1)
        #expect(navigation.viewControllers == [first] && second.parent == nil)
    }

    @Test func `a change that is asked for meanwhile ends the one before`() {
        let (navigation, third) = (navigation(), Page())
        clock.drive {
            navigation.pushViewController(second, animated: true)
            navigation.pushViewController(third, animated: true)
        }
        clock.advance(by: 1.1)
        #expect(navigation.viewControllers == [first, second, third] && third.view.superview === navigation.view)
        #expect(first.view.superview == nil && second.view.superview == nil)
    }

    /// A way to hear of a push's end that code relies on.
    @Test func `a push without an animator has a coordinator that tells when it is over`() {
        let navigation = navigation()
        delegate.isAsked = false
        var told: [String] = []
        second.onAppear = { page in
            page.transitionCoordinator?.animate(
                alongsideTransition: { _ in told.append("along") }, completion: { _ in told.append("over") })
        }
        navigation.pushViewController(second, animated: true)
        #expect(told == ["along", "over"] && second.view.superview === navigation.view)
    }

    @Test func `an animator moves the view of a tab that is chosen`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        second.edgesForExtendedLayout = []
        show(tabs)
        tabs.delegate = delegate
        clock.drive { tabs.selectedIndex = 1 }
        clock.advance(by: 0.5)
        #expect(left(second) == 150 && tabs.selectedViewController === second)
        #expect(delegate.slide.frames.last == CGRect(x: 0, y: 0, width: 300, height: 151))
        clock.advance(by: 0.6)
        #expect(first.view.superview == nil && second.view.frame.size == CGSize(width: 300, height: 151))
        #expect(second.told == ["will appear", "appeared"])
    }
}
