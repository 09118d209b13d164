/// A rectangle on screen that draws itself, holds other views and takes part in layout.
///
/// Every view lies on a layer, which keeps its geometry and its image. Coordinates have y down, lengths are points.
/// All members that subclasses override are here, and not in extensions. Source: Apple's documentation of `UIView`.
@preconcurrency @MainActor
open class UIView: OverridableViewMembers, @MainActor CALayerDelegate, @MainActor LayoutWitness {
    /// The layer that the view draws on.
    open var layer: CALayer { base }
    /// The same for the view itself, whatever subclasses make of `layer`.
    final let base: CALayer
    /// The class of `layer`, which must be `CALayer` or a subclass.
    open class var layerClass: AnyClass { CALayer.self }
    /// What the view keeps beside its layer.
    let viewState = ViewState()

    // MARK: Making

    /// Makes a view with a frame in its future superview's coordinates.
    public init(frame: CGRect) {
        base = Self.makeLayer()
        super.init()
        setUp()
        base.frame = frame
    }

    /// Makes a view without size.
    public convenience init() { self.init(frame: .zero) }

    /// Makes a view from a nib or an archive, with the properties and the subviews that it has there; outlets come later.
    public required init?(coder: NSCoder) {
        base = Self.makeLayer()
        super.init()
        setUp()
        if let coder = coder as? NibCoder { coder.begin(self) } else { takeArchive(coder) }
    }

    /// Writes the view into a keyed archive; a subclass calls super and adds what is its own.
    open func encode(with coder: NSCoder) { archiveView(in: coder) }

    deinit { viewState.end(of: type(of: self)) }

    /// What is done when a property of the view's layer changes: an animation within animation blocks, else nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates: the box around it if it is transformed.
    open var frame: CGRect {
        get { base.frame }
        set { resize { base.frame = newValue } }
    }

    /// The view's own coordinate rectangle; a change of size keeps the center.
    open var bounds: CGRect {
        get { base.bounds }
        set { resize { base.bounds = newValue } }
    }

    /// Where the middle of the view lies in its superview's coordinates.
    open var center: CGPoint {
        get { base.position }
        set { move(to: newValue) }
    }

    /// What is done to the view about its center before it is placed.
    open var transform: CGAffineTransform {
        get { base.affineTransform() }
        set { base.setAffineTransform(newValue) }
    }

    /// How the view follows when its superview changes size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow a change of this view's size by their masks.
    open var autoresizesSubviews = true

    // MARK: Appearance

