/// A view that shows a text of one or more lines and knows the size it needs.
///
/// `textRect(forBounds:limitedToNumberOfLines:)` decides where the text may go and so the label's size, `drawText(in:)`
/// draws it: overriding these two is enough for insets, shapes and decoration. The text is analyzed once, set anew for
/// a new width, and drawn again only when something visible has changed. Source: Apple's documentation of `UILabel`;
/// what it leaves open follows recorded measurements of labels on iOS.
@preconcurrency @MainActor open class UILabel: UIView {
    /// What the label shows and how, with the lines that have been made of it.
    var typeset = TypesetText(LabelContent())
    /// Whether natural lines are flush with the side where their text begins, as in fields.
    var alignsByText = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    /// Makes a label from a nib or an archive, with the text and the look that it has there.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.describesView { setUpLabel() }
        isOpaque = false
        (coder as? NibCoder)?.decoder(of: "label").map(decodeLabel)
        if coder.archive != nil, coder.describesView { takeLabelArchive(coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveLabel(in: coder)
    }

    private func setUpLabel() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Text

    /// The text, in the label's own font, color and paragraph style; setting it drops all attributes.
    open var text: String? {
        get { content.string }
        set { change(.content) { $0.setText(newValue) } }
    }

    /// The text with its attributes; setting it makes font, color, alignment, break mode and shadow those at index 0.
    ///
    /// After plain text was set, reading it gives that text with the label's attributes. What is set is copied.
    open var attributedText: NSAttributedString? {
        get { content.attributedString }
        set {
            // Equal texts may hold one style that was changed in between.
            if !change(.content, { $0.setAttributedText(newValue) }), content.holdsChangeableStyle {
                contentDidChange(.content, to: content)
            }
            adjustFonts()
        }
    }

    /// The font of all of the text; nil restores the system font of 17 points.
    open var font: UIFont! {
        get { content.font }
        set {
            change(.content) { $0.setFont(newValue ?? LabelContent.standardFont) }
            adjustFonts()
        }
    }

    /// The color of all of the text; nil restores `.label`.
    open var textColor: UIColor! {
        get { content.color }
        set { change(.paint) { $0.setColor(newValue ?? .label) } }
    }

    /// The color of the shadow; nil draws none.
    ///
    /// A label with a shadow asks for as much more space as the shadow's offset takes, as stored frames show.
    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set { change(.shadow) { $0.setShadow(color: newValue, offset: $0.shadowOffset) } }
    }

    /// How far the shadow lies from the text, in points, y down; it has no blur.
    open var shadowOffset: CGSize {
        get { content.shadowOffset }
        set { change(.shadow) { $0.setShadow(color: $0.shadowColor, offset: newValue) } }
    }

