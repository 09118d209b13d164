/// A controller that shows others in columns beside each other where there is space, and one of them where there is not.
///
/// Where the width is compact, the controller is collapsed: the top column alone is shown. Columns lie beside each other,
/// not over each other, and no finger moves them. Source: Apple's documentation of `UISplitViewController`.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// How many columns there are; `unspecified` for a controller that is given `viewControllers`.
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    /// Columns that the program took away.
    private var hiddenColumns: Set<Column> = []
    private let line = UIView()

    /// Makes a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of two columns; a nib, if it is named, is not loaded.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a document.
    public required init?(coder: NSCoder) {
        switch (coder as? NibCoder)?.decoder.string("style") {
        case "doubleColumn": style = .doubleColumn
        case "tripleColumn": style = .tripleColumn
        default: style = .unspecified
        }
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The controllers of the columns, from the leading edge; two of them without a style.
    open var viewControllers: [UIViewController] {
        get { Self.order.compactMap { columns[$0] } }
        set {
            let places: [Column] = style == .tripleColumn ? Self.order : [.primary, .secondary]
            for place in places { columns[place]?.leaveContainer() }
            columns = columns.filter { $0.key == .compact }
            for (place, controller) in zip(places, newValue) { take(controller, for: place) }
        }
    }

    private static let order: [Column] = [.primary, .supplementary, .secondary]

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Gives a column a controller: in one of navigation unless it is one or stands for the compact width, as on iOS.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.leaveContainer()
        columns[column] = nil
        guard let vc else { return layOutAgain() }
        let isReady = vc is UINavigationController || column == .compact || style == .unspecified
        take(isReady ? vc : UINavigationController(rootViewController: vc), for: column)
    }

    /// Shows a column, at once; a collapsed controller shows it alone.
    open func show(_ column: Column) {
        hiddenColumns.remove(column)
        if isCollapsed { top = column }
        layOutAgain()
    }

    /// Takes a column away, at once.
    open func hide(_ column: Column) {
        hiddenColumns.insert(column)
        layOutAgain()
    }

    /// Shows a controller in the last column; a collapsed controller pushes it upon what it shows, if that has a stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if isCollapsed, let stack = shown.first.flatMap({ columns[$0] }) as? UINavigationController {
            let pushed = (vc as? UINavigationController)?.topViewController ?? vc
            return stack.pushViewController(pushed, animated: true)
        }
        setViewController(vc, for: .secondary)
    }

    private func take(_ controller: UIViewController, for column: Column) {
        columns[column] = controller
        answered = nil
        addChild(controller)
        controller.didMove(toParent: self)
        layOutAgain()
    }

    // MARK: How columns are shown

    /// Who is asked which column comes on top where there is space for one.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet {
            answered = nil
            layOutAgain()
        }
    }
    /// Whether one column alone is shown, because the width is compact.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// The column that a collapsed controller was told to show.
    private var top: Column?
    /// Which columns are shown where there is space; `automatic` shows all where the view is wider than high.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { layOutAgain() } }
    /// How columns lie; they lie beside each other here. Stored; no effect.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// How columns lie: beside each other.
    open var splitBehavior: SplitBehavior { .tile }
    /// Which columns are shown.
    open var displayMode: DisplayMode {
        switch shown.filter({ $0 != .secondary }).count {
        case _ where isCollapsed: .secondaryOnly
        case 0: .secondaryOnly
        case 1: .oneBesideSecondary
        default: .twoBesideSecondary
        }
    }
    /// Whether a swipe shows the first column; none does here. Stored; no effect.
    open var presentsWithGesture = true
    /// Where the first column lies.
    open var primaryEdge = PrimaryEdge.leading { didSet { layOutAgain() } }
    /// How the first column's ground looks. Stored; no effect.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Whether the button beside the last column's title shows it alone. Stored; no effect.
    open var showsSecondaryOnlyButton = false
    /// When bars have a button for columns. Stored; no effect.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// What a bar may show to change columns; it does nothing here.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: nil, style: .plain)

    /// The first column's part of the width; `automaticDimension` for four tenths.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { layOutAgain() } }
    /// The first column's width in points; `automaticDimension` leaves it to the fraction.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { layOutAgain() } }
    /// The least width of the first column, in points; `automaticDimension` for none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { layOutAgain() } }
    /// The greatest width of the first column, in points; `automaticDimension` for 320.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { layOutAgain() } }
    /// The second of three columns' width in points; `automaticDimension` for that of the first.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { layOutAgain() } }
    /// Stands for a width that the controller chooses.
    public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    /// The first column's width in points.
    open var primaryColumnWidth: CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        func chosen(_ value: CGFloat, _ other: CGFloat) -> CGFloat {
            value == Self.automaticDimension ? other : value
        }
        let fraction = chosen(preferredPrimaryColumnWidthFraction, 0.4)
        let wanted = chosen(preferredPrimaryColumnWidth, whole * fraction)
        let least = chosen(minimumPrimaryColumnWidth, 0)
        return max(0, min(whole, max(least, min(wanted, chosen(maximumPrimaryColumnWidth, 320)))))
    }

    /// The second of three columns' width in points.
    open var supplementaryColumnWidth: CGFloat {
        let own = preferredSupplementaryColumnWidth
        return own == Self.automaticDimension ? primaryColumnWidth : max(0, own)
    }

    /// The columns that are shown, from the leading edge.
    private var shown: [Column] {
        if isCollapsed { return [columns[.compact] == nil ? collapsedColumn : .compact] }
        answered = nil
        let width = viewIfLoaded?.bounds.size ?? .zero
        let count: Int
        switch preferredDisplayMode {
        case .automatic: count = width.width > width.height ? 3 : 1
        case .secondaryOnly: count = 1
        case .oneBesideSecondary, .oneOverSecondary: count = 2
        default: count = 3
        }
        let places = Self.order.filter { columns[$0] != nil && !hiddenColumns.contains($0) }
        return Array(places.suffix(count))
    }

    /// What the delegate said when the controller was collapsed.
    private var answered: Column?

    private var collapsedColumn: Column {
        if let column = top ?? answered { return column }
        let column = askForCollapsedColumn()
        if delegate != nil { answered = column }
        return column
    }

    private func askForCollapsedColumn() -> Column {
        let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
        guard let delegate else { return proposed }
        if style != .unspecified {
            return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        }
        guard let first = columns[.primary], let second = columns[.secondary] else { return proposed }
        return delegate.splitViewController(self, collapseSecondary: second, onto: first) ? .primary : .secondary
    }

    // MARK: The view

    open override func loadView() {
        takeMadeView(ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutColumns() })
        line.backgroundColor = .separator
        view.addSubview(line)
    }

    private func layOutAgain() { viewIfLoaded?.setNeedsLayout() }

    private func layOutColumns() {
        guard let root = viewIfLoaded else { return }
        let shown = shown
        for (place, controller) in columns where !shown.contains(place) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        var rest = root.bounds
        let isMirrored = (root.effectiveUserInterfaceLayoutDirection == .rightToLeft) == (primaryEdge == .leading)
        for place in shown {
            guard let controller = columns[place] else { continue }
            let width = place == shown.last ? rest.width : min(rest.width, columnWidth(place))
            let (part, remainder) = rest.divided(atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge)
            rest = remainder
            controller.view.frame = part
            if controller.view.superview !== root { root.insertSubview(controller.view, belowSubview: line) }
        }
        layOutLine(beside: shown.count > 1 ? columns[shown[0]] : nil, isMirrored: isMirrored)
    }

    private func columnWidth(_ column: Column) -> CGFloat {
        column == .primary ? primaryColumnWidth : supplementaryColumnWidth
    }

    private func layOutLine(beside controller: UIViewController?, isMirrored: Bool) {
        line.isHidden = controller == nil
        guard let frame = controller?.view.frame else { return }
        line.frame = CGRect(x: isMirrored ? frame.minX - 0.5 : frame.maxX, y: 0, width: 0.5, height: frame.height)
    }
}

extension UIViewController {
    /// The nearest split view controller that shows this one.
    public var splitViewController: UISplitViewController? { container() }
}
