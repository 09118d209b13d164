/// The room that hop 3 has for the lines, and what it does when that is not enough.
public struct SettingRules: Sendable {
    /// Points; infinite for one line per paragraph.
    public var width: CGFloat = .infinity { didSet { width = width.limit } }
    /// Points; lines that do not fit whole are cut, as beyond `maximumLines`. At least one line is set.
    public var height: CGFloat = .infinity { didSet { height = height.limit } }
    /// 0 for no limit.
    public var maximumLines: Int = 0
    /// How the last permitted line ends when text remains; nil takes its paragraph's own mode.
    public var lastLineBreakMode: NSLineBreakMode?
    /// What stands for the text that was cut; nil for an ellipsis (U+2026) in the style of the text at the cut.
    public var truncationToken: ShapedText?
    /// Which side natural lines, and justified ones that are not stretched, are flush with.
    public var naturalSide: NaturalSide = .leading
    /// What becomes of the space that fonts ask for between lines.
    public var leading: FontLeading = .included

    public init() {}

    /// A side of lines without an alignment of their own.
    public enum NaturalSide: Hashable, Sendable {
        /// Where each paragraph's lines begin: left, or right in right-to-left paragraphs.
        case leading
        case left, right
    }

    /// Space between lines that fonts ask for.
    public enum FontLeading: Sendable {
        /// The font's line gap belongs to each line's height, and what text styles leave lies between lines.
        case included
        /// Only what text styles leave between lines, as in labels.
        case ofTextStyles
        case ignored
    }
}
