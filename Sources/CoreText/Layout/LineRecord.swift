/// One line as the layout keeps it: where its text lies and where it stands. `TextLayout.Line` is the window on it.
struct LineRecord: Sendable {
    /// UTF-16 units of all text that the line answers for, hanging white space, terminator and cut text included.
    var range: Range<Int>
    /// The text that shows: `range` without its end's white space, or what truncation left of its start.
    var visible: Range<Int>
    var ending: Ending
    /// What a cut line shows after `visible`.
    var cut: Cut?
    /// Points, from the first visible glyph to the last, unstretched; the token included. Never negative: letters that are
    /// drawn together, and marks with nothing to stand on, take no space at least.
    var width: Double
    /// Points of the white space that hangs over the end.
    var trailing: Double
    /// Points by which the parts of words that the line shows are narrower than the kept advances that decide where words
    /// are divided.
    var narrowing: Double = 0
    /// The advance of each tab character, in order.
    var tabs: [Double] = []
    /// Points added at each place where a justified line stretches.
    var stretch: Double = 0
    /// Points from the block's left edge and top.
    var x: Double = 0
    var top: Double = 0
    var height: Double = 0
    var baseline: Double = 0
    var ascent: Double = 0
    var descent: Double = 0
    var leading: Double = 0
    /// Points between this line and the next, beyond the height.
    var gap: Double = 0
    /// The paragraph's level: odd is right to left.
    var level: UInt8 = 0

    enum Ending: Sendable {
        /// The line is full.
        case wrapped
        /// A terminator or the text's end.
        case hard
        /// A soft hyphen became visible.
        case hyphenated
    }

    /// The mark that stands for cut text, and the text after it.
    struct Cut: Sendable {
        /// The glyphs of the mark (an ellipsis, a custom token, a hyphen).
        var token: ShapedText
        /// The character that the mark looks like; nil for a mark with a look of its own.
        var model: Int?
        /// What shows after the mark (head and middle truncation); empty for tail truncation.
        var tail: Range<Int>
    }
}
