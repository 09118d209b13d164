/// A cell of a collection that is a list, with signs at its ends.
///
/// Source: Apple's documentation of `UICollectionViewListCell`.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands at the cell's ends.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
    /// By how many levels the content is moved inwards from the leading edge.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// In points for each level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether signs at the leading end are moved with the content. Stored; no effect.
    open var indentsAccessories = true
    private var signs: [(accessory: UICellAccessory, view: UIView)] = []
    private let lines = CellSigns()

    /// What the cell is there for, where it is no row of its list; nil for rows.
    var title: Title? { didSet { if title != oldValue { setNeedsLayout() } } }

    /// A header or a footer in a list of an appearance.
    enum Title: Equatable {
        case header(UICollectionLayoutListConfiguration.Appearance)
        case footer(UICollectionLayoutListConfiguration.Appearance)
    }

    /// A configuration without content that suits the list, and the cell's being a row, a header or a footer of it.
    open func defaultContentConfiguration() -> UIListContentConfiguration { title?.content ?? .cell() }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        title?.background ?? super.defaultBackgroundConfiguration()
    }

    /// Signs that come and go with editing leave the content another width.
    override var isEdited: Bool {
        didSet { if isEdited != oldValue, !accessories.isEmpty { collectionView?.content.measureAgain(self) } }
    }

    private func accessoriesDidChange() {
        for sign in signs { sign.view.removeFromSuperview() }
        signs = accessories.map { ($0, $0.makeView()) }
        for sign in signs { addSubview(sign.view) }
        setNeedsLayout()
        collectionView?.content.measureAgain(self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        if backgroundConfiguration == nil, listPlacement != nil || title != nil {
            backgroundConfiguration = defaultBackgroundConfiguration()
        }
        super.layoutSubviews()
        separatorGuide?.standard.constant = textStart
        placeSigns()
        placeLines()
        if let listPlacement, listPlacement.style == .insetGrouped { roundCorners(listPlacement) }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var margin: CGFloat { SystemMargins.ofRow(atWidth: bounds.width) }

    private func shown(_ placement: UICellAccessory.Side) -> [(
        accessory: UICellAccessory, view: UIView
    )] {
        signs.filter {
            $0.accessory.placement == placement && $0.accessory.isShown(whileEditing: isEdited)
        }
    }

    private func width(_ placement: UICellAccessory.Side) -> CGFloat {
        let shown = shown(placement)
        guard !shown.isEmpty else { return 0 }
        return margin + shown.reduce(0) { $0 + $1.view.bounds.width } + CGFloat(shown.count - 1)
            * Self.gap
    }

    /// Between signs, in points.
    private static let gap: CGFloat = 12

    override var contentFrame: CGRect {
        let (start, end) = (
            width(.leading) + CGFloat(indentationLevel) * indentationWidth, width(.trailing)
        )
        return CGRect(
            x: isMirrored ? end : start, y: 0, width: max(0, bounds.width - start - end),
            height: bounds.height)
    }

    private func placeSigns() {
        for sign in signs {
            sign.view.isHidden = !sign.accessory.isShown(whileEditing: isEdited)
            (sign.view as? ChoiceSign)?.sign.kind = isSelected ? .marked : .unmarked
        }
        for placement in [UICellAccessory.Side.leading, .trailing] {
            var x = margin
            let isFromLeft = (placement == .leading) != isMirrored
            let row = placement == .leading ? shown(placement) : shown(placement).reversed()
            for sign in row {
                let size = sign.view.bounds.size
                sign.view.frame = CGRect(
                    x: isFromLeft ? x : bounds.width - x - size.width, y: bounds.midY - size.height / 2,
                    width: size.width, height: size.height)
                x += size.width + Self.gap
            }
        }
    }

    private func placeLines() {
        guard let listPlacement, let look = listPlacement.separators else { return lines.hideLines() }
        let height = 1 / max(1, layer.contentsScale)
        var frames: [CGRect] = []
        if look.topSeparatorVisibility == .visible { frames.append(line(look.topSeparatorInsets, 0, height)) }
        if look.bottomSeparatorVisibility == .visible
            || look.bottomSeparatorVisibility == .automatic
                && (listPlacement.style != .insetGrouped || !listPlacement.isLast)
        {
            frames.append(line(look.bottomSeparatorInsets, bounds.height - height, height))
        }
        lines.showLines(frames, look.color, on: self)
    }

    /// Where a line lies, in the cell's coordinates.
    private func line(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat, _ height: CGFloat) -> CGRect {
        let ends = UIListSeparatorConfiguration.ends(insets, start: lineStart)
        return CGRect(
            x: isMirrored ? ends.trailing : ends.leading, y: y,
            width: max(0, bounds.width - ends.leading - ends.trailing), height: height)
    }

    /// Where lines begin that the list places, in points from the leading edge.
    private var lineStart: CGFloat {
        if let separatorGuide { return separatorGuide.start(in: self) }
        if let listPlacement, listPlacement.style == .grouped, listPlacement.isLast { return 0 }
        return textStart
    }

    /// Where the cell's text begins, in points from the leading edge.
    private var textStart: CGFloat {
        let text = (configured.view as? UIListContentView).map { $0.textInset } ?? 0
        return (isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX) + max(text, margin)
    }

    private var separatorGuide: SeparatorGuide?

    /// Where lines begin that the list places: at the text, unless a constraint moves the guide's leading edge.
    open var separatorLayoutGuide: UILayoutGuide {
        let known = separatorGuide ?? SeparatorGuide(of: self, start: textStart)
        separatorGuide = known
        return known.guide
    }

    /// As high as the content asks for beside the signs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let taken = width(.leading) + width(.trailing) + CGFloat(indentationLevel) * indentationWidth
        var target = targetSize
        target.width = max(0, target.width - taken)
        contentView.frame.size.width = target.width
        var size = super.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        size.width += taken
        return size
    }

    override var drawsContent: Bool { type(of: self) != UICollectionViewListCell.self }
}

extension UICollectionViewListCell.Title {
    fileprivate var content: UIListContentConfiguration {
        switch self {
        case .header(.plain): .plainHeader()
        case .header(.grouped), .header(.insetGrouped): .groupedHeader()
        case .header(.sidebar), .header(.sidebarPlain): .sidebarHeader()
        case .footer(.plain), .footer(.sidebarPlain): .plainFooter()
        case .footer(.grouped), .footer(.insetGrouped), .footer(.sidebar): .groupedFooter()
        }
    }

    fileprivate var background: UIBackgroundConfiguration {
        switch self {
        case .header(.plain): .listPlainHeaderFooter()
        case .header, .footer: .listGroupedHeaderFooter()
        }
    }
}
