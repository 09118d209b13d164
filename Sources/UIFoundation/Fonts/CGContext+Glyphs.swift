import Foundation

/// Glyphs that a program places itself. Source: Apple's documentation of `CGContext`, "Drawing Glyphs".
extension CGContext {
    /// Sets the font of `showGlyphs(_:at:)`.
    public func setFont(_ font: CGFont) { shownGlyphs = ShownGlyphs(source: font.face, size: shownGlyphs?.size ?? 0) }
    /// Sets the size of `showGlyphs(_:at:)`, in units of text space.
    public func setFontSize(_ size: CGFloat) {
        shownGlyphs = ShownGlyphs(source: shownGlyphs?.source, size: size.isFinite ? size : 0)
    }
    /// Sets the space between letters of `CGContextShowText`, which Swift has not. No effect.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// Draws glyphs of the font last set, in the text mode of the state.
    ///
    /// Without a font or a size nothing is drawn. Positions for which there are no glyphs are left out, and so the other way.
    ///
    /// - Parameters:
    ///   - glyphs: Numbers in the font.
    ///   - positions: Where the glyphs' origins lie in text space, in which y grows upwards unless `textMatrix` turns it; that
    ///     matrix takes them, and the glyphs, to user space.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        let matrix = textMatrix
        guard let shown = shownGlyphs, let source = shown.source, shown.size != 0 else { return }
        let outlines = zip(glyphs, positions).compactMap { glyph, position in
            var place = CGAffineTransform(scaleX: shown.size, y: shown.size)
                .concatenating(CGAffineTransform(translationX: position.x, y: position.y)).concatenating(matrix)
            return source.outline(of: glyph)?.copy(using: &place)
        }
        drawText(outlines)
    }

    /// Draws outlines of glyphs in the text mode of the state.
    func drawText(_ outlines: [CGPath]) {
        let mode = textDrawingMode
        if let paint = mode.pathMode {
            for outline in outlines {
                addPath(outline)
                drawPath(using: paint)
            }
        }
        guard mode.clips, !outlines.isEmpty else { return }
        for outline in outlines { addPath(outline) }
        clip()
    }
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
