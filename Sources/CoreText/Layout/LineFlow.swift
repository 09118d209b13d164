/// Sets the lines of a text one at a time, each in a space of its own: for areas with holes, and for columns.
///
/// Whoever owns the spaces asks for a line, may put it back and ask again for another width, and says where it stands.
/// The rules for breaking, cutting and aligning are those of `ShapedText.layout(_:)`; only the spaces differ.
package struct LineFlow {
    private var shaped: ShapedText
    private var typesetter: LineTypesetter
    /// As it was before the last line.
    private var before: LineTypesetter
    private var rules = LayoutRules()
    private var placed: [LineRecord] = []
    private var isCut = false

    /// - Parameter start: Where the first line starts, in UTF-16 units.
    package init(_ shaped: ShapedText, leading: LayoutRules.FontLeading, from start: Int = 0) {
        rules.leading = leading
        self.shaped = shaped
        typesetter = LineTypesetter(shaped, rules: rules, from: start)
        before = typesetter
    }

    /// Goes on with another shaping of the same text, whose lines up to here are the same.
    package mutating func replace(_ shaped: ShapedText) {
        self.shaped = shaped
        typesetter = typesetter.resumed(shaped, rules: rules)
        before = typesetter
    }

    /// Whether a word may be divided before a character; asked for places that the hyphenation dictionary permits.
    package var permitsHyphen: ((Int) -> Bool)? {
        get { typesetter.permitsHyphen }
        set { typesetter.permitsHyphen = newValue }
    }

    /// Ends lines earlier where the paragraph's line break strategy asks for it; for a flow that begins anew.
    ///
    /// - Parameters:
    ///   - greedy: All lines of the text, in spaces of one width, none of them cut.
    ///   - width: Of the spaces, in points.
    /// - Returns: Whether any line ends earlier.
    package mutating func shortenLines(of greedy: TextLayout, width: CGFloat) -> Bool {
        let shortening = FirstLineShortening(shaped: greedy.shaped, width: Double(width), lastMode: nil)
        typesetter.earlyEnds = shortening.ends(of: Array(greedy.records))
        return !typesetter.earlyEnds.isEmpty
    }

    /// A line that has no place yet.
    package struct LooseLine {
        var record: LineRecord

        /// UTF-16 units.
        package var range: Range<Int> { record.range }
        /// Points.
        package var height: CGFloat { CGFloat(record.height) }
        /// Points from the line's top.
        package var baseline: CGFloat { CGFloat(record.baseline) }
        /// The left edge of the visible content, in points from the space's left edge.
        package var x: CGFloat { CGFloat(record.x) }
        /// Points; a justified line is drawn wider.
        package var width: CGFloat { CGFloat(record.width) }
        /// Points of the white space after the visible content.
        package var trailingWhitespaceWidth: CGFloat { CGFloat(record.trailing) }
        /// Whether the line's content is stretched to the full width of its space.
        package var isJustified: Bool { record.stretch > 0 }
        /// Whether the line's paragraph runs from right to left.
        package var isRightToLeft: Bool { record.level & 1 == 1 }
    }

    /// Whether no text is left, or what is left was cut.
    package var isAtEnd: Bool { isCut || typesetter.breaker.isAtEnd }

    /// Where the next line starts, in UTF-16 units.
    package var position: Int { typesetter.breaker.position }

    /// The format of the next line's paragraph.
    package var format: ParagraphFormat { shaped.text.format(at: position) }

    /// Whether the next line's paragraph runs from right to left.
    package var isRightToLeft: Bool {
        shaped.paragraphs[shaped.paragraphIndex(at: position)].level & 1 == 1
    }

    /// The height of the next line in points, judged by its first character.
    package var expectedHeight: CGFloat { CGFloat(typesetter.stacker.height(at: position)) }

    /// How many lines have a place.
    package var count: Int { placed.count }

    /// The next line; nil at the end of the text.
    ///
    /// - Parameters:
    ///   - width: Points; infinite for a whole paragraph.
    ///   - mode: How the line ends if it is the last permitted one and text follows; nil for other lines.
    package mutating func next(width: CGFloat, cut mode: NSLineBreakMode? = nil) -> LooseLine? {
        before = typesetter
        guard !isCut, let record = typesetter.nextLine(width: Double(width), cut: mode) else { return nil }
        isCut = mode != nil
        return LooseLine(record: record)
    }

    /// The inline objects that a line shows, in the order of the text.
    ///
    /// Their places are those in a space that starts at x = 0, by the line as it is now.
    package func objects(on line: LooseLine) -> [PlacedObject] {
        let runs = TextLayout(shaped, lines: [line.record], isTruncated: false).line(at: 0).runs
        return runs.compactMap { run in
            run.attachment.map { PlacedObject(range: run.range, x: run.x, box: $0) }
        }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The height and the baseline that a line has without the objects on it, in points from its top.
    package func measureOfText(on line: LooseLine) -> (height: CGFloat, baseline: CGFloat) {
        let text = typesetter.stacker.measureOfText(on: line.record)
        return (CGFloat(text.height), CGFloat(text.baseline))
    }

    /// An inline object on a line.
    package struct PlacedObject {
        /// UTF-16 units.
        package var range: Range<Int>
        /// Points from the left edge of the line's space.
        package var x: CGFloat
        /// The object's size, relative to the baseline.
        package var box: CharacterStyle.AttachmentBox
    }

    /// Whether a line ends inside a word, because the word is wider than the space.
    package func dividesWord(_ line: LooseLine) -> Bool {
        line.record.ending == .wrapped && line.record.cut == nil
            && !shaped.boundaries[line.range.upperBound].contains(.line)
    }

    /// Whether a line ends at a terminator or at the end of the text.
    package func endsHard(_ line: LooseLine) -> Bool { line.record.ending == .hard }

    /// Puts the last line back.
    package mutating func back() {
        typesetter = before
        isCut = false
    }

    /// Gives a line its place.
    ///
    /// - Parameters:
    ///   - x: The left edge of its space.
    ///   - top: Of the line box.
    ///   - baseline: Points from `top`.
    package mutating func place(_ line: LooseLine, x: CGFloat, top: CGFloat, baseline: CGFloat) {
        var record = line.record
        record.x += Double(x)
        record.top = Double(top)
        record.baseline = Double(top + baseline)
        placed.append(record)
    }

    /// The lines that have a place.
    package var layout: TextLayout {
        TextLayout(shaped, lines: placed, isTruncated: isCut || typesetter.isTruncated)
    }
}
