/// An object that text can be typed into.
///
/// There is no keyboard here: programs and tests type by these members. Source: Apple's documentation of `UIKeyInput`.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts a text where the insertion point stands, as typing does.
    func insertText(_ text: String)
    /// Takes away the character before the insertion point.
    func deleteBackward()
}

extension UIKeyInput {
    /// What an input method has not finished yet: nothing, because there is none.
    public var markedTextRange: UITextRange? { nil }
    /// Finishes what an input method has begun; no effect.
    public func unmarkText() {}
}
