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
        let matrix = glyphMatrix
        return zip(glyphs, positions).reduce(CGRect.null) { union, glyph in
            let box = font.inkBox(of: glyph.0, matrix, emboldening: font.synthesis.emboldening)
            guard !box.isNull else { return union }
            return union.union(
                CGRect(
                    x: glyph.1.x + box.minX, y: glyph.1.y - box.maxY, width: box.width, height: box.height))
        }
    }
}

extension CTFont {
    /// A glyph's ink about its origin, in points, y up: of an outline or a picture; null for none.
    ///
    /// - Parameters:
    ///   - matrix: What is done to the glyph, in points.
    ///   - emboldening: How much fatter outlines are drawn, in em.
    package func inkBox(of glyph: CGGlyph, _ matrix: CGAffineTransform, emboldening: CGFloat = 0) -> CGRect {
        guard pointSize > 0 else { return .null }
        var matrix = matrix
        (matrix.tx, matrix.ty) = (matrix.tx / pointSize, matrix.ty / pointSize)
        guard let box = emBox(of: glyph, matrix, emboldening) else { return .null }
        return box.applying(CGAffineTransform(scaleX: pointSize, y: pointSize))
    }

    /// A glyph's ink in em units, y up.
    private func emBox(of glyph: CGGlyph, _ matrix: CGAffineTransform, _ emboldening: CGFloat) -> CGRect? {
        if let image = face.picture(of: glyph, pixelsPerEm: pointSize) { return image.bounds.applying(matrix) }
        var matrix = matrix
        // The box around a slanted outline is narrower than the slanted box.
        guard let outline = face.outline(of: glyph),
            let shown = matrix == .identity ? outline : outline.copy(using: &matrix)
        else { return nil }
        let box = shown.boundingBoxOfPath
        // Fattening adds half of its pen to each side.
        return box.isNull ? nil : box.insetBy(dx: -emboldening / 2, dy: -emboldening / 2)
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
