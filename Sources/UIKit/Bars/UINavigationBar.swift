/// A bar that tells where the user is: a title in the middle, items at both sides.
///
/// It shows the last of its items. Source: Apple's documentation of `UINavigationBar`.
@preconcurrency @MainActor open class UINavigationBar: BarView {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
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

    /// Who says where the bar stands, and hears of its items. A navigation controller's bar has none, but its controller is
    /// asked whether to go back if it is such a delegate.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }
    override var positioner: (any UIBarPositioningDelegate)? { delegate }
    override var usualPosition: UIBarPosition { .top }

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
    /// The item below the one that is shown, to which the way back leads.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Called when the way back was touched.
    var goBack: (() -> Void)?
    /// Whether titles are large where the bar is high enough for them: 52 points higher than the row of its items, as a
    /// navigation controller's is until content moves below it.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { reload() } } }
    /// What a navigation controller shows below the row of items; nil where the bar's height decides.
    var extent: NavigationBarExtent? { didSet { if extent != oldValue { extentDidChange(from: oldValue) } } }
    /// Called when what the bar could show below the row of items has become another.
    var extentMayChange: (() -> Void)?
    /// How titles are set: `.font` and `.foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { titleStyleDidChange() } }

    /// How large titles are set, as `titleTextAttributes`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { titleStyleDidChange() } }
    /// An image in the place of the line along the bar; one without area takes the line away. An appearance counts first.
    open var shadowImage: UIImage? {
        get { lineImage }
        set { lineImage = newValue }
    }
    /// An image in the place of the arrow of the way back, in the tint; nil for the arrow.
    open var backIndicatorImage: UIImage? { didSet { reload() } }
    /// The image's opacity while a title moves below it. Stored; no effect.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// Sets an image in the place of the ground, stretched; one without area leaves the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        grounds[.any, barMetrics] = backgroundImage
    }
    /// The image that was set in the place of the ground.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[.any, barMetrics] }
    /// Sets an image in the place of the ground, stretched; one without area leaves the bar clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        grounds[barPosition, barMetrics] = backgroundImage
    }
    /// The image that was set in the place of the ground.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        grounds[barPosition, barMetrics]
    }

    private var titleDrops: [UIBarMetrics: CGFloat] = [:]

    /// Sets by how far titles are moved down, in points; that for the default metrics counts, and an appearance's first.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleDrops[barMetrics] = adjustment
        setNeedsLayout()
    }
    /// By how far titles are moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleDrops[barMetrics] ?? 0 }

    /// Ground, line and titles; until it is set the bar's own colors and `titleTextAttributes` count.
    open var standardAppearance: UINavigationBarAppearance {
        get { ownAppearance ?? UINavigationBarAppearance() }
        set {
            ownAppearance = newValue.copy() as? UINavigationBarAppearance
            reload()
        }
    }
    private var ownAppearance: UINavigationBarAppearance?
    /// The appearance where there is little height. Stored; no effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance while no content lies below the bar; nil for `standardAppearance` without its ground.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { reload() } }
    /// The same where there is little height. Stored; no effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// That of the shown item, or the bar's.
    private var shownAppearance: UINavigationBarAppearance? {
        let standard = topItem?.standardAppearance ?? ownAppearance
        let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        guard isAtScrollEdge else { return standard ?? edge }
        return edge ?? standard.map { $0.withoutGround() }
    }

    /// Whether content begins below the bar, as a whole large title tells.
    private var isAtScrollEdge: Bool { extent?.title == Self.largeTitleHeight }

    private func appearanceDidChange() {
        let isPlain = isAtScrollEdge && barTintColor == nil && grounds.shown == nil
        groundAppearance = shownAppearance ?? (isPlain ? UINavigationBarAppearance().withoutGround() : nil)
        titleStyleDidChange()
    }

    private func extentDidChange(from old: NavigationBarExtent?) {
        setNeedsLayout()
        if (old?.title == Self.largeTitleHeight) != isAtScrollEdge || old == nil { reload() }
    }

    /// Replaces all items at once; there is no animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Adds an item, which is shown at once; there is no animation.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }
    /// Removes the last item and gives it back; the one below is shown at once.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
        items?.removeLast()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = place(isMirrored ? sides.right : sides.left, from: .left)
        let right = place(isMirrored ? sides.left : sides.right, from: .right)
        let title = topItem?.titleView ?? titleLabel
        let wanted = Self.size(ofTitle: title)
        let space = max(0, bounds.width - left - right - 16)
        let width = min(wanted.width, space)
        let x = min(max((bounds.width - width) / 2, left + 8), max(left + 8, bounds.width - right - 8 - width))
        title.frame = CGRect(x: x, y: (rowHeight - wanted.height) / 2, width: width, height: wanted.height)
        if title === titleLabel {
            let offset =
                shownAppearance?.titlePositionAdjustment
                ?? UIOffset(horizontal: 0, vertical: titleDrops[.default] ?? 0)
            title.frame = title.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        }
        placeSubtitle(within: left + 8...max(left + 8, bounds.width - right - 8))
        placeLargeTitle(isMirrored: isMirrored)
        placeSearch()
    }

    override func subviewDidChange(_ subview: UIView) {
        super.subviewDidChange(subview)
        if subview === topItem?.titleView { setNeedsLayout() }
    }

    /// What a title wants by its content or its constraints; its bounds where it has neither.
    private static func size(ofTitle title: UIView) -> CGSize {
        let content = title.intrinsicContentSize
        let fitting =
            title.constraints.isEmpty ? .zero : title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: content.width > 0 ? content.width : fitting.width > 0 ? fitting.width : title.bounds.width,
            height: content.height > 0 ? content.height : fitting.height > 0 ? fitting.height : title.bounds.height)
    }

    /// The second line lies below the title, and both in the middle of the row.
    private func placeSubtitle(within space: ClosedRange<CGFloat>) {
        subtitleLabel.isHidden = topItem?.titleView != nil || showsLargeTitle || !subtitleLabel.hasLine
        guard !subtitleLabel.isHidden else { return }
        let size = subtitleLabel.intrinsicContentSize
        let width = min(size.width, space.upperBound - space.lowerBound)
        let x = min(max((bounds.width - width) / 2, space.lowerBound), space.upperBound - width)
        titleLabel.frame.origin.y -= size.height / 2
        subtitleLabel.frame = CGRect(x: x, y: titleLabel.frame.maxY, width: width, height: size.height)
    }

    /// The large title lies below the row of items, at its start, and takes the place of the small one.
    private func placeLargeTitle(isMirrored: Bool) {
        titleLabel.isHidden = showsLargeTitle
        largeTitleArea.isHidden = !showsLargeTitle
        largeTitleArea.frame = CGRect(x: 0, y: rowHeight, width: bounds.width, height: shownExtent.title)
        let (left, right) = sideMargins
        let size = largeTitleLabel.intrinsicContentSize
        let width = min(size.width, max(0, bounds.width - left - right))
        largeTitleLabel.frame = CGRect(
            x: isMirrored ? bounds.width - right - width : left, y: shownExtent.title - 8 - size.height,
            width: width, height: size.height)
    }

    /// The search stands below the titles, its field as far from the sides as they are.
    private func placeSearch() {
        guard let search = shownSearch else { return }
        search.isHidden = shownExtent.search == 0
        let (left, right) = (sideMargins.left - UISearchBar.fieldMargin, sideMargins.right - UISearchBar.fieldMargin)
        search.frame = CGRect(
            x: left, y: bounds.height - shownExtent.search, width: max(0, bounds.width - left - right),
            height: max(0, shownExtent.search - Self.spaceBelowSearch))
    }

    private enum Edge { case left, right }

    /// Places items from an edge inwards; gives back how far they reach.
    private func place(_ items: [(UIBarButtonItem, UIView)], from edge: Edge) -> CGFloat {
        var reach = edge == .left ? sideMargins.left : sideMargins.right
        for (item, view) in items {
            let size = Self.size(of: view, item, height: rowHeight)
            view.frame = CGRect(
                x: edge == .left ? reach : bounds.width - reach - size.width, y: (rowHeight - size.height) / 2,
                width: size.width, height: size.height)
            reach += size.width + 8
        }
        return items.isEmpty ? 0 : reach
    }

    private func reload() {
        func pairs(_ items: [UIBarButtonItem]?) -> [(UIBarButtonItem, UIView)] {
            (items ?? []).compactMap { item in
                item.onChange = { [weak self] in self?.reload() }
                return item.isHidden ? nil : Self.view(for: item, look: look(of: item)).map { (item, $0) }
            }
        }
        let leading = pairs(topItem?.leftBarButtonItems)
        let showsBack = leading.isEmpty || topItem?.leftItemsSupplementBackButton == true
        sides = ((showsBack ? wayBack() : []) + leading, pairs(topItem?.rightBarButtonItems))
        appearanceDidChange()
        titleLabel.say(topItem?.title, topItem?.attributedTitle)
        subtitleLabel.say(topItem?.subtitle, topItem?.attributedSubtitle)
        largeTitleLabel.text = topItem?.largeTitle ?? topItem?.title
        let titles =
            [topItem?.titleView ?? titleLabel] + (subtitleLabel.hasLine ? [subtitleLabel] : [])
            + (prefersLargeTitles ? [largeTitleArea] : []) + (shownSearch.map { [$0] } ?? [])
        show(titles + sides.left.map(\.1) + sides.right.map(\.1))
        extentMayChange?()
    }

    private func look(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        item.style == .done ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
    }

    /// The item that leads back, unless there is nowhere to go or the shown item hides it.
    private func wayBack() -> [(UIBarButtonItem, UIView)] {
        let action = topItem?.backAction
        guard backItem != nil || action != nil, topItem?.hidesBackButton != true else { return [] }
        let own = backItem?.backBarButtonItem
        let said = action.flatMap { $0.title.isEmpty ? nil : $0.title }
        let item = UIBarButtonItem(
            title: said ?? backItem?.wordsBack ?? "Back",
            primaryAction: UIAction { [weak self] _ in self?.backTouched() })
        item.tintColor = own?.tintColor
        item.setTitlePositionAdjustment(own?.backButtonTitlePositionAdjustment(for: .default) ?? .zero, for: .default)
        let look = shownAppearance?.backButtonAppearance
        guard let button = Self.view(for: item, look: look) as? UIButton else { return [] }
        let set = shownAppearance?.backIndicatorImage
        let image = set.flatMap { $0.size == .zero ? nil : $0 } ?? backIndicatorImage
        let arrow = image?.withRenderingMode(.alwaysTemplate) ?? Self.chevron
        button.setImage(action?.image ?? own?.image ?? arrow, for: .normal)
        return [(item, button)]
    }

    private func backTouched() {
        if let action = topItem?.backAction { return action.perform(sender: self) }
        if let goBack { goBack() } else { popItem(animated: true) }
    }

    /// The arrow of the way back, 12 by 21 points; it points to where the way leads in either direction.
    private static var chevron: UIImage {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 21)).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 11, y: 1.5))
            path.addLine(to: CGPoint(x: 2, y: 10.5))
            path.addLine(to: CGPoint(x: 11, y: 19.5))
            path.lineWidth = 2.5
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }

    /// Whether the bar lies in a sheet, where it is higher, as stored frames of Interface Builder's canvas show.
    var liesInSheet = false { didSet { if liesInSheet != oldValue { setNeedsLayout() } } }
    override var barHeight: CGFloat { liesInSheet ? 56 : super.barHeight }

    /// How much higher a bar with a large title is, in points.
    nonisolated static let largeTitleHeight: CGFloat = 52
    private static let spaceBelowSearch: CGFloat = 14
    private let largeTitleArea = UIView()
    private let largeTitleLabel = UILabel()
    private var showsLargeTitle: Bool { shownExtent.title > 0 }
    private var shownSearch: UISearchBar? { extent == nil ? nil : topItem?.searchController?.searchBar }
    private var shownExtent: NavigationBarExtent {
        let isHigh = bounds.height >= barHeight + Self.largeTitleHeight
        return extent ?? NavigationBarExtent(title: isHigh ? wholeExtent.title : 0)
    }
    /// The height of the row in which items lie, in points.
    private var rowHeight: CGFloat { bounds.height - shownExtent.height }

    private func setUpTitle() {
        titleLabel.textAlignment = .center
        largeTitleArea.clipsToBounds = true
        largeTitleArea.isUserInteractionEnabled = false
        largeTitleArea.addSubview(largeTitleLabel)
        (subtitleLabel.font, subtitleLabel.textAlignment) = (.systemFont(ofSize: 12), .center)
        subtitleLabel.textColor = .secondaryLabel
        titleStyleDidChange()
    }

    override func barStyleDidChange() { titleStyleDidChange() }

    private func titleStyleDidChange() {
        let attributes = shownAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
        titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? (barStyle.isBlack ? .white : .label)
        let large = shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
        largeTitleLabel.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? titleLabel.textColor
    }
}

extension UILabel {
    /// Whether there is anything to show.
    fileprivate var hasLine: Bool { !(text ?? "").isEmpty }

    /// Shows a text, or the one with attributes in its place.
    fileprivate func say(_ text: String?, _ attributed: AttributedString?) {
        if let attributed { attributedText = NSAttributedString(attributed) } else { self.text = text }
    }
}
