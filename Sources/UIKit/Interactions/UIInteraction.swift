/// A behavior that is added to a view.
///
/// Source: Apple's documentation of `UIInteraction`.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that the behavior was added to.
    var view: UIView? { get }
    /// Called before the behavior is added to a view, or nil.
    func willMove(to view: UIView?)
    /// Called after the behavior was added to a view, or nil.
    func didMove(to view: UIView?)
}

extension UIView {
    var ownInteractions: [any UIInteraction] {
        get { viewState.interactions }
        set {
            for interaction in viewState.interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = viewState.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}

/// A menu that a long press on a view opens; nothing opens it here, tests ask its delegate.
///
/// Source: Apple's documentation of `UIContextMenuInteraction`.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// What the menu holds.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the menu belongs to.
    open private(set) weak var view: UIView?

    /// Makes a behavior.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the press is: the middle of the view, because there is none.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// Closes the menu; no effect.
    open func dismissMenu() {}
}

/// What the menu of a view holds.
///
/// Source: Apple's documentation of `UIContextMenuInteractionDelegate`.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu at a point of the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// What a menu holds, and what is shown beside it.
///
/// Source: Apple's documentation of `UIContextMenuConfiguration`.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu of what the system suggests besides.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes what is shown beside the menu.
    public typealias PreviewProvider = () -> UIViewController?

    /// In which order a menu lists its elements; raw values as on iOS.
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        case priority, fixed
    }
    /// In which order the menu lists its elements. Stored; no effect.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// What tells the configuration from others.
    open private(set) var identifier: any NSCopying
    /// Makes what is shown beside the menu. Stored; no effect.
    open private(set) var previewProvider: PreviewProvider?
    /// Makes the menu.
    open private(set) var actionProvider: ActionProvider?

    /// Makes a configuration; without an identifier it gets one of its own.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
