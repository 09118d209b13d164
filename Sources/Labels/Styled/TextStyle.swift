import Foundation

/// How a text looks: one row of a typography sheet.
///
/// What is nil stays as the text around it, so that styles lie on one another: see `merging(_:)`. A style without any
/// value changes nothing. Sizes and distances are points at the default text size.
public struct TextStyle: Equatable, Sendable {
    /// Where the letters come from.
    public enum Family: Hashable, Sendable {
        case system, serif, rounded, monospaced
        /// A PostScript or full name; the system's font stands in where it is missing.
        case named(String)
    }

    /// Whether letters lean.
    public enum Slant: String, Hashable, Sendable, CaseIterable { case upright, italic }

    // MARK: Font

    /// Which fonts letters come from.
    public var family: Family?
    /// How large letters are, in points.
    public var size: CGFloat?
    /// The role whose size, weight and growth with the user's text size the text has.
    public var textStyle: UIFont.TextStyle?
    /// How heavy letters are.
    public var weight: UIFont.Weight?
    /// Whether letters lean.
    public var slant: Slant?
    /// The role that a font of another kind grows with; nil, without a `textStyle`, keeps its size.
    public var scalesAs: UIFont.TextStyle?

    // MARK: Colors

    /// Light and dark alike, or one for each: see `color(light:dark:)`.
    public var color: UIColor?
    /// Behind the letters.
    public var backgroundColor: UIColor?

    // MARK: Letters

    /// Points after each character; 0 turns pair kerning off.
    public var kern: CGFloat?
    /// Whether letters are made capital or small.
    public var letterCase: LetterCase?
    /// The line below the text.
    public var underline: NSUnderlineStyle?
    /// The line through the text.
    public var strikethrough: NSUnderlineStyle?
    /// Points upwards.
    public var baselineOffset: CGFloat?

    // MARK: Paragraphs

    /// Where lines lie.
    public var alignment: NSTextAlignment?
    /// The height of every line in points, the letters in its middle.
    public var lineHeight: CGFloat?
    /// Points between lines.
    public var lineSpacing: CGFloat?
    /// Points after each paragraph.
    public var paragraphSpacing: CGFloat?
    /// Points before the first line of each paragraph.
    public var firstLineIndent: CGFloat?
    /// 0 divides no words, 1 wherever a dictionary permits.
    public var hyphenation: CGFloat?

    /// A style that changes nothing yet.
    public init() {}

    /// A font by its name, with a color.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript name; the system's font stands in where it is missing.
    ///   - size: Points.
    ///   - color: The color of the text; nil for the one around it.
    public init(fontName: String, size: CGFloat, color: UIColor? = nil) {
        family = .named(fontName)
        self.size = size
        self.color = color
    }

    /// The system's font at a size in points that does not follow the user's.
    public init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor? = nil) {
        family = .system
        self.size = size
        self.weight = weight
        self.color = color
    }

    /// The system's font for a role, at the user's text size.
    ///
    /// - Parameters:
    ///   - textStyle: The style of text that gives font and size.
    ///   - weight: In place of the role's own.
    ///   - color: The color of the text; nil for the one around it.
    public init(_ textStyle: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor? = nil) {
        self.textStyle = textStyle
        self.weight = weight
        self.color = color
    }

    /// A color that is one thing in light surroundings and another in dark ones.
    public static func color(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// This style with everything that another one has in place of its own.
    public func merging(_ other: TextStyle) -> TextStyle {
        var merged = self
        merged.takeFont(from: other)
        merged.take(\.color, from: other)
        merged.take(\.backgroundColor, from: other)
        merged.take(\.kern, from: other)
        merged.take(\.letterCase, from: other)
        merged.take(\.underline, from: other)
        merged.take(\.strikethrough, from: other)
        merged.take(\.baselineOffset, from: other)
        merged.take(\.alignment, from: other)
        merged.take(\.lineHeight, from: other)
        merged.take(\.lineSpacing, from: other)
        merged.take(\.paragraphSpacing, from: other)
        merged.take(\.firstLineIndent, from: other)
        merged.take(\.hyphenation, from: other)
        return merged
    }

    private mutating func takeFont(from other: TextStyle) {
        take(\.family, from: other)
        take(\.size, from: other)
        take(\.textStyle, from: other)
        take(\.weight, from: other)
        take(\.slant, from: other)
        take(\.scalesAs, from: other)
    }

    private mutating func take<Value>(_ path: WritableKeyPath<TextStyle, Value?>, from other: TextStyle) {
        guard let value = other[keyPath: path] else { return }
        self[keyPath: path] = value
    }
}

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
