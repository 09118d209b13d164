/// How lines of a paragraph lie between the margins; raw values as on iOS.
///
/// Declared in CoreText, the lowest module that sets lines; TextKit and UIKit use it under the same name.
/// Source: Apple's documentation of `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
    case left = 0
    case center = 1
    case right = 2
    /// Every line but a paragraph's last is stretched to the full width.
    case justified = 3
    /// Where lines begin: in labels and drawn strings by the interface's direction, in text views by each paragraph's.
    case natural = 4
}

/// What happens where text reaches the end of the permitted width; raw values as on iOS.
///
/// Source: Apple's documentation of `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// Where lines end otherwise than greedily; raw values as on iOS. Swift code writes `NSParagraphStyle.LineBreakStrategy`.
///
/// Source: Apple's documentation of `NSLineBreakStrategy`.
public struct NSLineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt

    /// Makes a strategy from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Keeps the second of two lines from holding one short word.
    public static let pushOut = NSLineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean between words, not between syllables.
    public static let hangulWordPriority = NSLineBreakStrategy(rawValue: 1 << 1)
    /// What the system's own labels do: both of these, and justified lines 1 and 2 are evened out.
    public static let standard = NSLineBreakStrategy(rawValue: 0xFFFF)
}

/// The base direction of a paragraph; raw values as on iOS.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first strong character (UAX #9, rules P2 and P3); left to right if there is none.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// A place on the line to which a tab character advances.
package struct TabStop: Hashable, Sendable {
    /// The distance in points from the paragraph's leading edge.
    package var location: CGFloat
    /// Which part of the text after the tab lies at `location`.
    package var alignment: NSTextAlignment
    /// The characters of which the first one lies behind a right stop, in place of the text's end; nil for none.
    package var terminators: CharacterSet?

    /// Makes a stop at a distance in points from the paragraph's leading edge.
    package init(location: CGFloat, alignment: NSTextAlignment = .natural, terminators: CharacterSet? = nil) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}

/// The resolved paragraph attributes of stage 1: every value final, in points.
///
/// The defaults are those of Apple's `NSParagraphStyle.default`.
package struct ParagraphFormat: Hashable, Sendable {
    /// How lines lie between the margins.
    package var alignment: NSTextAlignment = .natural
    /// How lines end that are too long for their width.
    package var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The base direction; `natural` is that of the first strong character (UAX #9, P2 and P3).
    package var baseWritingDirection: NSWritingDirection = .natural
    /// The distance from the leading edge to the paragraph's first line.
    package var firstLineHeadIndent: CGFloat = 0
    /// The distance from the leading edge to all other lines.
    package var headIndent: CGFloat = 0
    /// Above 0: the distance of the lines' ends from the leading edge; otherwise from the trailing edge.
    package var tailIndent: CGFloat = 0
    /// Space below each line but the block's last; negative space draws lines together.
    package var lineSpacing: CGFloat = 0
    /// The space below the paragraph, in points.
    package var paragraphSpacing: CGFloat = 0
    /// The space above the paragraph, in points; none above the first one.
    package var paragraphSpacingBefore: CGFloat = 0
    /// The least height of a line box; what it adds lies above the text. 0 asks for nothing.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line box; 0 sets no limit.
    package var maximumLineHeight: CGFloat = 0
    /// Multiplies the natural line height before the two limits apply; 0 means 1.
    package var lineHeightMultiple: CGFloat = 0
    /// Where tab characters lead, in order of their locations.
    package var tabStops: [TabStop] = ParagraphFormat.standardTabStops
    /// The distance between tab stops after the last of `tabStops`; 0 leaves none.
    package var defaultTabInterval: CGFloat = 0
    /// Lines filled to less than this share are hyphenated by dictionary; 0 never.
    package var hyphenationFactor: CGFloat = 0
    /// Where lines end otherwise than greedily; nothing by default.
    package var lineBreakStrategy: NSLineBreakStrategy = []

    /// Makes the format of Apple's default paragraph style.
    package init() {}

    /// Twelve stops, 28 points apart, as Apple's default paragraph style has them.
    package static let standardTabStops = (1...12).map { TabStop(location: CGFloat($0) * 28) }
}

extension ParagraphFormat {
    /// Where a line may lie in a width, in points: its indent from the leading edge and the width from there.
    func extent(ofFirstLine isFirst: Bool, in width: Double) -> (indent: Double, width: Double) {
        let indent = Double(isFirst ? firstLineHeadIndent : headIndent)
        let tail = Double(tailIndent)
        let end = tail > 0 ? tail : width + tail
        return (indent, max(0, end - indent))
    }
}
