/// A view that shows a text of any length with its links, laid out by a text storage, a layout manager and a container.
///
/// The three are TextKit's, for clients to use and to replace. Unlike on Apple's systems nobody types: there is no
/// keyboard, so `isEditable` only decides whether links answer to touches. Source: Apple's documentation of
/// `UITextView`.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    /// The area that text is laid out in: as wide as the view without its insets, and as high as the text.
    public let textContainer: NSTextContainer
    /// The text with its attributes; changes show at once.
    public let textStorage: NSTextStorage
    /// What lays out and draws the text.
    public let layoutManager: NSLayoutManager
    private var style = TextViewStyle()
    private var laidOutSize = CGSize.zero

    // MARK: Making

    /// Makes a text view that draws a container's text.
    ///
    /// - Parameter textContainer: Nil for a new one. One that has no layout manager, or whose manager has no storage,
    ///   is given what it lacks. Its width follows the view's.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let stack = TextViewStack(textContainer)
        self.textContainer = stack.container
        layoutManager = stack.manager
        textStorage = stack.storage
        super.init(frame: frame)
        setUpTextView()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        let stack = TextViewStack(nil)
        textContainer = stack.container
        layoutManager = stack.manager
        textStorage = stack.storage
        super.init(coder: coder)
        setUpTextView()
        (coder as? NibCoder)?.decoder(of: "textView").map(decodeTextView)
    }

    private func setUpTextView() {
        contentMode = .redraw
        textContainer.widthTracksTextView = true
        linkTextAttributes = [.foregroundColor: UIColor.link]
        layoutManager.onInvalidation = { [weak layer] in
            layer?.setNeedsLayout()
            layer?.setNeedsDisplay()
        }
        addGestureRecognizer(UITapGestureRecognizer(action: { [weak self] in self?.didTap($0.location(in: self)) }))
        fitContainer()
    }

    // MARK: Text

    /// The text in the view's font, color and alignment; setting it drops all attributes.
    open var text: String! {
        get { textStorage.string }
        set { attributedText = NSAttributedString(string: newValue ?? "", attributes: style.attributes) }
    }

    /// The text with its attributes; what is set is copied.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    /// The font of all of the text; nil until one was set, which draws TextKit's own.
    open var font: UIFont? {
        get { style.font }
        set {
            style.font = newValue
            apply(.font, newValue)
        }
    }

    /// The color of all of the text; nil draws `.label`.
    open var textColor: UIColor? {
        get { style.color }
        set {
            style.color = newValue
            apply(.foregroundColor, newValue ?? .label)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            apply(.paragraphStyle, style.paragraphStyle)
        }
    }

    /// How links look: these attributes take the place of the text's own; only colors and lines count.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { layoutManager.linkAttributes }
        set { layoutManager.linkAttributes = newValue ?? [:] }
    }

    /// The attributes that plain text is given.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set { style = TextViewStyle(newValue) }
    }

    /// The margins around the container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { fitContainer() } }
    }

    // MARK: Interaction

    /// Kept: nobody can type. Links answer to touches while it is false.
    open var isEditable = true
    /// Whether links answer to touches.
    open var isSelectable = true

    /// Kept within the text's bounds; nothing shows it.
    open var selectedRange: NSRange {
        get { NSRange(location: min(selection.location, textStorage.length), length: selectedLength) }
        set {
            selection = newValue.location >= 0 ? newValue : NSRange(location: 0, length: 0)
            (delegate as? UITextViewDelegate)?.textViewDidChangeSelection(self)
        }
    }

    private var selection = NSRange(location: 0, length: 0)

    private var selectedLength: Int {
        max(0, min(selection.length, textStorage.length - min(selection.location, textStorage.length)))
    }

    /// Scrolls as little as is needed to show some text; nothing if it is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        let rect = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
        scrollRectToVisible(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
    }

    // MARK: Size

    /// Whether the text scrolls; otherwise the view wants to be as high as its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : textSize(fitting: bounds.width)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitContainer()
        contentSize = CGSize(width: bounds.width, height: textSize.height)
        guard contentSize != laidOutSize else { return }
        laidOutSize = contentSize
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    override func didScroll() {
        super.didScroll()
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        let place = CGRect(origin: rect.origin, size: rect.size).offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)
        let glyphs = layoutManager.glyphRange(forBoundingRect: place, in: textContainer)
        layoutManager.drawBackground(forGlyphRange: glyphs, at: textOrigin)
        layoutManager.drawGlyphs(forGlyphRange: glyphs, at: textOrigin)
    }

    private func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        let all = NSRange(location: 0, length: textStorage.length)
        guard let value else { return textStorage.removeAttribute(key, range: all) }
        textStorage.addAttribute(key, value: value, range: all)
    }
}

/// Is told what happens in a text view; all members are optional, as on iOS. Those about typing are never called and do
/// not exist.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// A link was touched.
    ///
    /// - Returns: Whether the system may open it; nothing is opened here.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// The selected range was set.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }

    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// What a touch on a link or an attachment asks for; raw values as on iOS.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}
