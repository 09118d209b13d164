import Dispatch

/// A view that shows a text of any length with its links, laid out by a text storage, a layout manager and a container.
///
/// The three are TextKit's, for clients to use and to replace. Unlike on Apple's systems there is no keyboard:
/// programs type by `insertText(_:)` and `deleteBackward()`. Source: Apple's documentation of `UITextView`.
@preconcurrency @MainActor open class UITextView: OverridableTextViewMembers, UITextInputTraits {
    /// The area that text is laid out in: as wide as the view without its insets, and as high as the text.
    open private(set) var textContainer: NSTextContainer
    /// The text with its attributes, that of the layout manager; changes show at once.
    open var textStorage: NSTextStorage {
        if let given = lines.textStorage, given !== ownStorage { ownStorage = given }
        return ownStorage
    }
    /// What lays out and draws the text: the container's. From the first call on there is no `textLayoutManager`.
    open var layoutManager: NSLayoutManager {
        usesFragments = false
        return lines
    }
    /// The same, for the view itself.
    var lines: NSLayoutManager {
        if let given = textContainer.layoutManager, given !== ownManager { take(given) }
        return ownManager
    }
    /// What lays the text out in fragments, those that its delegate makes being drawn: there for text views that made their
    /// container or were given one that has it, until `layoutManager` is asked for.
    open var textLayoutManager: NSTextLayoutManager? {
        guard usesFragments else { return nil }
        if contents == nil { contents = NSTextContentStorage(showing: lines, in: textContainer) }
        return textContainer.textLayoutManager
    }
    /// The same, if somebody makes fragments of their own.
    var ownFragments: NSTextLayoutManager? {
        guard usesFragments, let manager = textContainer.textLayoutManager, manager.delegate != nil else {
            return nil
        }
        return manager
    }
    private var usesFragments: Bool
    /// What holds the layout manager of fragments.
    private var contents: NSTextContentManager?
    private var ownManager: NSLayoutManager
    private var ownStorage: NSTextStorage
    private var style = TextViewStyle()
    /// What the client wants typed text to look like, until something else is selected.
    private var wantedTyping: [NSAttributedString.Key: Any]?
    /// How high the container is that a program gave, while the view does not scroll; 0 for no limit, in points.
    let columnHeight: CGFloat
    private(set) var tap: UITapGestureRecognizer?
    /// Shows the text.
    private(set) lazy var canvas = TextCanvas(of: self)

    // MARK: Making

