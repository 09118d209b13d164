/// A rectangle of an image: geometry, contents and decoration, and other layers upon it.
///
/// Coordinates have y down, lengths are points. A layer belongs to one thread at a time. What it draws is kept until
/// `setNeedsDisplay()` is called, so that drawing a tree again costs no more than laying its images upon each other.
/// Defaults and semantics are those of Apple's documentation of `CALayer`; animations need a clock (see
/// `CAAnimation`). Numbers that are not finite count as 0 in its geometry, where Apple's layer raises an exception.
///
/// What each layout pass asks for stands first: side by side it comes from memory together.
open class CALayer: OverridableLayerMembers {
    /// The object that draws and lays out the layer, usually its view; it is not kept alive.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set { (owner, otherDelegate) = (nil, newValue) }
    }
    /// The delegate of a view's layer: its view, which sets this to nil when it goes.
    ///
    /// Not weak, as `superlayer` below is not: from its first weak reference on, an object is retained and released by
    /// way of a table beside it, which took half of the time of a layout pass.
    @exclusivity(unchecked) package unowned(unsafe) var owner: (any CALayerDelegate)?

    // MARK: Tree

    /// The layer that this one lies upon.
    open var superlayer: CALayer? { above }
    /// The layer that this one lies upon, or is the mask of; that one sets this to nil when it goes.
    @exclusivity(unchecked) unowned(unsafe) var above: CALayer?
    /// The layers upon this one, lowest first; nil if there never was one.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(by: newValue ?? []) }
    }
    @exclusivity(unchecked) var children: [CALayer] = []
    /// Where the layer lies among its siblings: higher than those below.
    @exclusivity(unchecked) package final var siblingRank = 0

    /// Puts a layer on top of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    /// Puts a layer at a place in the order, 0 being the lowest; places beyond the last mean the top.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Takes the layer away from the one it lies upon, or from the one whose mask it is.
    open func removeFromSuperlayer() { leaveTree() }

    // MARK: What is due

    var isDisplayDue = false
    /// The time of the clock that drove the code when the contents became out of date; nil without one.
    var displayDueTime: Double?
    var isLayoutDue = false
    /// Whether the sublayers are being placed.
    var isLayingOut = false
    /// Whether some layer below this one has layout due.
    var isLayoutDueBelow = false

    // MARK: Geometry

    /// The smallest upright rectangle around the layer in its superlayer's coordinates, before that one's
    /// `sublayerTransform`.
    ///
    /// Derived from `bounds`, `position`, `anchorPoint` and `transform`. Setting it moves and resizes the layer; with
    /// a transform other than the identity, Apple leaves the result open: here the size is set as if there were none.
    open var frame: CGRect {
        get { isTransformed ? transformedFrame : untransformedFrame }
        set { place(newValue.finite.standardized) }
    }

    /// The layer's own coordinate rectangle: the origin is what lies at its top left corner.
    open var bounds: CGRect {
        get { geometry.bounds }
        set {
            let new = newValue.finite
            willChange("bounds", if: new != geometry.bounds)
            let size = geometry.bounds.size
            geometry.bounds = new
            if geometry.bounds.size != size { sizeDidChange() }
        }
    }
    /// Where the anchor point lies in the superlayer's coordinates.
    open var position: CGPoint {
        get { geometry.position }
        set {
            let new = newValue.finite
            willChange("position", if: new != geometry.position)
            geometry.position = new
        }
    }
    /// The point of the bounds, in units of their size, that lies at `position` and about which `transform` turns.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set {
            let new = newValue.finite
            willChange("anchorPoint", if: new != geometry.anchorPoint)
            geometry.anchorPoint = new
        }
    }
    private var geometry = LayerGeometry()
    /// Whether a new size means new drawing; otherwise the old image is scaled by `contentsGravity`.
    open var needsDisplayOnBoundsChange = false
    /// Whether `transform` does anything; most layers have none, and need no matrices to be placed.
    @exclusivity(unchecked) package private(set) var isTransformed = false
    @exclusivity(unchecked) var transformsSublayers = false
    /// Which of its siblings lie below the layer; equal ones lie in the order of `sublayers`.
    @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
        willSet { willChange("zPosition", if: newValue != zPosition) }
    }
    /// What is done to the layer about its anchor point before it is placed; only the affine part is drawn.
    open var transform: CATransform3D = CATransform3DIdentity {
        willSet { willChange("transform", if: newValue != transform) }
        didSet { isTransformed = !CATransform3DIsIdentity(transform) }
    }
    /// What is done to all sublayers about the anchor point; only the affine part is drawn.
    open var sublayerTransform: CATransform3D = CATransform3DIdentity {
        willSet { willChange("sublayerTransform", if: newValue != sublayerTransform) }
        didSet { transformsSublayers = !CATransform3DIsIdentity(sublayerTransform) }
    }

    // MARK: Appearance

    /// Whether the layer and all upon it are left out.
    @exclusivity(unchecked) open var isHidden = false {
        willSet { willChange("hidden", if: newValue != isHidden) }
    }
    /// The opacity of the layer and all upon it, taken together, 0 to 1.
    @exclusivity(unchecked) open var opacity: Float = 1 {
        willSet { willChange("opacity", if: newValue != opacity) }
    }
    /// Whether the layer covers its bounds wholly. Stored; no effect.
    open var isOpaque = false
    /// The color under the contents.
    @exclusivity(unchecked) open var backgroundColor: CGColor? {
        willSet { willChange("backgroundColor", if: newValue != backgroundColor) }
    }
    /// The radius of the rounded corners of background and border, and of the clip if `masksToBounds`, in points.
    open var cornerRadius: CGFloat = 0 {
        willSet { willChange("cornerRadius", if: newValue != cornerRadius) }
    }
    /// Which corners are rounded.
    open var maskedCorners: CACornerMask = .all
    /// Whether rounded corners are parts of circles or curves that bend by and by.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Whether the layer's owner, a `CornerOwner`, says how round each corner is, in place of `cornerRadius`.
    package var hasCornersOfOwner = false
    /// The width in points of the border, which lies inside the bounds and above everything else.
    @exclusivity(unchecked) open var borderWidth: CGFloat = 0 {
        willSet { willChange("borderWidth", if: newValue != borderWidth) }
    }
    /// The color of the border; nil for none.
    open var borderColor: CGColor? = .black {
        willSet { willChange("borderColor", if: newValue != borderColor) }
    }
    /// Whether contents and sublayers end at the bounds.
    @exclusivity(unchecked) open var masksToBounds = false
    /// A layer whose opacity shows and hides this one's parts; its coordinates are this layer's.
    ///
    /// One that this layer lies upon, or itself, is passed over, where Apple raises an exception.
    @exclusivity(unchecked) open var mask: CALayer? {
        didSet { maskDidChange(from: oldValue) }
    }

    // MARK: Shadow

    /// The color of the shadow; nil for none.
    open var shadowColor: CGColor? = .black {
        willSet { willChange("shadowColor", if: newValue != shadowColor) }
    }
    /// The opacity of the shadow; at 0 there is none.
    @exclusivity(unchecked) open var shadowOpacity: Float = 0 {
        willSet { willChange("shadowOpacity", if: newValue != shadowOpacity) }
    }
    /// How far the shadow lies from the layer, in points, y down.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { willChange("shadowOffset", if: newValue != shadowOffset) }
    }
    /// The blur: the standard deviation of the shadow's edge, in points.
    open var shadowRadius: CGFloat = 3 {
        willSet { willChange("shadowRadius", if: newValue != shadowRadius) }
    }
    /// The shape that throws the shadow, in the layer's coordinates; nil means all that is drawn.
    open var shadowPath: CGPath? {
        willSet { willChange("shadowPath", if: newValue != shadowPath) }
    }

    // MARK: Contents

    /// The image, a `CGImage`; other values draw nothing, as with Apple's layers.
    open var contents: Any? {
        get { shownContents }
        set {
            // A view's image is no property of its own that blocks animate.
            if owner == nil { willChange("contents", if: newValue as? CGImage !== shownContents as? CGImage) }
            shownContents = newValue
            contentsOrigin = .assigned
        }
    }
    /// The contents, whoever made them.
    var shownContents: Any?
    /// Pixels in a point of the contents, both of those drawn by the layer and of those set.
    open var contentsScale: CGFloat = 1 {
        didSet {
            if contentsScale != oldValue, contentsOrigin == .drawn { setNeedsDisplay() }
        }
    }
    /// Where the image lies in the bounds, and whether it is scaled.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The part of the image that is shown, in units of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { willChange("contentsRect", if: newValue != contentsRect) }
    }
    /// How the image's pixels are mixed when it is drawn larger than it is.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// How the image's pixels are mixed when it is drawn smaller than it is.
    open var minificationFilter = CALayerContentsFilter.linear
    /// A request to keep the layer as a bitmap; an image is made only once. Stored; no effect.
    open var shouldRasterize = false
    /// Pixels in a point of that bitmap. Stored; no effect.
    open var rasterizationScale: CGFloat = 1
    /// A request to draw in the background. Stored; no effect.
    open var drawsAsynchronously = false
    /// A name for the owner's use.
    open var name: String?

    /// Where the contents came from: what the layer drew itself is drawn directly where no bitmap is wanted.
    enum ContentsOrigin { case assigned, drawn }
    var contentsOrigin = ContentsOrigin.assigned
    /// The layer's size when it last drew its contents.
    var drawnSize = CGSize.zero
    /// How far beyond the bounds drawing may go on each side, in whole points: tall scripts leave their label, as on iOS.
    package var drawingMargin = CGSize.zero

    private weak var otherDelegate: (any CALayerDelegate)?
    /// The animations that were added and not taken away.
    var animations: [AddedAnimation] = []
    /// How the layer's time runs within its superlayer's; nil means as fast.
    var timing: MediaTiming?
    var insertion = Insertion()
    /// How often the layer has been laid out.
    var layouts = 0
    /// The layer that this one is a copy of, with the values of a moment.
    var origin: CALayer?
    /// Whether the properties have the values of a moment, while it is drawn.
    var isPresenting = false
    /// What programs set by keys that are no properties' names, and members without effect by theirs.
    var keyedValues: [String: Any] = [:]

    /// Makes an empty layer.
    ///
    /// Subclasses must say `required`, which Apple's do not: `UIView.layerClass` makes layers through it.
    public required override init() {}

    /// Makes a layer that looks as another one does at the moment.
    ///
    /// On Apple's systems presentations are made by it, and subclasses copy properties of their own in it; here they are made
    /// by `init()`, and what a subclass adds stays at its defaults.
    ///
    /// - Parameter layer: The other one; of what is no layer nothing is taken.
    public init(layer: Any) {
        super.init()
        (layer as? CALayer)?.giveLook(to: self)
    }

    /// Makes an empty layer, for subclasses' `init(coder:)`: archives hold nothing of layers here.
    public required init?(coder: NSCoder) {}

    deinit {
        animationsGo()
        letLayersGo()
    }

    // MARK: Display

    /// Marks the contents as out of date: they are drawn again when the layer is next shown.
    open func setNeedsDisplay() { markDisplayDue() }

    /// The same as `setNeedsDisplay()`: the whole of the contents is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Whether the contents are out of date.
    open func needsDisplay() -> Bool {
        isDisplayDue
    }

    /// Draws the contents if they are out of date.
    open func displayIfNeeded() { if isDisplayDue { display() } }

    /// Provides the contents now; call `setNeedsDisplay()` instead.
    open func display() {
        isDisplayDue = false
        if let delegate {
            delegate.display(self)
        } else {
            drawContents()
        }
    }

    /// Draws the contents; the default asks the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Draws the layer and all upon it into a context whose coordinates are the layer's own.
    ///
    /// Lays out and draws first what is out of date. The order is shadow, background, contents, sublayers, border;
    /// opacity, mask and shadow treat all of it as one image. The layer's own position and transform do not count.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Layout

    /// Marks the places of the sublayers as out of date.
    open func setNeedsLayout() {
        isLayoutDue = true
        markLayoutDueAbove()
    }

    /// Whether the places of the sublayers are out of date.
    open func needsLayout() -> Bool { isLayoutDue }

    /// Lays out all that is out of date, from the topmost such layer above this one down.
    open func layoutIfNeeded() { layOutFromTopmost() }

    /// Places the sublayers; the default asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Actions

    /// Adds an animation, which begins at the present time of the clock that drives the code; where none does, it is
    /// over after the end of the present transaction. Its delegate is told on a later turn.
    ///
    /// One under the same key is taken away. After its end it stays only if it is not `isRemovedOnCompletion`. Changes
    /// of its timing after it was added have no effect.
    open func add(_ anim: CAAnimation, forKey key: String?) { add(anim, forKey: key, on: nil, for: nil) }
    /// Takes an animation away; its delegate hears of it if it had not ended.
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
    /// Takes all animations away.
    open func removeAllAnimations() { for key in animations.map(\.key) { removeAnimation(forKey: key) } }

    /// What is done when a property changes: what the delegate says, `actions`, the class's default, or, where a clock
    /// drives the code, an animation from the present value as the transaction wants it.
    ///
    /// `NSNull` stands for nothing at all. Asked before the change, and only where a clock drives the code.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
            ?? implicitAnimation(forKey: event)
    }

    /// What layers of the class do when a property changes; none by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Whether a change of a property has the layer drawn anew; false by default. Asked of values that are set by keys of
    /// their own: there is no way to learn of changes of a subclass's own properties.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// The value that a layer of the class has for a key that was not set; none by default.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// What is done when a property changes, by the property's name.
    open var actions: [String: any CAAction]?

    // MARK: Queries that subclasses refine

    /// Whether a point of the layer's own coordinates lies within its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Whether drawing code has y go up, as an odd number of `isGeometryFlipped` of the layer and those above it makes it.
    open func contentsAreFlipped() -> Bool { isUpsideDown }

    /// How large the layer wants to be: as large as it is.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The topmost layer at a point given in the superlayer's coordinates, or nil; layers that lie more than
    /// 10,000 deep below the one that was asked first are not looked at.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let own = convert(p, from: superlayer)
        if masksToBounds, !contains(own) { return nil }
        let depth = searchDepth
        searchDepth = 0
        guard depth < Self.maximumSearchDepth else { return nil }
        for child in childrenInDrawingOrder.reversed() {
            child.searchDepth = depth + 1
            if let hit = child.hitTest(own) { return hit }
        }
        return contains(own) ? self : nil
    }

    /// Draws what belongs to the layer's class between background and sublayers; Placard's own subclasses refine it.
    func drawOwnContents(in context: CGContext) {
        drawImage(in: context)
    }

    /// Whether the contents are an image or a text, whose top is above wherever y goes; drawing code follows the layer's y.
    var imageStaysUpright: Bool { contentsOrigin != .drawn }
    /// Whether what was drawn keeps its size in bounds of another one, rather than being stretched.
    var keepsDrawnSize: Bool { false }

    /// What draws that which lies upon the layer; Placard's own subclasses refine it.
    var sublayerSteps: [CompositingStep] { childrenInDrawingOrder.map(\.stepInSuperlayer) }

    /// Whether y goes up in the layer as it is being drawn: known of those above it from when they were.
    var isDrawnUpsideDown = false
    /// How far below the layer that was asked first a search has come.
    private var searchDepth = 0
    /// Subclasses may refine the search, so it has to call itself; this is as deep as a thread's stack bears.
    private static let maximumSearchDepth = 10_000
}
