/// What changes are made along with while a controller comes or goes.
///
/// Source: Apple's documentation of `UIViewControllerTransitionCoordinator`. `UIViewController.transitionCoordinator` is one
/// while a `transitioningDelegate` moves the controller, and `viewWillTransition(to:with:)` gets one when a window's size changes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes along with the transition, and tells when both are over.
    ///
    /// - Returns: Whether the changes will be made.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Makes changes along with the transition.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Makes changes along with the transition, of views outside of its container.
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Tells when a finger lets go; none leads here.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

/// What is known of a transition; members that an object does not declare tell of one at once that nobody leads.
///
/// Source: Apple's documentation of `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change takes time.
    var isAnimated: Bool { get }
    /// How long the change takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that both controllers' views lie in.
    var containerView: UIView { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// The controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// A view of its own, for objects without the member.
    public var containerView: UIView { UIView() }
    /// No style, for objects without the member.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Never given up, for objects without the member.
    public var isCancelled: Bool { false }
    /// No controller, for objects without the member.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// No view, for objects without the member.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    /// Whether a finger leads at first: never.
    public var initiallyInteractive: Bool { false }
    /// Whether a finger leads: never.
    public var isInteractive: Bool { false }
    /// Whether it can be taken up by a finger: never.
    public var isInterruptible: Bool { false }
    /// How far a finger has come, from 0 to 1: none moves transitions here.
    public var percentComplete: CGFloat { 0 }
    /// How fast the rest is gone; 1 is the transition's own pace.
    public var completionVelocity: CGFloat { 1 }
    /// The pace of the rest.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// How the container is turned: not at all.
    public var targetTransform: CGAffineTransform { .identity }
}
