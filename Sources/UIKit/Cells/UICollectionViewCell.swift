/// A view that a collection view shows and uses again.
///
/// Source: Apple's documentation of `UICollectionReusableView`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The kind of views that this one may stand in for; nil if it is not used again.
    open internal(set) var reuseIdentifier: String?
    /// The name under which the view waits to be used again.
    var poolIdentifier: String?
    /// The collection that shows the view.
    weak var collectionView: UICollectionView?

    /// Makes a view with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view from a nib, with the properties that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used for something else.
    open func prepareForReuse() {}

    /// Called on iOS before the view is animated from one layout to another; layouts change at once here.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called on iOS after the view was animated from one layout to another.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Takes what a layout says of the view beside its frame; the default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Where the view wants to lie if its layout leaves its size to it; the default asks `systemLayoutSizeFitting`.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.fitting
        let size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        let origin = layoutAttributes.frame.origin
        layoutAttributes.frame = CGRect(
            x: origin.x, y: origin.y,
            width: axes.contains(.horizontal) ? pixelGrid.ceil(size.width) : layoutAttributes.size.width,
            height: axes.contains(.vertical) ? pixelGrid.ceil(size.height) : layoutAttributes.size.height)
        return layoutAttributes
    }

    override var drawsContent: Bool { type(of: self) != UICollectionReusableView.self }
}

/// A cell of a collection view: backgrounds, and a view for the content upon them.
///
/// Source: Apple's documentation of `UICollectionViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// What dragging does to a cell; nothing here. Raw values as on iOS.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting, dragging
    }

    /// Called on iOS when a finger begins to carry the cell and lets it go; not called.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// What the cell shows; subviews belong here. It fills the cell; a content configuration's view takes its place.
    open internal(set) var contentView = UIView()
    /// Whether a document placed the content view, which then follows the cell by its mask.
    private var isContentPlaced = false
    let configured = ConfiguredContent()
    /// The segues that a storyboard has start from the cell.
    var segues = CellSegues()
    /// Whether the collection is being edited.
    var isEdited = false { didSet { if isEdited != oldValue { stateDidChange() } } }
    /// How the cell lies in a list; nil outside of one.
    var listPlacement: RowPlacement? { didSet { if listPlacement != oldValue { setNeedsLayout() } } }

    /// Makes a cell with a frame in the collection's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    /// Makes a cell from a nib, with the identifier that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        (coder as? NibCoder)?.decoder(of: "collectionViewCell").map(decodeCell)
    }

    /// Whether the cell is chosen.
    open var isSelected = false { didSet { stateDidChange() } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { stateDidChange() } }
    /// Lies below the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// Lies below the content and above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView) }
    }

    // MARK: Configurations

    /// What the cell shows; nil for the owner's views.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            contentView = configured.show(contentConfiguration, insteadOf: contentView) { UIView() }
            setNeedsLayout()
            collectionView?.content.measureAgain(self)
        }
    }
    /// Whether a content configuration is updated when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration = true
    /// What lies below the content; nil for the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
    /// Whether a background configuration is updated when the cell's state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state has changed, or `setNeedsUpdateConfiguration()` was called, before it is laid out.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The background of rows of the list's style (iOS 16), and none outside of a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listPlacement.map { .ofRow($0.style) } ?? .clear()
    }

    /// The cell's state.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEdited)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Has `updateConfiguration(using:)` called before the cell is laid out.
    open func setNeedsUpdateConfiguration() {
        configured.isDue = true
        setNeedsLayout()
    }

    /// Configures the cell for a state; the default calls `configurationUpdateHandler`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        (isSelected, isHighlighted) = (false, false)
    }

    override var drawsContent: Bool { type(of: self) != UICollectionViewCell.self }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfDue()
        super.layoutSubviews()
        if !isContentPlaced || collectionView != nil { contentView.frame = contentFrame }
        for ground in [backgroundView, selectedBackgroundView, configured.ground] {
            ground?.frame = bounds
        }
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    /// Where the content lies in the cell.
    var contentFrame: CGRect { bounds }

    /// As large as the content configuration or the rules within the content view ask for, or else as it is.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfDue()
        let view = configured.view ?? contentView
        guard configured.view != nil || contentView.hasRules else {
            return hasRules
                ? fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
                : sizeThatFits(targetSize)
        }
        return view.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Tells that the content asks for another size, so that the collection measures the cell again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.content.measureAgain(self)
    }

    /// The same where the content view's own is invalidated.
    override func subviewDidChange(_ subview: UIView) {
        super.subviewDidChange(subview)
        if subview === contentView { collectionView?.content.measureAgain(self) }
    }

    func updateConfigurationIfDue() {
        guard configured.isDue else { return }
        configured.isDue = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            let view = configured.view
        {
            view.configuration = content.updated(for: state)
        }
        showBackground()
        updateConfiguration(using: state)
    }

    private func showBackground() {
        let background =
            automaticallyUpdatesBackgroundConfiguration
            ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration
        configured.showGround(background, in: self)
    }

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        guard let new else { return }
        insertSubview(new, belowSubview: contentView)
        if let selectedBackgroundView, new === backgroundView {
            bringSubviewToFront(selectedBackgroundView)
        }
        bringSubviewToFront(contentView)
        setNeedsLayout()
    }

    private func setUpCell() {
        guard contentView.superview == nil else { return }
        fill(with: contentView)
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        guard case .keyed = place else { return super.adopt(view, as: place) }
        contentView.removeFromSuperview()
        contentView = view
        isContentPlaced = true
        addSubview(view)
    }
}

extension UICollectionViewCell {
    /// Has the cell place its content in place of the document.
    func takeOverLayout() {
        isContentPlaced = false
        setNeedsLayout()
    }
}
