extension NSLayoutManager {
    /// The stretches of glyphs that a line of a style is drawn along: all, or word by word.
    func decoratedParts(of glyphRange: NSRange, _ style: NSUnderlineStyle) -> [NSRange] {
        guard style.contains(.byWord) else { return [glyphRange] }
        var parts: [NSRange] = []
        let start = max(0, min(glyphRange.location, numberOfGlyphs))
        for glyph in start..<max(start, min(numberOfGlyphs, glyphRange.safeEnd)) {
            guard propertyForGlyph(at: glyph).isDisjoint(with: [.elastic, .controlCharacter]) else { continue }
            if let last = parts.last, last.upperBound == glyph {
                parts[parts.count - 1].length += 1
            } else {
                parts.append(NSRange(location: glyph, length: 1))
            }
        }
        return parts
    }

    /// How far above the bottom of a line's space the baseline of its glyphs lies, in points.
    ///
    /// Source: Apple's documentation of `NSTypesetter.baselineOffset(in:glyphIndex:)`, by which underlines are placed.
    func baselineOffset(of glyphs: NSRange, _ lineRect: CGRect) -> CGFloat {
        line(ofGlyph: glyphs.location).map { lineRect.maxY - $0.rect.minY - $0.baseline } ?? 0
    }
}
