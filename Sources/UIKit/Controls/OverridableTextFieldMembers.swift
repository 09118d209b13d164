import Foundation

/// Members of `UITextField` that programs override now and then: those of `UITextInput` that follow from others.
///
/// Swift lets only members in the body of a class be overridden, so that those of text views stand here once more: a field and a view
/// have no class in common that has them. Placard's own, a class between `UITextField` and `UIControl`; every object of it is a text field.
@preconcurrency @MainActor open class OverridableTextFieldMembers: UIControl {
    let history = TypingHistory()
    /// The text's own: typing registers with it, letters that follow each other as one change.
    open override var undoManager: UndoManager? { history.manager }

    private var own: UITextField { unsafeDowncast(self, to: UITextField.self) }

    override func applyBackground() { show(background: viewState.background ?? own.groundOfStyle) }

    /// The image that is stretched over the field, in place of the border that its style has; none with a round border.
    ///
    /// Source: Apple's documentation of `UITextField.background`.
    open var background: UIImage? { didSet { backgroundDidChange() } }
    /// That image while the field is disabled; it counts only where there is a `background`.
    open var disabledBackground: UIImage? { didSet { backgroundDidChange() } }
    private var ground: UIImageView?

    private func backgroundDidChange() {
        defer { own.edgeDidChange() }
        guard showsBackground, let image = isEnabled ? background : disabledBackground ?? background else {
            ground?.removeFromSuperview()
            ground = nil
            return
        }
        let ground = ground ?? UIImageView()
        ground.image = image
        ground.frame = own.borderRect(forBounds: bounds)
        if self.ground == nil { insertSubview(ground, at: 0) }
        self.ground = ground
    }

    /// Whether an image takes the place of the border.
    var showsBackground: Bool { background != nil && own.borderStyle != .roundedRect }

    func borderStyleDidChange() {
        guard background != nil else { return }
        backgroundDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if background != nil { backgroundDidChange() }
    }

    /// When a button that empties the field is shown; only beside a text.
    ///
    /// Source: Apple's documentation of `UITextField.clearButtonMode`.
    open var clearButtonMode = UITextField.ViewMode.never { didSet { setNeedsLayout() } }
    private var clearButton: ClearButton?
    /// Whether that button is shown.
    var showsClearButton: Bool { clearButtonMode != .never && own.isShown(clearButtonMode) && !own.isEmpty }

    private func layOutClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? ClearButton { [weak self] in self?.own.emptyByButton() }
        if clearButton == nil { addSubview(button) }
        button.isHidden = false
        button.frame = own.clearButtonRect(forBounds: bounds)
        clearButton = button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground?.frame = own.borderRect(forBounds: bounds)
        layOutClearButton()
    }

    /// What an input method has not finished yet: nothing, because there is none.
    open var markedTextRange: UITextRange? { nil }
    /// Finishes what an input method has begun; no effect.
    open func unmarkText() {}
    /// Whether a text may take a range's place: always, by itself.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// The menu for a part of the text: the system's; nobody asks here.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// How marked text looks: nil, because nothing stays marked. Stored; no effect.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    /// Writes a text over what is selected: nothing stays marked, because there is no input method that would go on.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        own.selectedTextRange.map { own.replace($0, withText: markedText ?? "") }
    }
    /// Who is told of changes by the system's keyboard; it is not, because there is none. Stored; no effect.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// The direction of the paragraph's first letter decides: natural.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// No effect.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// Finds words and other units by UAX #29.
    open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: own) }
    /// The view itself.
    open var textInputView: UIView { own }
    /// What lets users carry text away: nil, because nobody can here.
    open var textDragInteraction: UIDragInteraction? { nil }
    /// Whether words are offered while typed. Stored; no effect.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// Whether results of formulas are offered while typed. Stored; no effect.
    open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
    /// How far a system's tools for writing may change the text. Stored; no effect.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// What such tools may write. Stored; no effect.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    /// Who decides what users carry away. Stored; no effect.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    /// Who decides what users drop. Stored; no effect.
    open weak var textDropDelegate: (any UITextDropDelegate)?
    /// What lets users drop text: nil, because nobody can here.
    open var textDropInteraction: UIDropInteraction? { nil }

    // MARK: The floating cursor

    /// A finger on the keyboard's space bar begins to move the insertion point, which stays for now.
    open func beginFloatingCursor(at point: CGPoint) {}
    /// Moves the insertion point to the place next to a point.
    open func updateFloatingCursor(at point: CGPoint) { own.moveInsertionPoint(to: point) }
    /// The insertion point stays where it was moved.
    open func endFloatingCursor() {}

    /// The attributes of the character behind a place, or before it; nil where there is none.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { own.styling(of: own.attributedText, at: position, in: direction) }

    // MARK: Moving

    /// The place a number of steps on: units of the text to the right and left, lines upwards and downwards.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        own.steppedPosition(from: position, in: direction, offset: offset)
    }

    /// The end of a range to the right and below, its start to the left and above; the other way in text from the right.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        own.steppedPosition(within: range, farthestIn: direction)
    }

    /// What lies between a place and the line's end to the right or left, or the text's upwards or downwards.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        own.extendedRange(byExtending: position, in: direction)
    }

    /// The place next to a point, or the end of the range that it lies beyond.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        own.nearestPosition(to: point, within: range)
    }

    // MARK: Actions of editing

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        own.mayPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func selectAll(_ sender: Any?) { own.selectEverything() }
    open override func select(_ sender: Any?) { own.selectWord() }
    open override func copy(_ sender: Any?) { own.copySelection() }
    open override func cut(_ sender: Any?) { own.cutSelection() }
    open override func paste(_ sender: Any?) { own.pasteText() }
    open override func delete(_ sender: Any?) { own.deleteSelection() }

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
}
