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

    /// A configuration without content that suits the list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private func accessoriesDidChange() {
        for sign in signs { sign.view.removeFromSuperview() }
        signs = accessories.map { ($0, $0.makeView()) }
        for sign in signs { addSubview(sign.view) }
        setNeedsLayout()
        collectionView?.content.measureAgain(self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        if backgroundConfiguration == nil, let placement = listPlacement {
            backgroundConfiguration = placement.style == .plain ? .listPlainCell() : .listGroupedCell()
        }
        super.layoutSubviews()
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
        for sign in signs { sign.view.isHidden = !sign.accessory.isShown(whileEditing: isEdited) }
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
        guard let listPlacement, let color = listPlacement.lineColor,
            listPlacement.style != .insetGrouped || !listPlacement.isLast
        else { return lines.hideLines() }
        let height = 1 / max(1, layer.contentsScale)
        let text = (configured.view as? UIListContentView).map { $0.textInset } ?? 0
        let start =
            listPlacement.style == .grouped && listPlacement.isLast
            ? 0
            : (isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX)
                + max(text, margin)
        let line = CGRect(
            x: isMirrored ? 0 : start, y: bounds.height - height, width: max(0, bounds.width - start),
            height: height)
        lines.showLines([line], color, on: self)
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

/// A sign at an end of a list's cell.
///
/// Source: Apple's documentation of `UICellAccessory`.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When a sign is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end a sign stands.
    enum Side {
        case leading, trailing
    }

    /// At which end a program's view stands, when, and where among the others.
    ///
    /// Source: Apple's documentation of `UICellAccessory.Placement`.
    public enum Placement {
        /// Finds a place among the other signs at the same end.
        public typealias Position = ([UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position? = nil)
        case trailing(displayed: DisplayedState = .always, at: Position? = nil)
    }

    let placement: Side
    private let state: DisplayedState
    private let make: @MainActor () -> UIView

    private init(
        _ placement: Side, _ state: DisplayedState, _ make: @escaping @MainActor () -> UIView
    ) {
        (self.placement, self.state, self.make) = (placement, state, make)
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        state == .always || (state == .whenEditing) == isEditing
    }

    func makeView() -> UIView { make() }

    private static func sign(_ kind: UITableViewCell.AccessoryType, _ state: DisplayedState)
        -> UICellAccessory
    {
        UICellAccessory(.trailing, state) {
            let sign = AccessorySign()
            sign.kind = kind
            sign.frame.size = sign.size
            return sign
        }
    }

    private static func sign(
        _ kind: EditingSign.Kind, _ placement: Side, _ state: DisplayedState
    ) -> UICellAccessory {
        UICellAccessory(placement, state) {
            let sign = EditingSign(kind)
            sign.frame.size = kind == .handle ? EditingSign.handleSize : EditingSign.markSize
            return sign
        }
    }

    /// An arrow that tells of more behind the cell.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        sign(UITableViewCell.AccessoryType.disclosureIndicator, displayed)
    }
    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        sign(UITableViewCell.AccessoryType.checkmark, displayed)
    }
    /// A button for details.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - actionHandler: Not called: the sign takes no touches.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(UITableViewCell.AccessoryType.detailButton, displayed) }
    /// The sign of what can be deleted.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - actionHandler: Not called: the sign takes no touches.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(EditingSign.Kind.delete, .leading, displayed) }
    /// The sign of what can be inserted.
    ///
    /// - Parameters:
    ///   - displayed: When it is shown.
    ///   - actionHandler: Not called: the sign takes no touches.
    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(EditingSign.Kind.insert, .leading, displayed) }
    /// The sign of what can be moved.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        sign(EditingSign.Kind.handle, .trailing, displayed)
    }
    /// An arrow by which an item of a section snapshot is opened and closed; a tap on the arrow does so, whatever the style.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions()
    ) -> UICellAccessory {
        UICellAccessory(.trailing, displayed) {
            let sign = OutlineSign()
            sign.alpha = options.isHidden == true ? 0 : 1
            if let color = options.tintColor { sign.tintColor = color }
            return sign
        }
    }

    /// How the arrow of an outline looks.
    public struct OutlineDisclosureOptions {
        /// Where taps count. Stored; no effect.
        public enum Style: Sendable {
            case automatic, header, cell
        }

        /// Where taps count. Stored; no effect.
        public var style: Style
        /// Whether the arrow cannot be seen; nil for not.
        public var isHidden: Bool?
        /// The arrow's color; nil for the tint.
        public var tintColor: UIColor?

        /// Makes options; all may be left out.
        public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
        }
    }

    /// A text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.trailing, displayed) {
            let label = UILabel()
            (label.text, label.textColor) = (text, .secondaryLabel)
            label.sizeToFit()
            return label
        }
    }
    /// A view of the program's.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (side, state): (Side, DisplayedState) =
            switch configuration.placement {
            case .leading(let displayed, _): (.leading, displayed)
            case .trailing(let displayed, _): (.trailing, displayed)
            }
        return UICellAccessory(side, state) {
            let view = configuration.customView
            if view.bounds.size == .zero { view.sizeToFit() }
            if let color = configuration.tintColor { view.tintColor = color }
            if let isHidden = configuration.isHidden { view.isHidden = isHidden }
            return view
        }
    }

    /// A view of the program's at an end of a cell, as large as it is.
    ///
    /// Source: Apple's documentation of `UICellAccessory.CustomViewConfiguration`.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Where it stands, and when; its place among others is that in the list of accessories.
        public let placement: Placement
        /// Whether it cannot be seen; nil leaves that to the view.
        public let isHidden: Bool?
        /// Its tint; nil leaves that to the view.
        public let tintColor: UIColor?
        /// Whether it keeps its size; it does anyway. Stored; no effect.
        public let maintainsFixedSize: Bool?

        /// Makes a configuration.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            (self.isHidden, self.tintColor, self.maintainsFixedSize) = (isHidden, tintColor, maintainsFixedSize)
        }
    }
}
