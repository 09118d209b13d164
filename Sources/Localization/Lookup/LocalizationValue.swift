import Foundation

extension String {
    /// A text to be looked up, with values in it: `"\(count) items in \(name)"` is looked up as `%lld items in %@`.
    ///
    /// Foundation on Linux has none. Source: Apple's documentation of `String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key that catalogs have for it.
        let key: String
        fileprivate let values: [Value]
        /// Whether the key is a format, in which two percent signs mean one.
        private let isFormat: Bool

        /// A value that waits for the locale it is written by.
        fileprivate enum Value: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case double(Double)
            case formatted(AnyFormat)
        }

        /// A text without values.
        public init(_ value: String) { (key, values, isFormat) = (value, [], false) }

        /// A text without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A text with values between its parts.
        public init(stringInterpolation: StringInterpolation) {
            (key, values, isFormat) = (stringInterpolation.format, stringInterpolation.values, true)
        }

        /// A format, looked up before, with the values in their places.
        func text(_ format: String, locale: Locale) -> String {
            guard isFormat else { return format }
            return LocalizedFormat.string(format, locale: locale, values.map { $0.argument(in: locale) })
        }
    }
}

extension String.LocalizationValue {
    /// Gathers a key and its values; integers become `%lld`, floating point `%lf`, all else `%@`, as on Apple's systems.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var values: [Value] = []

        /// Begins without text and values.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds text; a percent sign is doubled.
        public mutating func appendLiteral(_ literal: String) {
            format += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Adds a text as `%@`.
        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

        /// Adds a text as `%@`.
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }

        /// Adds a text that is looked up itself, as `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .text(String(localized: resource)))
        }

        /// Adds a whole number as `%lld`, or `%llu` for one without a sign.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
            if Number.isSigned {
                append("%\(Number.bitWidth > 32 ? "lld" : "d")", .integer(Int64(truncatingIfNeeded: value)))
            } else {
                append("%\(Number.bitWidth > 32 ? "llu" : "u")", .unsigned(UInt64(truncatingIfNeeded: value)))
            }
        }

        /// Adds a number as `%lf`.
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }

        /// Adds a number as `%f`.
        public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }

        /// Adds a number by a specifier such as `%.2f` or `%02lld`.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
            append(specifier, .double(Double(value)))
        }

        /// Adds a whole number by a specifier such as `%02lld`.
        public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number, specifier: String) {
            append(specifier, .integer(Int64(truncatingIfNeeded: value)))
        }

        /// Adds a value in a style, such as a date, as `%@`, written by the locale of the text.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatOutput == String, Style.FormatInput: Equatable & Sendable, Style: Sendable {
            append("%@", .formatted(AnyFormat(input, format)))
        }

        /// Adds what describes itself, as `%@`.
        @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
            append("%@", .text(String(describing: value)))
        }

        private mutating func append(_ specifier: String, _ value: Value) {
            format += specifier
            values.append(value)
        }
    }

    /// A value and its style, to be written by a locale that is known later.
    fileprivate struct AnyFormat: Equatable, Sendable {
        let text: @Sendable (Locale) -> String

        init<Style: FormatStyle & Sendable>(_ input: Style.FormatInput, _ style: Style)
        where Style.FormatOutput == String, Style.FormatInput: Sendable {
            text = { locale in style.locale(locale).format(input) }
        }

        static func == (one: AnyFormat, other: AnyFormat) -> Bool { one.text(.current) == other.text(.current) }
    }
}

extension String.LocalizationValue.Value {
    func argument(in locale: Locale) -> any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .unsigned(let number): number
        case .double(let number): number
        case .formatted(let format): format.text(locale) as NSString
        }
    }
}
