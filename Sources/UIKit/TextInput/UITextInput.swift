/// An object whose text is read, selected and written by places that only the object knows.
///
/// There is no input system here: programs and tests call these members. Apple requires all of them of a class; those
/// that follow from others have a default here. Source: Apple's documentation of `UITextInput`.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text of a range; nil for one that the object does not know.
    func text(in range: UITextRange) -> String?
    /// Puts a text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether a range may be replaced by a text; true unless the object says otherwise.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and marked text

    /// What is selected; empty where the insertion point stands, nil for nothing.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method has not finished yet; nil for nothing.
    var markedTextRange: UITextRange? { get }
    /// How text looks that an input method has not finished yet.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Writes what an input method has so far in the place of what it had, or of what is selected.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Keeps what an input method has written.
    func unmarkText()

    // MARK: Places

    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place a number of the object's units on; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place a number of steps towards a side of the screen; nil beyond the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The object's units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The place of a range that lies farthest towards a side of the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// What lies between a place and the end of the line, or of the text, towards a side of the screen.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?

    // MARK: Directions

    /// The direction of the text at a place.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the direction of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// The first rectangle around a range, in the object's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Where the insertion point is drawn at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles that cover a range, one for each line.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place next to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place of a range next to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point; nil where there is none.
    func characterRange(at point: CGPoint) -> UITextRange?

    // MARK: The input system

    /// Who is told of changes that the object makes itself; a class that declares it is told nothing here.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words, sentences and other units.
    var tokenizer: any UITextInputTokenizer { get }
    /// The view whose coordinates places and rectangles are in.
    var textInputView: UIView { get }
}

/// Who is told that text and selection of a `UITextInput` change without the input system's doing.
///
/// Source: Apple's documentation of `UITextInputDelegate`.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// The gestures by which people select and edit the text of a view that takes some; nothing shows them here.
///
/// Source: Apple's documentation of `UITextInteraction`.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    /// What people may do; raw values as on iOS.
    public enum Mode: Int, Sendable {
        case editable = 0
        case nonEditable
    }

    /// What people may do.
    open private(set) var textInteractionMode: Mode
    /// Whose text it is. Stored; no effect.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// Who is asked whether gestures may begin. Stored; no effect.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Makes the gestures for reading or for writing.
    public init(for mode: Mode) {
        textInteractionMode = mode
        super.init()
    }

    /// Called before the interaction is added to a view, or nil.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or nil.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Who decides whether gestures of editing begin; nobody asks here.
///
/// Source: Apple's documentation of `UITextInteractionDelegate`.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
    /// Whether a gesture may begin at a point of the view.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a gesture begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after a gesture has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Permits it, for delegates without the member.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing, for delegates without the member.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
