/// The keyboard below the finger.
///
/// ```swift
/// finger.tap(at: CGPoint(x: 20, y: 10))      // the field is edited now
/// finger.type("0417\n")                      // its delegate is asked for each digit, and for the return key
/// finger.deleteBackward()
/// ```
extension TouchSequence {
    /// Types a text into what is the window's first responder, key by key; a line break is the return key.
    ///
    /// As on a device the delegate of a field or a text view is asked whether each character may be put in, which
    /// `insertText(_:)` does not do. Nothing is typed where no text input is first responder, or where users may not edit it.
    public func type(_ text: String) {
        for character in text { press(String(character)) }
    }

    /// Presses the key that takes away what is selected, or the character before; delegates are asked where there is one.
    public func deleteBackward() {
        guard let input = window.firstResponder as? any UIKeyInput else { return }
        let edited = input as? any EditedText
        guard edited?.isOpenToEditing != false else { return }
        if let edited, let range = edited.rangeToDelete, !edited.mayReplace(range, by: "") { return }
        guard isFirst(input) else { return }
        window.eventClock.drive { input.deleteBackward() }
    }

    private func press(_ key: String) {
        guard let input = window.firstResponder as? any UIKeyInput, mayPress(key, in: input), isFirst(input)
        else { return }
        window.eventClock.drive { input.insertText(key) }
    }

    /// False where the delegate ended editing, or had it begin elsewhere, while it was asked: it has written what it wanted, as
    /// those of fields for a code's digits do, and answers yes all the same.
    private func isFirst(_ input: any UIKeyInput) -> Bool { window.firstResponder === input }

    private func mayPress(_ key: String, in input: any UIKeyInput) -> Bool {
        guard let edited = input as? any EditedText else { return true }
        // The return key of a field asks by itself, and writes nothing.
        let isReturn = key == "\n" && edited is UITextField
        return edited.isOpenToEditing && (isReturn || edited.mayReplace(edited.editedRange, by: key))
    }
}
