/// A part of a view that assistive programs see as a thing of its own: a link in a text.
///
/// Source: Apple's documentation of `UIAccessibilityElement`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view that the element is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// Where the element lies in its container's coordinates; with a size, `accessibilityFrame` follows it.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Makes an element of a view, without text or place.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = AccessibilityDefaults(isElement: true)
        if let view = accessibilityContainer as? UIView {
            defaults.frame = UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        return defaults
    }
}

/// An action that assistive programs offer for an element.
///
/// Source: Apple's documentation of `UIAccessibilityCustomAction`.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What people hear.
    open var name: String
    /// What the action does; it tells whether it did.
    open var actionHandler: Handler?

    /// Who does `selector`, where there is no handler.
    open weak var target: AnyObject?
    /// What `target` does: a method that takes nothing or the action, and tells whether it did it.
    open var selector: Selector

    /// Makes an action that a closure does.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        selector = ""
    }

    /// Makes an action that a closure does, with an image for menus.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// What menus show beside the name. Stored; no effect.
    open var image: UIImage?

    /// Makes an action that an object does: `selector` takes nothing or the action. The object is not held.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
}
