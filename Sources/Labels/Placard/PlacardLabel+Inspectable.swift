/// What Interface Builder can show of the label's features, each as a plain value.
///
/// They change the features themselves: `fillColor` sets `fill`, `leftInset` a part of `textInsets`.
extension PlacardLabel {
    // MARK: Insets, in points

    /// Space above the text, in points.
    @IBInspectable public var topInset: CGFloat {
        get { textInsets.top }
        set { textInsets.top = newValue }
    }
    /// Space left of the text, in points.
    @IBInspectable public var leftInset: CGFloat {
        get { textInsets.left }
        set { textInsets.left = newValue }
    }
    /// Space below the text, in points.
    @IBInspectable public var bottomInset: CGFloat {
        get { textInsets.bottom }
        set { textInsets.bottom = newValue }
    }
    /// Space right of the text, in points.
    @IBInspectable public var rightInset: CGFloat {
        get { textInsets.right }
        set { textInsets.right = newValue }
    }

    // MARK: Looks

    /// The color of the shape; nil for none, or where the fill is a gradient.
    @IBInspectable public var fillColor: UIColor? {
        get {
            guard case .color(let color) = fill else { return nil }
            return color
        }
        set { fill = newValue.map(LabelFill.color) ?? LabelFill.none }
    }

    /// The color of the border; black until it is set, nil for none. A border needs a width too.
    @IBInspectable public var borderColor: UIColor? {
        get { border?.color }
        set { border = newValue.map { LabelBorder(color: $0, width: border?.width ?? 0) } }
    }

    /// The width of the border in points, within the label's bounds; 0 draws none.
    @IBInspectable public var borderWidth: CGFloat {
        get { border?.width ?? 0 }
        set { border = LabelBorder(color: border?.color ?? .black, width: max(0, newValue)) }
    }

    /// The first color of the fill's gradient, at the top; setting it makes the fill a gradient.
    @IBInspectable public var gradientStartColor: UIColor? {
        get { gradient?.colors.first }
        set { setGradient(newValue, gradientEndColor) }
    }

    /// The last color of the fill's gradient, at the bottom; setting it makes the fill a gradient.
    @IBInspectable public var gradientEndColor: UIColor? {
        get { gradient?.colors.last }
        set { setGradient(gradientStartColor, newValue) }
    }

    /// The color of the shape's shadow, which then lies 2 points lower and is 4 points soft; nil for none.
    @IBInspectable public var shapeShadowColor: UIColor? {
        get { shapeShadow?.color }
        set { shapeShadow = newValue.map { LabelShadow(color: $0) } }
    }

    /// Whether background, text and subviews end at the shape.
    @IBInspectable public var clipsToShape: Bool {
        get { clipping == .everything }
        set { clipping = newValue ? .everything : .none }
    }

    // MARK: Text

    /// The number of a `VerticalTextAlignment`: 0 top, 1 center, 2 bottom, 3 center of the bounds; others change
    /// nothing.
    @IBInspectable public var verticalAlignmentNumber: Int {
        get { verticalAlignment.rawValue }
        set { verticalAlignment = VerticalTextAlignment(rawValue: newValue) ?? verticalAlignment }
    }

    /// The height of every line in points; 0 leaves it to the font.
    @IBInspectable public var fixedLineHeight: CGFloat {
        get { lineHeight ?? 0 }
        set { lineHeight = newValue > 0 ? newValue : nil }
    }

    /// The largest size in points that a font is fitted to, over all lines; 0 fits none.
    @IBInspectable public var largestFittedSize: CGFloat {
        get {
            guard case .fill(_, let maximum) = fontFit else { return 0 }
            return maximum
        }
        set { fontFit = newValue > 0 ? .fill(minimum: smallestFittedSize, maximum: newValue) : .none }
    }

    /// The smallest size in points that a font is fitted to; without a largest one, fonts only shrink.
    @IBInspectable public var smallestFittedSize: CGFloat {
        get {
            switch fontFit {
            case .none: 0
            case .shrink(let minimum), .fill(let minimum, _): minimum
            }
        }
        set {
            fontFit =
                largestFittedSize > 0
                ? .fill(minimum: newValue, maximum: largestFittedSize) : .shrink(minimum: newValue)
        }
    }

    /// The text after text that was cut; nil for the usual ellipsis.
    @IBInspectable public var truncationText: String? {
        get { truncationToken?.string }
        set { truncationToken = newValue.map { NSAttributedString(string: $0) } }
    }

    // MARK: Links

    /// Whether URLs, addresses, mentions, hashtags and telephone numbers are links.
    @IBInspectable public var detectsLinks: Bool {
        get { linkDetector != nil }
        set { linkDetector = newValue ? linkDetector ?? .standard : nil }
    }

    /// The most characters of a URL that are shown; 0 shows all.
    @IBInspectable public var shownURLLength: Int {
        get { maximumURLLength ?? 0 }
        set { maximumURLLength = newValue > 0 ? newValue : nil }
    }

    // MARK: Gradients

    private var gradient: LabelGradient? {
        guard case .gradient(let gradient) = fill else { return nil }
        return gradient
    }

    private func setGradient(_ start: UIColor?, _ end: UIColor?) {
        let colors = [start, end].compactMap(\.self)
        guard !colors.isEmpty else {
            fill = .none
            return
        }
        var gradient = gradient ?? LabelGradient([])
        gradient.colors = colors
        fill = .gradient(gradient)
    }
}
