/// A view above or below a table's section.
///
/// Source: Apple's documentation of `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The kind of sections that the view may be used again for; nil if it is not used again.
    open internal(set) var reuseIdentifier: String?
    /// What the view shows; subviews belong here. It fills the view.
    open private(set) var contentView: UIView = CellContentView()
    /// A view below the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Which of a section's titles the view shows.
    var role = SectionTitle.Role.plainHeader { didSet { if role != oldValue { roleDidChange() } } }
    /// Whether the table has made the view for a title.
    var isPlainTitle = false
    private lazy var title = makeTitle()
    private weak var shownTitle: UILabel?
    private lazy var detail = makeDetail()
    let configured = ConfiguredContent()

    /// Makes a view that can be used again for sections under an identifier.
    public init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Makes a view from a nib, with the identifier that the document gives it.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibCoder)?.decoder(of: "tableViewHeaderFooterView")?.string("reuseIdentifier")
        super.init(coder: coder)
        if contentView.superview == nil { insertSubview(contentView, at: 0) }
    }

    /// The label with the section's title; made when it is first asked for.
    open var textLabel: UILabel? { shownTitle ?? title }
    /// A second label, which nothing places; made when it is first asked for.
    open var detailTextLabel: UILabel? { detail }

    /// What the view shows; nil for its label or the owner's views.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView = configured.show(contentConfiguration, insteadOf: contentView) { CellContentView() }
            setNeedsLayout()
        }
    }
    /// Whether a content configuration is updated when the view's state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// What lies below the content; nil for `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { configured.showGround(backgroundConfiguration, in: self) }
    }
    /// Whether a background configuration is updated when the view's state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the view's state has changed, before it is laid out.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Configures a view for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// A configuration without content that suits headers and footers of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { role.content }
    /// The background of headers and footers of the table's style (iOS 16).
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        role == .plainHeader ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The view's state.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Has `updateConfiguration(using:)` called before the view is laid out.
    open func setNeedsUpdateConfiguration() {
        configured.isDue = true
        setNeedsLayout()
    }

    /// Configures the view for a state; the default calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called before the view is used for something else.
    open func prepareForReuse() {}

    override var drawsContent: Bool { type(of: self) != UITableViewHeaderFooterView.self }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfDue()
        super.layoutSubviews()
        placeContent()
        guard let shownTitle else { return }
        let title = SectionTitle(role, of: shownTitle, atWidth: bounds.width)
        shownTitle.frame = title.frame(in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Gives what fills the view its place.
    func placeContent() {
        contentView.frame = bounds
        contentView.refreshMargins()
        backgroundView?.frame = bounds
        configured.ground?.frame = bounds
    }

    /// As high as the title asks for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = shownTitle.map { SectionTitle(role, of: $0, atWidth: size.width).height }
        return CGSize(width: size.width, height: height ?? bounds.height)
    }

    /// As high as the rules within the content view ask for, or without any as `sizeThatFits(_:)` says, at a width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfDue()
        contentView.frame.size.width = targetSize.width
        if let view = configured.view {
            return view.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        if contentView.hasRules {
            return contentView.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
        }
        return sizeThatFits(targetSize)
    }

    private func updateConfigurationIfDue() {
        guard configured.isDue else { return }
        configured.isDue = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration, let view = configured.view {
            view.configuration = content.updated(for: state)
        }
        updateConfiguration(using: state)
    }

    private func makeTitle() -> UILabel {
        let label = makeDetail()
        (label.font, label.textColor) = (role.font, role.color)
        shownTitle = label
        return label
    }

    private func makeDetail() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        return label
    }

    private func roleDidChange() {
        guard let shownTitle else { return }
        (shownTitle.font, shownTitle.textColor) = (role.font, role.color)
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        guard case .keyed = place else { return super.adopt(view, as: place) }
        contentView.removeFromSuperview()
        contentView = view
        addSubview(view)
    }
}
