/// A row of dots, one for each page, the current one stronger.
///
/// Source: Apple's documentation of `UIPageControl`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// Lengths in points, as stored frames show: smaller dots without margins before iOS 14, and since then room for a ground
    /// beside them (three pages are 115.67 points wide in documents of five projects, and with iOS 14.5 120.33 and 121.5 in one each;
    /// nothing is known of other numbers).
    private struct Size {
        let dot: CGFloat
        let gap: CGFloat
        let height: CGFloat
        let margin: CGFloat
    }

    private var size: Size {
        let generation = viewState.generation
        if generation < .iOS14 { return Size(dot: 7, gap: 9, height: 37, margin: 0) }
        let isWide = generation == .iOS14Dot5
        return Size(dot: 8, gap: 9, height: isWide ? 27 : 26, margin: isWide ? 39.5 : 36.835)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a page control from a nib or an archive, with the number and the colors that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "pageControl").map(decodePageControl)
        coder.take(ArchivedProperty<UIPageControl>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIPageControl>.all, of: self)
    }

    /// How many dots there are; below 0 counts as 0. The current page stays among them.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// From 0; pages that do not exist mean the nearest that does.
    open var currentPage: Int {
        get { storedPage }
        set {
            storedPage = min(max(0, newValue), max(0, numberOfPages - 1))
            setNeedsDisplay()
        }
    }
    private var storedPage = 0
    /// Whether nothing is drawn for a single page; the size stays the same.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The color of the other pages' dots; nil for faint white.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the current page's dot; nil for white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The image that stands for each page; nil for the dot.
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    /// The image that stands for the current page; nil for that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    private var indicators: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }
    private var currentIndicators: [Int: UIImage] = [:] { didSet { setNeedsDisplay() } }

    /// Sets the image that stands for a page; nil for the preferred one.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
    /// The image that was set for a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
    /// Sets the image that stands for a page while it is the current one; nil for the preferred one.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentIndicators[page] = image }
    /// The image that was set for a page while it is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }

    /// Which way pages follow each other; raw values as on iOS.
    public enum Direction: Int, Sendable {
        /// Side by side as reading goes.
        case natural = 0
        case leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    /// Which way the dots follow each other.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// What lies below the dots; raw values as on iOS.
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent, minimal
    }
    /// How the control is touched at present; raw values as on iOS.
    public enum InteractionState: Int, Sendable {
        case none = 0
        case discrete, continuous
    }
    /// Whether the dot of a page waits for `updateCurrentPageDisplay()`, as before iOS 14. Stored; no effect.
    open var defersCurrentPageDisplay = false
    /// No effect: dots follow the page at once.
    open func updateCurrentPageDisplay() {}
    /// What lies below the dots. Stored; no effect.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether a finger runs through the pages. Stored; no effect.
    open var allowsContinuousInteraction = true
    /// How the control is touched at present: not at all.
    open var interactionState: InteractionState { .none }

    /// The size of the dots with their margins.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        let length = count * size.dot + max(0, count - 1) * size.gap + 2 * size.margin
        return isVertical
            ? CGSize(width: size.height, height: length) : CGSize(width: length, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    /// A tap upon the control is its own, not that of a recognizer around it.
    override func takes(_ recognizer: UIGestureRecognizer) -> Bool { takesTap(of: recognizer) }

    /// A touch on one half goes one page that way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let place = touch.location(in: self)
        let isForth = (isVertical ? place.y > bounds.midY : place.x > bounds.midX) != isReversed
        let before = currentPage
        currentPage += isForth ? 1 : -1
        if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var redrawsInNewBounds: Bool { true }

    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let pages = shownPages
        for page in pages {
            let place = isReversed ? pages.upperBound - 1 - page : page - pages.lowerBound
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            color.setFill()
            let dot = dot(place, of: pages.count)
            guard let image = image(of: page) else {
                UIBezierPath(ovalIn: dot).fill()
                continue
            }
            image.withTintColor(color, renderingMode: .alwaysTemplate).draw(
                at: CGPoint(x: dot.midX - image.size.width / 2, y: dot.midY - image.size.height / 2))
        }
    }

    /// Where a dot lies among others, by its place from the left or from above.
    private func dot(_ place: Int, of count: Int) -> CGRect {
        let step = size.dot + size.gap
        let way = CGFloat(place) * step - (CGFloat(count) * step - size.gap) / 2
        return isVertical
            ? CGRect(x: bounds.midX - size.dot / 2, y: bounds.midY + way, width: size.dot, height: size.dot)
            : CGRect(x: bounds.midX + way, y: bounds.midY - size.dot / 2, width: size.dot, height: size.dot)
    }

    /// The pages whose dots have space: all, or the current one among its neighbors.
    private var shownPages: Range<Int> {
        let space = ((isVertical ? bounds.height : bounds.width) + size.gap) / (size.dot + size.gap)
        let count = min(numberOfPages, space.isFinite ? max(1, Int(min(space, 1e4))) : 1)
        let first = min(max(currentPage - count / 2, 0), numberOfPages - count)
        return first..<first + count
    }

    private func image(of page: Int) -> UIImage? {
        let current = currentIndicators[page] ?? preferredCurrentPageIndicatorImage
        return (page == currentPage ? current : nil) ?? indicators[page] ?? preferredIndicatorImage
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
    /// Whether the first page is the last from the left or from above.
    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }
}
