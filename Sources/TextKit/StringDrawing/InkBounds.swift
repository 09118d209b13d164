/// The rectangle that the glyphs' ink takes, as opposed to their advances.
struct InkBounds {
    /// In the layout's coordinates; nil if nothing leaves a mark.
    let rect: CGRect?

    init(of layout: TextLayout) {
        var union = CGRect.null
        for line in layout.lines {
            for run in line.runs { union = union.union(Self.ink(of: run)) }
        }
        rect = union.isNull ? nil : union
    }

    private static func ink(of run: TextLayout.Run) -> CGRect {
        let size = run.font.pointSize
        return zip(run.glyphs, run.positions).reduce(CGRect.null) { union, glyph in
            guard let box = run.font.face.outline(of: glyph.0)?.boundingBoxOfPath, !box.isNull else { return union }
            let ink = CGRect(
                x: glyph.1.x + box.minX * size, y: glyph.1.y - box.maxY * size, width: box.width * size,
                height: box.height * size)
            return union.union(ink)
        }
    }
}
