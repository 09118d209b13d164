/// Draws marks where a line holds white space and terminators, in the font of the text and a faint color.
struct InvisiblesPainter {
    let line: PlacedLine
    /// The container's left edge, on the line's baseline as drawn.
    let origin: CGPoint
    let context: CGContext

    /// - Parameter range: UTF-16 units from the paragraph's start.
    func draw(_ range: Range<Int>) {
        context.setFillColor(UIColor.tertiaryLabel.cgColor)
        for grapheme in line.graphemes where grapheme.range.overlaps(range) {
            guard let unit = line.paragraph.unit(at: grapheme.range.lowerBound), let mark = Self.mark(of: unit),
                let font = line.paragraph.text?.styled.style(at: grapheme.range.lowerBound).font
            else { continue }
            draw(mark, font, in: grapheme)
        }
    }

    private func draw(_ mark: Unicode.Scalar, _ font: CTFont, in grapheme: LineGraphemes.Grapheme) {
        let glyph = font.glyph(for: mark)
        guard glyph != 0 else { return }
        let width = font.advance(of: glyph)
        // Terminators have no width: their mark stands beyond the line's end.
        let x =
            grapheme.width > 0
            ? grapheme.x + (grapheme.width - width) / 2 : grapheme.isRightToLeft ? grapheme.x - width : grapheme.x
        GlyphPainter(font: font).draw([glyph], at: [CGPoint(x: origin.x + x, y: origin.y)], in: context)
    }

    private static func mark(of unit: UInt16) -> Unicode.Scalar? {
        switch unit {
        case 0x20, 0xA0: "\u{B7}"
        case 0x09: "\u{2192}"
        case 0x0A, 0x0D, 0x85, 0x2029: "\u{B6}"
        case 0x0B, 0x2028: "\u{21B5}"
        default: nil
        }
    }
}
