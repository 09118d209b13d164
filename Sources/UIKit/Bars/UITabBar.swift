/// A bar by which one of several controllers is chosen.
///
/// Source: Apple's documentation of `UITabBar`.
@preconcurrency @MainActor open class UITabBar: BarView {
    private var cells: [TabCell] = []

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
    open var items: [UITabBarItem]? { didSet { reload() } }
    /// The item that is chosen; nil for none.
    open weak var selectedItem: UITabBarItem? { didSet { reload() } }
    /// The color of items that are not chosen; nil for the system's gray.
    open var unselectedItemTintColor: UIColor? { didSet { reload() } }

    /// The ground and the line along it; until it is set the bar's own colors count.
    open var standardAppearance: UITabBarAppearance {
        get { ownAppearance ?? UITabBarAppearance() }
        set {
            ownAppearance = newValue.copy() as? UITabBarAppearance
            appearanceDidChange()
        }
    }
    private var ownAppearance: UITabBarAppearance?
    /// The appearance while content ends above the bar; content does not move here, so that it counts where
    /// `standardAppearance` was not set.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceDidChange() } }

    private func appearanceDidChange() {
        groundAppearance = ownAppearance ?? scrollEdgeAppearance
        reload()
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

    /// An image behind the item that is chosen, in its own size; an appearance's counts first.
    open var selectionIndicatorImage: UIImage? { didSet { reload() } }

    /// Replaces all items at once; there is no animation.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    override var barHeight: CGFloat { 49 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(cells.count, 1))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, cell) in cells.enumerated() {
            let place = isMirrored ? cells.count - 1 - index : index
            cell.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, barHeight))
        }
    }

    private func reload() {
        cells = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.reload() }
            let isChosen = item === selectedItem
            let look = (groundAppearance as? UITabBarAppearance)?.stackedLayoutAppearance
            let own = isChosen ? look?.selected.iconColor : look?.normal.iconColor
            let cell = TabCell(
                item, isChosen: isChosen, color: own ?? (isChosen ? nil : unselectedItemTintColor ?? .systemGray))
            cell.ground.image = isChosen ? shownIndicator : nil
            cell.choose = { [weak self, weak item] in self?.choose(item) }
            item.shownView = cell
            return cell
        }
        show(cells)
    }

    private var shownIndicator: UIImage? {
        (groundAppearance as? UITabBarAppearance)?.selectionIndicatorImage ?? selectionIndicatorImage
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

/// An image with a title below it.
private final class TabCell: UIView {
    /// Called when the cell was touched.
    var choose: (() -> Void)?
    /// What lies behind image and title, in its own size.
    let ground = UIImageView()
    private let title = UILabel()
    private let picture = UIImageView()
    private let color: UIColor?
    private let set: [NSAttributedString.Key: Any]

    init(_ item: UITabBarItem, isChosen: Bool, color: UIColor?) {
        self.color = color
        set = item.titleTextAttributes(shownIn: isChosen ? .selected : .normal)
        super.init(frame: .zero)
        title.text = item.title
        title.font = .systemFont(ofSize: 10, weight: .medium)
        title.textAlignment = .center
        if let font = set[.font] as? UIFont { title.font = font }
        let image = (isChosen ? item.selectedImage : nil) ?? item.image
        picture.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .scaleAspectFit
        ground.contentMode = .center
        for view in [ground, picture, title] { addSubview(view) }
        takeColor()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        picture.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 26)
        let showsImage = picture.image != nil
        title.frame = CGRect(
            x: 0, y: showsImage ? 34 : (bounds.height - 14) / 2, width: bounds.width, height: 14)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColor()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        choose?()
    }

    private func takeColor() {
        title.textColor = set[.foregroundColor] as? UIColor ?? color ?? tintColor
        picture.tintColor = color ?? tintColor
    }
}
