extension TextLayout {
    /// The rectangle that the glyphs' ink takes, as opposed to their advances; nil if nothing leaves a mark.
    ///
    /// Points from the block's top-left corner, y downwards. Outlines and images count, strokes and shadows do not.
    public var inkBounds: CGRect? {
        let union = lines.reduce(CGRect.null) { union, line in
            line.runs.reduce(union) { $0.union($1.ink) }
        }
        return union.isNull ? nil : union
    }
}

extension TextLayout.Run {
    /// The rectangle that the run's ink takes, in points from the block's top-left corner; null if there is none.
    package var ink: CGRect {
        zip(glyphs, positions).reduce(CGRect.null) { union, glyph in
            guard let box = emBox(of: glyph.0) else { return union }
            let size = font.pointSize
            return union.union(
                CGRect(
                    x: glyph.1.x + box.minX * size, y: glyph.1.y - box.maxY * size, width: box.width * size,
                    height: box.height * size))
        }
    }

    /// A glyph's ink in em units, y up.
    private func emBox(of glyph: CGGlyph) -> CGRect? {
        guard let box = ownBox(of: glyph) else { return nil }
        var matrix = font.modifiers.matrix
        guard matrix != .identity, font.pointSize > 0 else { return box }
        (matrix.tx, matrix.ty) = (matrix.tx / font.pointSize, matrix.ty / font.pointSize)
        return box.applying(matrix)
    }

    private func ownBox(of glyph: CGGlyph) -> CGRect? {
        if let picture = font.face.picture(of: glyph, pixelsPerEm: font.pointSize) { return picture.bounds }
        guard let box = font.face.outline(of: glyph)?.boundingBoxOfPath, !box.isNull else { return nil }
        return box
    }
}
