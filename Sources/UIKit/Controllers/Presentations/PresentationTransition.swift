/// The coming or going of a presented controller.
final class PresentationTransition: ControllerTransition {
    private let direction: UIViewController.Move
    private let presentation: UIPresentationController

    init(
        _ direction: UIViewController.Move, of presentation: UIPresentationController, from: UIViewController,
        to: UIViewController, in container: UIView, _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        (self.direction, self.presentation) = (direction, presentation)
        super.init(from: from, to: to, in: container, animator)
    }

    /// The controller that comes or goes.
    private var moving: UIViewController { direction == .coming ? to : from }

    override var presentationStyle: UIModalPresentationStyle { moving.modalPresentationStyle }

    /// The view of the controller that comes or goes; the other's stays where it is, and is nil as on iOS.
    override func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard key == (direction == .coming ? .to : .from) else { return nil }
        return moving.presentationController?.presentedView ?? moving.viewIfLoaded
    }

    override func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === moving { return direction == .coming ? .zero : vc.viewIfLoaded?.frame ?? .zero }
        return containerView.bounds
    }

    /// A view that goes has the frame of its presentation here too: animators begin there, and lead it away by themselves.
    override func finalFrame(for vc: UIViewController) -> CGRect {
        vc === moving ? presentation.frameOfPresentedViewInContainerView : containerView.bounds
    }
}
