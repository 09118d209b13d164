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
