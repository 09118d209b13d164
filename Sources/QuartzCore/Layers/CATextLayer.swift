import PlacardUIFoundation

/// A layer that draws a text at the top of its bounds.
///
/// Source and defaults: Apple's documentation of `CATextLayer`.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`, which brings its own font and color; others draw nothing.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }
    /// The font of a plain string, in the size `fontSize`: a `CTFont`, a `CGFont`, a `UIFont`, or the name of one as a
    /// `String`; nil means Helvetica.
    open var font: Any? {
        didSet { setNeedsDisplay() }
    }
    /// The size of a plain string's font, in points.
    open var fontSize: CGFloat = 36 {
        willSet { willChange("fontSize", if: newValue != fontSize) }
        didSet { setNeedsDisplay() }
    }
    /// The color of a plain string.
    open var foregroundColor: CGColor? = .white {
        willSet { willChange("foregroundColor", if: newValue != foregroundColor) }
        didSet { setNeedsDisplay() }
    }
    /// Whether lines end at the width of the bounds.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }
    /// How a text that is too long ends.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { setNeedsDisplay() }
    }
    /// Where lines that are shorter than the bounds lie.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { setNeedsDisplay() }
    }
    /// A request about the places of glyphs; they lie on quarters of pixels. Stored; no effect.
    open var allowsFontSubpixelQuantization = false

    /// Makes an empty layer, which draws anew when its size changes.
    public required init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Makes a layer that looks as another one does, with its text.
    public override init(layer: Any) {
        super.init(layer: layer)
        needsDisplayOnBoundsChange = true
        guard let other = layer as? CATextLayer else { return }
        (string, font, isWrapped) = (other.string, other.font, other.isWrapped)
        (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
    }

    /// Makes an empty layer: archives hold nothing of layers here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    open override func draw(in ctx: CGContext) {
        guard let text = attributedText, text.length > 0 else { return }
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        var options: NSStringDrawingOptions = .usesLineFragmentOrigin
        if truncationMode != .none, isWrapped { options.insert(.truncatesLastVisibleLine) }
        text.draw(with: bounds, options: options, context: nil)
    }

    override var imageStaysUpright: Bool { true }
    /// Text that is uncovered, as by a bar that grows with the song, keeps its letters.
    override var keepsDrawnSize: Bool { true }

    /// The size of the text, in whole points; with `isWrapped`, of its lines within the width of the bounds if that is not 0.
    open override func preferredFrameSize() -> CGSize {
        let width = isWrapped && bounds.width > 0 ? bounds.width : .infinity
        let space = CGSize(width: width, height: .infinity)
        guard let text = attributedText, text.length > 0 else { return .zero }
        let size = text.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private var attributedText: NSAttributedString? {
        guard let text = (string as? NSAttributedString).map(NSMutableAttributedString.init) ?? plainText else {
            return nil
        }
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let given = value as? NSParagraphStyle { style.setParagraphStyle(given) }
            style.alignment = alignmentMode.alignment
            style.lineBreakMode = lineBreakMode
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return alignmentMode.alignment == .natural ? text.alignedByDirection(paragraphStyle: .default) : text
    }

    private var plainText: NSMutableAttributedString? {
        guard let string = string as? String else { return nil }
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        return NSMutableAttributedString(string: string, attributes: [.font: plainFont, .foregroundColor: color])
    }

    private var plainFont: UIFont {
        let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
        switch font {
        case let font as UIFont: return font.withSize(size)
        case let font as CTFont: return UIFont(font).withSize(size)
        case let font as CGFont: return UIFont(CTFontCreateWithGraphicsFont(font, size, nil, nil))
        default: break
        }
        return UIFont(name: font as? String ?? "Helvetica", size: size) ?? .systemFont(ofSize: size)
    }

    private var lineBreakMode: NSLineBreakMode {
        switch truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: isWrapped ? .byWordWrapping : .byTruncatingTail
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}

/// How a text layer's text ends when it is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text is cut at the bounds, without a mark.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis at the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis at the end; of the last line that fits, if lines are wrapped.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis in the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; names that are not Apple's count as `natural`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Where lines begin in the direction of their paragraph's first letter.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Flush with the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Flush with the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Stretched to the full width, but for a paragraph's last line.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
