/// A paragraph of a text storage on its way through shaping and layout; each stage is kept until it is out of date.
///
/// Offsets inside count from the paragraph's start, so that an edit before it leaves everything but `location` as it
/// is.
final class FlowParagraph {
    /// Where the paragraph starts in the text, in UTF-16 units.
    var location: Int {
        get { ownLocation + moved.characters }
        set { ownLocation = newValue - moved.characters }
    }
    /// UTF-16 units, terminator included.
    let length: Int
    /// Its first glyph's index, once those before it are known.
    var glyphLocation: Int {
        get { ownGlyphLocation + moved.glyphs }
        set { ownGlyphLocation = newValue - moved.glyphs }
    }
    /// The lines; nil before they are set.
    var layout: ParagraphLayout? {
        get { ownLayout?.moved(by: moved) }
        set {
            ownLayout = newValue?.moved(by: -moved)
            section?.unsettle()
        }
    }
    /// The paragraphs that this one moves with.
    private(set) var section: FlowSection?
    private var ownLocation: Int
    private var ownGlyphLocation = 0
    private var ownLayout: ParagraphLayout?
    private var typeset: TypesetText<ParagraphText>?
    private var glyphTable: ParagraphGlyphs?
    private var knownContentWidths: ContentWidths?
    var marks = GlyphMarks()

    init(location: Int, length: Int) {
        ownLocation = location
        self.length = length
    }

    private var moved: FlowSection.Movement { section?.moved ?? FlowSection.Movement() }

    /// Moves with other paragraphs from now on, and stays where it is.
    func join(_ section: FlowSection) {
        let (location, glyphLocation, layout) = (location, glyphLocation, layout)
        self.section = section
        (self.location, self.glyphLocation, self.layout) = (location, glyphLocation, layout)
    }

    var range: NSRange { NSRange(location: location, length: length) }
    var end: Int { location + length }

    /// What was read of the text.
    var text: ParagraphText? { typeset?.source }
    /// The glyphs of the text, once it was shaped.
    var shaped: ShapedText? { typeset?.keptShapedText }

    /// Shapes the text, which is read unless it was.
    func shape(_ read: () -> ParagraphText) -> ShapedText {
        var typeset = typeset ?? TypesetText(read())
        defer { self.typeset = typeset }
        return typeset.shapedText()
    }

    /// Takes other glyphs than those that the text has by itself.
    func keep(_ shaped: ShapedText) {
        typeset?.replaceShapedText(shaped)
        invalidateGlyphs()
    }

    private func invalidateGlyphs() {
        glyphTable = nil
        knownContentWidths = nil
        section?.invalidateGlyphs()
    }

    /// Takes new attributes; glyphs and lines stay if they do not depend on what has changed.
    func refresh(_ new: ParagraphText) {
        if text?.isLaidOutLike(new) == true {
            typeset?.change(.paints) { $0 = new }
        } else {
            invalidate()
            typeset = TypesetText(new)
        }
    }

    /// Everything is worked out anew.
    func invalidate() {
        typeset = nil
        invalidateGlyphs()
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

    /// The widths that the paragraph's lines can have.
    var contentWidths: ContentWidths {
        if let knownContentWidths { return knownContentWidths }
        let widths = shaped?.contentWidths ?? ContentWidths()
        knownContentWidths = widths
        return widths
    }

    /// Whether the paragraph lies in a box or in a cell, as far as its text was read.
    var isInBlock: Bool { text?.blocks.isEmpty == false }

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

    var endsWithTerminator: Bool { unit(at: length - 1)?.endsParagraph ?? false }
}

/// What was decided about a paragraph's glyphs besides what they look like.
///
/// Glyphs count from the paragraph's first, characters in UTF-16 units from its start, so that an edit elsewhere leaves
/// the marks where they are.
struct GlyphMarks {
    /// Glyphs that `setNotShownAttribute` hid.
    var hidden = IndexSet()
    /// Glyphs that `setDrawsOutsideLineFragment` marked.
    var outside = IndexSet()
    /// Sizes that `setAttachmentSize` gave, by glyph.
    var attachmentSizes: [Int: CGSize] = [:]
    /// Properties that differ from what the characters have by themselves, by character.
    var properties: [Int: NSLayoutManager.GlyphProperty] = [:]
    /// Control characters that are gaps, as wide as the delegate says.
    var gaps = IndexSet()
    /// Control characters after which the text goes on in the next container.
    var containerBreaks = IndexSet()
}

/// Where paragraphs end in a stretch of text (UAX #9, paragraph separators).
enum ParagraphSplitter {
    /// The lengths of the paragraphs in UTF-16 units, terminators included; none for no text.
    static func lengths(of units: [UInt16]) -> [Int] {
        var lengths: [Int] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard unit.endsParagraph else { continue }
            if unit == 0x0D, index < units.count, units[index] == 0x0A { index += 1 }
            lengths.append(index - start)
            start = index
        }
        if start < units.count { lengths.append(units.count - start) }
        return lengths
    }
}
