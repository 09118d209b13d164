/// A part of the interface that the focus of a keyboard or remote control can be in.
///
/// Nothing moves a focus here: nothing is ever focused. Source: Apple's documentation of `UIFocusEnvironment`.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
    /// Where the focus goes first, in order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// Asks for the focus to be placed anew; no effect.
    func setNeedsFocusUpdate()
    /// Places the focus anew if that is due; no effect.
    func updateFocusIfNeeded()
    /// Whether the focus may move as it is about to.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called on Apple's systems after the focus has moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can be focused.
///
/// Source: Apple's documentation of `UIFocusItem`.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come here.
    var canBecomeFocused: Bool { get }
    /// Whether the focus is here: never.
    var isFocused: Bool { get }
}

/// How the focus moves.
///
/// Source: Apple's documentation of `UIFocusUpdateContext`.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// What was focused.
    open private(set) var previouslyFocusedItem: (any UIFocusItem)?
    /// What will be focused.
    open private(set) var nextFocusedItem: (any UIFocusItem)?

    /// Makes a move of the focus, for tests of views that follow it. Placard's own.
    public init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
        (previouslyFocusedItem, nextFocusedItem) = (previous, next)
        super.init()
    }

    /// The view that was focused.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that will be focused.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Changes views along with the focus; here at once.
///
/// Source: Apple's documentation of `UIFocusAnimationCoordinator`.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Makes a coordinator for tests; the argument keeps this from being NSObject's `init()`, which belongs to no actor.
    public init(root: Void = ()) { super.init() }

    /// Changes views and tells when that is over.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// How focused views look.
///
/// Source: Apple's documentation of `UIFocusEffect`.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    /// Makes the system's look; the argument keeps this from being NSObject's `init()`, which belongs to no actor.
    public init(root: Void = ()) { super.init() }
}

extension UIView: UIFocusItem {
    var ownFocusEffect: UIFocusEffect? {
        get { viewState.focusEffect }
        set { viewState.focusEffect = newValue }
    }
}

extension UIViewController: UIFocusEnvironment {}
