/// A line of a fragment. Source: Apple's documentation of `NSTextLineFragment`.
open class NSTextLineFragment: NSObject {
    private let lines: NSLayoutManager
    private let glyphs: NSRange
    private let start: Int
    /// What a line by itself is made of.
    private var text: NSTextStorage?
    /// The text of the fragment that the line belongs to.
    open private(set) var attributedString: NSAttributedString
    /// What of that text lies on the line.
    open private(set) var characterRange: NSRange
    /// The line's rectangle from the fragment's corner on, in points.
    open private(set) var typographicBounds: CGRect
    /// Where the first glyph stands on the baseline, from the corner of `typographicBounds` on.
    open private(set) var glyphOrigin: CGPoint

    init(
        of paragraph: NSTextParagraph, lines: NSLayoutManager, glyphs: NSRange, range: NSRange, bounds: CGRect,
        glyphOrigin: CGPoint
    ) {
        (self.lines, self.glyphs) = (lines, glyphs)
        start = paragraph.elementRange?.location.offset ?? 0
        attributedString = paragraph.attributedString
        characterRange = range
        typographicBounds = bounds
        self.glyphOrigin = glyphOrigin
    }

    /// Makes a line of a part of a text, by itself.
    ///
    /// - Parameters:
    ///   - attributedString: The text.
    ///   - range: UTF-16 units of the text; what lies beyond its end is left out.
    public init(attributedString: NSAttributedString, range: NSRange) {
        let whole = NSRange(location: 0, length: attributedString.length)
        let range = NSIntersectionRange(range, whole)
        let (storage, container) = (
            NSTextStorage(attributedString: attributedString.attributedSubstring(from: range)),
            NSTextContainer(size: .zero)
        )
        lines = NSLayoutManager()
        container.lineFragmentPadding = 0
        lines.addTextContainer(container)
        storage.addLayoutManager(lines)
        text = storage
        glyphs = lines.glyphRange(for: container)
        start = -range.location
        self.attributedString = NSAttributedString(attributedString: attributedString)
        characterRange = range
        typographicBounds = CGRect(origin: .zero, size: lines.usedRect(for: container).size)
        glyphOrigin = glyphs.length > 0 ? lines.location(forGlyphAt: 0) : .zero
    }

    /// Makes a line of a part of a text in one style, by itself; as above.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    private var corner: CGPoint {
        guard glyphs.length > 0 else { return lines.extraLineFragmentUsedRect.origin }
        let padding = lines.textContainers.first?.lineFragmentPadding ?? 0
        let used = lines.lineFragmentUsedRect(forGlyphAt: glyphs.location, effectiveRange: nil)
        return CGPoint(x: used.minX + padding, y: used.minY)
    }

    /// Draws the line.
    ///
    /// - Parameters:
    ///   - point: Where the corner of its rectangle comes to lie, in the context's coordinates, in points, y downwards.
    ///   - context: What is drawn into.
    open func draw(at point: CGPoint, in context: CGContext) {
        lines.draw(glyphs, at: CGPoint(x: point.x - corner.x, y: point.y - corner.y), in: context)
    }

    /// Where a character of the fragment's text stands on the baseline, from the corner of the line's rectangle on.
    open func locationForCharacter(at index: Int) -> CGPoint {
        guard NSLocationInRange(index, characterRange) else {
            return CGPoint(x: index < characterRange.location ? 0 : typographicBounds.width, y: glyphOrigin.y)
        }
        let glyph = lines.glyphIndexForCharacter(at: start + index)
        let rect = lines.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil)
        return CGPoint(x: rect.minX + lines.location(forGlyphAt: glyph).x - corner.x, y: glyphOrigin.y)
    }

    /// The character of the fragment's text at a point from the corner of the line's rectangle on; the nearest one beside it.
    open func characterIndex(for point: CGPoint) -> Int {
        guard let container = lines.textContainers.first, glyphs.length > 0 else { return characterRange.location }
        let place = CGPoint(x: point.x + corner.x, y: corner.y + typographicBounds.height / 2)
        let index = lines.characterIndex(for: place, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        return min(
            max(index - start, characterRange.location), max(characterRange.location, NSMaxRange(characterRange) - 1))
    }

    /// How far through its glyph a point lies, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        guard let container = lines.textContainers.first, glyphs.length > 0 else { return 0 }
        let place = CGPoint(x: point.x + corner.x, y: corner.y + typographicBounds.height / 2)
        return lines.fractionOfDistanceThroughGlyph(for: place, in: container)
    }
}
