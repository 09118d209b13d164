/// A wheel that says that something is going on; it turns where a clock drives the code, a spoke each tenth of a second.
///
/// Source: Apple's documentation of `UIActivityIndicatorView`.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large the wheel is; raw values as on iOS.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white, gray
        case medium = 100
        case large = 101
    }

    private static let spokes = 8

    /// Makes a wheel of a size; it is hidden until `startAnimating()`.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUpWheel()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWheel()
    }

    /// Makes a wheel from a nib or an archive, in the style and the state that the document gives it.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        if let decoder = (coder as? NibCoder)?.decoder(of: "activityIndicatorView") {
            isOpaque = false
            decodeWheel(decoder)
        } else {
            setUpWheel()
        }
        coder.take(ArchivedProperty<UIActivityIndicatorView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UIActivityIndicatorView>.all, of: self)
    }

    /// How large the wheel is and which color it has; setting it changes the size it asks for.
    open var style = Style.medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// The color of the spokes; nil for the style's.
    open var color: UIColor! { didSet { setNeedsDisplay() } }
    /// Whether the wheel is hidden while it stands.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the wheel counts as turning, from `startAnimating()` to `stopAnimating()`.
    open private(set) var isAnimating = false

    /// Shows the wheel, which turns where a clock drives the code.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        guard EventClock.driving != nil else { return }
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.spokes).map { Double($0) * 2 * .pi / Double(Self.spokes) }
        turn.calculationMode = .discrete
        (turn.duration, turn.repeatCount) = (Double(Self.spokes) / 10, .infinity)
        layer.add(turn, forKey: Self.turning)
    }

    private static let turning = "placard.turning"

    /// Hides the wheel if `hidesWhenStopped` says so.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        layer.removeAnimation(forKey: Self.turning)
    }

    open override var intrinsicContentSize: CGSize { style.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    override var redrawsInNewBounds: Bool { true }
    /// The wheel has its style's size in bounds of any other.
    override var drawingMargin: CGSize {
        let size = style.size
        return reach(
            beyondBounds: CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height))
    }

    open override func draw(_ rect: CGRect) {
        let radius = style.size.width / 2
        for spoke in 0..<Self.spokes {
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes) - .pi / 2
            let path = UIBezierPath()
            path.move(to: point(at: angle, radius * 0.48))
            path.addLine(to: point(at: angle, radius * 0.86))
            path.lineWidth = max(1, radius * 0.2)
            path.lineCapStyle = .round
            // The spoke that the wheel has come to is the darkest; the others fade behind it.
            let share = 1 - CGFloat(spoke) / CGFloat(Self.spokes)
            (color ?? style.color).dimmed(0.25 + 0.75 * share).setStroke()
            path.stroke()
        }
    }

    private func point(at angle: CGFloat, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
    }

    private func setUpWheel() {
        isOpaque = false
        isHidden = true
        isUserInteractionEnabled = false
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        let side: CGFloat = self == .large || self == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    @MainActor fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
}
