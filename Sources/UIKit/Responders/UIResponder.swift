/// An object that events can reach: views, controllers, windows.
///
/// Source: Apple's documentation of `UIResponder`.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Makes a responder; `UIResponder()` and `super.init()` mean this.
    ///
    /// The argument keeps this from being NSObject's `init()`, which belongs to no actor, while views belong to the
    /// main one.
    public init(root: Void = ()) {
        super.init()
    }

    /// Who is asked next when this one does not handle an event.
    open var next: UIResponder? { nil }

    /// Whether the object may become the first to get key events.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object lets go of being first.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is the first to get key events.
    open var isFirstResponder: Bool { false }

    // MARK: Touches

    /// Tells that fingers have come down; the default passes it on to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Tells that fingers have moved; the default passes it on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Tells that fingers were lifted; the default passes it on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Tells that fingers no longer count, because a recogniser or the system took them over.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Nibs

    /// Called after a nib has made the object and connected its outlets.
    open func awakeFromNib() {}
    /// Called before Interface Builder shows the object.
    open func prepareForInterfaceBuilder() {}
}
