/// A row of a table: labels and an image in one of four styles, content of a configuration, or content of the owner's, and
/// a sign at its end.
///
/// Source: Apple's documentation of `UITableViewCell`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    let style: CellStyle
    /// The kind of rows that this one may stand in for; nil if it is not used again.
    open internal(set) var reuseIdentifier: String?
    /// What the row shows beside its accessory; subviews belong here.
    open internal(set) var contentView: UIView = CellContentView()
    /// Whether a document placed the content view, which then follows the row by its mask.
    var isContentPlaced = false
    /// Whether the row was made as high as it asks to be.
    var sizesItself = false
    private(set) var signs = CellSigns()
    /// The segues that a storyboard has start from the row.
    var segues = CellSegues()
    private lazy var title = makeLabel(CellLook.title(style))
    private lazy var detail = makeLabel(CellLook.detail(style))
    private lazy var picture = renderedImage()

    /// Makes a row 320 points wide and 44 high; `style` says which labels it has.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellLook.leastHeight))
        setUpCell()
    }

    /// Makes a row in the style `default` that is not used again; the argument keeps this from being NSObject's `init()`.
    public convenience init(root: Void = ()) { self.init(style: .default, reuseIdentifier: nil) }

    /// Makes a row from a nib, in the style and with the identifier that the document gives it.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "tableViewCell")
        style = decoder?.choice("style", NibWords.cellStyles) ?? .default
        reuseIdentifier = decoder?.string("reuseIdentifier")
        super.init(coder: coder)
        setUpCell()
        decoder.map(decodeCell)
    }

    // MARK: Content

    /// The first label; made when it is first asked for.
    open var textLabel: UILabel? { shownTitle ?? title }
    /// The second label; nil in the style `default`.
    open var detailTextLabel: UILabel? { shownDetail ?? (style == .default ? nil : detail) }
    /// The image at the row's start; made when it is first asked for, nil in the style `value2`.
    open var imageView: UIImageView? { shownImage ?? (style == .value2 ? nil : picture) }

    /// What the row shows; nil for its labels or the owner's views.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView = configured.show(contentConfiguration, insteadOf: contentView) { CellContentView() }
            configurationDidChange()
        }
    }
    /// Whether a content configuration is updated when the row's state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// What lies below the content; nil for the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether a background configuration is updated when the row's state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the row's state has changed, or `setNeedsUpdateConfiguration()` was called, before it is laid out.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    let configured = ConfiguredContent()

    /// A configuration without content that suits the row's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

    /// The background of rows of the table's style (iOS 16); a plain one outside of a table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .ofRow(placement?.style) }

    /// The row's state.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Has `updateConfiguration(using:)` called before the row is laid out.
    open func setNeedsUpdateConfiguration() {
        configured.isDue = true
        setNeedsLayout()
    }

    /// Configures the row for a state; the default calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessories and backgrounds

    /// The sign at the row's end; none by default.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view in the accessory's place.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, by: accessoryView) } }
    /// The accessory while the row is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view in the accessory's place while the row is edited.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, by: editingAccessoryView) } }
    /// How the row looks while it is selected; `none` leaves it as it is, the others color it gray.
    open var selectionStyle = SelectionStyle.default { didSet { applyBackground() } }
    /// How the row looks while the focus is on it. Stored; no effect.
    open var focusStyle = FocusStyle.default
    /// A view below the content; nil for none.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// A view below the content and above `backgroundView` while the row is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }
    /// Stands for `selectedBackgroundView` while several rows can be selected. Stored; no effect.
    open var multipleSelectionBackgroundView: UIView?
    /// How far the line below the row keeps from the edges, in points; the table's if it was not set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    var ownSeparatorInset: UIEdgeInsets?
    /// By how many levels the content is moved inwards from the leading edge.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// In points for each level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: State

    /// Whether the row is chosen; setting it is `setSelected(_:animated:)` without an animation.
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is on the row; setting it is `setHighlighted(_:animated:)` without an animation.
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the row shows its sign of editing.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedSelected = false
    private var storedHighlighted = false
    private var storedEditing = false

    /// The sign that the row has while it is edited.
    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    /// Whether the row makes room for that sign.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether the row shows that it can be moved while it is edited.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// False: no row shows the button that deletes it.
    open var showingDeleteConfirmation: Bool { false }
    /// Whether the sign of editing is a circle that tells whether the row is selected.
    var marksSelection = false { didSet { setNeedsLayout() } }
    /// Whether the level of indentation is one that the table's delegate gave.
    var isIndentedByTable = false
    /// How the row lies in its table; nil outside of one.
    var placement: RowPlacement? { didSet { if placement != oldValue { placementDidChange() } } }

    /// Selects the row or lets go of it, at once.
    open func setSelected(_ selected: Bool, animated: Bool) {
        changeState { storedSelected = selected }
    }

    /// Highlights the row or lets go of it, at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        changeState { storedHighlighted = highlighted }
    }

    /// Shows the sign of editing or takes it away, at once.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        stateDidChange()
    }

    /// Called before the row is used for something else.
    open func prepareForReuse() {
        changeState { (storedSelected, storedHighlighted) = (false, false) }
    }

    /// Labels and images within the content look as the row does (Apple's documentation of `setHighlighted(_:animated:)`).
    private func changeState(_ change: () -> Void) {
        let before = highlightsContent
        change()
        if highlightsContent != before { contentView.highlight(highlightsContent) }
        stateDidChange()
    }

    private var highlightsContent: Bool { selectionStyle != .none && (storedSelected || storedHighlighted) }

    /// Called before the row's signs of editing come or go.
    open func willTransition(to state: StateMask) {}
    /// Called after the row's signs of editing have come or gone.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfDue()
        super.layoutSubviews()
        placeParts()
    }

    /// Where a document that is only looked at has placed the labels and the image; nil where the row places them.
    var storedFrames: [(UIView, CGRect)]?

    /// As high as the labels ask for, and at least 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CellLook.height(of: self, atWidth: size.width))
    }

    /// As high as the rules within the content view ask for, or without any as `sizeThatFits(_:)` says, at a width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(atWidth: targetSize.width))
    }

    /// Tells that the content asks for another size, so that the table measures the row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        placement?.contentSizeDidChange(of: self)
    }

    /// The same where the content view's own is invalidated.
    override func subviewDidChange(_ subview: UIView) {
        super.subviewDidChange(subview)
        if subview === contentView { placement?.contentSizeDidChange(of: self) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Texts of the row's own style have other sizes now, even where the row's height stays.
        setNeedsLayout()
    }

    override var drawsContent: Bool { type(of: self) != UITableViewCell.self }

    /// The color below the content; at first that of the table's style.
    open override var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
    var hasOwnColor = false

    override func applyBackground() {
        let isMarked = (isSelected || isHighlighted) && selectionStyle != .none && selectedBackgroundView == nil
        let color = isMarked && backgroundConfiguration == nil ? UIColor.systemGray4 : viewState.background
        show(background: color)
    }

    /// The labels and the image that the row has made.
    var parts: (title: UILabel?, detail: UILabel?, picture: UIImageView?) { (shownTitle, shownDetail, shownImage) }
    private weak var shownTitle: UILabel?
    private weak var shownDetail: UILabel?
    private weak var shownImage: UIImageView?
    /// The image view as documents connect it.
    var connectedImageView: UIImageView? {
        get { imageView }
        set { shownImage = newValue }
    }

    /// Takes the labels and the image of a row of one of the styles from a document.
    func take(title: UILabel?, detail: UILabel?, picture: UIImageView?, as placing: PartPlacing) {
        (shownTitle, shownDetail, shownImage) = (title, detail, picture)
        let parts = [title, detail, picture].compactMap { $0 }
        storedFrames = placing == .stored ? parts.map { ($0, $0.frame) } : nil
    }

    private func makeLabel(_ look: CellLook.Label) -> UILabel {
        let label = UILabel()
        label.font = look.font
        label.textColor = look.color
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        if look.isFirst { shownTitle = label } else { shownDetail = label }
        return label
    }

    private func renderedImage() -> UIImageView {
        let view = UIImageView()
        contentView.addSubview(view)
        shownImage = view
        return view
    }

    private func setUpCell() {
        if backgroundColor == nil { takeStandardColor(.systemBackground) }
        if !isContentPlaced {
            contentView.frame = bounds
            addSubview(contentView)
        }
        addSubview(signs.accessory)
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        guard case .keyed = place else { return super.adopt(view, as: place) }
        contentView.removeFromSuperview()
        contentView = view
        isContentPlaced = true
        insertSubview(view, at: 0)
    }
}
