/// A view that shows a part of what lies upon it: its bounds move over the content.
///
/// Programs move the content by `contentOffset`, `setContentOffset(_:animated:)` and `scrollRectToVisible(_:animated:)`.
/// The content is as large as `contentSize` says, or as rules between its views and the scroll view's edges or
/// `contentLayoutGuide` want it. Unlike on Apple's systems fingers do not scroll, moves happen at once, nothing zooms,
/// and no indicators are drawn, as on iOS while nothing moves. Source: Apple's documentation of `UIScrollView`.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is NibCoder) { clipsToBounds = true }
        (coder as? NibCoder)?.decoder(of: "scrollView").map(decodeScrollView)
    }

    /// Whoever wants to hear of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    private var knownInset = UIEdgeInsets.zero
    private var solvedSize: CGSize?
    private lazy var contentGuide = ScrollContentGuide(of: self)

    // MARK: Content

    /// The point of the content that lies at the scroll view's top left corner: the origin of its bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content in points.
    ///
    /// Where rules determine it, reading gives what they want as of the last layout.
    open var contentSize: CGSize {
        get { solvedSize ?? contentGuide.givenSize }
        set {
            guard newValue != contentSize else { return }
            solvedSize = nil
            contentGuide.givenSize = newValue
            insetMayHaveChanged()
        }
    }

    /// What the content may be moved beyond its edges, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetMayHaveChanged() } }
    }

    /// When the safe area adds to `contentInset`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetMayHaveChanged() } }
    }

    /// The content's inset and what the safe area adds to it, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }

    /// Called when `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    /// The rectangle of the content, for rules.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }
    /// The visible rectangle, for rules: what is bound to it stays in place while the content moves.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    // MARK: Scrolling

    /// Moves the content so that a point of it lies at the top left corner, at once.
    ///
    /// - Parameter animated: Whether the delegate is told of an animation's end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves the content as little as is needed to show a rectangle of it; nothing if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Does nothing: indicators are not drawn.
    open func flashScrollIndicators() {}

    /// Whether the user may scroll.
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { insetMayHaveChanged() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { insetMayHaveChanged() } }
    }
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Sets both insets of indicators; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
    }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    /// False: fingers do not scroll.
    open var isTracking: Bool { false }
    /// False: fingers do not scroll.
    open var isDragging: Bool { false }
    /// False: fingers do not scroll.
    open var isDecelerating: Bool { false }

    // MARK: What follows

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds
            super.bounds = newValue
            if super.bounds.origin != before.origin { didScroll() }
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetMayHaveChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        insetMayHaveChanged()
    }

    override var drawsContent: Bool { type(of: self) != UIScrollView.self }

    private func didScroll() {
        insetsDidChange()
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    func takeContentSize(_ size: CGSize) {
        guard size != contentSize else { return }
        solvedSize = size
        insetMayHaveChanged()
    }

    /// Content that lies at its first edges stays there when the inset changes, as with Apple's scroll view.
    private func insetMayHaveChanged() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private var safeAreaPart: UIEdgeInsets {
        let (area, size) = (safeAreaInsets, bounds.size)
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let isWide = contentSize.width > size.width || alwaysBounceHorizontal
            let isHigh = contentSize.height > size.height || alwaysBounceVertical
            return UIEdgeInsets(
                top: isHigh ? area.top : 0, left: isWide ? area.left : 0, bottom: isHigh ? area.bottom : 0,
                right: isWide ? area.right : 0)
        }
    }
}
