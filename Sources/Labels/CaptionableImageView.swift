/// An image that fills the view, with a caption on a translucent bar.
///
/// Made in code or by a nib alike; a tap hides and shows the caption if `hidesCaptionOnTap` says so.
open class CaptionableImageView: UIView {
    /// The edge that the caption's bar lies along.
    public enum CaptionPosition: Int, Sendable { case bottom, top }

    /// Shows the image: it fills the view, keeps its proportions and ends at the view's edges.
    public let imageView = UIImageView()
    /// The bar behind the caption.
    public let captionBar = UIView()
    /// Shows the caption.
    public let captionLabel = UILabel()

    private static let captionInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    private var tap: GestureAction?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view from a nib, without an image or a caption until the document's attributes give them.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Content

    /// The image that fills the view.
    @IBInspectable open var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }

    /// The text on the bar; without one there is no bar.
    @IBInspectable open var caption: String? {
        get { captionLabel.text }
        set {
            captionLabel.text = newValue
            barDidChange()
        }
    }

    // MARK: Caption

    /// The edge that the caption's bar lies along.
    open var captionPosition = CaptionPosition.bottom { didSet { setNeedsLayout() } }

    /// The height of the bar in points.
    @IBInspectable open var captionHeight: CGFloat = 30 { didSet { setNeedsLayout() } }

    /// Whether the caption is out of sight.
    @IBInspectable open var isCaptionHidden: Bool = false { didSet { barDidChange() } }

    /// Whether a tap on the view hides the caption, and the next one shows it again.
    @IBInspectable open var hidesCaptionOnTap: Bool = false { didSet { listen() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        let height = min(max(0, captionHeight), bounds.height)
        let y = captionPosition == .top ? bounds.minY : bounds.maxY - height
        captionBar.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height)
        captionLabel.frame = captionBar.bounds.inset(by: Self.captionInsets)
    }

    /// The image's size.
    open override var intrinsicContentSize: CGSize { imageView.intrinsicContentSize }

    // MARK: Set-up

    private func setUp() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        captionBar.backgroundColor = UIColor(white: 0.1, alpha: 0.8)
        captionLabel.textColor = UIColor(white: 0.9, alpha: 1)
        captionBar.addSubview(captionLabel)
        addSubview(imageView)
        addSubview(captionBar)
        barDidChange()
    }

    private func barDidChange() { captionBar.isHidden = isCaptionHidden || (caption ?? "").isEmpty }

    private func listen() {
        guard hidesCaptionOnTap != (tap != nil) else { return }
        if let tap {
            removeGestureRecognizer(tap.recognizer)
            self.tap = nil
            return
        }
        let tap = GestureAction(UITapGestureRecognizer()) { [weak self] recognizer in
            if recognizer.state == .ended { self?.isCaptionHidden.toggle() }
        }
        addGestureRecognizer(tap.recognizer)
        self.tap = tap
    }
}
