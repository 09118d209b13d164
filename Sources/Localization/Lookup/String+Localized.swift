import Foundation

/// A text and where it is looked up, to be resolved later. Source: Apple's documentation of `LocalizedStringResource`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// What the text is looked up by.
    public let key: String
    /// The text where the table has no such key.
    public let defaultValue: String.LocalizationValue
    /// The table's name without extension; nil for `Localizable`.
    public let table: String?
    /// By which values are written.
    public var locale: Locale
    private let bundle: BundleDescription

    /// Where the tables lie.
    public enum BundleDescription: Equatable, Sendable {
        /// The program's own bundle.
        case main
        /// That of the module that a class belongs to; the same as `main` here.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        /// Whether both mean the same folder.
        public static func == (one: Self, other: Self) -> Bool { one.resolved == other.resolved }

        fileprivate var resolved: Bundle {
            switch self {
            case .main, .forClass: .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    /// A text with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    /// A text that is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A text with values, whose format is its key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        (self.key, defaultValue, self.table, self.locale, self.bundle) = (key, value, table, locale, bundle)
    }

    fileprivate var text: String {
        defaultValue.text(
            bundle.resolved.text(key, value: defaultValue.key, table: table), locale: locale.resolved)
    }
}

extension String {
    /// The text in the user's language, with its values in their places and in the form that its numbers ask for.
    ///
    /// Foundation on Linux has no such initializer. Source: Apple's documentation.
    ///
    /// - Parameters:
    ///   - keyAndValue: What the text is looked up by, with its values.
    ///   - table: The table's name without extension; nil for `Localizable`.
    ///   - bundle: Nil for the main bundle.
    ///   - locale: By which values are written; it does not choose the language. `current` stands for
    ///     `Locale.preferred`.
    ///   - comment: For translators; not used.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).text(keyAndValue.key, value: nil, table: table)
        self = keyAndValue.text(format, locale: locale.resolved)
    }

    /// The text of a key in the user's language, or the default.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).text("\(key)", value: defaultValue.key, table: table)
        self = defaultValue.text(format, locale: locale.resolved)
    }

    /// The text that a resource stands for, in the user's language.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
