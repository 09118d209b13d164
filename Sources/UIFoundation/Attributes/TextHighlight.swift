extension NSAttributedString.Key {
    /// A value of `NSAttributedString.TextHighlightStyle`: the text is marked as by a pen.
    public static let textHighlightStyle = Self("NSTextHighlightStyle")
    /// A value of `NSAttributedString.TextHighlightColorScheme`: the color of the pen.
    public static let textHighlightColorScheme = Self("NSTextHighlightColorScheme")
}

extension NSAttributedString {
    /// How text is marked.
    ///
    /// Source: Apple's documentation of `NSAttributedString.TextHighlightStyle`.
    public struct TextHighlightStyle: BridgedName, Hashable, Sendable {
        /// The value, as on iOS.
        public let rawValue: String
        /// Makes a value of the raw one of iOS.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual mark.
        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// The color of a mark: the letters have it, and the ground a faint one.
    ///
    /// Source: Apple's documentation of `NSAttributedString.TextHighlightColorScheme`.
    public struct TextHighlightColorScheme: BridgedName, Hashable, Sendable {
        /// The value, as on iOS.
        public let rawValue: String
        /// Makes a value of the raw one of iOS.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The view's tint; where text is drawn without one, blue.
        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        /// The system's purple.
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        /// The system's pink.
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        /// The system's orange.
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        /// The system's mint.
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        /// The system's blue.
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

        /// The color of the letters.
        var color: UIColor {
            switch self {
            case .purple: .systemPurple
            case .pink: .systemPink
            case .orange: .systemOrange
            case .mint: .systemMint
            case .blue: .systemBlue
            default: .tintColor
            }
        }
    }

    /// The color that attributes mark text with; nil where they mark nothing.
    static func highlight(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? {
        guard attributes[.textHighlightStyle] != nil else { return nil }
        let value = attributes[.textHighlightColorScheme]
        let scheme =
            value as? TextHighlightColorScheme ?? (value as? String).map(TextHighlightColorScheme.init(rawValue:))
        return (scheme ?? .default).color
    }
}
