/// The look of underlines and strike-through lines: a number of lines, a pattern, and whether spaces have them.
///
/// Raw values as on iOS; combine them by union.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits: a number of lines, a pattern, and whether spaces have lines.
    public let rawValue: Int

    /// Makes a style of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line as thick as the font asks.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line twice as thick as the font asks.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines, one thickness apart.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots two line thicknesses long, as far apart.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes six line thicknesses long, three apart.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes of six and dots of two line thicknesses in turn, three apart.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes of six line thicknesses, each with two dots of two after it, three apart.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Leaves white space without a line.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
    /// Dashes and gaps in turn, in units of the line's thickness; empty for a solid line.
    var dashes: [CGFloat] {
        switch rawValue & 0x0F00 {
        case 0x0100: [2, 2]
        case 0x0200: [6, 3]
        case 0x0300: [6, 3, 2, 3]
        case 0x0400: [6, 3, 2, 3, 2, 3]
        default: []
        }
    }

    /// How many lines there are.
    var lineCount: Int {
        rawValue & 0x0F == 0x09 ? 2 : 1
    }

    /// How many times thicker than the font's underline each line is.
    var weight: CGFloat {
        rawValue & 0x0F == 0x02 ? 2 : 1
    }

    /// Whether a line is drawn at all.
    package var isVisible: Bool {
        rawValue & 0x0F != 0
    }
}
