import CHarfBuzz
import Foundation

extension FontFace {
    /// The face with only some of its glyphs, for documents.
    ///
    /// Nil for faces without outlines, and where the maker forbids embedding (OS/2 `fsType`, bit 1).
    package func subset(of glyphs: Set<CGGlyph>) -> FontSubset? {
        guard !hasColorGlyphs, let cut = harfBuzz.subset(of: glyphs, at: variations) else { return nil }
        return FontSubset(
            format: cut.isCFF ? .cff : .trueType, program: cut.program, codes: cut.codes, advances: cut.advances,
            postScriptName: postScriptName, ascender: metrics.ascender, descender: metrics.descender,
            capHeight: metrics.capHeight)
    }
}

extension FontFace {
    /// The face with what some texts need, its shaping rules kept.
    ///
    /// Nil for faces without outlines, and where the maker forbids embedding (OS/2 `fsType`, bit 1).
    package func webFont(for texts: [String], glyphs: Set<CGGlyph>) -> WebFont? {
        guard !hasColorGlyphs, let file = harfBuzz.openType(of: texts, glyphs, at: variations) else { return nil }
        return WebFont(file: file, familyName: familyName)
    }
}

extension HarfBuzzFace {
    struct Cut {
        var isCFF: Bool
        var program: Data
        var codes: [CGGlyph: UInt16] = [:]
        var advances: [CGGlyph: CGFloat] = [:]
    }

    fileprivate func subset(of glyphs: Set<CGGlyph>, at variations: [FontVariation]) -> Cut? {
        let rules = ["GSUB", "GPOS", "GDEF", "kern", "name"]
        return execute(glyphs, [], dropping: rules, at: variations) { made, map in cut(made, glyphs, map: map) }
    }

    /// A font file that shapes some texts as the whole face does.
    fileprivate func openType(of texts: [String], _ glyphs: Set<CGGlyph>, at variations: [FontVariation]) -> Data? {
        let scalars = Set(texts.flatMap { $0.unicodeScalars.map(\.value) })
        return execute(glyphs, scalars, dropping: [], at: variations) { made, _ in
            let file = Self.bytes(hb_face_reference_blob(made))
            return file.isEmpty ? nil : file
        }
    }

    /// Cuts the face down and lends what is left of it, with the map from its glyphs to those.
    private func execute<Result>(
        _ glyphs: Set<CGGlyph>, _ scalars: Set<UInt32>, dropping tables: [String], at variations: [FontVariation],
        _ body: (_ made: OpaquePointer, _ map: OpaquePointer?) -> Result?
    ) -> Result? {
        guard let face = hb_font_get_face(font), mayBeEmbedded(face), let input = hb_subset_input_create_or_fail()
        else { return nil }
        defer { hb_subset_input_destroy(input) }
        // Glyphs are drawn unhinted everywhere.
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        let wanted = hb_subset_input_glyph_set(input)
        for glyph in glyphs { hb_set_add(wanted, hb_codepoint_t(glyph)) }
        let letters = hb_subset_input_unicode_set(input)
        for scalar in scalars { hb_set_add(letters, scalar) }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for tag in tables + ["DSIG"] { hb_set_add(dropped, OpenTypeTag.number(tag)) }
        guard pin(input, face, at: variations), let plan = hb_subset_plan_create_or_fail(face, input) else {
            return nil
        }
        defer { hb_subset_plan_destroy(plan) }
        guard let made = hb_subset_plan_execute_or_fail(plan) else { return nil }
        defer { hb_face_destroy(made) }
        return body(made, hb_subset_plan_old_to_new_glyph_mapping(plan))
    }

    /// Has a variable face cut at its places on its axes; false if that cannot be done (HarfBuzz 6 varies TrueType
    /// outlines only).
    private func pin(_ input: OpaquePointer, _ face: OpaquePointer, at variations: [FontVariation]) -> Bool {
        if axes.isEmpty { return true }
        guard Self.bytes(hb_face_reference_table(face, OpenTypeTag.number("CFF2"))).isEmpty else { return false }
        return axes.allSatisfy { axis in
            let place = variations.first { $0.tag == axis.tag }?.value ?? axis.standard
            return hb_subset_input_pin_axis_location(input, face, OpenTypeTag.number(axis.tag), Float(place)) != 0
        }
    }

    private func cut(_ made: OpaquePointer, _ glyphs: Set<CGGlyph>, map: OpaquePointer?) -> Cut? {
        let cff = Self.bytes(hb_face_reference_table(made, OpenTypeTag.number("CFF ")))
        let whole = Self.bytes(hb_face_reference_blob(made))
        guard !whole.isEmpty else { return nil }
        var cut = Cut(isCFF: !cff.isEmpty, program: cff.isEmpty ? whole : cff)
        let characters = cff.isEmpty ? nil : CFFCharacters(cff)
        for glyph in glyphs {
            let placed = hb_map_get(map, hb_codepoint_t(glyph))
            guard placed != hb_codepoint_t.max, let index = UInt16(exactly: placed) else { continue }
            cut.codes[glyph] = characters?.identifier(of: index) ?? index
            let advance = hb_font_get_glyph_h_advance(plainFont, hb_codepoint_t(glyph))
            cut.advances[glyph] = CGFloat(advance) / CGFloat(max(unitsPerEm, 1))
        }
        return cut
    }

    private func mayBeEmbedded(_ face: OpaquePointer) -> Bool {
        let table = Self.bytes(hb_face_reference_table(face, OpenTypeTag.number("OS/2")))
        return table.count < 10 || table[9] & 0x02 == 0
    }

    /// Copies a blob and lets go of it.
    static func bytes(_ blob: OpaquePointer?) -> Data {
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = hb_blob_get_data(blob, &length), length > 0 else { return Data() }
        return Data(bytes: start, count: Int(length))
    }
}
