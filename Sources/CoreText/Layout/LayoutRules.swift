/// The space that stage 3 has for the lines, and what it does when that is not enough.
package struct LayoutRules: Hashable, Sendable {
    /// Points; infinite for one line per paragraph.
    package var width: CGFloat = .infinity { didSet { width = width.limit } }
    /// Points; lines that do not fit whole are cut, as beyond `maximumLines`. At least one line is set.
    package var height: CGFloat = .infinity { didSet { height = height.limit } }
    /// 0 for no limit.
    package var maximumLines: Int = 0
    /// What stands for the text that was cut; nil for an ellipsis (U+2026) in the style of the text at the cut.
    package var truncationToken: ShapedText?
    /// How the last permitted line ends when text remains; nil takes its paragraph's own mode.
    package var lastLineBreakMode: NSLineBreakMode?
    /// Which side natural lines, and justified ones that are not stretched, are flush with.
    package var naturalSide: NaturalSide = .leading
    /// What becomes of the space that fonts ask for between lines.
    package var leading: FontLeading = .included

    /// Makes rules without limits: one line per paragraph, flush with the leading edge.
    package init() {}

    /// A side of lines without an alignment of their own.
    package enum NaturalSide: Hashable, Sendable {
        /// Where each paragraph's lines begin: left, or right in right-to-left paragraphs.
        case leading
        case left, right
    }

    /// Space between lines that fonts ask for.
    package enum FontLeading: Sendable {
        /// The font's line gap and what text styles leave belong to each line's height, also the last one's: text views
        /// in documents of two projects.
        case included
        /// Only what text styles leave, and that between lines, as in labels.
        case ofTextStyles
        case ignored
    }
}
