/// A bar of buttons at the lower edge of the screen.
///
/// Source: Apple's documentation of `UIToolbar`.
@preconcurrency @MainActor open class UIToolbar: BarView {
    private var parts: [(item: UIBarButtonItem, view: UIView?)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar from a nib, with the items that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decoder(of: "toolbar").map(decodeBar)
    }

    /// Who says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
    override var positioner: (any UIBarPositioningDelegate)? { delegate }

    /// What the bar shows, from the leading to the trailing edge.
    open var items: [UIBarButtonItem]? { didSet { reload() } }

    /// The ground and the line along it; until it is set the bar's own colors count.
    open var standardAppearance: UIToolbarAppearance {
        get { ownAppearance ?? UIToolbarAppearance() }
        set {
            ownAppearance = newValue.copy() as? UIToolbarAppearance
            appearanceDidChange()
        }
    }
    private var ownAppearance: UIToolbarAppearance?
    /// The appearance while content ends above the bar; content does not move here, so that it counts where
    /// `standardAppearance` was not set.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }

    /// The appearance where there is little height. Stored; no effect.
    open var compactAppearance: UIToolbarAppearance?
    /// The same while content ends above the bar. Stored; no effect.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    private func appearanceDidChange() {
        groundAppearance = ownAppearance ?? scrollEdgeAppearance
        reload()
    }

    private func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        let appearance = groundAppearance as? UIToolbarAppearance
        return item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }

    /// Sets an image in the place of the ground, stretched; one without area leaves the bar clear. An appearance counts first.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        grounds[topOrBottom, barMetrics] = backgroundImage
    }
    /// The image that was set in the place of the ground.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { grounds[topOrBottom, barMetrics] }
    /// Sets an image in the place of the line along the bar; one without area takes the line away. The place has no effect.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        lineImage = shadowImage
    }
    /// The image that was set in the place of the line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { lineImage }

    /// Replaces all items at once; there is no animation.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// A bar at the edge of what the home indicator leaves free is as high as a tab bar, as stored frames show.
    override var barHeight: CGFloat { isAboveHomeIndicator ? 49 : Self.contentHeight }
    private static let contentHeight: CGFloat = 44
    private var isAboveHomeIndicator = false {
        didSet { if isAboveHomeIndicator != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        isAboveHomeIndicator = false
    }

    private func noteHomeIndicator() {
        guard let superview, superview.safeAreaInsets.bottom > 0, bounds.height > 0 else { return }
        let edge = superview.bounds.maxY - superview.safeAreaInsets.bottom
        if abs(frame.maxY - edge) < 0.5 { isAboveHomeIndicator = true }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        noteHomeIndicator()
        let (left, right) = sideMargins
        let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? right : left
        for (part, place) in zip(parts, places(within: max(0, bounds.width - left - right))) {
            if let view = part.view { self.place(view, part.item, x: start + place.start, width: place.width) }
        }
    }

    /// Where items begin and how wide they are: flexible spaces share what is left, but what stands between two of them
    /// stands in the bar's middle if it can.
    private func places(within width: CGFloat) -> [(start: CGFloat, width: CGFloat)] {
        var places: [(start: CGFloat, width: CGFloat)] = []
        var x: CGFloat = 0
        for (index, part) in parts.enumerated() {
            if index > 0 { x += gap(between: parts[index - 1], part) }
            let own = part.view.map { Self.size(of: $0, part.item, height: Self.contentHeight).width }
            places.append((x, own ?? part.item.width))
            x += places[index].width
        }
        let springs = parts.indices.filter { parts[$0].item.systemItem == .flexibleSpace }
        let rest = max(0, width - x)
        var shares = springs.map { _ in rest / CGFloat(springs.count) }
        if springs.count == 2 {
            let middle = (places[springs[0]].start + places[springs[1]].start) / 2
            shares[0] = min(max(0, width / 2 - middle), rest)
            shares[1] = rest - shares[0]
        }
        for (spring, share) in zip(springs, shares) {
            for index in places.indices where index > spring { places[index].start += share }
        }
        return places
    }

    /// Views of one's own and spaces stand beside each other, buttons keep apart.
    private func gap(
        between before: (item: UIBarButtonItem, view: UIView?), _ after: (item: UIBarButtonItem, view: UIView?)
    ) -> CGFloat {
        [before, after].allSatisfy { $0.view != nil && $0.item.customView == nil } ? 8 : 0
    }

    /// Items lie in the lower part of a bar that is higher than they need.
    private func place(_ view: UIView, _ item: UIBarButtonItem, x: CGFloat, width: CGFloat) {
        let space = min(bounds.height, Self.contentHeight)
        let height = Self.size(of: view, item, height: space).height
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: bounds.height - space + (space - height) / 2,
            width: width,
            height: height)
    }

    private func reload() {
        parts = (items ?? []).compactMap { item in
            item.onChange = { [weak self] in self?.reload() }
            return item.isHidden ? nil : (item, Self.view(for: item, look: look(of: item)))
        }
        show(parts.compactMap(\.view))
    }
}
