/// The menu of commands for what is selected, as since iOS 16; it can be asked for, and is never drawn.
///
/// Source: Apple's documentation of `UIEditMenuInteraction`.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// What the menu holds.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?
    /// The menu that counts as shown.
    private var shown: UIEditMenuConfiguration?

    /// Makes a behavior.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu.
    open func willMove(to view: UIView?) { dismissMenu() }
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Asks the delegate for the menu at a place; without a view, or with a menu that holds nothing, none is shown.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        dismissMenu()
        let suggested = view.suggestedEditActions
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        guard !(menu?.children ?? suggested).isEmpty else { return }
        shown = configuration
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: nil)
    }

    /// Closes the menu.
    open func dismissMenu() {
        guard let shown else { return }
        self.shown = nil
        delegate?.editMenuInteraction(self, willDismissMenuFor: shown, animator: nil)
    }

    /// Asks for the menu anew. No effect: it is not drawn.
    open func reloadVisibleMenu() {}
    /// Places the menu anew. No effect: it is not drawn.
    open func updateVisibleMenuPosition(animated: Bool) {}

    /// Where the menu was asked for, in a view's coordinates; zero while none is shown.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let shown else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

/// What a menu is asked for.
///
/// Source: Apple's documentation of `UIEditMenuConfiguration`.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    /// What tells the configuration from others.
    open private(set) var identifier: AnyHashable
    /// Where the menu is to be shown, in points of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// From which side the menu points at its place. Stored; no effect.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// From which side a menu points at its place; raw values as on iOS.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up, down, left, right
}

/// What is animated along with a menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Makes changes along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Tells when the menu stands or is gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What an edit menu holds; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `UIEditMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu; nil shows what the system suggests, one that holds nothing none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Not called: the menu is not drawn.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?)
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?)
}

extension UIEditMenuInteractionDelegate {
    /// A menu of what the system suggests, for delegates without the member.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// None, for delegates without the member.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing, for delegates without the member.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?
    ) {}
    /// Does nothing, for delegates without the member.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: (any UIEditMenuInteractionAnimating)?
    ) {}
}
