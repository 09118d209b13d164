/// A text with its glyphs, before it has a width: shaped once, laid out in as many spaces as are asked for.
///
/// The engine below Placard's labels, without views: for servers that draw lines of text and for other toolkits. What
/// the text looks like is said in UIKit's words (`UIFont`, `UIColor`, the keys and paragraph styles of
/// `NSAttributedString`). Offsets count UTF-16 units.
public struct ShapedString {
    let text: ShapedText
    private let paints: TextPaints

    /// Shapes a string in one font and color; lines wrap at words and begin where their letters say.
    public init(_ string: String, font: UIFont = .systemFont(ofSize: 17), color: UIColor = .black) {
        self.init(ResolvedText(string, font: font, color: color))
    }

    /// Shapes a text with attributes, those that `NSAttributedString.draw(in:)` takes notice of; where they say
    /// nothing, it is Helvetica of 12 points in black.
    public init(_ string: NSAttributedString) {
        self.init(ResolvedText(string, defaults: .textKit))
    }

    private init(_ resolved: ResolvedText) {
        text = ShapedText(resolved.styled)
        paints = resolved.paints
    }

    /// How long the text is, in UTF-16 units.
    public var length: Int { text.text.units.count }

    /// Breaks the text into lines, which costs no shaping.
    ///
    /// - Parameters:
    ///   - width: Points; infinite for one line a paragraph.
    ///   - height: Points; lines that do not fit whole are cut, as beyond `maximumLines`. There is at least one line.
    ///   - maximumLines: 0 for no limit.
    ///   - lineBreakMode: How the last line ends when text remains after it; nil takes its paragraph's own mode.
    ///   - truncationToken: What stands for text that was cut; nil for an ellipsis in the style of the text at the cut.
    public func layout(
        width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreakMode: NSLineBreakMode? = nil, truncationToken: ShapedString? = nil
    ) -> StringLayout {
        var rules = LayoutRules()
        (rules.width, rules.height, rules.maximumLines) = (width, height, max(0, maximumLines))
        (rules.lastLineBreakMode, rules.truncationToken) = (lineBreakMode, truncationToken?.text)
        return StringLayout(
            TextBlock(layout: text.layout(rules), paints: paints, tokenPaints: truncationToken?.paints))
    }
}
