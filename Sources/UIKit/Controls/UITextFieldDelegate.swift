import Foundation

/// Hears of editing; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `UITextFieldDelegate`.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended, and why; the default tells by the member without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the text may go, by the button that empties the field or as editing begins (`clearsOnBeginEditing`).
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called when what is selected has changed, by the program or by what it writes.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the return key, for which a written line break stands, does what it does by itself.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Called by `cut(_:)`, `paste(_:)` and `delete(_:)`; `insertText(_:)` does not ask, on Apple's systems neither.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    /// Permits it, for delegates without the member.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Permits it, for delegates without the member.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Tells by the member without a reason, for delegates without this one.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Permits it, for delegates without the member.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Permits it, for delegates without the member.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Permits it, for delegates without the member.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

extension UITextField {
    /// What the return key does, unless the delegate refuses it: Apple's documentation of `textFieldShouldReturn(_:)`.
    func takeReturnKey() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let ends = endsWithReturnKey
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }
}
