/// A view that shows a part of what lies upon it: its bounds move over the content.
///
/// A finger moves the content, as programs do by `contentOffset`, `setContentOffset(_:animated:)` and
/// `scrollRectToVisible(_:animated:)`. What is thrown goes on where a clock drives the code (`EventClock.drive(_:)`), and
/// lies where it comes to rest at once where none does. The content is as large as `contentSize` says, or as rules between
/// its views and the scroll view's edges or `contentLayoutGuide` want it. Unlike on Apple's systems fingers do not zoom,
/// and no indicators are drawn, as on iOS while nothing moves. Source: Apple's documentation of `UIScrollView`.
@preconcurrency @MainActor open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Makes a scroll view from a nib or an archive; what the document puts upon it is its content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.describesView { clipsToBounds = true }
        addGestureRecognizer(panGestureRecognizer)
        (coder as? NibCoder)?.decoder(of: "scrollView", "tableView", "collectionView", "textView")
            .map(decodeScrollView)
        coder.take(ArchivedProperty<UIScrollView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIScrollView>.all, of: self)
    }

    /// Whoever wants to hear of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Called when the content has moved otherwise than with its inset.
    var contentDidMove: (() -> Void)?
    private var isFollowingInset = false
    private var knownInset = UIEdgeInsets.zero
    private var solvedSize: CGSize?
    /// Whether `contentSize` is being set to what rules want.
    private var isTakingSolvedSize = false
    private(set) lazy var contentGuide = ScrollContentGuide(of: self)

    // MARK: Content

    /// The point of the content that lies at the scroll view's top left corner: the origin of its bounds. Setting it moves the
    /// content by whole pixels; the bounds may be set to any point.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = CGPoint(x: pixelGrid.round(newValue.x), y: pixelGrid.round(newValue.y)) }
    }

    /// The size of the content in points.
    ///
    /// Where rules determine it, reading gives what they want as of the last layout.
    open var contentSize: CGSize {
        get { solvedSize ?? contentGuide.givenSize }
        set {
            let isSolved = isTakingSolvedSize
            isTakingSolvedSize = false
            guard newValue != contentSize else { return }
            let old = contentSize
            if isSolved {
                solvedSize = newValue
            } else {
                solvedSize = nil
                contentGuide.givenSize = newValue
            }
            insetMayHaveChanged()
            contentMayHaveShrunk(from: old)
            valuesMayHaveChanged()
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

    /// Moves the content so that a point of it lies at the top left corner.
    ///
    /// - Parameters:
    ///   - contentOffset: The point of the content, in points.
    ///   - animated: Whether it moves there within 0.3 seconds, where a clock drives the code, and the delegate is told
    ///     of the end; where none does, it is there at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopScrollingAndZooming()
        let start = self.contentOffset
        // Nothing moves, and nothing ends.
        if animated, start == contentOffset { return }
        let staysWithin = scrollRange.nearest(to: contentOffset) == contentOffset
        scrolling =
            animated
            ? FrameTicker(duration: 0.3) { [weak self] in
                self?.scroll(from: start, to: contentOffset, within: staysWithin, $0)
            } : nil
        if scrolling == nil { self.contentOffset = contentOffset }
        if scrolling == nil, animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Shows a share of the way to a point of the content; one within it is not left behind by content that shrinks meanwhile.
    private func scroll(from start: CGPoint, to end: CGPoint, within staysWithin: Bool, _ share: Double) {
        let way = CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).value(at: share))
        contentOffset = start.mixed(with: staysWithin ? scrollRange.nearest(to: end) : end, way)
        if share >= 1 { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves the content towards a point where an animation has time to, and else as `move` does, to the very place.
    func moveContent(to target: @autoclosure () -> CGPoint, animated: Bool, exactly move: () -> Void) {
        if animated, EventClock.driving != nil { return setContentOffset(target(), animated: true) }
        stopScrollingAndZooming()
        let start = contentOffset
        move()
        if animated, contentOffset != start { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// What moves the content by itself.
    var scrolling: FrameTicker?
    var drag = ScrollDrag()

    /// Where content that is thrown comes to rest, in place of where it would.
    ///
    /// - Parameter velocity: Of the content, in points a millisecond.
    func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    /// Moves the content as little as is needed to show a rectangle of it; nothing if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = offset(showing: rect)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// Does nothing: indicators are not drawn.
    open func flashScrollIndicators() {}

    // MARK: Zooming

    /// How much larger than by itself the view is that `viewForZooming(in:)` names; 1 without one.
    ///
    /// Setting it keeps to the limits, and keeps the middle of what is visible in its place.
    open var zoomScale: CGFloat {
        get { knownScale }
        set { changeZoom(to: newValue) }
    }

    /// The least zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom scale; fingers do not zoom, whatever it is.
    open var maximumZoomScale: CGFloat = 1
    /// Whether zooming may go beyond its limits; fingers do not zoom. Stored; no effect.
    open var bouncesZoom = true
    /// False: fingers do not zoom.
    open var isZooming: Bool { false }
    /// False: fingers do not zoom.
    open var isZoomBouncing: Bool { false }
    var knownScale: CGFloat = 1

    /// Changes the zoom scale at once.
    ///
    /// - Parameters:
    ///   - scale: The scale, which is kept to the limits.
    ///   - animated: Whether the delegate is told of an animation's beginning and end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(animated) { changeZoom(to: scale) }
    }

    /// Zooms as far as a rectangle of the zooming view, in its own coordinates, stays visible, and shows it in the
    /// middle.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(animated) { show(rect) }
    }

    // MARK: Touches

    /// Whether a touch on a view within reaches it; here it always does.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a touch on a view within may turn into scrolling once it has lasted for 0.15 seconds; controls keep theirs.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Behavior

    /// Whether fingers scroll. Text views that do not scroll are as high as their text.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether scrolling stops at multiples of the bounds.
    open var isPagingEnabled = false
    /// Whether a finger moves the content along one axis only, if that is where it mostly goes at first.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling may go beyond the edges; reading tells of either direction.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
    }
    /// Whether a finger may pull content beyond the upper and lower edge, to which it goes back.
    open var bouncesVertically = true
    /// Whether a finger may pull content beyond the left and right edge, to which it goes back.
    open var bouncesHorizontally = true
    /// Whether scrolling goes on in the scroll view around; a finger that begins where there is no more content scrolls that one in
    /// any case. Stored; no effect.
    open var transfersVerticalScrollingToParent = true
    /// Where content that is smaller than the scroll view lies, in units of the space that is left. Stored; no
    /// effect.
    open var contentAlignmentPoint = CGPoint.zero
    /// Whether keys scroll. Stored; no effect.
    open var allowsKeyboardScrolling = true
    /// Whether fingers move the content up and down, and the safe area insets it, even if it has space.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { insetMayHaveChanged() } }
    }
    /// Whether fingers move the content sideways, and the safe area insets it, even if it has space.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { insetMayHaveChanged() } }
    }
    /// Whether the place in the content is shown while it scrolls. Stored; no effect.
    open var showsHorizontalScrollIndicator = true
    /// Whether the place in the content is shown while it scrolls. Stored; no effect.
    open var showsVerticalScrollIndicator = true
    /// The distances of that indicator from the edges, in points. Stored; no effect.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of that indicator from the edges, in points. Stored; no effect.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Sets both insets of indicators; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether indicators keep off the safe area's edges. Stored; no effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The indicators' lightness. Stored; no effect.
    open var indicatorStyle = IndicatorStyle.default
    /// How soon what is thrown comes to rest, which also decides where.
    open var decelerationRate = DecelerationRate.normal
    /// Whether scrolling ends editing; `interactive` waits for a keyboard to be drawn away, and there is none.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a finger that soon moves scrolls whatever it came down on.
    ///
    /// Views hear of touches at once, and that they are cancelled; UIKit's hear of them after 0.15 seconds.
    open var delaysContentTouches = true
    /// Whether touches that have lasted longer may turn into scrolling.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top. Stored; no effect.
    open var scrollsToTop = true
    /// Whether a finger is on the content.
    open var isTracking: Bool { drag.phase == .touched || drag.phase == .caught || isDragging }
    /// Whether a finger moves the content.
    open var isDragging: Bool { drag.phase == .dragged }
    /// Whether content that was thrown moves on.
    open var isDecelerating: Bool { drag.phase == .decelerating }
    /// Leaves content that moves by itself where it is.
    open func stopScrollingAndZooming() {
        scrolling?.stop()
        scrolling = nil
        endDecelerating()
    }

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
        refreshControl?.place(above: self)
    }

    /// Shows above the content that more is being fetched.
    open var refreshControl: UIRefreshControl? {
        didSet {
            if oldValue !== refreshControl { oldValue?.removeFromSuperview() }
            if let refreshControl { addSubview(refreshControl) }
            setNeedsLayout()
        }
    }

    override var drawsContent: Bool { type(of: self) != UIScrollView.self }

    /// Follows a change of the place that is shown.
    func didScroll() {
        insetsDidChange()
        setNeedsLayout()
        if !isFollowingInset { contentDidMove?() }
        delegate?.scrollViewDidScroll(self)
    }

    /// Takes the size that rules want, by way of the property: overrides of it are told of that too, as on iOS.
    func takeContentSize(_ size: CGSize) {
        guard size != contentSize else { return }
        isTakingSolvedSize = true
        contentSize = size
        isTakingSolvedSize = false
    }

    /// Content that lies at its first edges stays there when the inset changes, as with Apple's scroll view.
    private func insetMayHaveChanged() {
        let (old, new) = (knownInset, adjustedContentInset)
        guard old != new else { return }
        knownInset = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = 0 - new.left }
        if offset.y == -old.top { offset.y = 0 - new.top }
        isFollowingInset = true
        if offset != contentOffset { contentOffset = offset }
        isFollowingInset = false
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// What scrolls when a finger is drawn over the content. A subclass that is a `UIGestureRecognizerDelegate` is its
    /// delegate, as with UIKit.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
        pan.addAction { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.follow(pan) } }
        pan.delegate = self as? any UIGestureRecognizerDelegate
        return pan
    }()
    /// A recognizer for code that names it where `maximumZoomScale` permits zooming; it is off and recognizes nothing.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? silentPinch : nil
    }
    private lazy var silentPinch: UIPinchGestureRecognizer = {
        let pinch = UIPinchGestureRecognizer()
        pinch.isEnabled = false
        addGestureRecognizer(pinch)
        return pinch
    }()

    /// Whether the view is the content of a controller that bars lie over, whose content they move also where it is
    /// short (Apple's documentation of `ContentInsetAdjustmentBehavior.automatic`).
    private var isContentOfBars: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        let ofSuperview = superview?.subviews.first === self ? superview?.viewState.controller : nil
        guard let controller = viewState.controller ?? ofSuperview else { return false }
        return controller.automaticallyAdjustsScrollViewInsets
            && (controller.navigationController != nil || controller.tabBarController != nil)
    }

    private var safeAreaPart: UIEdgeInsets {
        let (area, size) = (safeAreaInsets, bounds.size)
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .automatic, .scrollableAxes:
            let isWide = contentSize.width > size.width || alwaysBounceHorizontal
            let isHigh = contentSize.height > size.height || alwaysBounceVertical || isContentOfBars
            return UIEdgeInsets(
                top: isHigh ? area.top : 0, left: isWide ? area.left : 0, bottom: isHigh ? area.bottom : 0,
                right: isWide ? area.right : 0)
        }
    }
}
