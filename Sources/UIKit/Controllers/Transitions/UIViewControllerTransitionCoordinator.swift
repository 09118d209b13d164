/// What changes are made along with while a controller comes or goes.
///
/// Source: Apple's documentation of `UIViewControllerTransitionCoordinator`. `UIViewController.transitionCoordinator` is one
/// while a `transitioningDelegate` or a container moves the controller, and `viewWillTransition(to:with:)` gets one when a window's size changes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes along with the transition, and tells when both are over.
    ///
    /// - Returns: Whether the changes will be made.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Tells when a finger that leads lets go.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
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

    /// Tells nothing, for objects without the member.
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
    /// Whether a finger led at first.
    var initiallyInteractive: Bool { get }
    /// Whether a finger leads.
    var isInteractive: Bool { get }
    /// How far a finger has come, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest is gone; 1 is the transition's own pace.
    var completionVelocity: CGFloat { get }
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
    /// Never, for objects without the member.
    public var initiallyInteractive: Bool { false }
    /// Never, for objects without the member.
    public var isInteractive: Bool { false }
    /// Whether it can be taken up by a finger: never.
    public var isInterruptible: Bool { false }
    /// Not at all, for objects without the member.
    public var percentComplete: CGFloat { 0 }
    /// At the transition's own pace, for objects without the member.
    public var completionVelocity: CGFloat { 1 }
    /// The pace of the rest.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// How the container is turned: not at all.
    public var targetTransform: CGAffineTransform { .identity }
}
