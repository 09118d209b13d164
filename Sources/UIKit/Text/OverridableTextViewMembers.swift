import Foundation

/// Members of `UITextView` that programs override now and then: those of `UITextInput` that follow from others, or go by places.
///
/// Swift lets only members in the body of a class be overridden. Placard's own, a class between `UITextView` and `UIScrollView`; every object
/// of it is a text view.
@preconcurrency @MainActor open class OverridableTextViewMembers: UIScrollView {
    let history = TypingHistory()
    /// The text's own: typing registers with it, letters that follow each other as one change.
    open override var undoManager: UndoManager? { history.manager }

    private var own: UITextView { unsafeDowncast(self, to: UITextView.self) }

    /// What surrounds the text. Stored; no effect.
    open var borderStyle = UITextView.BorderStyle.none

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

    /// Whether a menu offers bold, italic and underlined letters; there is no menu. Stored; no effect.
    open var allowsEditingTextAttributes = false
    /// Whether the next typed text takes the place of all that is there. Stored; no effect.
    open var clearsOnInsertion = false
    /// Whether users can search the text. Stored; no effect.
    open var isFindInteractionEnabled = false
    /// Whether letters have the size that they have on Macs. Stored; no effect.
    open var usesStandardTextScaling = false

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
    /// Whether the text is hidden. Stored; no effect.
    open var isSecureTextEntry = false

    // MARK: Places

    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The place behind the last character.
    open var endOfDocument: UITextPosition { TextOffset(own.textStorage.length) }

    /// The place some UTF-16 units on; nil beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooLarge) = own.offset(of: position).addingReportingOverflow(offset)
        return !isTooLarge && (0...own.textStorage.length).contains(sum) ? TextOffset(sum) : nil
    }

    /// The UTF-16 units from one place to another.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        own.offset(of: toPosition) - own.offset(of: from)
    }

    /// The range between two places, whichever comes first.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(between: own.offset(of: fromPosition), own.offset(of: toPosition))
    }

    /// The text of a range.
    open func text(in range: UITextRange) -> String? {
        (own.textStorage.string as NSString).substring(with: own.range(of: range))
    }

    /// Puts a text in the place of a range, as typing does.
    open func replace(_ range: UITextRange, withText text: String) { own.write(text, over: own.range(of: range)) }

    /// Which of two places comes first.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = own.offset(of: position) - own.offset(of: other)
        return difference == 0 ? .orderedSame : difference < 0 ? .orderedAscending : .orderedDescending
    }

    /// The character at a point of the view; nil without text.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard own.hasText else { return nil }
        let index = own.lines.characterIndex(
            for: own.inContainer(point), in: own.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        let text = own.textStorage.string as NSString
        return TextSpan(text.rangeOfComposedCharacterSequence(at: min(index, text.length - 1)))
    }

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
}
