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
