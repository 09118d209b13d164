/// A line of the flow where it stands now.
struct PlacedLine {
    let paragraph: FlowParagraph
    let layout: ParagraphLayout
    let index: Int

    private var record: FlowLine { layout.lines[index] }

    /// The engine's line; its coordinates lack `shift`.
    var line: TextLayout.Line { layout.textLayout.line(at: index) }
    /// How far down the engine's line has moved.
    var shift: CGFloat { layout.shift }
    var container: Int { record.container }
    /// In container coordinates.
    var rect: CGRect { record.rect.offsetBy(dx: 0, dy: shift) }
    var used: CGRect { record.used.offsetBy(dx: 0, dy: shift) }
    /// Points from the top of `rect`.
    var baseline: CGFloat { record.baseline }

    /// UTF-16 units of the whole text.
    var characters: Range<Int> {
        line.range.lowerBound + paragraph.location..<line.range.upperBound + paragraph.location
    }

    /// Glyph indices of the whole text.
    var glyphs: Range<Int> {
        let range = paragraph.glyphs.range(ofCharacters: line.range)
        return range.lowerBound + paragraph.glyphLocation..<range.upperBound + paragraph.glyphLocation
    }

    /// The user-perceived characters from left to right; ranges count from the paragraph's start, x is the container's.
    var graphemes: [LineGraphemes.Grapheme] { LineGraphemes(line).visual }
}
