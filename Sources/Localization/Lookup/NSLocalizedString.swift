// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation's function with these parameters has defaults for most, and the compiler prefers one that needs none: code
// that says `NSLocalizedString("Done", comment: "")` gets these.

/// The text of a key of the main bundle, in the user's language. Source: Apple's documentation.
///
/// - Parameters:
///   - key: What the text is looked up by.
///   - comment: For translators; not used.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.text(key, value: nil, table: nil)
}

/// The text of a key of the main bundle's table, in the user's language.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.text(key, value: nil, table: tableName)
}

/// The text of a key of a bundle, in the user's language.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.text(key, value: nil, table: nil)
}

/// The text of a key of the main bundle, in the user's language, or the value where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.text(key, value: value, table: nil)
}

/// The text of a key of a bundle's table, in the user's language.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.text(key, value: nil, table: tableName)
}

/// The text of a key of the main bundle's table, in the user's language, or the value where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.text(key, value: value, table: tableName)
}

/// The text of a key of a bundle, in the user's language, or the value where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.text(key, value: value, table: nil)
}

/// The text of a key of a bundle's table, in the user's language, or the value where there is none.
///
/// With an optional for the table, Foundation's own is called, which looks by the system's language.
public func NSLocalizedString(
    _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.text(key, value: value, table: tableName)
}
