import Foundation

/// A label whose features compose: insets, shapes, fills, gradients, fitted fonts, a token after cut text, links.
///
/// Every feature is a small value of its own and off at first: a new `PlacardLabel` looks and measures like a
/// `UILabel`. The text is measured and drawn by `UILabel` itself, within the space that insets and shape leave.
open class PlacardLabel: UILabel {
    /// Measures and draws what is shown of the text.
    let textLabel = UILabel()
    var longPress: GestureAction?
    /// What the detector found in the text that it looked at last.
    var detected: (text: String, links: [LabelLink])?
    /// Ranges that the program made links.
    var namedLinks: [LabelLink] = []
    /// What assistive programs see, while it is up to date.
    var accessibilityParts: [UIAccessibilityElement]??
    /// What was worked out for the last spaces; invalid as soon as the label is to be drawn anew.
    var shown: [ShownSpace: ShownText] = [:]
    /// The highlight that runs through the text now.
    var run: HighlightRun?

    // MARK: Space

    /// The distance of the text from the label's edges, or from those of the shape's body, in points.
    open var textInsets = UIEdgeInsets.zero { didSet { sizeDidChange() } }
    /// Where text stands that is lower than the label.
    open var verticalAlignment = VerticalTextAlignment.center { didSet { setNeedsDisplay() } }
    /// Whether natural lines are flush with the side where their text begins, each paragraph by itself; else with that
    /// where the interface begins, as in `UILabel`.
    @IBInspectable open var alignsByText: Bool = false { didSet { sizeDidChange() } }
    /// The height of every line in points, the letters in its middle; nil leaves it to the font.
    open var lineHeight: CGFloat? { didSet { sizeDidChange() } }
    /// How the font follows the space; sizes do not depend on it.
    open var fontFit = FontFit.none { didSet { setNeedsDisplay() } }
    /// What stands after text that was cut; nil for the usual ellipsis. It takes font and color from the text if it
    /// has none of its own.
    open var truncationToken: NSAttributedString? { didSet { sizeDidChange() } }

    // MARK: Looks

    /// The outline that the label fills, strokes and, if told so, cuts to.
    open var shape = LabelShape.rectangle { didSet { shapeDidChange() } }
    /// The radius of the shape's corners in points; 0 for shapes without one. A rectangle becomes rounded by it.
    @IBInspectable open var cornerRadius: CGFloat {
        get { shape.cornerRadius }
        set { shape = shape.withCornerRadius(max(0, newValue)) }
    }
    /// What the shape is filled with.
    open var fill = LabelFill.none { didSet { setNeedsDisplay() } }
    /// The line along the shape; nil for none.
    open var border: LabelBorder? { didSet { setNeedsDisplay() } }
    /// The shadow of the shape; `shadowColor` is that of the text. The shape leaves space for it.
    open var shapeShadow: LabelShadow? { didSet { sizeDidChange() } }
    /// Colors that run through the letters, over the text's own colors.
    open var textGradient: LabelGradient? { didSet { setNeedsDisplay() } }
    /// An image beside the text, within the shape.
    open var accessory: LabelAccessory? { didSet { sizeDidChange() } }
    /// Whether background, text and subviews end at the shape.
    open var clipping = LabelClipping.none { didSet { shapeDidChange() } }

    // MARK: Links

    /// Finds links in the text; nil looks for none. Ranges with the attribute `.link` are links in any case.
    open var linkDetector: LinkDetector? {
        didSet {
            detected = nil
            sizeDidChange()
        }
    }
    /// How links of each kind look in each state.
    open var linkStyles = LinkStyleSheet() { didSet { sizeDidChange() } }
    /// The plate below a link that is pressed; nil for none.
    open var linkHighlight: LinkHighlight? = LinkHighlight() { didSet { setNeedsDisplay() } }
    /// The most characters of a URL that are shown, the ellipsis included; nil shows all. Actions get the whole URL.
    open var maximumURLLength: Int? { didSet { sizeDidChange() } }
    /// How far beside a link's letters a finger still hits it, in points.
    open var linkSlop: CGFloat = 4
    /// Called when a link was tapped. Setting it lets touches reach the label.
    open var onLinkTap: ((LabelLink) -> Void)? { didSet { listen(onLinkTap != nil) } }
    /// Called when a finger has stayed on a link for half a second.
    open var onLinkLongPress: ((LabelLink) -> Void)? { didSet { listen(onLinkLongPress != nil) } }
    /// Called when the truncation token was tapped.
    open var onTruncationTokenTap: (() -> Void)? { didSet { listen(onTruncationTokenTap != nil) } }
    /// The link under the finger.
    public internal(set) var pressedLink: LabelLink? { didSet { if pressedLink != oldValue { setNeedsDisplay() } } }
    var isTokenPressed = false

