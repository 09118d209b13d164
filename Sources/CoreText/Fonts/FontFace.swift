import CFreeType
import Foundation
import Synchronization

/// One face of a font file: names, measures, coverage, and the glyphs themselves.
///
/// Immutable and shareable; a face is opened once and serves all sizes. TrueType, OpenType/CFF and collections; a file
/// that FreeType refuses throws `FontError.corrupt`.
package final class FontFace: Sendable {
    /// The name that is unlike that of every other face.
    package let postScriptName: String
    /// The family's name.
    package let familyName: String
    /// What the face is called within its family.
    package let styleName: String
    /// The face's own vertical measures (hhea's, as iOS uses for custom fonts), in em.
    package let metrics: FontMetrics
    /// Weight, width and slant.
    package let traits: FontTraits
    /// The font's units in an em.
    package let unitsPerEm: Int
    /// Whether glyphs have colors of their own (CBDT or COLR tables): emoji.
    package let hasColorGlyphs: Bool
    /// Where the file lies; nil for a font made from data.
    package var url: URL? { file.url }
    /// The face's place in its file, 0 but in collections.
    package let index: Int

    let file: FontFile
    let freeType: FreeTypeFace
    let harfBuzz: HarfBuzzFace
    let glyphCache: GlyphCache

    /// The places on the axes of a variable font at which this face stands.
    package let variations: [FontVariation]
    /// Advances in place of the file's own; nil for the file's own.
    private let widths: FaceWidths?
    /// The ways in which the face varies; empty for a static one.
    package var axes: [FontAxis] { harfBuzz.axes }
    /// How many glyphs the face has.
    package var glyphCount: Int { harfBuzz.glyphCount }
    /// The tags of the features of the tables GSUB and GPOS, in any script.
    package var featureTags: Set<String> { harfBuzz.featureTags }

    init(file: FontFile, index: Int, variations: [FontVariation] = []) throws(FontError) {
        let freeType = try FreeTypeFace(file: file, index: index)
        freeType.use { $0.set(variations) }
        let record = freeType.use { FaceRecord($0) }
        guard record.isScalable || record.hasColor else { throw .notScalable(file: file.name) }
        guard let harfBuzz = HarfBuzzFace(file: file, index: index, variations: variations) else {
            throw .corrupt(file: file.name, reason: "it has no character map or no glyphs")
        }
        glyphCache = GlyphCache()
        self.file = file
        self.index = index
        self.freeType = freeType
        self.harfBuzz = harfBuzz
        postScriptName = record.postScriptName
        familyName = record.familyName
        styleName = record.styleName
        metrics = record.metrics
        traits = record.traits.varied(by: variations)
        self.variations = variations
        widths = nil
        unitsPerEm = harfBuzz.unitsPerEm
        hasColorGlyphs = record.hasColor
    }

    /// A face with the glyphs of another one, at other widths.
    init(_ original: FontFace, widths: FaceWidths) {
        file = original.file
        index = original.index
        freeType = original.freeType
        harfBuzz = HarfBuzzFace(original.harfBuzz, widths: widths)
        glyphCache = GlyphCache()
        postScriptName = original.postScriptName
        familyName = original.familyName
        styleName = original.styleName
        metrics = original.metrics
        traits = original.traits
        variations = original.variations
        self.widths = widths
        unitsPerEm = original.unitsPerEm
        hasColorGlyphs = original.hasColorGlyphs
    }

    /// Whether the face was read from a file, by whatever path that is named.
    func isOfFile(at other: URL) -> Bool {
        url.map { $0.standardizedFileURL == other.standardizedFileURL } ?? false
    }

    /// Whether the face has a glyph for a Unicode scalar.
    package func covers(_ scalar: UInt32) -> Bool { harfBuzz.coverage.contains(scalar) }
}

extension FontFace: Hashable {
    /// Whether both are the same face of the same file at the same places on its axes and with the same advances: the
    /// library may open one again after it forgot it.
    package static func == (a: FontFace, b: FontFace) -> Bool {
        a === b || a.file === b.file && a.index == b.index && a.variations == b.variations && a.widths == b.widths
    }

    /// Hashes the file and the face's place in it.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(index)
    }
}

