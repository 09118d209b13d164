/// What lets a finger carry something out of a view; nothing is carried here.
///
/// Source: Apple's documentation of `UIDragInteraction`.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that it belongs to.
    open private(set) weak var view: UIView?
    /// Whether things can be carried. Stored; no effect.
    open var isEnabled = true

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { self.view = view }
}
