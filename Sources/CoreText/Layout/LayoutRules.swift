/// The space that stage 3 has for the lines, and what it does when that is not enough.
public struct LayoutRules: Sendable {
    /// Points; infinite for one line per paragraph.
    public var width: CGFloat = .infinity
    /// Points; lines that do not fit whole are cut, as beyond `maximumLines`. At least one line is set.
    public var height: CGFloat = .infinity
    /// 0 for no limit.
    public var maximumLines: Int = 0
    /// How the last permitted line ends when text remains; nil takes its paragraph's own mode.
    public var lastLineBreakMode: NSLineBreakMode?
    /// What stands for the text that was cut; nil for an ellipsis (U+2026) in the style of the text at the cut.
    public var truncationToken: ShapedText?
    /// Whether the font's line gap belongs to a line's height.
    public var leading: FontLeading = .included

    public init() {}

    public enum FontLeading: Sendable { case included, ignored }
}
