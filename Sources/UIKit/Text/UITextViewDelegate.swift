/// Is told what happens in a text view; all members are optional, as on iOS. Those about typing are never called and do
/// not exist.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// A link was touched.
    ///
    /// - Returns: Whether the system may open it; nothing is opened here.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// The selected range was set.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }

    public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// What a touch on a link or an attachment asks for; raw values as on iOS.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0
    case presentActions = 1
    case preview = 2
}
