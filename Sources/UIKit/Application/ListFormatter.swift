import Foundation

/// Writes items one after another as a language does, "a, b, and c": Apple's formatter of that name, which Foundation on Linux
/// lacks.
///
/// Source: Apple's documentation of `ListFormatter`. Unchecked because Foundation's formatters are: one thread sets them up
/// before others use them.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language; nil stands for the user's.
    open var locale: Locale! = .preferred
    /// What writes each item; nil for their descriptions.
    open var itemFormatter: Formatter?

    /// Strings as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        joined(strings, in: .preferred)
    }

    /// Items as a list; those that the item formatter cannot write are described.
    open func string(from items: [Any]) -> String? {
        Self.joined(items.map(text), in: locale ?? .preferred)
    }

    /// The list of an array's items; nil for what is no array.
    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap { string(from: $0) }
    }

    private func text(_ item: Any) -> String {
        itemFormatter?.string(for: item) ?? (item as? String) ?? String(describing: item)
    }

    private static func joined(_ strings: [String], in locale: Locale) -> String {
        strings.formatted(.list(type: .and).locale(locale))
    }
}
