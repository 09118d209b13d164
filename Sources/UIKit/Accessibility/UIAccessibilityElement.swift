/// A part of a view that assistive programs see as a thing of its own: a link in a text.
///
/// Source: Apple's documentation of `UIAccessibilityElement`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view that the element is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// Where the element lies in its container's coordinates; with a size, `accessibilityFrame` follows it.
    open var accessibilityFrameInContainerSpace = CGRect.zero

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

/// What serves assistive programs as a whole.
@MainActor public enum UIAccessibility {
    /// A rectangle of a view's coordinates in those of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let origin = view.window?.frame.origin ?? .zero
        return view.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
    }
}
