import Foundation

/// The paragraph that was edited last, so that the next edit in it need not look for its ends: in a paragraph of a whole
/// book that costs more than the edit.
struct KnownParagraph {
    /// With the characters that end it.
    private(set) var range: NSRange
    /// Where the characters that end it begin.
    private var contentEnd: Int

    /// The paragraph around a range; nil where that reaches over several.
    init?(around edited: NSRange, in text: NSString) {
        var (start, end, contentEnd) = (0, 0, 0)
        guard edited.location <= text.length else { return nil }
        text.getParagraphStart(
            &start, end: &end, contentsEnd: &contentEnd, for: NSRange(location: edited.location, length: 0))
        range = NSRange(location: start, length: end - start)
        self.contentEnd = contentEnd
        guard contains(edited) else { return nil }
    }

    /// Whether a range lies in the paragraph.
    func contains(_ other: NSRange) -> Bool {
        let end = NSMaxRange(other)
        return other.location >= range.location && (end <= contentEnd || other.length > 0 && end <= NSMaxRange(range))
    }

    /// The paragraph after a change of characters; nil where that may have moved its ends.
    ///
    /// - Parameters:
    ///   - edited: The range before the change.
    ///   - text: The text after it.
    func followed(_ edited: NSRange, growth: Int, in text: NSString) -> KnownParagraph? {
        let new = NSRange(location: edited.location, length: edited.length + growth)
        guard edited.location >= range.location, NSMaxRange(edited) <= contentEnd, new.length >= 0,
            NSMaxRange(new) <= text.length,
            !(new.location..<NSMaxRange(new)).contains(where: { text.character(at: $0).endsLine })
        else { return nil }
        var followed = self
        followed.range.length += growth
        followed.contentEnd += growth
        // Without content between them, a carriage return before and a line feed after are one end.
        return followed.contentEnd > followed.range.location ? followed : nil
    }
}
