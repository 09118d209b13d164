import CFreeType

/// What a font file says of a face as a whole, read when somebody asks.
extension FontFace {
    /// The box around all outlines laid upon each other, in em, y up (`head`: xMin to yMax).
    package var boundingBox: CGRect {
        let box = freeType.use { $0.pointee.bbox }
        let em = CGFloat(max(1, unitsPerEm))
        return CGRect(
            x: CGFloat(box.xMin) / em, y: CGFloat(box.yMin) / em, width: CGFloat(box.xMax - box.xMin) / em,
            height: CGFloat(box.yMax - box.yMin) / em)
    }

    /// How far the face leans, in degrees counterclockwise from the vertical: below 0 for italics (`post`).
    package var slantAngle: CGFloat {
        freeType.use { face in
            let post = FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self).pointee
            return CGFloat(post?.italicAngle ?? 0) / 65_536
        }
    }

    /// The glyph of a name such as `ampersand`; nil where the face has none of that name, or no names.
    package func glyph(named name: String) -> CGGlyph? {
        let index = freeType.use { FT_Get_Name_Index($0, name) }
        return index == 0 ? nil : CGGlyph(truncatingIfNeeded: index)
    }
}
