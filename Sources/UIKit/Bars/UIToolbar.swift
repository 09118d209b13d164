/// A bar of buttons at the lower edge of the screen.
///
/// Source: Apple's documentation of `UIToolbar`.
@preconcurrency @MainActor open class UIToolbar: BarView {
    private var parts: [(item: UIBarButtonItem, view: UIView?)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decoder(of: "toolbar").map(decodeBar)
    }

    /// What the bar shows, from the leading to the trailing edge.
    open var items: [UIBarButtonItem]? { didSet { reload() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = SystemMargins.side(atWidth: bounds.width)
        let widths = parts.map { part in
            part.view.map { Self.size(of: $0, part.item, height: bounds.height).width } ?? part.item.width
        }
        let gaps = CGFloat(max(parts.count - 1, 0)) * 8
        let rest = max(0, bounds.width - 2 * margin - gaps - widths.reduce(0, +))
        let springs = parts.count { $0.item.systemItem == .flexibleSpace }
        var x = margin
        for (part, width) in zip(parts, widths) {
            let isSpring = part.item.systemItem == .flexibleSpace
            let taken = isSpring ? rest / CGFloat(springs) : width
            if let view = part.view { place(view, part.item, x: x, width: taken) }
            x += taken + 8
        }
    }

    private func place(_ view: UIView, _ item: UIBarButtonItem, x: CGFloat, width: CGFloat) {
        let height = Self.size(of: view, item, height: bounds.height).height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width,
            height: height)
    }

    private func reload() {
        parts = (items ?? []).map { item in
            item.onChange = { [weak self] in self?.reload() }
            return (item, Self.view(for: item))
        }
        show(parts.compactMap(\.view))
    }
}
