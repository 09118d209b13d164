import Foundation

/// Whether letters are shown as they were written or in capitals, small letters, or capitals at the words' beginnings.
public enum LetterCase: String, Hashable, Sendable, CaseIterable {
    case asWritten, uppercase, lowercase, capitalized

    /// A text in this case, by the rules of a language: the capital of a Turkish "i" has a dot.
    ///
    /// The result may have more or fewer UTF-16 units than the text.
    public func applied(to text: String, locale: Locale = .current) -> String {
        switch self {
        case .asWritten: text
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case .capitalized: text.capitalized(with: locale)
        }
    }
}
