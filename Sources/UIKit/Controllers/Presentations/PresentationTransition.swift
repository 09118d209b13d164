/// The coming or going of a presented controller, from before its views move until somebody says that it is over.
///
/// Source: Apple's documentation of `UIViewControllerContextTransitioning` and `UIViewControllerTransitionCoordinator`.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning,
    UIViewControllerTransitionCoordinator
{
    let containerView: UIView
    /// Called once, when it is over, with whether it came to that.
    var onEnd: (Bool) -> Void = { _ in }
    private(set) var transitionWasCancelled = false
    private let direction: UIViewController.Move
    private let from: UIViewController
    private let to: UIViewController
    private let presentation: UIPresentationController
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private var companions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false
    private var isOver = false

    init(
        _ direction: UIViewController.Move, of presentation: UIPresentationController, from: UIViewController,
        to: UIViewController, in container: UIView, _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        (self.direction, self.from, self.to) = (direction, from, to)
        (self.presentation, containerView, self.animator) = (presentation, container, animator)
        super.init()
    }

    /// The controller that comes or goes.
    private var moving: UIViewController { direction == .coming ? to : from }

    /// Runs the transition.
    ///
    /// - Parameters:
    ///   - before: Called first, while both controllers' coordinators are there.
    ///   - place: Puts the view in its place where no animator does.
    func run(before: () -> Void, place: () -> Void) {
        (from.presentationTransition, to.presentationTransition) = (self, self)
        before()
        hasBegun = true
        if !companions.isEmpty {
            UIView.animate(withDuration: transitionDuration) { [self] in
                for companion in companions { companion(self) }
            }
        }
        guard let animator else {
            place()
            return completeTransition(true)
        }
        animator.animateTransition(using: self)
    }

    // MARK: For who changes something along with it

    var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
    var isCancelled: Bool { transitionWasCancelled }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun {
            UIView.animate(withDuration: transitionDuration) { animation(self) }
        } else {
            companions.append(animation)
        }
        return true
    }

    // MARK: For the animator

    var isAnimated: Bool { animator != nil }
    var isInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { moving.modalPresentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        (from.presentationTransition, to.presentationTransition) = (nil, nil)
        animator?.animationEnded(didComplete)
        onEnd(didComplete)
        for completion in completions { completion(self) }
        (companions, completions, onEnd) = ([], [], { _ in })
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    /// The view of the controller that comes or goes; the other's stays where it is, and is nil as on iOS.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard key == (direction == .coming ? .to : .from) else { return nil }
        return moving.presentationController?.presentedView ?? moving.viewIfLoaded
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === moving { return direction == .coming ? .zero : vc.viewIfLoaded?.frame ?? .zero }
        return containerView.bounds
    }

    /// A view that goes has the frame of its presentation here too: animators begin there, and lead it away by themselves.
    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === moving ? presentation.frameOfPresentedViewInContainerView : containerView.bounds
    }
}
