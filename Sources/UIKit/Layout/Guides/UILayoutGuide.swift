/// A rectangle that takes part in layout without being a view.
///
/// Source: Apple's documentation of `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
    /// The view that the guide lies in; set by `addLayoutGuide(_:)`.
    open internal(set) var owningView: UIView? {
        get { owner?.object }
        set { owner = newValue?.viewState.reference }
    }
    private var owner: Reference<UIView>?
    private let reference = Reference<UILayoutGuide>()
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

    /// What a keyboard would cover; without one, what lies below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
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
