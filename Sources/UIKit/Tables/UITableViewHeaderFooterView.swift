/// A view above or below a table's section.
///
/// Source: Apple's documentation of `UITableViewHeaderFooterView`.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The kind of sections that the view may be used again for; nil if it is not used again.
    public let reuseIdentifier: String?
    /// What the view shows; subviews belong here. It fills the view.
    open private(set) var contentView = UIView()
    /// A view below the content; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Makes a view that can be used again for sections under an identifier.
    public init(reuseIdentifier: String?) {
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

    /// Called before the view is used for something else.
    open func prepareForReuse() {}

    override var drawsContent: Bool { type(of: self) != UITableViewHeaderFooterView.self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        guard case .keyed = place else { return super.adopt(view, as: place) }
        contentView = view
        addSubview(view)
    }
}
