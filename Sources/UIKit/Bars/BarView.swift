/// What bars have in common: a ground, a hairline, and views that stand for items.
///
/// Bars are drawn plainly: their ground is a color without blur.
@preconcurrency @MainActor open class BarView: UIView, UIBarPositioning {
    /// The color of the ground; nil for the system's.
    open var barTintColor: UIColor? { didSet { groundDidChange() } }
    /// Whether letters are white on black, where no color says otherwise.
    open var barStyle = UIBarStyle.default {
        didSet {
            groundDidChange()
            barStyleDidChange()
        }
    }
    /// Whether content lies below the bar, by default; its ground is opaque either way.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } } }
    /// What gives ground and line their looks; nil for the bar's own colors.
    var groundAppearance: UIBarAppearance? { didSet { groundDidChange() } }
    /// Images in the place of the ground, where no appearance counts.
    var grounds = BarGrounds() { didSet { groundDidChange() } }
    /// An image in the place of the line, where no appearance counts.
    var lineImage: UIImage? {
        didSet {
            groundDidChange()
            setNeedsLayout()
        }
    }
    private let ground = UIImageView()
    private let hairline = UIImageView()
    /// The views that stand for items at present.
    private var shown: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }

    /// Makes a bar from a nib; its items and colors come from the document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
    }

    /// The bar's height in points, without what it covers of the screen's edge.
    var barHeight: CGFloat { 44 }
    /// How far the ground reaches beyond the bar, towards the screen's edge, in points.
    var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// What the bar's delegate says of its place; nil without one.
    var positioner: (any UIBarPositioningDelegate)? { nil }
    /// Where bars of the kind stand.
    var usualPosition: UIBarPosition { .bottom }

    /// Where the bar stands: what its delegate says, or where bars of its kind stand.
    open var barPosition: UIBarPosition {
        let position = positioner?.position(for: self) ?? .any
        return position == .any ? usualPosition : position
    }

    /// How far the status bar lies above the bar, in points.
    private var statusBarAbove: CGFloat {
        guard let window else { return 0 }
        return min(max(0, convert(CGPoint.zero, to: window).y), window.safeAreaInsets.top)
    }

    /// How far the screen's edge lies below a bar that stands upon what covers it, in points: since iOS 11 its ground goes on
    /// below it.
    private var edgeBelow: CGFloat {
        guard let superview else { return 0 }
        let below = superview.bounds.maxY - frame.maxY
        return below > 0 && abs(below - superview.safeAreaInsets.bottom) < 0.5 ? below : 0
    }

    /// How far items keep from the bar's sides, in points: as content below it does, and off what the screen's corners cover.
    final var sideMargins: (left: CGFloat, right: CGFloat) {
        let (margin, safe) = (SystemMargins.side(atWidth: bounds.width), safeAreaInsets)
        return (margin + safe.left, margin + safe.right)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    /// As high as the bar is, and as wide as it is; one without a width is as wide as the screen, as code relies on that calls
    /// `sizeToFit()` for a bar above the keyboard.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: barHeight)
    }
    override var drawsContent: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        let isOnTop = position == .top || position == .topAttached
        let reach = max(overhang, isOnTop ? position == .topAttached ? statusBarAbove : 0 : edgeBelow)
        ground.frame = CGRect(x: 0, y: isOnTop ? -reach : 0, width: bounds.width, height: bounds.height + reach)
        let line = hairline.image?.size.height ?? 0.5
        hairline.frame = CGRect(x: 0, y: isOnTop ? bounds.height : -line, width: bounds.width, height: line)
    }

    /// Shows other views for items.
    func show(_ views: [UIView]) {
        for view in shown { view.removeFromSuperview() }
        shown = views
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    private func setUpBar() {
        // Whatever stands beside a bar is stretched in its place.
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        // A bar of a nib has its items before it gets here; they lie above its ground.
        ground.clipsToBounds = true
        insertSubview(ground, at: 0)
        insertSubview(hairline, at: 1)
        groundDidChange()
    }

    /// Gives letters their colors anew.
    func barStyleDidChange() {}

    private func groundDidChange() {
        ground.contentMode = groundAppearance?.backgroundImageContentMode ?? .scaleToFill
        if let own = groundAppearance {
            (ground.backgroundColor, ground.image) = (own.shownGround, own.backgroundImage)
            (hairline.image, hairline.tintColor) = (own.shownShadowImage, own.shadowColor)
            hairline.backgroundColor = own.shadowImage == nil ? own.shadowColor : nil
            return
        }
        let standard = barStyle.isBlack ? UIColor.black : .secondarySystemBackground
        ground.image = grounds.shown
        ground.backgroundColor = ground.image == nil ? barTintColor ?? standard : nil
        hairline.image = lineImage
        hairline.backgroundColor = lineImage == nil ? .separator : nil
    }
}
