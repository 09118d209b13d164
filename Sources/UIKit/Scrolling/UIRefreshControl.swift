/// A wheel above the content of a scroll view that turns while content is being fetched.
///
/// A finger that pulls the content down by the control's height begins it, and `valueChanged` is sent; programs end it.
/// Source: Apple's documentation of `UIRefreshControl`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The height that the control has while it refreshes, in points.
    private static let height: CGFloat = 60
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
        setUpRefreshing()
    }

    /// Makes a control from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRefreshing()
    }

    /// Whether the wheel turns.
    open private(set) var isRefreshing = false
    /// A text below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// The wheel has the control's own tint, if it has one.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = viewState.tintColor
    }

    /// Shows the wheel above the content, which makes room for it.
    open func beginRefreshing() { change(to: true) }
    /// Takes the wheel away, with its room.
    open func endRefreshing() { change(to: false) }

    /// Begins where a finger has made room for the whole control; Apple's distance is unpublished.
    func contentWasPulled(in scrollView: UIScrollView) {
        let pulled = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
        guard isEnabled, !isRefreshing, pulled >= Self.height else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    private func change(to refreshes: Bool) {
        guard refreshes != isRefreshing else { return }
        isRefreshing = refreshes
        isHidden = !refreshes
        if refreshes { wheel.startAnimating() } else { wheel.stopAnimating() }
        if refreshes { makeRoom() } else { takeRoomBack() }
    }

    /// The scroll view whose content makes room for the control.
    private weak var widened: UIScrollView?

    private func makeRoom() {
        guard isRefreshing, widened == nil, let scrollView = superview as? UIScrollView else { return }
        widened = scrollView
        scrollView.contentInset.top += Self.height
        scrollView.setNeedsLayout()
    }

    private func takeRoomBack() {
        widened?.contentInset.top -= Self.height
        widened?.setNeedsLayout()
        widened = nil
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview !== widened { takeRoomBack() }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        makeRoom()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : bounds.midY)
        let size = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: bounds.midX - size.width / 2, y: 38, width: size.width, height: size.height)
        label.isHidden = !hasTitle
    }

    /// Places the control above the content of a scroll view.
    func place(above scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    override var drawsContent: Bool { false }

    private func setUpRefreshing() {
        isHidden = true
        label.textAlignment = .center
        wheel.sizeToFit()
        addSubview(wheel)
        addSubview(label)
    }
}
