/// Members of `UIView` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Those of `UIView` that its other parts, and most programs,
/// call without a thought of that lie here, in a class between it and `UIResponder`; Placard's own, and every object of it
/// is a view.
@preconcurrency @MainActor open class OverridableViewMembers: OverridableSurroundings {
    private var own: UIView { unsafeDowncast(self, to: UIView.self) }

    // MARK: Hierarchy

    /// Lays a subview on top of the others, and of layers without a view.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        own.reorder(view, to: own.subviews.count - 1)
        if own.layer.sublayers?.last !== view.layer { own.layer.addSublayer(view.layer) }
    }

    /// Lays a subview below all others, and below layers without a view.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        own.reorder(view, to: 0)
        if own.layer.sublayers?.first !== view.layer { own.layer.insertSublayer(view.layer, at: 0) }
    }

    /// Lets two subviews change places in the order; indices beyond the last change nothing.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let places = own.subviews.indices
        guard places.contains(index1), places.contains(index2), index1 != index2 else { return }
        let (lower, upper) = (own.subviews[min(index1, index2)], own.subviews[max(index1, index2)])
        own.reorder(lower, to: max(index1, index2))
        own.reorder(upper, to: min(index1, index2))
    }

    /// Whether the view is another one or lies upon it, however deep.
    open func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = own
        while let one = next {
            if one === view { return true }
            next = one.superview
        }
        return false
    }

    /// The first view with a tag, among this one and those upon it.
    open func viewWithTag(_ tag: Int) -> UIView? { own.firstInTree { $0.tag == tag } }

    /// The corners of a view that nobody gave others.
    var usualCorners: UICornerConfiguration { .square }

    // MARK: Coordinates

    /// Takes a point of this view's coordinates to another view's; nil stands for those of the topmost
    /// view, which is the window's if there is one.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        own.layer.convert(point, to: (view ?? own.rootView).layer)
    }

    /// Takes a point of another view's coordinates to this one's; nil stands for those of the topmost
    /// view, which is the window's if there is one.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        own.layer.convert(point, from: (view ?? own.rootView).layer)
    }

    /// Takes a rectangle of this view's coordinates to another view's: the upright box around it.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        own.layer.convert(rect, to: (view ?? own.rootView).layer)
    }

    /// Takes a rectangle of another view's coordinates to this one's: the upright box around it.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        own.layer.convert(rect, from: (view ?? own.rootView).layer)
    }

    // MARK: Anchors of the alignment rectangle; each call makes one

    /// The edge where reading begins: the left one, or the right one where it goes from right to left.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(own, .leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(own, .trailing) }
    /// The left edge, whatever the reading direction.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(own, .left) }
    /// The right edge, whatever the reading direction.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(own, .right) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(own, .centerX) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(own, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(own, .bottom) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(own, .centerY) }
    /// The baseline of the first line of text; the lower edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(own, .firstBaseline) }
    /// The baseline of the last line of text; the lower edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(own, .lastBaseline) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(own, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(own, .height) }

    // MARK: Constraints

    /// The constraints that this view holds: those between itself and views upon it.
    open var constraints: [NSLayoutConstraint] { own.viewState.constraints }

    /// Puts a constraint in force here; both its items must lie in this view.
    open func addConstraint(_ constraint: NSLayoutConstraint) { own.take(constraint) }

    /// Puts constraints into force, each as `addConstraint(_:)` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Takes a constraint out of force.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { own.drop(constraint) }

    /// Takes constraints out of force, each as `removeConstraint(_:)` does.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the layout constraints of this view are out of date.
    open func needsUpdateConstraints() -> Bool { own.viewState.areConstraintsDue }

    /// Brings the constraints of this view and of those upon it up to date, the deepest first.
    open func updateConstraintsIfNeeded() { own.updateConstraintsOfTree() }

    // MARK: Properties

    /// Takes over what the view is to show, before its first layout and when that was asked for.
    ///
    /// Also when an `@Observable` object changes that was read in it, as in `layoutSubviews()` and `draw(_:)`; views above come
    /// first (iOS 26).
    open func updateProperties() {}
    /// Asks for `updateProperties()` before the next layout.
    open func setNeedsUpdateProperties() { own.markPropertiesDue() }

    /// Has `updateProperties()` of this view and of those upon it called now, where it is due.
    open func updatePropertiesIfNeeded() { own.updatePropertiesOfTree() }

    // MARK: Margins and guides

    /// The margins in reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { own.marginsInDirection }
        set { own.marginsInDirection = newValue }
    }

    /// Whether the margins are at least the superview's where these reach into the view.
    open var preservesSuperviewLayoutMargins: Bool {
        get { own.viewState.preservesSuperviewMargins }
        set {
            own.viewState.preservesSuperviewMargins = newValue
            own.refreshMargins()
        }
    }

    /// Whether the safe area adds to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { own.viewState.insetsMarginsFromSafeArea }
        set {
            own.viewState.insetsMarginsFromSafeArea = newValue
            own.refreshMargins()
        }
    }

    /// The view's own guides, without those that it has by nature.
    open var layoutGuides: [UILayoutGuide] { own.viewState.guides }
    /// Adds a guide to the view; it leaves the view that it was in. Guides that views have of their own stay there.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own.take(layoutGuide) }
    /// Takes a guide away, and the constraints that mention it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { own.drop(layoutGuide) }
    /// The view within its margins.
    open var layoutMarginsGuide: UILayoutGuide { own.systemGuide(.margins) }
    /// The view without what bars and the screen's corners cover.
    open var safeAreaLayoutGuide: UILayoutGuide { own.systemGuide(.safeArea) }
    /// The view within its margins, no wider than lines should be.
    open var readableContentGuide: UILayoutGuide { own.systemGuide(.readableContent) }

    // MARK: Looks

    /// What is done to the view in space about its anchor point: its layer's transform.
    open var transform3D: CATransform3D {
        get { own.layer.transform }
        set { own.layer.transform = newValue }
    }

    /// Draws the view and all upon it into the current context, into a rectangle of it.
    ///
    /// - Parameters:
    ///   - rect: Where it is drawn, in the coordinates of the context, in points.
    ///   - afterUpdates: Layout and display that are due come first in any case.
    /// - Returns: Whether everything was drawn; false without a current context or a size.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        let bounds = own.bounds
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        own.layer.render(in: context)
        return true
    }

    /// An image of the view as it looks now, in a view of its own; nil without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let (bounds, layer) = (own.bounds, own.layer)
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let view = UIImageView(
            image: UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) })
        view.frame = CGRect(origin: .zero, size: bounds.size)
        return view
    }

    /// An image of a part of the view in a view of its own, whose middle is stretched; nil without a size.
    ///
    /// - Parameters:
    ///   - rect: The part, in the view's coordinates, in points.
    ///   - afterUpdates: Layout and display that are due come first in any case.
    ///   - capInsets: What is not stretched.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let layer = own.layer
        let image = UIGraphicsImageRenderer(bounds: rect).image { layer.render(in: $0.cgContext) }
        let view = UIImageView(image: image.resizableImage(withCapInsets: capInsets))
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }

    // MARK: Large content

    /// Whether the view has large content; nobody shows it here. Stored; no effect.
    open var showsLargeContentViewer: Bool {
        get { own.largeContent.isShown }
        set { own.largeContent.isShown = newValue }
    }
    /// The text of the large content. Stored; no effect.
    open var largeContentTitle: String? {
        get { own.largeContent.title }
        set { own.largeContent.title = newValue }
    }
    /// The image of the large content. Stored; no effect.
    open var largeContentImage: UIImage? {
        get { own.largeContent.image }
        set { own.largeContent.image = newValue }
    }
    /// Whether that image grows. Stored; no effect.
    open var scalesLargeContentImage: Bool {
        get { own.largeContent.scalesImage }
        set { own.largeContent.scalesImage = newValue }
    }
    /// The space around that image, in points. Stored; no effect.
    open var largeContentImageInsets: UIEdgeInsets {
        get { own.largeContent.imageInsets }
        set { own.largeContent.imageInsets = newValue }
    }
}
