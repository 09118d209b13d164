/// A paragraph of a text storage on its way through shaping and layout; each stage is kept until it is out of date.
///
/// Offsets inside count from the paragraph's start, so that an edit before it leaves everything but `location` as it
/// is.
final class FlowParagraph {
    /// Where the paragraph starts in the text, in UTF-16 units.
    var location: Int
    /// UTF-16 units, terminator included.
    let length: Int
    /// Its first glyph's index, once those before it are known.
    var glyphLocation = 0
    private(set) var text: ParagraphText?
    private(set) var shaped: ShapedText?
    private var glyphTable: ParagraphGlyphs?
    var layout: ParagraphLayout?
    var marks = GlyphMarks()

    init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }

    var range: NSRange { NSRange(location: location, length: length) }
    var end: Int { location + length }

    /// Takes the attributes of the text.
    func keep(_ text: ParagraphText) { self.text = text }

    /// Takes the glyphs of the text.
    func keep(_ shaped: ShapedText) {
        self.shaped = shaped
        glyphTable = nil
    }

    /// Takes new attributes; glyphs and lines stay if they do not depend on what has changed.
    func refresh(_ new: ParagraphText) {
        if let text, !new.isLaidOutLike(text) { invalidate() }
        text = new
    }

    /// Forgets everything.
    func invalidate() {
        text = nil
        shaped = nil
        glyphTable = nil
        layout = nil
        marks = GlyphMarks()
    }

    /// The glyphs; none before the paragraph is shaped.
    var glyphs: ParagraphGlyphs {
        if let glyphTable { return glyphTable }
        let table = ParagraphGlyphs(shaped, marks.properties)
        glyphTable = table
        return table
    }

    /// The glyphs, counted in the whole text, of some characters, counted from the paragraph's start.
    func glyphRange(of characters: Range<Int>) -> NSRange {
        let range = glyphs.range(ofCharacters: characters.clamped(to: 0..<length))
        return NSRange(location: range.lowerBound + glyphLocation, length: range.count)
    }

    /// A unit of the text; nil outside of it or before the text was read.
    func unit(at offset: Int) -> UInt16? {
        guard let units = text?.styled.units, units.indices.contains(offset) else { return nil }
        return units[offset]
    }

    var endsWithTerminator: Bool { unit(at: length - 1).map(ParagraphSplitter.endsParagraph) ?? false }
}
