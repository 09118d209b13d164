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

    /// What can be chosen, from the leading to the trailing edge, each in the same width.
    open var items: [UITabBarItem]? { didSet { reload() } }
    /// The item that is chosen; nil for none.
    open weak var selectedItem: UITabBarItem? { didSet { reload() } }
    /// The color of items that are not chosen; nil for the system's gray.
    open var unselectedItemTintColor: UIColor? { didSet { reload() } }

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
            return TabCell(item, isChosen: isChosen, color: isChosen ? nil : unselectedItemTintColor ?? .systemGray)
        }
        show(cells)
    }
}

/// An image with a title below it.
private final class TabCell: UIView {
    private let title = UILabel()
    private let picture = UIImageView()
    private let color: UIColor?

    init(_ item: UITabBarItem, isChosen: Bool, color: UIColor?) {
        self.color = color
        super.init(frame: .zero)
        title.text = item.title
        title.font = .systemFont(ofSize: 10, weight: .medium)
        title.textAlignment = .center
        let image = (isChosen ? item.selectedImage : nil) ?? item.image
        picture.image = image?.renderingMode == .alwaysOriginal ? image : image?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
        addSubview(title)
        takeColor()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 26)
        let showsImage = picture.image != nil
        title.frame = CGRect(
            x: 0, y: showsImage ? 34 : (bounds.height - 14) / 2, width: bounds.width, height: 14)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColor()
    }

    private func takeColor() {
        title.textColor = color ?? tintColor
        picture.tintColor = color ?? tintColor
    }
}
