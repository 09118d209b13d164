/// A bar that tells where the user is: a title in the middle, items at both sides.
///
/// It shows the last of its items. Source: Apple's documentation of `UINavigationBar`.
@preconcurrency @MainActor open class UINavigationBar: BarView {
    private let titleLabel = UILabel()
    private var sides: (left: [(UIBarButtonItem, UIView)], right: [(UIBarButtonItem, UIView)]) = ([], [])

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTitle()
    }

    /// Makes a bar from a nib, with the items that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTitle()
        (coder as? NibCoder)?.decoder(of: "navigationBar").map(decodeBar)
    }

    /// What the bar shows, and what lies below it; the last counts.
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] { item.onChange = nil }
            topItem?.onChange = { [weak self] in self?.reload() }
            reload()
        }
    }
    /// The item that is shown, the last one; nil without items.
    open var topItem: UINavigationItem? { items?.last }
    /// Whether titles are large; they are small in any case. Stored; no effect.
    open var prefersLargeTitles = false
    /// How titles are set: `.font` and `.foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { titleStyleDidChange() } }

    /// Replaces all items at once; there is no animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Adds an item, which is shown at once; there is no animation.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Removes the last item and gives it back; the one below is shown at once.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

    override var hasLineBelow: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = place(isMirrored ? sides.right : sides.left, from: .left)
        let right = place(isMirrored ? sides.left : sides.right, from: .right)
        let title = topItem?.titleView ?? titleLabel
        let wanted = title === titleLabel ? titleLabel.intrinsicContentSize : title.bounds.size
        let space = max(0, bounds.width - left - right - 16)
        let width = min(wanted.width, space)
        let x = min(max((bounds.width - width) / 2, left + 8), max(left + 8, bounds.width - right - 8 - width))
        title.frame = CGRect(x: x, y: (bounds.height - wanted.height) / 2, width: width, height: wanted.height)
    }

    private enum Edge { case left, right }

    /// Places items from an edge inwards; gives back how far they reach.
    private func place(_ items: [(UIBarButtonItem, UIView)], from edge: Edge) -> CGFloat {
        var reach = SystemMargins.side(atWidth: bounds.width)
        for (item, view) in items {
            let size = Self.size(of: view, item, height: bounds.height)
            view.frame = CGRect(
                x: edge == .left ? reach : bounds.width - reach - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            reach += size.width + 8
        }
        return items.isEmpty ? 0 : reach
    }

    private func reload() {
        func pairs(_ items: [UIBarButtonItem]?) -> [(UIBarButtonItem, UIView)] {
            (items ?? []).compactMap { item in
                item.onChange = { [weak self] in self?.reload() }
                return Self.view(for: item).map { (item, $0) }
            }
        }
        sides = (pairs(topItem?.leftBarButtonItems), pairs(topItem?.rightBarButtonItems))
        titleLabel.text = topItem?.title
        titleStyleDidChange()
        show([topItem?.titleView ?? titleLabel] + sides.left.map(\.1) + sides.right.map(\.1))
    }

    private func setUpTitle() {
        titleLabel.textAlignment = .center
        titleStyleDidChange()
    }

    private func titleStyleDidChange() {
        titleLabel.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    }
}