    // MARK: Copying

    /// Whether a long press copies: a link's target if it is on a link, else the whole text. Off at first.
    ///
    /// While `onLinkLongPress` is set, links are that closure's. Menus find `copy(_:)` through the responder chain.
    @IBInspectable open var isCopyable: Bool = false { didSet { listen(isCopyable) } }
    /// Where copied text goes.
    open var pasteboard = UIPasteboard.general
    /// Called with what was copied.
    open var onCopy: ((String) -> Void)?

    // MARK: Override points

    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let insets = contentInsets
        let space = bounds.inset(by: insets)
        write(in: space.size, lines: numberOfLines, fit: .none)
        let text = textLabel.textRect(forBounds: space, limitedToNumberOfLines: numberOfLines)
        let origin = CGPoint(x: text.minX - insets.left, y: text.minY - insets.top)
        return CGRect(origin: origin, size: wholeSize(around: text.size))
    }

    open override func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawShape(in: rect, context)
        let box = writtenBox(in: rect)
        drawAccessory(in: rect)
        drawHighlight(in: box)
        run?.draw(in: self, box)
        drawLetters(in: box, context)
        markLinks(in: box, context)
    }

    /// Draws the text that was written for a box; labels whose letters move draw them elsewhere.
    func drawWritten(in box: CGRect, _ context: CGContext) { textLabel.drawText(in: box) }

    open override func setNeedsDisplay() {
        shown = [:]
        accessibilityParts = nil
        super.setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityParts = nil
        clipToShape()
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, press(at: touch.location(in: self)) else {
            return super.touchesBegan(touches, with: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, isPressed else { return super.touchesMoved(touches, with: event) }
        if !isPressed(at: touch.location(in: self)) { release() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isPressed else { return super.touchesEnded(touches, with: event) }
        fire()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
        super.touchesCancelled(touches, with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === longPress?.recognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return takesLongPress(at: gestureRecognizer.location(in: self))
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard action == NSSelectorFromString("copy:") else {
            return super.canPerformAction(action, withSender: sender)
        }
        return isCopyable && !copiedText.isEmpty
    }

    /// Copies the whole text, whether `isCopyable` is set or not.
    open override func copy(_ sender: Any?) { copyText(copiedText) }

    // MARK: Accessibility

    /// False for labels with links or a token that can be tapped: these, and the text, are elements of their own.
    open override var isAccessibilityElement: Bool {
        get { parts == nil && super.isAccessibilityElement }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text and what in it can be tapped, unless the program set other elements.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? parts }
        set { super.accessibilityElements = newValue }
    }

    private var parts: [UIAccessibilityElement]? {
        if case nil = accessibilityParts { accessibilityParts = .some(makeAccessibilityParts()) }
        return accessibilityParts ?? nil
    }
}

/// Where text stands in a label that is higher than it; the raw values serve nibs.
public enum VerticalTextAlignment: Int, Sendable {
    /// In the space that insets and shape leave.
    case top, center, bottom
    /// In the middle of the label's bounds, whatever the insets above and below.
    case centerOfBounds
}

/// What ends at a label's shape; the raw values serve nibs.
public enum LabelClipping: Int, Sendable {
    /// Nothing: only fill, border and shadow follow the shape.
    case none
    /// Everything: the shape becomes the layer's mask.
    case everything
}
