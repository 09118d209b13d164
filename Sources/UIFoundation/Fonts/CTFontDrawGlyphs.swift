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
    let mode = context.textDrawingMode
    if let paint = mode.pathMode {
        for outline in outlines {
            context.addPath(outline)
            context.drawPath(using: paint)
        }
    }
    guard mode.clips, !outlines.isEmpty else { return }
    for outline in outlines { context.addPath(outline) }
    context.clip()
}

extension CGTextDrawingMode {
    /// How outlines are painted; nil if they are not.
    fileprivate var pathMode: CGPathDrawingMode? {
        switch (fills, strokes) {
        case (true, true): .fillStroke
        case (true, false): .fill
        case (false, true): .stroke
        case (false, false): nil
        }
    }
}
