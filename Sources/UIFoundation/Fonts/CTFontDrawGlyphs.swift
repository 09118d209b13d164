// The name is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Draws glyphs at places of the context, y up: filled, stroked or as a clip, as the context's text drawing mode says.
///
/// - Parameters:
///   - font: The font of the glyphs.
///   - glyphs: As many as `count` says.
///   - positions: Where the glyphs' origins lie, in points.
///   - count: How many glyphs there are.
///   - context: Where they are drawn.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let outlines = (0..<max(0, count)).compactMap { index in
        var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        return CTFontCreatePathForGlyph(font, glyphs[index], &place)
    }
    context.drawText(outlines)
}
