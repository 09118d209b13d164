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

    /// Called after a nib has made the object and connected its outlets.
    open func awakeFromNib() {}
    /// Called before Interface Builder shows the object.
    open func prepareForInterfaceBuilder() {}
}
