/// Who moves controllers in and out of sight; all members have defaults, as Apple's are optional. Whoever lets a finger lead is asked
/// where there is an animator.
///
/// Source: Apple's documentation of `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Who moves a controller into sight.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who moves a controller out of sight.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who moves a controller into sight as a finger does.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Who moves a controller out of sight as a finger does.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// How a controller lies over others.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Nobody moves the controller in, for delegates without the member.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Nobody moves the controller out, for delegates without the member.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// No finger leads the controller's coming, for delegates without the member.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// No finger leads the controller's going, for delegates without the member.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// As controllers lie without a delegate.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Moves controllers in or out of sight.
///
/// Source: Apple's documentation of `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Moves the views, and tells the context when that is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called after the end, with whether it came to that.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing, for objects without the member.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves controllers as a finger does.
///
/// Source: Apple's documentation of `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins to follow the finger.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Follows a finger by shares of the way: the animations of `UIView` that an animator begins stand where the finger has them, and go on
/// by themselves, or back, once it lets go.
///
/// Each keeps its own pace, as on iOS. Layers' own animations and property animators that an animator begins are not led.
/// Source: Apple's documentation of `UIPercentDrivenInteractiveTransition`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// How far the way has been gone, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest is gone; 1 is the transition's own pace.
    open var completionSpeed: CGFloat = 1
    /// The pace of the rest. Stored; no effect.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether a finger leads from the beginning; otherwise the transition runs by itself.
    open var wantsInteractiveStart = true
    /// The pace of the way. Stored; no effect.
    open var timingCurve: (any UITimingCurveProvider)?
    /// How long the way takes by itself, in seconds: no time, while no transition is led.
    open var duration: CGFloat { transition?.transitionDuration ?? 0 }
    private weak var transition: ControllerTransition?

    /// Keeps the rest from going by itself.
    open func pause() { transition?.hold() }

    /// Begins the animations of a transition, which stand still at first.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        percentComplete = 0
        transition = transitionContext as? ControllerTransition
        transition?.beginLed()
    }

    /// Goes to a share of the way.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    /// Goes back to the beginning.
    open func cancel() {
        percentComplete = 0
        transition?.letGo(goesBack: true, speed: completionSpeed)
    }

    /// Goes on to the end.
    open func finish() {
        percentComplete = 1
        transition?.letGo(goesBack: false, speed: completionSpeed)
    }
}

/// What is known of controllers that come and go.
///
/// Source: Apple's documentation of `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that both controllers' views lie in.
    var containerView: UIView { get }
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether a finger leads.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// Says that it is over.
    func completeTransition(_ didComplete: Bool)
    /// Says how far a finger has come.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the rest goes by itself.
    func finishInteractiveTransition()
    /// Says that it goes back.
    func cancelInteractiveTransition()
    /// Says that a finger holds it.
    func pauseInteractiveTransition()
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How the view is turned in the end.
    var targetTransform: CGAffineTransform { get }
    /// The controller that comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view begins.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view ends.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// Does nothing, for objects without the member.
    public func pauseInteractiveTransition() {}
    /// None, for objects without the member.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Not at all, for objects without the member.
    public var targetTransform: CGAffineTransform { .identity }
}

/// Which of two controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's systems write it.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The one that comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's systems write it.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The one that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