extension FT_Face {
    /// Moves a variable face to places on its axes; those that are not named stay at their standard.
    fileprivate func set(_ variations: [FontVariation]) {
        guard !variations.isEmpty else { return }
        var master: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(self, &master) == 0, let master else { return }
        defer { FT_Done_MM_Var(pointee.glyph.pointee.library, master) }
        var coordinates = (0..<Int(master.pointee.num_axis)).map { index in
            let axis = master.pointee.axis[index]
            let tag = OpenTypeTag.letters(UInt32(axis.tag))
            return variations.first { $0.tag == tag }.map { FT_Fixed(($0.value * 65_536).rounded()) } ?? axis.def
        }
        FT_Set_Var_Design_Coordinates(self, FT_UInt(coordinates.count), &coordinates)
    }
}

/// What FreeType says of a face, read once.
private struct FaceRecord {
    var postScriptName = ""
    var familyName = ""
    var styleName = ""
    var metrics: FontMetrics
    var traits = FontTraits()
    var isScalable: Bool
    var hasColor: Bool

    init(_ face: FT_Face) {
        let record = face.pointee
        familyName = record.family_name.map { String(cString: $0) } ?? "Unnamed"
        styleName = record.style_name.map { String(cString: $0) } ?? "Regular"
        postScriptName =
            FT_Get_Postscript_Name(face).map { String(cString: $0) }
            ?? "\(familyName)-\(styleName)".replacingOccurrences(of: " ", with: "")
        isScalable = record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
        hasColor = record.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
        let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        metrics = FaceRecord.metrics(face, os2)
        traits = FaceRecord.traits(record, os2)
    }

    private static func metrics(_ face: FT_Face, _ os2: TT_OS2?) -> FontMetrics {
        let hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
        let record = face.pointee
        let em = CGFloat(max(1, unitsPerEm(face)))
        let fallbackAscender = record.ascender != 0 ? CGFloat(record.ascender) : em * 0.8
        let fallbackDescender = record.descender != 0 ? CGFloat(record.descender) : em * -0.2
        let ascender = hhea.map { CGFloat($0.Ascender) }.flatMap { $0 != 0 ? $0 : nil } ?? fallbackAscender
        let descender = hhea.map { CGFloat($0.Descender) }.flatMap { $0 != 0 ? $0 : nil } ?? fallbackDescender
        let hasHeights = (os2?.version ?? 0) >= 2
        let capHeight = hasHeights ? CGFloat(os2?.sCapHeight ?? 0) : 0
        let xHeight = hasHeights ? CGFloat(os2?.sxHeight ?? 0) : 0
        let thickness = record.underline_thickness > 0 ? CGFloat(record.underline_thickness) : em * 0.05
        let underline = record.underline_position != 0 ? CGFloat(record.underline_position) : em * -0.1
        let strike = CGFloat(os2?.yStrikeoutPosition ?? 0)
        return FontMetrics(
            ascender: ascender / em, descender: -abs(descender) / em,
            leading: max(0, CGFloat(hhea?.Line_Gap ?? 0)) / em,
            capHeight: (capHeight > 0 ? capHeight : ascender * 0.75) / em,
            xHeight: (xHeight > 0 ? xHeight : ascender * 0.55) / em,
            underlinePosition: underline / em, underlineThickness: thickness / em,
            strikethroughPosition: (strike > 0 ? strike : em * 0.3) / em)
    }

    /// FreeType tells none of faces that have images alone, as emoji do.
    private static func unitsPerEm(_ face: FT_Face) -> FT_UShort {
        let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self).pointee
        return head?.Units_Per_EM ?? face.pointee.units_per_EM
    }

    private static func traits(_ record: FT_FaceRec, _ os2: TT_OS2?) -> FontTraits {
        let percents = [50, 62, 75, 87, 100, 112, 125, 150, 200]
        let isBold = record.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
        let isItalic = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
        let widthClass = Int(os2?.usWidthClass ?? 5)
        let weight = Int(os2?.usWeightClass ?? 0)
        return FontTraits(
            weight: (1...1000).contains(weight) ? weight : (isBold ? 700 : 400),
            width: (1...9).contains(widthClass) ? percents[widthClass - 1] : 100,
            slant: isItalic ? .italic : .upright)
    }
}