    /// Makes a text view that draws a container's text.
    ///
    /// - Parameters:
    ///   - frame: The rectangle in the superview, in points.
    ///   - textContainer: Nil for a new one. One that has no layout manager, or whose manager has no storage, is given
    ///     what it lacks. Its width follows the view's.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        contents = textContainer?.textLayoutManager?.textContentManager
        usesFragments = textContainer == nil || contents != nil
        let stack = TextViewStack(textContainer)
        columnHeight = textContainer?.size.height ?? 0
        self.textContainer = stack.container
        ownManager = stack.manager
        ownStorage = stack.storage
        super.init(frame: frame)
        setUpTextView()
        backgroundColor = .systemBackground
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view without size.
    ///
    /// - Parameter usingTextLayoutManager: Whether there is a `textLayoutManager`; lines are the same with and without.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        usesFragments = usingTextLayoutManager
    }

    /// Makes a text view from a nib or an archive, with the text and the look that the document gives it.
    public required init?(coder: NSCoder) {
        usesFragments = true
        let stack = TextViewStack(nil)
        columnHeight = 0
        textContainer = stack.container
        ownManager = stack.manager
        ownStorage = stack.storage
        super.init(coder: coder)
        setUpTextView()
        (coder as? NibCoder)?.decoder(of: "textView").map(decodeTextView)
        coder.take(ArchivedProperty<UITextView>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UITextView>.all, of: self)
    }

    private func setUpTextView() {
        contentMode = .redraw
        textContainer.widthTracksTextView = true
        linkTextAttributes = nil
        insertSubview(canvas, at: 0)
        observeLayout()
        let tap = UITapGestureRecognizer(action: { [weak self] in self?.didTap($0.location(in: self)) })
        self.tap = tap
        addGestureRecognizer(tap)
        prepareTap()
        fitContainer()
    }

    // MARK: Text

    /// The text in the view's font, color and alignment; setting it drops all attributes and puts the insertion point
    /// behind the text.
    open var text: String! {
        get { textStorage.string }
        set { replaceText(NSAttributedString(string: newValue ?? "", attributes: style.attributes)) }
    }

    /// The text with its attributes; what is set is copied, and font, color, alignment and what is typed next are then
    /// those of its first character.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            let text = newValue ?? NSAttributedString(string: "")
            if text.length > 0 { style = TextViewStyle(text.typingAttributes(at: 0)) }
            replaceText(text)
        }
    }

    private func replaceText(_ text: NSAttributedString) {
        let former = selectedRange
        if text.length == 0, style.font == nil { style.font = font }
        wantedTyping = nil
        lines.emptyFont = style.font
        textStorage.setAttributedString(text)
        select(NSRange(location: text.length, length: 0), after: former)
        history.forget(self)
        detectData()
    }

    /// The font of the first letter; setting it changes that of all of the text.
    ///
    /// Nil until a font or a text that is not empty was set; text without a font has TextKit's own, Helvetica 12.
    open var font: UIFont? {
        get {
            guard textStorage.length > 0 else { return style.font }
            return textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? TextDefaults.textKit.font
        }
        set {
            style.font = newValue
            wantedTyping = nil
            lines.emptyFont = newValue
            apply(.font, newValue)
        }
    }

    /// Whether fonts of text styles and of `UIFontMetrics` follow the text size of the view's traits.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

    /// The color of all of the text; nil draws `.label`.
    open var textColor: UIColor? {
        get { style.color }
        set {
            style.color = newValue
            wantedTyping = nil
            apply(.foregroundColor, newValue ?? .label)
        }
    }

    /// Which side lines are flush with; `natural` follows the direction of each paragraph. Setting it leaves all else
    /// of the text's paragraph styles.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            wantedTyping = nil
            align(newValue)
        }
    }

    /// How links look: these attributes take the place of the text's own; only colors and lines count. Nil gives links the
    /// view's tint, as at first.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { lines.linkAttributes }
        set {
            hasLinkLook = newValue != nil
            lines.linkAttributes = newValue ?? ownLinkLook
        }
    }
    private(set) var hasLinkLook = false
    private var ownLinkLook: [NSAttributedString.Key: Any] { [.foregroundColor: shownTint] }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if !hasLinkLook { lines.linkAttributes = ownLinkLook }
    }

    /// The attributes of what is typed next: those of the text before the insertion point, or of what is selected.
    ///
    /// What is set holds until something else is selected, and for plain text.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { wantedTyping ?? textStorage.typingAttributes(over: selectedRange) ?? style.attributes }
        set {
            style = TextViewStyle(newValue)
            wantedTyping = newValue
            lines.emptyFont = style.font
        }
    }

    /// The margins around the container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { insetDidChange() } }
    }

    // MARK: Interaction

    /// Whether the text can be edited: a tap begins it, with the insertion point there. Links answer only while it is false.
    open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }
    /// What becomes a link of itself in text that cannot be edited; nothing at first.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { detectData() } }
    /// The links that were made of finds, by UTF-16 units of the text.
    var detectedLinks: [(range: NSRange, url: URL)] = []
    /// Whether links answer to touches, and text that can be edited to taps.
    open var isSelectable = true

    /// Kept within the text's bounds; nothing shows it.
    open var selectedRange: NSRange {
        get { NSRange(location: min(selection.location, textStorage.length), length: selectedLength) }
        set {
            history.pause()
            select(newValue, after: selectedRange)
        }
    }

    /// Selects a range, and tells of it if another one was selected before.
    func select(_ range: NSRange, after former: NSRange) {
        selection = range.location >= 0 ? range : NSRange(location: 0, length: 0)
        guard selectedRange != former else { return }
        wantedTyping = nil
        (delegate as? UITextViewDelegate)?.textViewDidChangeSelection(self)
    }

    private var selection = NSRange(location: 0, length: 0)

    private var selectedLength: Int {
        max(0, min(selection.length, textStorage.length - min(selection.location, textStorage.length)))
    }

    // MARK: Typing and places in the text

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, unless the delegate refuses; a text that cannot be edited is only selected in.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        let editor = isEditable ? delegate as? UITextViewDelegate : nil
        guard window != nil, canBecomeFirstResponder, editor?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        isEdited = isEditable
        editor?.textViewDidBeginEditing(self)
        if isEditable { tell(Self.textDidBeginEditingNotification) }
        return true
    }

    /// Ends editing, unless the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        let editor = isEdited ? delegate as? UITextViewDelegate : nil
        guard editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    /// Whether the view was editable when it became first.
    var isEdited = false

    /// Whether there is any text.
    open var hasText: Bool { textStorage.length > 0 }

    /// Puts a text in the place of what is selected, as typing does.
    open func insertText(_ text: String) { write(text, over: selectedRange) }

    /// Takes away what is selected, or else the character before it.
    open func deleteBackward() {
        if let range = rangeToDelete { write("", over: range) }
    }

    /// Where the insertion point is drawn at a place of the text: 2 points wide, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: offset(of: position)) }

    /// The first rectangle around a range, on its first line.
    open func firstRect(for range: UITextRange) -> CGRect { rects(of: self.range(of: range)).first ?? .null }

    /// The place of the text that is next to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(at: point)) }

    /// The rectangles that cover a range, one for each line.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(of: self.range(of: range))
        return rects.enumerated().map { index, rect in
            TextSelectionPiece(rect, isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }

    /// What is selected, as a range of places.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selectedRange) }
        set { selectedRange = newValue.map { range(of: $0) } ?? NSRange(location: 0, length: 0) }
    }

    /// Scrolls as little as is needed to show some text; nothing if it is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let glyphs = lines.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        let rect = lines.boundingRect(forGlyphRange: glyphs, in: textContainer)
        scrollRectToVisible(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
    }

    /// Where text is not edited taps begin over links alone, so that other touches stay with subviews and subclasses.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === tap else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return takesTap(at: gestureRecognizer.location(in: self))
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
    }

    // MARK: Size

    /// Whether the text scrolls; otherwise the view wants to be as high as its text.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { scrollingDidChange() } }
    }

    override var wrapsContent: Bool { !isScrollEnabled && textContainer.widthTracksTextView }
    override var drawsContent: Bool { type(of: self) != UITextView.self }
    override func textBaselines(atWidth width: CGFloat?) -> TextBaselines? { baselines(atWidth: width ?? 0) }
    override var baselineFont: UIFont? { font }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(fitting: size.width) }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return textSize(fitting: widthOfContent(unplaced: bounds.width) ?? 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        settleText()
    }

    override func contentNeedsLayout() -> Bool { settleTextAlone() }
    /// The size of the text with its margins, as wide as the view; what is set holds until text or width change.
    ///
    /// It follows them at once, as chats read it in `textViewDidChange(_:)`.
    open override var contentSize: CGSize {
        get {
            if measuredWidth != bounds.width { measureText() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    /// For which width the content's size holds: none once the text may take another space.
    var measuredWidth: CGFloat?
    var laidOutSize = CGSize.zero

    override func didScroll() {
        super.didScroll()
        canvas.cover(bounds)
    }

    /// Draws view and text again.
    open override func setNeedsDisplay() {
        super.setNeedsDisplay()
        canvas.setNeedsDisplay()
    }

    /// Goes on with a layout manager that has taken the container over, and tells the view of what is set to it.
    private func take(_ manager: NSLayoutManager) {
        (ownManager, manager.emptyFont, manager.linkAttributes) = (manager, style.font, ownManager.linkAttributes)
    }

    private func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        style.font = style.font?.adjusted(to: traitCollection)
        lines.emptyFont = style.font
        adjustFontsOfText()
    }
}
