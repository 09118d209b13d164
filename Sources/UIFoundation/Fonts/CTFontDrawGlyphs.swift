// The name is Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Draws glyphs where the context's text matrix and text position put them, y up: filled, stroked or as a clip, as the
/// context's text drawing mode says.
///
/// - Parameters:
///   - font: The font of the glyphs.
///   - glyphs: As many as `count` says.
///   - positions: Where the glyphs' origins lie in text space, in points.
///   - count: How many glyphs there are.
///   - context: Where they are drawn.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let shown = UnsafeBufferPointer(start: glyphs, count: max(0, count))
    let places = UnsafeBufferPointer(start: positions, count: shown.count).map { CGPoint(x: $0.x, y: -$0.y) }
    context.keepingTextClip {
        context.standInTextSpace()
        GlyphPainter(font: font).draw(Array(shown), at: places, in: context)
    }
}

extension CGContext {
    /// Makes the text matrix a part of the transform, with y down, as glyphs are drawn.
    func standInTextSpace() { concatenate(CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix)) }
}
