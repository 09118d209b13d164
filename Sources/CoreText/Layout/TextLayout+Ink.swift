import Foundation

extension TextLayout {
    /// The rectangle that the glyphs' ink takes, as opposed to their advances; nil if nothing leaves a mark.
    ///
    /// Points from the block's top-left corner, y downwards. Outlines, as they are stretched, slanted and emboldened,
    /// and images count; the attributes' strokes, obliqueness, shadows and annotations do not.
    package var inkBounds: CGRect? {
        let union = lines.reduce(CGRect.null) { union, line in
            line.runs.reduce(union) { $0.union($1.ink) }
        }
        return union.isNull ? nil : union
    }
}

extension TextLayout.Run {
    /// What is done to each glyph about its origin, y up: the font's own matrix, then slant and stretch.
    package var glyphMatrix: CGAffineTransform { font.glyphMatrix.slanted(by: 0, stretched: exp(style.expansion)) }

    /// The rectangle that the run's ink takes, in points from the block's top-left corner; null if there is none.
    package var ink: CGRect {
        var matrix = glyphMatrix
        if font.pointSize > 0 { (matrix.tx, matrix.ty) = (matrix.tx / font.pointSize, matrix.ty / font.pointSize) }
        return zip(glyphs, positions).reduce(CGRect.null) { union, glyph in
            guard let box = emBox(of: glyph.0, matrix) else { return union }
            let size = font.pointSize
            return union.union(
                CGRect(
                    x: glyph.1.x + box.minX * size, y: glyph.1.y - box.maxY * size, width: box.width * size,
                    height: box.height * size))
        }
    }

    /// A glyph's ink in em units, y up.
    private func emBox(of glyph: CGGlyph, _ matrix: CGAffineTransform) -> CGRect? {
        if let image = font.face.picture(of: glyph, pixelsPerEm: font.pointSize) {
            return image.bounds.applying(matrix)
        }
        var matrix = matrix
        // The box around a slanted outline is narrower than the slanted box.
        guard let outline = font.face.outline(of: glyph),
            let shown = matrix == .identity ? outline : outline.copy(using: &matrix)
        else { return nil }
        let box = shown.boundingBoxOfPath
        // Fattening adds half of its pen to each side.
        return box.isNull
            ? nil : box.insetBy(dx: -font.synthesis.emboldening / 2, dy: -font.synthesis.emboldening / 2)
    }
}

extension CTFont {
    /// What is done to each glyph about its origin, y up: the font's matrix, then the slant of a face that has none.
    package var glyphMatrix: CGAffineTransform { modifiers.matrix.slanted(by: synthesis.skew) }
}

extension CGAffineTransform {
    /// The transform followed by a stretch in x and a lean to the right.
    package func slanted(by slant: CGFloat, stretched stretch: CGFloat = 1) -> CGAffineTransform {
        guard slant != 0 || stretch != 1 else { return self }
        return concatenating(CGAffineTransform(a: stretch, b: 0, c: slant, d: 1, tx: 0, ty: 0))
    }
}
