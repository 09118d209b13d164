import CFreeType
import Foundation

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

    /// Whether all glyphs are as wide as each other (`post`: isFixedPitch).
    package var isFixedPitch: Bool {
        freeType.use { $0.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0 }
    }

    /// The glyph of a name such as `ampersand`; nil where the face has none of that name, or no names.
    package func glyph(named name: String) -> CGGlyph? {
        let index = freeType.use { FT_Get_Name_Index($0, name) }
        return index == 0 ? nil : CGGlyph(truncatingIfNeeded: index)
    }

    /// The name of a glyph; nil where the face has none.
    package func name(of glyph: CGGlyph) -> String? {
        freeType.use { face in
            var text = [CChar](repeating: 0, count: 128)
            guard FT_Get_Glyph_Name(face, FT_UInt(glyph), &text, FT_UInt(text.count)) == 0, text[0] != 0 else {
                return nil
            }
            return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }

    /// The tags of the tables of the file (OpenType, "Table Directory"), in its order.
    package var tableTags: [UInt32] { harfBuzz.tableTags }
    /// The bytes of a table; nil if there is none of the tag.
    package func table(_ tag: UInt32) -> Data? { harfBuzz.table(tag) }
}