    /// The opacity of the view and all upon it, 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(base.opacity) }
        set { base.opacity = Float(newValue.isFinite ? newValue : 1) }
    }

    /// Whether the view and all upon it are left out, from events as well.
    open var isHidden: Bool {
        get { base.isHidden }
        set {
            guard newValue != base.isHidden else { return }
            base.isHidden = newValue
            visibilityDidChange()
        }
    }

    /// A promise that the view covers its bounds wholly. Stored; no effect.
    open var isOpaque: Bool {
        get { base.isOpaque }
        set { base.isOpaque = newValue }
    }

    /// The color under everything that the view draws.
    open var backgroundColor: UIColor? {
        get { viewState.background }
        set { take(ground: newValue) }
    }

    /// Whether contents and subviews end at the bounds.
    open var clipsToBounds: Bool {
        get { base.masksToBounds }
        set { base.masksToBounds = newValue }
    }

    /// What becomes of the drawn image when the view's size changes.
    open var contentMode = ContentMode.scaleToFill { didSet { contentModeDidChange() } }
    /// Pixels in a point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { base.contentsScale }
        set { base.contentsScale = newValue }
    }

    /// Whether the context is cleared before drawing; it always is. Stored; no effect.
    open var clearsContextBeforeDrawing = true
    /// The color of what can be touched; nil means the superview's, and reading it never gives nil.
    open var tintColor: UIColor! {
        get { shownTint }
        set { changeTint(to: newValue) }
    }

    /// Whether the tint is shown dimmed, as under an alert; `automatic` means as the superview does.
    ///
    /// Reading gives what holds, never `automatic`.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedTint.mode }
        set { changeTintAdjustment(to: newValue) }
    }

    /// A view whose opacity shows and hides parts of this one; its frame is in this view's coordinates.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

    /// Called when the view's tint or its adjustment, or those it takes from above, have changed.
    open func tintColorDidChange() {}

    /// Light or dark for the view and all upon it, whatever lies above.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewState.interfaceStyle }
        set { changeInterfaceStyle(to: newValue) }
    }

    /// The circumstances that the view is shown in.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Called when `traitCollection` has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Events

    /// Whether touches reach the view and those upon it.
    open var isUserInteractionEnabled = true
    /// Whether the view is told of more than one finger; it is told of all. Stored; no effect.
    open var isMultipleTouchEnabled = false
    /// Whether other views get no touches while this one has some; they do get them. Stored; no effect.
    open var isExclusiveTouch = false

    open override var next: UIResponder? { viewState.controller ?? superview }

    /// Has the first responder in the view's tree let go of being first, with `force` even against its will; true if it did.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInTree(force) }

    /// The topmost view at a point of this view's coordinates that takes touches, or nil; views that lie more than
    /// 10,000 deep upon this one are not looked at.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { topmostView(at: point, with: event) }

    /// Whether a point of this view's coordinates lies in the view; right and bottom edges do not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognizers that see touches on the view and those upon it; nil or empty for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
        set { replaceGestureRecognizers(by: newValue ?? []) }
    }

    /// Lets a recognizer see touches on the view and those upon it; it leaves the view that it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Ends what `addGestureRecognizer(_:)` began.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether one of the view's recognizers may go on when it is about to recognize; the default permits it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Adds a behavior, which leaves the view that it was added to.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Ends what `addInteraction(_:)` began.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Whether the focus of a keyboard or remote control may come here; false by default.
    open var canBecomeFocused: Bool { false }
    /// Whether the focus is here: never, because nothing moves it.
    open var isFocused: Bool { false }

    // MARK: Views upon views

    /// A number by which the owner finds the view again.
    open var tag = 0
    /// The view that this one lies upon; nil for none.
    open var superview: UIView? { viewState.superview }
    /// The views upon this one, lowest first.
    open var subviews: [UIView] { viewState.subviews }
    /// The window that the view is in, or nil.
    open var window: UIWindow? { viewState.superview == nil ? nil : inherited.window?.object as? UIWindow }

    /// Puts a view on top of the others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts a view at a place in the order, 0 being the lowest.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts a view just below another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Puts a view just above another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Takes the view off its superview.
    open func removeFromSuperview() { leaveSuperview() }
    /// Called when a view has come upon this one; the default does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a view upon this one is about to leave it; the default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; nil when the view is about to leave it. The default does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the superview has changed; the default does nothing.
    open func didMoveToSuperview() {}
    /// Called before the window changes; nil when the view is about to leave it. The default does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the window has changed; the default does nothing.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Marks the places of the subviews as out of date; they are laid out before the view is next shown.
    open func setNeedsLayout() {
        viewState.onlySolves = false
        base.setNeedsLayout()
        commitLater()
    }

    /// Lays out now what is out of date, from the topmost such view above this one down.
    open func layoutIfNeeded() { base.layoutIfNeeded() }

    /// Places the subviews; the default sizes those that have their size from their content.
    open func layoutSubviews() { placeSubviews() }

    /// Whether frame and mask become layout rules; views that are laid out by rules or content set it to false.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placingDidChange() } }
    }

    /// The size that the content asks for, or `noIntrinsicMetric` in directions that it does not care about.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Tells that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// How strongly the view keeps from growing beyond its content; 250 unless set.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(along: axis) }
    /// Sets how strongly the view keeps from growing beyond its content in a direction.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, along: axis)
    }
    /// How strongly the view keeps from shrinking below its content; 750 unless set.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance(along: axis)
    }
    /// Sets how strongly the view keeps from shrinking below its content in a direction.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    {
        setResistance(priority, along: axis)
    }
    /// The size that suits the view in a space; the default is its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Gives the view the size that suits it; its top left corner stays.
    open func sizeToFit() { takeFittingSize() }

    /// Brings the view's own layout rules up to date, before its first layout and when they were marked as out of date;
    /// subclasses call super last.
    open func updateConstraints() { viewState.areConstraintsDue = false }
    /// Marks the layout rules as out of date.
    open func setNeedsUpdateConstraints() { markConstraintsDue() }
    /// Whether the class needs `updateConstraints()` before it is first laid out, where no constraint asks for it; not asked,
    /// because every view has it then.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size that the rules within the view ask for, as near to a size as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
    /// The size that the rules within the view ask for, with a priority for each side of the size aimed at.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Distances that content keeps from the edges, in points; the default is 8 and the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set { changeMargins(to: newValue) }
    }

    /// Called when `layoutMargins` has changed.
    open func layoutMarginsDidChange() {}
    /// Called when `safeAreaInsets` has changed.
    open func safeAreaInsetsDidChange() {}

    /// How much of each edge bars and the screen's corners cover, in points.
    open var safeAreaInsets: UIEdgeInsets { viewState.safeArea }

    /// The direction of the view's content, whatever that of its surroundings.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    /// The direction that leading and trailing mean here.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedDirection }

    /// Distances from the frame within which constraints see the view.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle of the view that constraints see, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for the rectangle that constraints see.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
    /// The view whose top line of text stands for this one's in layout.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line of text stands for this one's in layout.
    open var forLastBaselineLayout: UIView { self }
    /// The view whose baseline stands for this one's, as iOS 8 and earlier ask for it; here it is not asked.
    open func forBaselineLayout() -> UIView { self }

    // MARK: Drawing

    /// Marks the view's image as out of date.
    open func setNeedsDisplay() {
        base.setNeedsDisplay()
        commitLater()
    }

    /// The same as `setNeedsDisplay()`: the whole view is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Draws the view's content; the default draws nothing.
    open func draw(_ rect: CGRect) { viewState.ranDefaultDrawing = true }

    // MARK: The layer's delegate

    /// Draws the view's image by `draw(_:)` where the view has one.
    open func display(_ layer: CALayer) { displayContents(of: layer) }
    /// Draws the view's content by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    /// Does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the view's subviews: solves constraints and calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { layOut(layer) }

    // MARK: What Placard's own classes refine

    /// What a screen's edges cover of the view, if it is a window.
    var screenCover: UIEdgeInsets { .zero }
    /// Takes a view that a nib puts into this one.
    func adopt(_ view: UIView, as place: NibChildren) { addSubview(view) }
    /// Whether the view is a window, in which those upon it are.
    var isWindow: Bool { false }
    /// Whether `draw(_:)` may draw something, so that the view needs an image of its own.
    var drawsContent: Bool { type(of: self) != UIView.self }
    /// Whether what the view draws depends on its size, whatever its content mode.
    var redrawsInNewBounds: Bool { false }
    /// How far beyond its bounds the view draws on each side, in points.
    var drawingMargin: CGSize { .zero }
    /// Whether the height depends on the width, so that layout measures the view a second time.
    var wrapsContent: Bool { false }
    /// The margins of a view that was given none.
    var standardMargins: UIEdgeInsets { .standardMargins }
    /// Where constraints take the view's text to stand at a width in points, nil for a free one; nil without text.
    func textBaselines(atWidth width: CGFloat?) -> TextBaselines? { nil }
    /// The font of the lines that `textBaselines(atWidth:)` tells of, for standard distances between baselines; nil without text.
    var baselineFont: UIFont? { nil }
    /// Follows its content where that alone asked for layout, as rules do; whether `layoutSubviews()` has to follow.
    func contentNeedsLayout() -> Bool { false }
    /// Tells that a subview was shown or hidden, or that its content asks for another size.
    func subviewDidChange(_ subview: UIView) {}
    /// Shows the background color that was set, whatever a subclass makes of reading it.
    func applyBackground() { show(background: viewState.background) }
    /// Where the view is on the screen, for assistive programs.
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(frame: UIAccessibility.convertToScreenCoordinates(bounds, in: self))
    }
    /// Draws what lies under the image of a view that paints its background itself.
    func drawBackground(in context: CGContext) {}
}
