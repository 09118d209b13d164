import Foundation

/// A text whose typed changes can be taken back.
@MainActor protocol TypedText: UIResponder {
    /// In UTF-16 units.
    var length: Int { get }
    func attributedText(in range: NSRange) -> NSAttributedString
    /// Puts a text in the place of a part and tells of it, as typing does.
    func put(_ text: NSAttributedString, over range: NSRange)
}

/// What was typed into a text, for taking it back: letters that follow each other are one change.
@MainActor final class TypingHistory {
    /// The text's own manager, made when it is first asked for.
    private(set) lazy var manager: UndoManager = {
        let manager = UndoManager()
        manager.levelsOfUndo = Self.depth
        return manager
    }()
    /// Whether anything was filed: texts that nobody types into have nothing to forget.
    private var hasChanges = false
    /// Whether the text is being changed by typing, and not by a program that sets another one.
    private(set) var isWriting = false
    /// What the next letter may go on with.
    private weak var last: Change?

    private final class Change {
        let former: NSAttributedString
        var range: NSRange

        init(_ former: NSAttributedString, at range: NSRange) {
            (self.former, self.range) = (former, range)
        }
    }

    /// The most changes that are kept.
    private static let depth = 1_000

    /// Puts a text in the place of a part, and files how that is taken back.
    func write(_ new: NSAttributedString, over range: NSRange, in text: some TypedText, _ change: () -> Void) {
        let former = text.attributedText(in: range)
        isWriting = true
        change()
        isWriting = false
        guard former.length > 0 || new.length > 0, let manager = text.undoManager else { return }
        if former.length == 0, let last, last.range.length > 0, NSMaxRange(last.range) == range.location {
            last.range.length += new.length
        } else {
            file(Change(former, at: NSRange(location: range.location, length: new.length)), of: text, with: manager)
        }
    }

    private func file(_ change: Change, of text: some TypedText, with manager: UndoManager) {
        manager.registerUndo(withTarget: text) { text in
            let start = min(change.range.location, text.length)
            text.put(
                change.former, over: NSRange(location: start, length: min(change.range.length, text.length - start)))
        }
        hasChanges = true
        last = manager.isUndoing || manager.isRedoing ? nil : change
    }

    /// What is typed next is a change of its own.
    func pause() { last = nil }

    /// Forgets all, because a program has set another text.
    func forget(_ text: some TypedText) {
        guard hasChanges, !isWriting else { return }
        (last, hasChanges) = (nil, false)
        text.undoManager?.removeAllActions(withTarget: text)
    }
}

extension UITextView: TypedText {
    var length: Int { textStorage.length }
    func attributedText(in range: NSRange) -> NSAttributedString { textStorage.attributedSubstring(from: range) }
}

extension UITextField: TypedText {
    func attributedText(in range: NSRange) -> NSAttributedString {
        attributedText?.attributedSubstring(from: range) ?? NSAttributedString(string: "")
    }
}
