import Foundation

// Foundation's functions of these names take `any CVarArg`; the compiler prefers these, which take less. What cannot be
// sent between threads, and `arguments:` in a variable without a locale, goes to Foundation's, where a text that follows
// a number keeps the mark of its rules.

extension String {
    /// A localized format with its arguments, written by the user's locale, in the forms that its numbers ask for.
    ///
    /// Source: Apple's documentation of `localizedStringWithFormat(_:_:)`.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg & Sendable...) -> String {
        LocalizedFormat.string(format, locale: .preferred, arguments)
    }

    /// A format with its arguments, in the forms that its numbers ask for where it is localized.
    public init(format: String, _ arguments: any CVarArg & Sendable...) {
        self = LocalizedFormat.string(format, locale: nil, arguments)
    }

    /// A format with its arguments, in the forms that its numbers ask for where it is localized.
    public init(format: String, arguments: [any CVarArg & Sendable]) {
        self = LocalizedFormat.string(format, locale: nil, arguments)
    }

    /// A format with arguments written by a locale, in the forms that its numbers ask for where it is localized.
    ///
    /// - Parameters:
    ///   - format: The text with its places for values.
    ///   - locale: `Locale.current` stands for the user's, `Locale.preferred`.
    ///   - arguments: The values, in their order.
    public init(format: String, locale: Locale?, _ arguments: any CVarArg & Sendable...) {
        self = LocalizedFormat.string(format, locale: locale?.resolved, arguments)
    }

    /// A format with arguments written by a locale, in the forms that its numbers ask for where it is localized.
    ///
    /// - Parameters:
    ///   - format: The text with its places for values.
    ///   - locale: `Locale.current` stands for the user's, `Locale.preferred`.
    ///   - arguments: The values, in their order.
    public init(format: String, locale: Locale, arguments: [any CVarArg]) {
        self = LocalizedFormat.string(format, locale: locale.resolved, arguments)
    }
}
