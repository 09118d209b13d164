/// A controller that shows one of many pages, each a controller's, and turns to those beside it.
///
/// Pages change at once; a swipe along the orientation turns one page. Source: Apple's documentation of
/// `UIPageViewController`.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// How pages turn.
    open private(set) var transitionStyle: TransitionStyle
    /// The way that pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation
    /// Where the spine of a book lies; two pages are shown where it is in the middle.
    open private(set) var spineLocation: SpineLocation
    /// Whether pages have backs. Stored; no effect.
    open var isDoubleSided = false
    /// Who knows the pages beside those that are shown; without one swipes do nothing.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { refreshDots() } }
    /// Who hears of swipes.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The controllers that are shown: one, or two around a spine in the middle.
    open private(set) var viewControllers: [UIViewController]? = []
    private let dots = UIPageControl()

    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - style: How pages turn.
    ///   - navigationOrientation: The way that pages follow each other.
    ///   - options: `spineLocation` with a `SpineLocation` or its number, `interPageSpacing` without effect,
    ///     because pages change at once.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        let given = spine as? SpineLocation ?? (spine as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
        spineLocation = style == .scroll ? .none : given ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller without pages, which curl from side to side.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Makes a controller of a document, with the style and the orientation that it names.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "pageViewController")
        transitionStyle = decoder?.string("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = decoder?.string("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spineLocation = transitionStyle == .scroll ? .none : .min
        super.init(coder: coder)
    }

    /// Shows other pages, at once; the data source is asked for those beside them when a finger turns.
    ///
    /// - Parameters:
    ///   - viewControllers: One controller, or two where the spine lies in the middle.
    ///   - direction: Where they come from.
    ///   - animated: No effect.
    ///   - completion: Called before this returns.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], animated: animated)
        completion?(true)
    }

    /// What turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { viewIfLoaded?.gestureRecognizers ?? [] }

    // MARK: The view

    open override func loadView() {
        takeMadeView(ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutPages() })
        for (direction, turn) in turns {
            let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.turn(turn) }
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        dots.isUserInteractionEnabled = false
        view.addSubview(dots)
        for controller in viewControllers ?? [] { view.fill(with: controller.view, at: 0) }
        refreshDots()
    }

    private var turns: [(UISwipeGestureRecognizer.Direction, NavigationDirection)] {
        navigationOrientation == .vertical
            ? [(.up, .forward), (.down, .reverse)] : [(.left, .forward), (.right, .reverse)]
    }

    private func show(_ controllers: [UIViewController], animated: Bool) {
        let gone = (viewControllers ?? []).filter { !controllers.contains($0) }
        for controller in gone { controller.beginLeavingContainer() }
        viewControllers = controllers
        let new = controllers.filter { $0.parent !== self }
        for controller in new { addChild(controller) }
        exchange(gone, for: new, animated: animated)
        for controller in gone where controller.parent === self { controller.endLeavingContainer() }
        for controller in new { controller.didMove(toParent: self) }
        refreshDots()
    }

    /// Pages end above the dots, as on iOS.
    private func layOutPages() {
        guard let root = viewIfLoaded else { return }
        let below = dots.isHidden ? 0 : Self.dotsHeight + root.safeAreaInsets.bottom
        let (width, height) = (root.bounds.width, max(0, root.bounds.height - below))
        dots.frame = CGRect(x: 0, y: height, width: width, height: Self.dotsHeight)
        let pages = viewControllers ?? []
        for (index, page) in pages.enumerated() {
            let part = width / CGFloat(pages.count)
            page.view.frame = CGRect(x: part * CGFloat(index), y: 0, width: part, height: height)
        }
    }

    private static let dotsHeight: CGFloat = 37

    private func refreshDots() {
        guard let root = viewIfLoaded else { return }
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count <= 0 || navigationOrientation == .vertical
        dots.numberOfPages = max(0, count)
        dots.currentPage = dots.isHidden ? 0 : dataSource?.presentationIndex(for: self) ?? 0
        root.setNeedsLayout()
    }

    // MARK: Turning

    private func turn(_ direction: NavigationDirection) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward = (direction == .forward) != (isMirrored && navigationOrientation == .horizontal)
        guard let shown = viewControllers, let dataSource else { return }
        let next = isForward ? neighbors(after: shown, from: dataSource) : neighbors(before: shown, from: dataSource)
        guard let next else { return }
        delegate?.pageViewController(self, willTransitionTo: next)
        // The dots follow a finger by themselves; the data source is asked when a program shows pages.
        let dot = dots.currentPage + (isForward ? 1 : -1)
        show(next, animated: true)
        dots.currentPage = dot
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: shown, transitionCompleted: true)
    }

    private func neighbors(
        after shown: [UIViewController], from source: any UIPageViewControllerDataSource
    ) -> [UIViewController]? {
        guard let last = shown.last, let next = source.pageViewController(self, viewControllerAfter: last) else {
            return nil
        }
        guard shown.count > 1 else { return [next] }
        return source.pageViewController(self, viewControllerAfter: next).map { [next, $0] }
    }

    private func neighbors(
        before shown: [UIViewController], from source: any UIPageViewControllerDataSource
    ) -> [UIViewController]? {
        guard let first = shown.first, let next = source.pageViewController(self, viewControllerBefore: first) else {
            return nil
        }
        guard shown.count > 1 else { return [next] }
        return source.pageViewController(self, viewControllerBefore: next).map { [$0, next] }
    }
}
