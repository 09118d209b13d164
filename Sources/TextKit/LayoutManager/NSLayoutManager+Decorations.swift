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

    /// How far above the baseline a glyph's font wants a line, in points.
    func decorationOffset(_ kind: DecorationPainter.Kind, _ glyphs: NSRange) -> CGFloat {
        guard let line = line(ofGlyph: glyphs.location) else { return 0 }
        let offset = characterIndexForGlyph(at: glyphs.location) - line.paragraph.location
        let run = line.line.runs(showing: offset..<offset + 1).first
        return run.map { DecorationPainter.height(of: kind, $0) } ?? 0
    }
}
