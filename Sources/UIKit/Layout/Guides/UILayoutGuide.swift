/// A rectangle that takes part in layout without being a view.
///
/// Source: Apple's documentation of `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    /// The view that the guide lies in; set by `addLayoutGuide(_:)`.
    open internal(set) var owningView: UIView? {
        get { owner?.object }
        set { owner = newValue?.viewState.reference }
    }
    private var owner: Unowned<UIView>?
    private let reference = Unowned<UILayoutGuide>()
    /// A name that tells the guide apart from others; empty unless it is set.
    open var identifier = ""
    /// How the guide follows from its view, or nil for one that constraints place.
    let system: SystemGuide?

    /// Makes a guide that constraints place; the argument keeps this from being NSObject's `init()`, which belongs to
    /// no actor.
    public init(root: Void = ()) {
        system = nil
        super.init()
        reference.object = self
    }

    init(_ system: SystemGuide, of view: UIView) {
        self.system = system
        super.init()
        reference.object = self
        owningView = view
    }

    deinit { reference.object = nil }

    var layoutView: UIView? { owningView }
    var itemReference: ItemReference { .guide(reference) }

    /// The guide's rectangle in its view's coordinates, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let system { return system.frame(in: owningView) }
        return owningView.rootView.viewState.engine?.frame(of: self) ?? .zero
    }

    // MARK: Anchors; each call makes one

    /// The edge where reading begins: the left one, or the right one where it goes from right to left.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge, whatever the reading direction.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge, whatever the reading direction.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Questions about a layout

    /// Whether the constraints leave space for another rectangle of the guide that is as good.
    open var hasAmbiguousLayout: Bool {
        guard system == nil, let engine = owningView?.rootView.viewState.engine else { return false }
        return engine.isAmbiguous(self)
    }

    /// The constraints that the guide's place and size along an axis hang on, by age.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let engine = owningView?.rootView.viewState.engine
        return [NSLayoutConstraint]().united(with: engine?.constraintsDetermining(self, along: axis) ?? [])
    }
}

extension UIView {
    /// Adds a guide to the view; it leaves the view that it was in. Guides that views have of their own stay there.
    func take(_ layoutGuide: UILayoutGuide) {
        // The guides that views have by nature belong to them for good.
        guard layoutGuide.system == nil else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        viewState.guides.append(layoutGuide)
    }

    /// Takes a guide away, and the constraints that mention it.
    func drop(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for constraint in viewState.constraints + viewState.outerConstraints
        where constraint.first === layoutGuide || constraint.second === layoutGuide {
            constraint.isActive = false
        }
        constraintsDidChange { $0.removeItem(layoutGuide) }
        viewState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    var ownKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
    }

    func systemGuide(_ system: SystemGuide) -> UILayoutGuide {
        if let guide = viewState.systemGuides[system] { return guide }
        let guide = system.guide(of: self)
        viewState.systemGuides[system] = guide
        return guide
    }

    /// Tells the constraints that mention the view's margins or alignment that these have changed.
    func insetsDidChange() {
        constraintsDidChange { $0.itemDidChange(self) }
    }
}
