import Foundation

/// A text input whose text users edit: what the standard actions of editing do with it.
///
/// Source: Apple's documentation of `UIResponderStandardEditActions`. As from a menu, the delegate is asked before text
/// changes.
@MainActor protocol EditedText: UITextInput {
    /// Whether users may change the text.
    var isOpenToEditing: Bool { get }
    /// Whether users may read the text elsewhere.
    var isOpenToCopying: Bool { get }
    /// The text as users see it, and what is selected of it in UTF-16 units.
    var editedString: String { get }
    var editedRange: NSRange { get }
    /// Asks the delegate whether a range may become another text.
    func mayReplace(_ range: NSRange, by text: String) -> Bool
    /// Tells of the end of editing, once the text is its window's first responder no more.
    func didEndEditing()
}

extension EditedText {
    /// What the key that deletes takes away: what is selected, or the character before; nil at the beginning.
    var rangeToDelete: NSRange? {
        let range = editedRange
        guard range.length == 0 else { return range }
        guard range.location > 0 else { return nil }
        return (editedString as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }

    private func mayReplaceSelection(by text: String) -> Bool { mayReplace(editedRange, by: text) }

    private var selectedText: String? {
        guard let range = selectedTextRange, !range.isEmpty else { return nil }
        return text(in: range)
    }

    /// Whether one of the standard actions has anything to do; nil for other actions.
    ///
    /// As in UIKit's menus: copying and cutting need something selected, pasting a text on the pasteboard.
    func mayPerform(_ action: Selector) -> Bool? {
        let hasSelection = selectedTextRange?.isEmpty == false
        switch StandardEditAction.allCases.first(where: { $0.selector == action }) {
        case .cut: return hasSelection && isOpenToEditing && isOpenToCopying
        case .copy: return hasSelection && isOpenToCopying
        case .paste: return isOpenToEditing && UIPasteboard.general.hasStrings
        case .delete: return false
        case .select: return !hasSelection && hasText
        case .selectAll: return hasText && selectedTextRange.map { isEverything($0) } != true
        case nil: return nil
        }
    }

    private func isEverything(_ range: UITextRange) -> Bool {
        compare(range.start, to: beginningOfDocument) == .orderedSame
            && compare(range.end, to: endOfDocument) == .orderedSame
    }

    func selectEverything() { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }

    /// Selects the word around the insertion point, or the one before it.
    func selectWord() {
        guard let point = selectedTextRange?.start else { return }
        let ways = [UITextDirection.storage(.forward), .storage(.backward)]
        let words = ways.lazy.compactMap {
            self.tokenizer.rangeEnclosingPosition(point, with: .word, inDirection: $0)
        }
        if let word = words.first { selectedTextRange = word }
    }

    func copySelection() {
        guard isOpenToCopying, let selectedText else { return }
        UIPasteboard.general.string = selectedText
    }

    func cutSelection() {
        guard isOpenToCopying, isOpenToEditing, let selectedText, mayReplaceSelection(by: "") else { return }
        UIPasteboard.general.string = selectedText
        insertText("")
    }

    func pasteText() {
        guard isOpenToEditing, let text = UIPasteboard.general.string, mayReplaceSelection(by: text) else { return }
        insertText(text)
    }

    func deleteSelection() {
        guard isOpenToEditing, selectedText != nil, mayReplaceSelection(by: "") else { return }
        insertText("")
    }
}

extension UITextField: EditedText {
    var isOpenToEditing: Bool { isEnabled }
    var isOpenToCopying: Bool { !isSecureTextEntry }
    /// What the field keeps: a subclass may show less of it as its `text`.
    var editedString: String { attributedText?.string ?? "" }
    var editedRange: NSRange { selection }
    func mayReplace(_ range: NSRange, by text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
}

extension UITextView: EditedText {
    var isOpenToEditing: Bool { isEditable }
    var isOpenToCopying: Bool { isSelectable && !isSecureTextEntry }
    var editedString: String { textStorage.string }
    var editedRange: NSRange { selectedRange }
    func mayReplace(_ range: NSRange, by text: String) -> Bool {
        (delegate as? any UITextViewDelegate)?.textView(self, shouldChangeTextIn: range, replacementText: text)
            ?? true
    }
}
