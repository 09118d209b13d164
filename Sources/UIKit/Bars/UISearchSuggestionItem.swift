/// What a search proposes, and what stands for it.
///
/// Source: Apple's documentation of `UISearchSuggestion`.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
    /// The text; nil for none.
    var localizedSuggestion: String? { get }
    /// The text for assistive programs; nil for none.
    var localizedDescription: String? { get }
    /// The image beside the text; nil for none.
    var iconImage: UIImage? { get }
    /// The program's own.
    var representedObject: Any? { get set }
}

/// A proposal of a search; nobody shows it here.
///
/// Source: Apple's documentation of `UISearchSuggestionItem`.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text; that with attributes without these where that is given.
    open private(set) var localizedSuggestion: String?
    /// The text with its attributes; nil where it has none.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// The text for assistive programs; nil for none.
    open private(set) var localizedDescription: String?
    /// The image beside the text; nil for none.
    open private(set) var iconImage: UIImage?
    /// The program's own.
    open var representedObject: Any?

    /// Makes a proposal with a plain text.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
        super.init()
    }

    /// Makes a proposal with a text that has attributes.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedSuggestion, localizedAttributedSuggestion) = (suggestion.string, suggestion)
        (localizedDescription, self.iconImage) = (description, iconImage)
        super.init()
    }
}
