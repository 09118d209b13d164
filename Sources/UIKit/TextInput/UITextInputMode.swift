/// A keyboard's language; there are no keyboards here.
///
/// Source: Apple's documentation of `UITextInputMode`.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language as a tag of BCP 47, such as `en-US`.
    open private(set) var primaryLanguage: String?

    /// The keyboards that the user has: one, of the program's language.
    open class var activeInputModes: [UITextInputMode] {
        [UITextInputMode(Locale.preferredLanguages.first ?? Locale.current.identifier)]
    }
    /// Posted on Apple's systems when the user takes another keyboard.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    init(_ language: String) {
        primaryLanguage = language
        super.init()
    }
}
