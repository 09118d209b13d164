/// What lets a finger drop something on a view; nothing is dropped here.
///
/// Source: Apple's documentation of `UIDropInteraction`.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    /// Who takes what is dropped; not asked.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that it belongs to.
    open private(set) weak var view: UIView?
    /// Whether several fingers may drop at a time. Stored; no effect.
    open var allowsSimultaneousDropSessions = false

    /// Makes an interaction that hands what is dropped to an object.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// What becomes of what is dropped; raw values as on iOS.
///
/// Source: Apple's documentation of `UIDropOperation`.
public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden, copy, move
}

/// What a view would do with what hangs over it.
///
/// Source: Apple's documentation of `UIDropProposal`.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What would become of it.
    open private(set) var operation: UIDropOperation
    /// Whether the place counts exactly. Stored; no effect.
    open var isPrecise = false
    /// Whether what is carried is shown in its full size. Stored; no effect.
    open var prefersFullSizePreview = false

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// Who takes what is dropped on a view; not asked, because nothing is dropped.
///
/// Source: Apple's documentation of `UIDropInteractionDelegate`.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
    /// Whether the view takes such things.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Something comes over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What would become of it.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// It leaves the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// It is dropped.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// All is over.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Permits it, for delegates without the member.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing, for delegates without the member.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    /// Nothing, for delegates without the member.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing, for delegates without the member.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    /// Does nothing, for delegates without the member.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    /// Does nothing, for delegates without the member.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
