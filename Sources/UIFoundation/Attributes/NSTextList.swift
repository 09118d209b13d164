import Foundation

/// The markers of a list: bullets, numbers or letters.
///
/// Paragraph styles keep their lists (`textLists`); the markers themselves stand in the text, where code that makes
/// lists puts them. Source: Apple's documentation of `NSTextList`.
open class NSTextList: NSObject {
    /// A form of markers: a name in braces (`{decimal}`) within any text (`({decimal})`).
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's systems write it.
        public let rawValue: String
        /// Takes any name; unknown ones are kept.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Takes any name; unknown ones are kept.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// ▪
        public static let box = MarkerFormat("{box}")
        /// ✓
        public static let check = MarkerFormat("{check}")
        /// ◦
        public static let circle = MarkerFormat("{circle}")
        /// ◆
        public static let diamond = MarkerFormat("{diamond}")
        /// •
        public static let disc = MarkerFormat("{disc}")
        /// ⁃
        public static let hyphen = MarkerFormat("{hyphen}")
        /// ▪
        public static let square = MarkerFormat("{square}")
        /// 1, 2, 3
        public static let decimal = MarkerFormat("{decimal}")
        /// 1, 2, … 7, 10
        public static let octal = MarkerFormat("{octal}")
        /// 1, 2, … a, b
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 1, 2, … A, B
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// a, b, … z, aa
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, … Z, AA
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// a, b, … z, aa
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A, B, … Z, AA
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// i, ii, iii
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    }

    /// How a list is to be understood; raw values as on iOS.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, with Apple's values.
        public let rawValue: Int
        /// Takes any bits; unknown ones have no effect.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Markers begin with those of the list around this one.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The form of the markers.
    open private(set) var markerFormat: MarkerFormat
    /// How the list is to be understood. Stored; no effect.
    open private(set) var listOptions: Options
    /// The number of the first item; 1 unless set.
    open var startingItemNumber = 1
    /// Whether markers count.
    open var isOrdered: Bool { Self.counters.contains { markerFormat.rawValue.contains("{\($0.key)}") } }

    /// Makes the markers of a list.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Makes the markers of a list by the bits of its options, as Apple's initializer takes them.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: mask))
    }

    /// The marker of the item of a number, without white space around it.
    open func marker(forItemNumber itemNumber: Int) -> String {
        var marker = markerFormat.rawValue
        for (name, sign) in Self.signs { marker = marker.replacingOccurrences(of: "{\(name)}", with: sign) }
        for (name, count) in Self.counters where marker.contains("{\(name)}") {
            marker = marker.replacingOccurrences(of: "{\(name)}", with: count(itemNumber))
        }
        return marker
    }

    private static let signs = [
        "box": "▪", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
    ]

    private static let counters: [String: @Sendable (Int) -> String] = [
        "decimal": { String($0) }, "octal": { String($0, radix: 8) },
        "lower-hexadecimal": { String($0, radix: 16) },
        "upper-hexadecimal": { String($0, radix: 16, uppercase: true) },
        "lower-alpha": letters, "upper-alpha": { letters($0).uppercased() },
        "lower-latin": letters, "upper-latin": { letters($0).uppercased() },
        "lower-roman": { roman($0).lowercased() }, "upper-roman": roman,
    ]

    /// Letters as numbers: a to z, then aa; decimal digits for numbers below 1.
    private static let letters: @Sendable (Int) -> String = { number in
        guard number > 0 else { return String(number) }
        var (rest, letters) = (number, "")
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// Roman numerals from 1 to 3999; decimal digits for other numbers.
    private static let roman: @Sendable (Int) -> String = { number in
        guard (1...3999).contains(number) else { return String(number) }
        let numerals = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, numeral) in numerals {
            text += String(repeating: numeral, count: rest / value)
            rest %= value
        }
        return text
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
