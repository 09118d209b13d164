/// A bar by which one of several controllers is chosen.
///
/// Source: Apple's documentation of `UITabBar`.
@preconcurrency @MainActor open class UITabBar: BarView {
    private var cells: [UITabBarButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar from a nib, with the items that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decoder(of: "tabBar").map(decodeBar)
    }

    /// Who hears of touched items.
    open weak var delegate: (any UITabBarDelegate)?
    /// What can be chosen, from the leading to the trailing edge, each in the same width.
    open var items: [UITabBarItem]? {
        didSet {
            cells = []
            reload()
        }
    }
    /// The item that is chosen; nil for none.
    open weak var selectedItem: UITabBarItem? { didSet { reload() } }
    /// The color of items that are not chosen; nil for the system's gray.
    open var unselectedItemTintColor: UIColor? { didSet { reload() } }

    /// The ground and the line along it; until it is set the bar's own colors count.
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? UITabBarAppearance() }
        set {
            ownAppearance = newValue.copy() as? UITabBarAppearance
            reload()
        }
    }
    private var ownAppearance: UITabBarAppearance?
    /// The appearance while content ends above the bar; content does not move here, so that it counts where
    /// `standardAppearance` was not set.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { reload() } }

    private var shownAppearance: UITabBarAppearance? {
        selectedItem?.standardAppearance ?? ownAppearance ?? selectedItem?.scrollEdgeAppearance
            ?? scrollEdgeAppearance
    }

    /// An image in the place of the ground, stretched; one without area leaves the bar clear. An appearance counts first.
    open var backgroundImage: UIImage? {
        get { grounds[.any, .default] }
        set { grounds[.any, .default] = newValue }
    }
    /// An image in the place of the line along the bar; one without area takes the line away.
    open var shadowImage: UIImage? {
        get { lineImage }
        set { lineImage = newValue }
    }

    /// How items are placed; raw values as on iOS.
    public enum ItemPositioning: Int, Sendable {
        /// As the display is wide: all of the bar here.
        case automatic = 0
        /// In all of the bar.
        case fill
        /// In the bar's middle, `itemWidth` wide and `itemSpacing` apart.
        case centered
    }

    /// How items are placed.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// How wide centered items are, in points; 0 for as wide as the system's, of which Apple publishes nothing.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// How far centered items are apart, in points; 0 for as far as the system's, of which Apple publishes nothing.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// An image behind the item that is chosen, in its own size; an appearance's counts first.
    open var selectionIndicatorImage: UIImage? { didSet { reload() } }

    /// Replaces all items at once; there is no animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    override var barHeight: CGFloat { 49 }
    /// How high the home indicator's strip is, which the bar of a controller covers, in points.
    var homeIndicatorHeight: CGFloat = 0

    /// As high as its items, and in a tab bar controller as the strip of the home indicator below them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return CGSize(width: fitting.width, height: fitting.height + homeIndicatorHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, width, step) = places
        for (index, cell) in cells.enumerated() {
            let place = isMirrored ? cells.count - 1 - index : index
            cell.frame = CGRect(
                x: start + CGFloat(place) * step, y: 0, width: width, height: min(bounds.height, barHeight))
        }
    }

    /// Where the first item begins, how wide each is, and how far the next begins behind it, in points: all of the bar, or a group
    /// in its middle.
    private var places: (start: CGFloat, width: CGFloat, step: CGFloat) {
        let count = CGFloat(max(cells.count, 1))
        let free = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        guard itemPositioning == .centered else { return (free.minX, free.width / count, free.width / count) }
        let width = min(itemWidth > 0 ? itemWidth : Self.usualItemWidth, free.width / count)
        let room = count > 1 ? (free.width - count * width) / (count - 1) : 0
        let step = width + min(itemSpacing > 0 ? itemSpacing : Self.usualItemSpacing, max(0, room))
        return (free.midX - ((count - 1) * step + width) / 2, width, step)
    }
    private static let (usualItemWidth, usualItemSpacing) = (CGFloat(76), CGFloat(34))

    private func reload() {
        let appearance = shownAppearance
        let former = Dictionary(cells.map { (ObjectIdentifier($0.item), $0) }) { $1 }
        groundAppearance = appearance
        cells = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.reload() }
            let isChosen = item === selectedItem
            let state: UIControl.State = !item.isEnabled ? .disabled : isChosen ? .selected : .normal
            let look = appearance?.stackedLayoutAppearance[state]
            let color = look?.iconColor ?? (isChosen ? nil : unselectedItemTintColor ?? .systemGray)
            let cell = UITabBarButton(item, in: state, color: color, look: look)
            cell.ground.image = isChosen ? appearance?.selectionIndicatorImage ?? selectionIndicatorImage : nil
            cell.ground.tintColor = appearance?.selectionIndicatorTintColor
            cell.choose = { [weak self, weak item] in self?.choose(item) }
            item.shownView = cell
            return cell
        }
        show(cells, unlessTakenAway: former)
    }

    /// Buttons that a program has taken away or hidden stay so until there are other items, as on iOS, where they stay the same views.
    private func show(_ cells: [UITabBarButton], unlessTakenAway former: [ObjectIdentifier: UITabBarButton]) {
        let absent = cells.filter { former[ObjectIdentifier($0.item)].map { $0.superview !== self } ?? false }
        for cell in cells { cell.isHidden = former[ObjectIdentifier(cell.item)]?.isHidden ?? false }
        show(cells)
        for cell in absent { cell.removeFromSuperview() }
    }

    private func choose(_ item: UITabBarItem?) {
        guard let item, item.isEnabled else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }
}

/// Who hears of touches on the items of a tab bar.
///
/// Source: Apple's documentation of `UITabBarDelegate`.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// An item was touched, also the one that was chosen already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
