/// One line of text in a frame, or a placeholder.
///
/// While it is its window's first responder it counts as edited, and programs type by `insertText(_:)` and
/// `deleteBackward()`; there is no keyboard, and the insertion point is not drawn. Source: Apple's
/// documentation of `UITextField`.
@preconcurrency @MainActor open class UITextField: OverridableTextFieldMembers, UITextInputTraits {
    /// How the field's edge looks; raw values as on iOS.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// When a side view is shown; raw values as on iOS.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    /// Why editing ended; raw values as on iOS.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled
    }

    let label = FieldLabel()
    var hasPlacedText = false
    /// Who is asked before editing begins and ends, and is told of both.
    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpField()
    }

    /// Makes a field from a nib or an archive, with the texts and the look that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpField()
        (coder as? NibCoder)?.decoder(of: "textField").map(decodeTextField)
        coder.take(ArchivedProperty<UITextField>.all, for: self)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(ArchivedProperty<UITextField>.all, of: self)
    }

    // MARK: Text

    /// The text; never nil once the field is made, as on Apple's systems.
    open var text: String? {
        get { attributedText?.string ?? "" }
        set {
            keepingLook {
                attributedText = newValue.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }
            }
        }
    }
    /// The text with attributes, which is copied; font, color and alignment are then those of its first character.
    open var attributedText: NSAttributedString? {
        didSet {
            attributedText = attributedText?.snapshot
            if attributedText?.string != oldValue?.string { textWasReplaced() }
            showLabelAnew(after: oldValue)
            if !keepsLook { takeLook() }
            textDidChange()
        }
    }
    /// Whether font, color and alignment stay as they are, whatever text is set.
    var keepsLook = false
    /// What is shown while there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The placeholder; what it does not style has the field's font and the system's faint color.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            attributedPlaceholder = attributedPlaceholder?.snapshot
            textDidChange()
        }
    }
    /// What was set by the names of key-value coding.
    var placeholderLook = (color: UIColor?.none, font: UIFont?.none) { didSet { textDidChange() } }
    /// The font of text and placeholder; nil restores the system font of 17 points.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            restyle(.font, font)
        }
    }
    /// Whether fonts of text styles and of `UIFontMetrics` follow the text size of the field's traits.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }
    /// The text's color.
    open var textColor: UIColor? = .label { didSet { restyle(.foregroundColor, textColor) } }
    /// Where the text lies.
    open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
    /// Whether text that does not fit is made smaller.
    open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
    /// In points; 0 for no limit.
    open var minimumFontSize: CGFloat = 0 { didSet { textDidChange() } }
    /// Whether dots are shown for the letters.
    open var isSecureTextEntry = false { didSet { textDidChange() } }
    /// The attributes of text that is set as a string; setting them changes all of the text. Font, color and alignment
    /// are those of the properties, which follow.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherAttributes
            attributes[.font] = font
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set { takeDefaults(newValue) }
    }
    var otherAttributes: [NSAttributedString.Key: Any] = [:]

    // MARK: What a keyboard is asked for

    /// When letters are typed as capitals. Stored; no effect.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether typed words are corrected. Stored; no effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked while typed. Stored; no effect.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotation marks become curved ones. Stored; no effect.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash. Stored; no effect.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are put in and taken out around what is pasted. Stored; no effect.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether digits are typed on a pad of their own on an iPad. Stored; no effect.
    open var allowsNumberPadPopover = true
    /// Which keys a keyboard shows. Stored; no effect.
    open var keyboardType = UIKeyboardType.default
    /// How a keyboard looks. Stored; no effect.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What stands on the key that ends a text. Stored; no effect.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether that key waits until there is a text. Stored; no effect.
    open var enablesReturnKeyAutomatically = false
    /// What the text means. Stored; no effect.
    open var textContentType: UITextContentType!
    /// What a new password must be like. Stored; no effect.
    open var passwordRules: UITextInputPasswordRules?

    // MARK: Edge and side views

    /// What the field's edge looks like.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { borderDidChange() } } }
    var edge = Edge()
    /// Lies before the text: at the left edge, at the right one where reading goes from the right.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// Lies behind the text: at the right edge, at the left one where reading goes from the right.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the left view is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When the right view is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    // MARK: Editing

    /// Whether the text goes when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the next typed text takes the place of all that is there. Stored; no effect.
    open var clearsOnInsertion = false
    /// Whether a menu offers bold, italic and underlined letters; there is no menu. Stored; no effect.
    open var allowsEditingTextAttributes = false
    /// Whether the field is edited: while it is its window's first responder.
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, unless the delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        setNeedsLayout()
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            write("", over: NSRange(location: 0, length: length))
        }
        delegate?.textFieldDidBeginEditing(self)
        tell(.editingDidBegin, Self.textDidBeginEditingNotification)
        return true
    }

    /// Ends editing, unless the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    /// A tap begins editing, and moves the insertion point of text that is edited.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, point(inside: touch.location(in: self), with: event) { edit(at: touch.location(in: self)) }
    }

    /// Whether there is any text.
    open var hasText: Bool { !isEmpty }

    /// Puts a text in the place of the selection, as typing does, without asking the delegate; a line break is the return key.
    open func insertText(_ text: String) {
        if text == "\n" { takeReturnKey() } else { write(text, over: selection) }
    }
    /// Whether the return key ends editing: where somebody hears of `editingDidEndOnExit`.
    var endsWithReturnKey: Bool { allControlEvents.contains(.editingDidEndOnExit) }

    /// Takes away the selection, or the character before it, without asking the delegate.
    open func deleteBackward() {
        if let range = rangeToDelete { write("", over: range) }
    }

    /// The attributes of what is written next, until something else is selected: those of the text before, or of what is
    /// selected. Nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesToType : nil }
        set { wantedTyping = isEditing ? newValue : nil }
    }
    var wantedTyping: [NSAttributedString.Key: Any]?
    /// What is selected, in UTF-16 units; nil for the end of the text.
    var chosen: NSRange?
    /// What is selected; nil puts the insertion point behind the text.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selection) }
        set { choose(newValue.map(range)) }
    }
    /// The bar of the insertion point at a place; none is drawn.
    open func caretRect(for position: UITextPosition) -> CGRect {
        caret(at: offset(of: position), in: label)
    }
    /// The rectangles of a selection; none is drawn.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { pieces(of: range, in: label) }

    func tell(_ event: Event, _ notification: Notification.Name) {
        sendActions(for: event)
        NotificationCenter.default.post(name: notification, object: self)
    }

    // MARK: Places

    /// Where the edge lies.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where text lies, between the side views and within the border's padding.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(bounds) }
    /// Where the placeholder lies.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where text lies while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(bounds) }
    /// Where the button that empties the field lies.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let x = isMirrored ? bounds.minX + Size.clearMargin : bounds.maxX - Size.clearMargin - Size.clearSide
        return CGRect(
            x: x, y: bounds.midY - Size.clearSide / 2, width: Size.clearSide, height: Size.clearSide)
    }
    /// Where the left view lies.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, at: isMirrored ? .maxXEdge : .minXEdge, bounds)
    }
    /// Where the right view lies.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, at: isMirrored ? .minXEdge : .maxXEdge, bounds)
    }

    /// Draws the text in the coordinates of its rectangle.
    open func drawText(in rect: CGRect) { label.drawOwnText(in: rect) }
    /// Draws the placeholder in the coordinates of its rectangle.
    open func drawPlaceholder(in rect: CGRect) { label.drawOwnText(in: rect) }

    // MARK: Places

    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The place behind the last character.
    open var endOfDocument: UITextPosition { TextOffset(length) }

    /// The place some UTF-16 units on; nil beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooLarge) = self.offset(of: position).addingReportingOverflow(offset)
        return !isTooLarge && (0...length).contains(sum) ? TextOffset(sum) : nil
    }

    /// The UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }

    /// The range between two places, whichever comes first.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(between: offset(of: fromPosition), offset(of: toPosition))
    }

    /// The text of a range.
    open func text(in range: UITextRange) -> String? {
        ((text ?? "") as NSString).substring(with: self.range(of: range))
    }

    /// Puts a text in the place of a range, as typing does.
    open func replace(_ range: UITextRange, withText text: String) { write(text, over: self.range(of: range)) }

    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = offset(of: position) - offset(of: other)
        return difference == 0 ? .orderedSame : difference < 0 ? .orderedAscending : .orderedDescending
    }

    /// The first rectangle around a range.
    open func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    /// The place next to a point of the field.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        var places = characters.map(\.location)
        places.append(length)
        let carets = places.map { abs(caretRect(for: TextOffset($0)).midX - point.x) }
        return zip(places, carets).min { $0.1 < $1.1 }.map { TextOffset($0.0) }
    }

    /// The character at a point of the field; nil without text.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        let spans = characters.map { TextSpan($0) }
        return spans.min { abs(firstRect(for: $0).midX - point.x) < abs(firstRect(for: $1).midX - point.x) }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    private var naturalSize: CGSize {
        let text = label.intrinsicContentSize
        let usual = (font ?? label.font).lineHeight
        // A label's height is a whole number of pixels, which a line is not; another font's line is higher than that.
        let line = text.height > pixelGrid.ceil(usual) ? text.height : usual
        let sides = [shownLeft, shownRight].compactMap { $0.map(sideSize)?.width }.reduce(0, +)
        return CGSize(
            width: ownWidth(ofText: text.width) + sides,
            height: borderStyle == .none ? plainHeight(line) : borderedHeight(line))
    }

    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }
    override func textBaselines(atWidth _: CGFloat?) -> TextBaselines? {
        let lines = label.baselinesFromMiddle
        return .middle(first: lines.first, last: lines.last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeTextInFront()
        let space =
            isEmpty
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        label.frame = lineRect(within: space)
        label.showInsertionPoint(at: isEditing && !isEmpty ? shownOffset(NSMaxRange(selection)) : nil)
        for (view, isShown, rect) in [
            (leftView, shownLeft != nil, leftViewRect(forBounds: bounds)),
            (rightView, shownRight != nil, rightViewRect(forBounds: bounds)),
        ] {
            view?.isHidden = !isShown
            if isShown { view?.frame = rect }
        }
    }

    override var drawsContent: Bool { type(of: self) != UITextField.self }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        borderDidChange()
    }

    private enum Size {
        static let padding: CGFloat = 7
        static let clearSide: CGFloat = 19
        static let clearMargin: CGFloat = 5
    }

    var padding: CGFloat { borderStyle == .none ? 0 : Size.padding }
    var isEmpty: Bool { attributedText?.length ?? 0 == 0 }
    var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
    var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }

    private func setUpField() {
        label.alignsByText = true
        label.field = self
        addSubview(label)
        textDidChange()
    }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
