/// What lets a finger carry something out of a view; nothing is carried here.
///
/// Source: Apple's documentation of `UIDragInteraction`.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// Who says what is carried; not asked.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that it belongs to.
    open private(set) weak var view: UIView?
    /// Whether things can be carried. Stored; no effect.
    open var isEnabled = true
    /// Whether other gestures go on while something is lifted. Stored; no effect.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether a new one is enabled: on iPads, as on iOS.
    open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    /// Makes an interaction that asks an object what is carried.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        isEnabled = Self.isEnabledByDefault
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Who says what is carried out of a view; not asked, because nothing is carried.
///
/// Of the members that are optional on iOS, those stand here that programs declare most. Source: Apple's documentation of
/// `UIDragInteractionDelegate`.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// What is carried; nothing if it is empty.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    /// What is shown under the finger.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// What more is carried after a tap.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]
    /// Carrying begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Carrying is about to end.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    /// Carrying has ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Whether what is carried may be taken away from here.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Whether it stays within the program.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UIDragInteractionDelegate {
    /// The view itself, for delegates without the member.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
    /// Nothing, for delegates without the member.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    /// Does nothing, for delegates without the member.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    /// Does nothing, for delegates without the member.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    /// Does nothing, for delegates without the member.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    /// Permits it, for delegates without the member.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    /// Denies it, for delegates without the member.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
