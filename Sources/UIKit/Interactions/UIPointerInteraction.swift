/// What a pointer does upon a view; there is no pointer here.
///
/// Source: Apple's documentation of `UIPointerInteraction`.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Who says what it does. Not asked.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view.
    open private(set) weak var view: UIView?
    /// Whether a pointer does anything. Stored; no effect.
    open var isEnabled = true

    /// Makes a behavior.
    public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Asks the delegate anew; no effect.
    open func invalidate() {}
}

/// Who says what a pointer does; nobody is asked. All members have defaults, as Apple's are optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    /// The part of a view at a place that the pointer takes the shape of.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// What the pointer looks like in a part.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    /// The part that was proposed.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        defaultRegion
    }

    /// As everywhere.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        nil
    }
}

/// Where a pointer is that a part is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates.
    open var location: CGPoint { .zero }
    /// Keys that are held.
    open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    /// In the view's coordinates.
    open private(set) var rect: CGRect
    /// What tells it from others.
    open private(set) var identifier: AnyHashable?

    /// Makes a part.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }
}

/// What a pointer looks like.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    /// What it does to what lies below; nil for nothing.
    open private(set) var effect: UIPointerEffect?
    /// Its shape; nil for the usual one.
    open private(set) var shape: UIPointerShape?

    /// Makes a look with an effect on what lies below.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape)
    }

    /// Makes a look with a shape alone.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: NSLayoutConstraint.Axis? = nil) {
        self.init(nil, shape)
    }

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
        (self.effect, self.shape) = (effect, shape)
        super.init()
    }

    /// No pointer.
    open class func hidden() -> Self { UIPointerStyle(nil, nil) as! Self }
    /// The usual pointer.
    open class func system() -> Self { UIPointerStyle(nil, nil) as! Self }
}

/// What a pointer does to what lies below.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// A behavior that shows large content for a long press; nobody presses here.
///
/// Source: Apple's documentation of `UILargeContentViewerInteraction`.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view.
    open private(set) weak var view: UIView?

    /// Makes a behavior.
    public init(root: Void = ()) { super.init() }
    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
    /// Whether large content is shown: never.
    public static var isEnabled: Bool { false }
}