    /// Which side lines are flush with; `natural` follows the direction of the interface, whatever that of the text.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change(.format) { $0.setAlignment(newValue) } }
    }

    /// How text ends that does not fit; with several lines, the last of them.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change(.breaking) { $0.setLineBreakMode(newValue) } }
    }

    /// Where lines end otherwise than greedily; `.standard` at first.
    ///
    /// Attributed text with paragraph styles of its own follows those, until this is set. While the user default
    /// `NSAllowsDefaultLineBreakStrategy` is false, labels without a strategy of their own have an empty one.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set { change(.breaking) { $0.setLineBreakStrategy(newValue) } }
    }

    // MARK: State

    /// The color of the text while `isHighlighted` is true; nil for the usual one.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedColor }
        set { change(.paint) { $0.highlightedColor = newValue } }
    }

    /// Whether the text has its other color, `highlightedTextColor`.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { change(.paint) { $0.isHighlighted = newValue } }
    }

    /// False draws the text grayed out; it has no effect on events.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { change(.paint) { $0.isEnabled = newValue } }
    }

    // MARK: Size

    /// The most lines the label shows; 0 sets no limit.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change(.breaking) { $0.numberOfLines = max(0, newValue) } }
    }

    /// The width at which `intrinsicContentSize` wraps the text; 0 leaves it to layout.
    open var preferredMaxLayoutWidth: CGFloat {
        get { content.preferredMaxLayoutWidth }
        set { change(.space) { $0.preferredMaxLayoutWidth = newValue.isFinite ? max(0, newValue) : 0 } }
    }

    /// Whether drawing makes text smaller that does not fit; sizes do not depend on it.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSize }
        set { change(.paint) { $0.adjustsFontSize = newValue } }
    }

    /// The least share of the font's size that text is shrunk to.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change(.paint) { $0.minimumScaleFactor = newValue.isFinite ? min(max(newValue, 0), 1) : 0 } }
    }

    /// Where shrunk text lies: on the baseline of the full size, in the middle, or at the top.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { content.baselineAdjustment }
        set { change(.paint) { $0.baselineAdjustment = newValue } }
    }

    /// Whether the letters of one line may move together before it is cut: by as much as makes a line fit that is up to
    /// a twentieth too wide.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.allowsTightening }
        set { change(.breaking) { $0.allowsTightening = newValue } }
    }

    /// Whether the font follows the text size of the label's traits; for fonts of text styles and of `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory: Bool {
        get { content.adjustsFontForContentSize }
        set {
            typeset.change(nil) { $0.adjustsFontForContentSize = newValue }
            adjustFonts()
        }
    }

    // MARK: Override points

    /// The rectangle that the text takes in given bounds: at their top, and no wider or higher than they are.
    ///
    /// Called while the label's size is worked out; do not call it, override it. Text that is higher than the bounds
    /// begins above them by half of the overflow.
    ///
    /// - Parameters:
    ///   - bounds: In points; width and height may be as large as numbers go.
    ///   - numberOfLines: The most lines; 0 sets no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text in a rectangle, in the middle of its height, into the current context.
    ///
    /// Called with the label's bounds; do not call it, override it, and call super with the rectangle for the text.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paintText(in: rect, context)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// The size of `textRect(forBounds:limitedToNumberOfLines:)` at the width that layout has found, or any width.
    open override var intrinsicContentSize: CGSize {
        textRect(forBounds: intrinsicBounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The size of the text at a width; a label of one line takes no notice of it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textRect(forBounds: fittingBounds(size), limitedToNumberOfLines: numberOfLines).size
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
    }

    // MARK: What this class refines

    /// How much wider and higher than its text the label is for its shadow, in points, as stored frames show (three labels of
    /// two projects, Xcode 11).
    var shadowReach: CGSize { content.shadowReach }

    override var drawsContent: Bool { true }
    /// Text is set anew for each width, also in labels of documents, which all have another content mode.
    override var redrawsInNewBounds: Bool { true }
    override var drawingMargin: CGSize { CGSize(width: 0, height: overhang) }
    override var wrapsContent: Bool { numberOfLines != 1 }
    override func textBaselines(atWidth width: CGFloat?) -> TextBaselines? { baselinesFromEdges(atWidth: width) }
    override var baselineFont: UIFont? { font }

    /// A label is its text.
    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        (defaults.isElement, defaults.label, defaults.traits) = (
            true, text, isEnabled ? .staticText : [.staticText, .notEnabled]
        )
        return defaults
    }

    /// Labels paint their background into their own image, so that a corner radius alone does not round it.
    override func applyBackground() { setNeedsDisplay() }

    override func drawBackground(in context: CGContext) {
        guard let color = backgroundColor?.cgColor, color.alpha > 0 else { return }
        context.setFillColor(color)
        context.fill(bounds)
    }

    // MARK: Deprecated members, and those whose effect needs what is not here

    /// The least font size in points that text is shrunk to: `minimumScaleFactor` in the words of iOS 5.
    ///
    /// Reads as a multiple of a quarter of a point, as measured on iOS.
    open var minimumFontSize: CGFloat {
        get { (minimumScaleFactor * font.pointSize * 4).rounded() / 4 }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }

    /// The name that `allowsDefaultTighteningForTruncation` had in iOS 6: the two are one.
    open var adjustsLetterSpacingToFitWidth: Bool {
        get { allowsDefaultTighteningForTruncation }
        set { allowsDefaultTighteningForTruncation = newValue }
    }

    /// Whether a pointer over cut text shows all of it; there is no pointer here. Stored; no effect.
    open var showsExpansionTextWhenTruncated: Bool {
        get { content.showsExpansionText }
        set { typeset.change(nil) { $0.showsExpansionText = newValue } }
    }

    /// How text mixes with a blurred background; there is no blur here. Stored; no effect.
    open var preferredVibrancy: UILabelVibrancy {
        get { content.vibrancy }
        set { typeset.change(nil) { $0.vibrancy = newValue } }
    }

    /// Whether the label's height makes space for letters that are taller than their line, above and below alike.
    open var sizingRule: UILetterformAwareSizingRule {
        get { content.sizingRule }
        set { change(.space) { $0.sizingRule = newValue } }
    }
}

/// Where text lies that was shrunk to fit; raw values as on iOS.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that the text would have at full size.
    case alignBaselines = 0
    /// With the middle of its line in the middle of the rectangle.
    case alignCenters
    /// With its top where that of the full size would be.
    case none
}
