/// A view that a collection view shows and uses again.
///
/// Source: Apple's documentation of `UICollectionReusableView`.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The kind of views that this one may stand in for; nil if it is not used again.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used for something else.
    open func prepareForReuse() {}

    override var drawsContent: Bool { type(of: self) != UICollectionReusableView.self }
}

/// A cell of a collection view: backgrounds, and a view for the content upon them.
///
/// Source: Apple's documentation of `UICollectionViewCell`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// What the cell shows; subviews belong here. It fills the cell.
    open internal(set) var contentView = UIView()
    /// Whether a document placed the content view, which then follows the cell by its mask.
    private var isContentPlaced = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    /// Makes a cell from a nib; views of the document lie upon `contentView`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        (coder as? NibCoder)?.decoder(of: "collectionViewCell").map(decodeCell)
    }

    /// Whether the cell is chosen; `selectedBackgroundView` shows then.
    open var isSelected = false { didSet { setNeedsLayout() } }
    /// Whether a finger is on the cell; `selectedBackgroundView` shows then.
    open var isHighlighted = false { didSet { setNeedsLayout() } }
    /// Lies below the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    /// Lies below the content and above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: selectedBackgroundView) } }

    override var drawsContent: Bool { type(of: self) != UICollectionViewCell.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !isContentPlaced { contentView.frame = bounds }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        insertSubview(new, belowSubview: contentView)
        if let selectedBackgroundView, new === backgroundView { bringSubviewToFront(selectedBackgroundView) }
        bringSubviewToFront(contentView)
        setNeedsLayout()
    }

    private func setUpCell() {
        guard contentView.superview == nil else { return }
        fill(with: contentView)
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        guard case .keyed = place else { return super.adopt(view, as: place) }
        contentView = view
        isContentPlaced = true
        addSubview(view)
    }
}
