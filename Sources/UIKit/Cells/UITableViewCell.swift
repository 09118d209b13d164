/// A row of a table: labels and an image in one of four styles, or content of the owner's, and a sign at its end.
///
/// Source: Apple's documentation of `UITableViewCell`.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// How the row's labels lie; raw values as on iOS.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// A second label at the end of the row.
        case value1
        /// Two labels that meet near the row's start.
        case value2
        /// A second, smaller label below the first.
        case subtitle
    }

    /// The sign at the row's end; raw values as on iOS.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a row looks while it is selected; raw values as on iOS.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    let style: CellStyle
    /// The kind of rows that this one may stand in for; nil if it is not used again.
    public let reuseIdentifier: String?
    /// What the row shows beside its accessory; subviews belong here.
    open internal(set) var contentView: UIView = CellContentView()
    /// Whether a document placed the content view, which then follows the row by its mask.
    private var isContentPlaced = false
    private let accessorySign = AccessorySign()
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

    /// Makes a row from a nib, in the style and with the identifier that the document gives it.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "tableViewCell")
        style = decoder?.choice("style", NibWords.cellStyles) ?? .default
        reuseIdentifier = decoder?.string("reuseIdentifier")
        super.init(coder: coder)
        setUpCell()
        decoder.map(decodeCell)
    }

    /// The first label; made when it is first asked for.
    open var textLabel: UILabel? { shownTitle ?? title }
    /// The second label; nil in the style `default`.
    open var detailTextLabel: UILabel? { shownDetail ?? (style == .default ? nil : detail) }
    /// The image at the row's start; made when it is first asked for, nil in the style `value2`.
    open var imageView: UIImageView? { shownImage ?? (style == .value2 ? nil : picture) }

    /// The sign at the row's end; none by default.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view in the accessory's place.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    /// How the row looks while it is selected; `none` leaves it as it is, the others color it gray.
    open var selectionStyle = SelectionStyle.default { didSet { applyBackground() } }
    /// A view below the content; nil for none.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// A view below the content and above `backgroundView` while the row is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }
    /// How far the line below the row keeps from the edges, in points. Stored; no effect.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// By how many levels the content is moved inwards from the leading edge.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// In points for each level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

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
    private var storedSelected = false
    private var storedHighlighted = false

    /// Selects the row or lets go of it, at once.
    open func setSelected(_ selected: Bool, animated: Bool) {
        storedSelected = selected
        selectionDidChange()
    }

    /// Highlights the row or lets go of it, at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedHighlighted = highlighted
        selectionDidChange()
    }

    /// Called before the row is used for something else.
    open func prepareForReuse() {
        storedSelected = false
        storedHighlighted = false
        selectionDidChange()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let end = placeAccessory()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = CGRect(x: 0, y: 0, width: max(0, bounds.width - end), height: bounds.height)
        if !isContentPlaced { contentView.frame = isMirrored ? content.offsetBy(dx: end, dy: 0) : content }
        if isContentPlaced, isMirrored { contentView.frame.origin.x = bounds.width - contentView.frame.width }
        for ground in [backgroundView, selectedBackgroundView] { ground?.frame = bounds }
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        if let storedFrames {
            if isMirrored { mirror(storedFrames) }
        } else {
            CellLook.place(in: self, isMirrored: isMirrored)
        }
    }

    /// Where a document that is only looked at has placed the labels and the image; nil where the row places them.
    private var storedFrames: [(UIView, CGRect)]?

    private func mirror(_ frames: [(UIView, CGRect)]) {
        for (view, frame) in frames {
            // Labels hug their text, which begins where they do, whatever its own direction.
            let space = max(frame.width, view.frame.width)
            let wanted = (view as? UILabel)?.sizeThatFits(CGSize(width: space, height: frame.height)).width ?? space
            let width = min(space, wanted)
            view.frame = CGRect(
                x: contentView.bounds.width - frame.minX - width, y: frame.minY, width: width, height: frame.height)
        }
    }

    /// As high as the labels ask for, and at least 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CellLook.height(of: self))
    }

    override var drawsContent: Bool { type(of: self) != UITableViewCell.self }

    override func applyBackground() {
        let isMarked = (isSelected || isHighlighted) && selectionStyle != .none && selectedBackgroundView == nil
        let color = isMarked ? UIColor.systemGray4 : backgroundColor
        layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
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

    /// Who places what a document has put into a row.
    enum PartPlacing {
        /// The document, by its frames.
        case stored
        /// The row, by its style.
        case byStyle
    }

    private func makeLabel(_ look: CellLook.Label) -> UILabel {
        let label = UILabel()
        label.font = look.font
        label.textColor = look.color
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

    /// Places the sign or the view at the row's end; gives back the width that it takes from the content.
    private func placeAccessory() -> CGFloat {
        accessorySign.kind = accessoryType
        accessorySign.isHidden = accessoryView != nil || accessoryType == .none
        let size = accessoryView?.bounds.size ?? accessorySign.size
        guard accessoryView != nil || accessoryType != .none else { return 0 }
        let margin = CellLook.margin(atWidth: bounds.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        (accessoryView ?? accessorySign).frame = CGRect(
            x: isMirrored ? margin : bounds.width - margin - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
        return size.width + margin
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
        setNeedsLayout()
    }

    private func selectionDidChange() {
        applyBackground()
        setNeedsLayout()
    }

    private func setUpCell() {
        if backgroundColor == nil { backgroundColor = .systemBackground }
        if !isContentPlaced {
            contentView.frame = bounds
            addSubview(contentView)
        }
        addSubview(accessorySign)
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        guard case .keyed = place else { return super.adopt(view, as: place) }
        contentView.removeFromSuperview()
        contentView = view
        isContentPlaced = true
        insertSubview(view, at: 0)
    }
}

/// The view that a row's content lies on.
final class CellContentView: UIView {
    override var drawsContent: Bool { false }
}
