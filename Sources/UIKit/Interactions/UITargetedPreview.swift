/// A view that a system's effect takes hold of.
///
/// Source: Apple's documentation of `UITargetedPreview`.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    open private(set) var view: UIView
    /// How it is shown.
    open private(set) var parameters: UIPreviewParameters

    /// Where the view comes from or goes to: by default its own place.
    open private(set) var target: UIPreviewTarget

    /// Makes a preview of a view that comes from or goes to a place.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Makes a preview of a view in its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        let place = UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: place)
    }

    /// A preview of the same view for another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
        Self(view: view, parameters: parameters, target: newTarget)
    }

    /// The view's size in points.
    open var size: CGSize { view.bounds.size }
}

/// How a view is shown in a system's effect.
///
/// Source: Apple's documentation of `UIPreviewParameters`.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// What of the view is shown. Stored; no effect.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow. Stored; no effect.
    open var shadowPath: UIBezierPath?
    /// The color behind the view. Stored; no effect.
    open var backgroundColor: UIColor?

    /// Makes parameters.
    public init(root: Void = ()) { super.init() }
    /// Makes parameters for lines of a text.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
        visiblePath = path
    }
}

/// The place that a view in a system's effect comes from or goes to.
///
/// Source: Apple's documentation of `UIPreviewTarget`.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the place lies.
    open private(set) var container: UIView
    /// The place of the view's middle, in points.
    open private(set) var center: CGPoint
    /// How the view is turned and scaled there.
    open private(set) var transform: CGAffineTransform

    /// Makes a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}
