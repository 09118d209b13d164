/// A label with some of its corners rounded, its text at the top, in the middle or at the bottom, and a font that is
/// fitted to several lines.
///
/// Everything is a feature of `PlacardLabel` under a name of its own; the corners, or any outline, clip background and
/// content as a layer mask does. Alignment, line spacing and all else of a paragraph style count.
open class HTLabel: PlacardLabel {
    /// Fitted fonts do not become larger than this, in points.
    public static let maximumFontSize: CGFloat = 80

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label from a nib, which clips at its corners and centers its text in its bounds.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Corners

    /// The corners that are rounded; the others stay square.
    open var roundedCorners: UIRectCorner = .allCorners { didSet { cornersDidChange() } }

    /// The radius of the rounded corners in points; a negative one counts as 0.
    ///
    /// Corners are quadratic curves with the corner as control point.
    @IBInspectable open override var cornerRadius: CGFloat {
        get { radius }
        set {
            radius = newValue
            cornersDidChange()
        }
    }

    /// Any outline in place of rounded corners; nil for none.
    open var outline: ((CGRect) -> UIBezierPath)? { didSet { cornersDidChange() } }

    private var radius: CGFloat = 0

    private func cornersDidChange() {
        if let outline {
            shape = LabelShape(outline: outline)
        } else {
            shape = .rounded(CornerRadii(max(0, radius), at: roundedCorners))
        }
    }

    // MARK: Content

    /// The distance of the text from the label's edges, in points: `textInsets` by another name.
    open var titleEdgeInsets: UIEdgeInsets {
        get { textInsets }
        set { textInsets = newValue }
    }

    /// Whether the font becomes larger or smaller until all lines fill the label's space.
    ///
    /// The size is the largest, in steps of half a point, that fits between `minFontSize` and `maximumFontSize`.
    open override var adjustsFontSizeToFitWidth: Bool {
        get { fontFit != .none }
        set { fontFit = newValue ? .fill(minimum: minFontSize, maximum: Self.maximumFontSize) : .none }
    }

    /// Fitted fonts do not become smaller than this, in points.
    @IBInspectable open var minFontSize: CGFloat = 0 {
        didSet { if adjustsFontSizeToFitWidth { adjustsFontSizeToFitWidth = true } }
    }

    private func setUp() {
        clipping = .everything
        verticalAlignment = .centerOfBounds
    }
}
