/// One line of text in a frame, or a placeholder.
///
/// While it is its window's first responder it counts as edited, and programs type by `insertText(_:)` and
/// `deleteBackward()`; there is no keyboard, and the insertion point stands at the end, undrawn. Source: Apple's
/// documentation of `UITextField`.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
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

    private let label = FieldLabel()
    /// Placard's own: where `UITextInputTraits` are kept.
    public var textInputTraits = TextInputTraits()
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
        set { attributedText = newValue.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        didSet {
            if attributedText?.string != oldValue?.string { chosen = nil }
            textDidChange()
        }
    }
    /// What is shown while there is no text.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The placeholder; what it does not style has the field's font and the system's faint color.
    open var attributedPlaceholder: NSAttributedString? { didSet { textDidChange() } }
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
    private var otherAttributes: [NSAttributedString.Key: Any] = [:]

    // MARK: Edge and side views

    /// What the field's edge looks like.
    open var borderStyle = BorderStyle.none { didSet { borderDidChange() } }
    /// Lies at the left edge, before the text.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// Lies at the right edge, behind the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the left view is shown.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When the right view is shown.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When a button that empties the field is shown; none is. Stored; no effect.
    open var clearButtonMode = ViewMode.never

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
        if clearsOnBeginEditing { write("", over: NSRange(location: 0, length: (text ?? "").utf16.count)) }
        delegate?.textFieldDidBeginEditing(self)
        tell(.editingDidBegin, Self.textDidBeginEditingNotification)
        return true
    }

    /// Ends editing, unless the delegate refuses.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        tell(.editingDidEnd, Self.textDidEndEditingNotification)
        return true
    }

    /// A tap begins editing.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
    }

    /// Whether there is any text.
    open var hasText: Bool { !isEmpty }

    /// Puts a text in the place of the selection, as typing does, without asking the delegate.
    open func insertText(_ text: String) { write(text, over: selection) }

    /// Takes away the selection, or the character before it, without asking the delegate.
    open func deleteBackward() {
        let selection = selection
        guard selection.length == 0 else { return write("", over: selection) }
        guard selection.location > 0 else { return }
        let units = (text ?? "") as NSString
        write("", over: units.rangeOfComposedCharacterSequence(at: selection.location - 1))
    }

    /// Puts a text in the place of a part, with the insertion point behind it, and tells of it.
    func write(_ new: String, over range: NSRange) {
        let text = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString(string: ""))
        text.replaceCharacters(
            in: range, with: NSAttributedString(string: new, attributes: typingAttributes ?? defaultTextAttributes))
        attributedText = text
        chosen = NSRange(location: range.location + new.utf16.count, length: 0)
        tell(.editingChanged, Self.textDidChangeNotification)
    }

    /// The attributes of what is written next; nil for `defaultTextAttributes`.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// What is selected, in UTF-16 units; nil for the end of the text.
    var chosen: NSRange?
    /// What is selected; nil puts the insertion point behind the text.
    open var selectedTextRange: UITextRange? {
        get { TextSpan(selection) }
        set { chosen = newValue.map(range) }
    }
    /// The bar of the insertion point at a place; none is drawn.
    open func caretRect(for position: UITextPosition) -> CGRect {
        caret(at: offset(of: position), in: label)
    }
    /// The rectangles of a selection; none is drawn.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { pieces(of: range, in: label) }

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?
    /// What takes the keyboard's place; nothing shows it here.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// What stands above the keyboard; nothing shows it here.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    private func tell(_ event: Event, _ notification: Notification.Name) {
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
    /// Where the button that clears the text would lie; it is never shown.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let x =
            effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? bounds.minX + Size.clearMargin : bounds.maxX - Size.clearMargin - Size.clearSide
        return CGRect(
            x: x, y: bounds.midY - Size.clearSide / 2, width: Size.clearSide, height: Size.clearSide)
    }
    /// Where the left view lies.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Where the right view lies.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Draws the text in the coordinates of its rectangle.
    open func drawText(in rect: CGRect) { label.drawOwnText(in: rect) }
    /// Draws the placeholder in the coordinates of its rectangle.
    open func drawPlaceholder(in rect: CGRect) { label.drawOwnText(in: rect) }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        let line = max(text.height, (font ?? label.font).lineHeight)
        let sides = [shownLeft, shownRight].compactMap { $0?.bounds.width }.reduce(0, +)
        return CGSize(
            width: text.width + 2 * padding + sides,
            height: borderStyle == .none ? line + 2 : max(leastHeight, line + space))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override var forFirstBaselineLayout: UIView { label }
    open override var forLastBaselineLayout: UIView { label }
    override func textBaselines(atWidth _: CGFloat?) -> TextBaselines? {
        let lines = label.baselinesFromMiddle
        return .middle(first: lines.first, last: lines.last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame =
            isEmpty
            ? placeholderRect(forBounds: bounds)
            : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
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

    /// The height of a round field with a small font, in points; recorded on iOS and in stored frames.
    private var leastHeight: CGFloat { isOld ? 30 : 34 }
    /// The space above and below a line that is higher, in points: before iOS 13 fields were 30 high whatever the font.
    private var space: CGFloat { isOld ? 2 : 14 }
    private var isOld: Bool { viewState.generation < .iOS13 }
    private var padding: CGFloat { borderStyle == .none ? 0 : Size.padding }
    var isEmpty: Bool { attributedText?.length ?? 0 == 0 }
    private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
    private var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }

    private func textArea(_ bounds: CGRect) -> CGRect {
        var area = bounds.insetBy(dx: min(padding, bounds.width / 2), dy: 0)
        if shownLeft != nil {
            let end = leftViewRect(forBounds: bounds).maxX
            area = CGRect(x: end, y: area.minY, width: max(0, area.maxX - end), height: area.height)
        }
        if shownRight != nil { area.size.width = max(0, rightViewRect(forBounds: bounds).minX - area.minX) }
        return area
    }

    private func takeDefaults(_ attributes: [NSAttributedString.Key: Any]) {
        otherAttributes = attributes
        font = otherAttributes.removeValue(forKey: .font) as? UIFont
        textColor = otherAttributes.removeValue(forKey: .foregroundColor) as? UIColor ?? .label
        if let style = otherAttributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
        if let attributedText, attributedText.length > 0 { text = attributedText.string }
    }

    private func adjustFonts() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(to: traitCollection)
        if adjusted != font { self.font = adjusted }
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        textDidChange()
    }

    private func restyle(_ key: NSAttributedString.Key, _ value: AttributeValue?) {
        if let value, let attributedText, attributedText.length > 0 {
            let text = NSMutableAttributedString(attributedString: attributedText)
            text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
            self.attributedText = text
        } else {
            textDidChange()
        }
    }

    private func textDidChange() {
        label.font = font
        label.textColor = isEmpty ? .placeholderText : textColor
        if isEmpty {
            label.attributedText = attributedPlaceholder
        } else if isSecureTextEntry {
            label.text = String(repeating: "•", count: attributedText?.string.count ?? 0)
        } else {
            label.attributedText = attributedText
        }
        label.textAlignment = textAlignment
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumFontSize / max(font?.pointSize ?? 1, 1)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func borderDidChange() {
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : 0.5
        let color: UIColor = borderStyle == .line ? .label : borderStyle == .bezel ? .systemGray : .fieldBorder
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .fieldGround }
        textDidChange()
    }

    private func setUpField() {
        label.alignsByText = true
        label.field = self
        addSubview(label)
        clipsToBounds = true
        textDidChange()
    }
}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UIColor {
    /// iOS's rounded fields: white with a gray edge, nearly black with a darker one.
    fileprivate static let fieldGround = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.1) : .white
    }
    fileprivate static let fieldBorder = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0.8, alpha: 1)
    }
}
