/// Is told what happens in a text view; all members are optional, as on iOS.
///
/// Those about editing are never called, because there is no keyboard; changes by `insertText(_:)` and
/// `deleteBackward()` are told.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// A link was touched.
    ///
    /// - Returns: Whether the system may open it; nothing is opened here.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// The selected range was set, or moved by an insertion or a deletion.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Not called: `insertText(_:)` does not ask, on Apple's systems neither.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when `insertText(_:)` or `deleteBackward()` has changed the text.
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    /// Permits it, for delegates without the member.
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }

    /// Does nothing, for delegates without the member.
    public func textViewDidChangeSelection(_ textView: UITextView) {}

    /// Permits it, for delegates without the member.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Permits it, for delegates without the member.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Permits it, for delegates without the member.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func textViewDidChange(_ textView: UITextView) {}
}

/// What a touch on a link or an attachment asks for; raw values as on iOS.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}
