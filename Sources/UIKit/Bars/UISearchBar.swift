/// A field to search by, in a bar, as on iOS since 13.
///
/// It shows text and placeholder, and programs write by its field. Source: Apple's documentation of `UISearchBar`.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// How the bar's ground looks; raw values as on iOS.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default` = 0
        /// A ground of the bar's own.
        case prominent
        /// No ground.
        case minimal
    }

    /// The signs of the field; raw values as on iOS.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear, bookmark, resultsList
    }

    private enum Size {
        static let fieldHeight: CGFloat = 36
        static let margin: CGFloat = 8
        static let cornerRadius: CGFloat = 10
        /// The line above the field, as a stored frame shows (75 points for 44 with it, Xcode 7).
        static let promptHeight: CGFloat = 31
    }

    private let field = UISearchTextField(frame: .zero)
    private let hairlines = [UIView(), UIView()]
    private let ground = UIImageView()
    /// The color that the document or the program gave the bar before it had a ground.
    private var givenGround: UIColor?
    let cancelButton = UIButton(type: .system)
    /// What the button says: programs set it by this name as a key, which Apple does not document.
    var cancelButtonText: String? {
        get { cancelButton.title(for: .normal) }
        set { cancelButton.setTitle(newValue, for: .normal) }
    }
    private let promptLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Makes a search bar from a nib or an archive, with the texts and the style that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
        (coder as? NibCoder)?.decoder(of: "searchBar").map(decodeSearch)
        coder.take(ArchivedProperty<UISearchBar>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UISearchBar>.all, of: self)
    }

    /// Who hears of what is written and of the buttons.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Where the bar stands, as its delegate says. Its ground does not reach beyond it.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// Words for the buttons that choose where to search; no buttons are shown. Stored; no effect.
    open var scopeButtonTitles: [String]?
    /// Which of them is chosen. Stored; no effect.
    open var selectedScopeButtonIndex = 0
    /// Whether those buttons are shown. Stored; no effect.
    open var showsScopeBar = false
    /// Whether what lies below shines through. Stored; no effect.
    open var isTranslucent = true
    /// Whether a button for bookmarks stands in the field. Stored; no effect.
    open var showsBookmarkButton = false
    /// Whether a button for results stands in the field. Stored; no effect.
    open var showsSearchResultsButton = false
    /// Whether that button is marked. Stored; no effect.
    open var isSearchResultsButtonSelected = false
    /// Shows or hides the scopes, at once.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// Sets the ground's image; that for the default metrics is shown, whatever the position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }
    /// The ground's image.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }
    /// An image in the place of the ground and its lines, stretched; one without area leaves the bar clear.
    open var backgroundImage: UIImage? { didSet { groundDidChange() } }
    /// How far the text stands from its place. Stored; no effect.
    open var searchTextPositionAdjustment = UIOffset.zero
    private var icons: [String: UIImage] = [:]

    /// Keeps an image for a sign of the field; the system's are drawn. Stored; no effect.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons["\(icon.rawValue) \(state.rawValue)"] = iconImage
    }
    /// The image that was kept for a sign of the field.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons["\(icon.rawValue) \(state.rawValue)"]
    }

    /// Shows an image, stretched, in the place of the field's ground; that of the normal state holds in all.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        guard state == .normal else { return }
        field.background = backgroundImage
    }
    /// The image in the place of the field's ground.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }
    /// How far the field's ground stands from its place. Stored; no effect.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

    /// A view that stands above a keyboard, of which there is none here. Stored; no effect.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    private var iconPlaces: [Icon: UIOffset] = [:]

    /// Keeps how far a sign of the field stands from its place. Stored; no effect.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { iconPlaces[icon] = adjustment }
    /// What was kept of a sign's place.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconPlaces[icon] ?? .zero }

    /// Shows or hides the cancel button, at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The field comes first in the place of the bar.
    @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// What is searched for; nil for nothing.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// What the field shows while there is no text.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A line of text above the field, for which the bar is 31 points higher; nil or empty for none.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The field of the bar.
    open var searchTextField: UISearchTextField { field }
    /// Whether the bar has a ground of its own.
    open var searchBarStyle = Style.default { didSet { groundDidChange() } }
    /// The color of the ground; nil for the system's.
    open var barTintColor: UIColor? { didSet { groundDidChange() } }
    /// Whether the ground is black, where no color says otherwise.
    open var barStyle = UIBarStyle.default { didSet { groundDidChange() } }
    /// Whether a button that ends searching stands at the end.
    open var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    /// In points; lower before iOS 11, as stored frames show.
    private var barHeight: CGFloat { (viewState.generation < .iOS11 ? 44 : 56) + promptHeight }
    private var promptHeight: CGFloat { prompt?.isEmpty ?? true ? 0 : Size.promptHeight }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    override var drawsContent: Bool { type(of: self) != UISearchBar.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (above, space) = bounds.divided(atDistance: promptHeight, from: .minYEdge)
        promptLabel.frame = above.insetBy(dx: min(Size.margin, above.width / 2), dy: 0)
        let height = min(Size.fieldHeight, space.height)
        let row = space.insetBy(dx: min(Size.margin, space.width / 2), dy: (space.height - height) / 2)
        field.frame = showsCancelButton ? placeCancelButton(in: row) : row
        ground.frame = bounds
        for (line, y) in zip(hairlines, [0, bounds.height - 0.5]) {
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: 0.5)
        }
    }

    /// Puts the button behind the field; what is left of the row is the field's.
    private func placeCancelButton(in row: CGRect) -> CGRect {
        let button = cancelButton.sizeThatFits(.zero)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        cancelButton.frame = CGRect(
            x: isMirrored ? row.minX : row.maxX - button.width, y: row.midY - button.height / 2, width: button.width,
            height: button.height)
        let room = button.width + Size.margin
        return CGRect(
            x: isMirrored ? row.minX + room : row.minX, y: row.minY, width: max(0, row.width - room),
            height: row.height)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        groundDidChange()
    }

    /// How far the field stands from the sides, in points.
    static let fieldMargin = Size.margin

    private func setUpSearch() {
        field.layer.cornerRadius = Size.cornerRadius
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
        cancelButton.isHidden = true
        promptLabel.font = .systemFont(ofSize: 15)
        promptLabel.textAlignment = .center
        givenGround = backgroundColor
        addSubview(ground)
        for line in hairlines {
            line.backgroundColor = .separator
            addSubview(line)
        }
        addSubview(field)
        addSubview(cancelButton)
        addSubview(promptLabel)
        tellDelegate(of: field, cancelButton)
        groundDidChange()
    }

    /// Before iOS 13 a white field lay on a gray bar; since then a gray one on the ground of bars.
    private func groundDidChange() {
        let isOld = viewState.generation < .iOS13
        let isMinimal = searchBarStyle == .minimal || superview is UINavigationBar
        let standard = isOld ? UIColor(red: 0.788, green: 0.788, blue: 0.808, alpha: 1) : .secondarySystemBackground
        let isClear = isMinimal || backgroundImage != nil
        backgroundColor = isClear ? givenGround : barTintColor ?? (barStyle.isBlack ? .black : standard)
        ground.image = isMinimal ? nil : backgroundImage
        field.backgroundColor = isOld && !isMinimal ? .white : .tertiarySystemFill
        for line in hairlines { line.isHidden = isClear }
    }
}
