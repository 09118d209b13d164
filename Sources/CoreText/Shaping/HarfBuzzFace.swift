import CHarfBuzz
import Foundation
import Synchronization

/// One face opened by HarfBuzz at one unit per font unit.
///
/// Unchecked because HarfBuzz makes it immutable, so that threads share it.
final class HarfBuzzFace: @unchecked Sendable {
    /// Unchecked because HarfBuzz allows concurrent use of immutable faces and fonts.
    let font: OpaquePointer
    /// The font with the face's own widths, which other programs know it by.
    let plainFont: OpaquePointer
    let unitsPerEm: Int
    let coverage: FontCoverage
    /// Whether `coverage` holds all of printable ASCII, so that ASCII text needs no further look.
    let coversASCII: Bool
    private let face: OpaquePointer
    private let file: FontFile
    /// Read by HarfBuzz through a pointer.
    private let widths: AdvanceTable?
    /// How far glyphs are narrowed and stretched to the widths of another font.
    private let scales: ClosedRange<CGFloat>
    private let plans = Mutex(Plans())

    private struct Plans {
        var all: [ShapingPlan.Key: ShapingPlan] = [:]
        /// Those that were made first: comparing keys is quicker than hashing one, and most faces are used in few ways.
        var first: [ShapingPlan] = []
    }

    /// The ways in which the face varies; empty for a static one.
    let axes: [FontAxis]

    init?(file: FontFile, index: Int, variations: [FontVariation]) {
        let bytes = file.bytes
        let blob = hb_blob_create(
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
            HB_MEMORY_MODE_READONLY, nil, nil)
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, UInt32(clamping: index)), hb_face_get_glyph_count(face) > 0 else {
            return nil
        }
        hb_face_make_immutable(face)
        let em = Int32(hb_face_get_upem(face))
        guard let font = hb_font_create(face) else {
            hb_face_destroy(face)
            return nil
        }
        hb_ot_font_set_funcs(font)
        hb_font_set_scale(font, em, em)
        let settings = variations.map { hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value)) }
        hb_font_set_variations(font, settings, UInt32(settings.count))
        hb_font_make_immutable(font)
        self.file = file
        self.face = face
        self.font = font
        plainFont = hb_font_reference(font)
        widths = nil
        scales = 1...1
        unitsPerEm = Int(em)
        coverage = HarfBuzzFace.coverage(of: face)
        coversASCII = coverage.hasASCII
        axes = HarfBuzzFace.axes(of: face)
    }

    /// The same face with other widths.
    init(_ original: HarfBuzzFace, widths: FaceWidths) {
        let table = AdvanceTable(widths, on: original)
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, table, glyph, _ in
                guard let table else { return 0 }
                return Unmanaged<AdvanceTable>.fromOpaque(table).takeUnretainedValue().advance(of: glyph)
            }, nil, nil)
        font = hb_font_create_sub_font(original.font)
        hb_font_set_funcs(font, functions, Unmanaged.passUnretained(table).toOpaque(), nil)
        hb_font_funcs_destroy(functions)
        hb_font_make_immutable(font)
        plainFont = hb_font_reference(original.plainFont)
        self.widths = table
        scales = widths.scales
        face = hb_face_reference(original.face)
        file = original.file
        unitsPerEm = original.unitsPerEm
        coverage = original.coverage
        coversASCII = original.coversASCII
        axes = original.axes
    }

    deinit {
        hb_font_destroy(font)
        hb_font_destroy(plainFont)
        hb_face_destroy(face)
    }

    private static func coverage(of face: OpaquePointer) -> FontCoverage {
        var coverage = FontCoverage()
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(face, set)
        var first = hb_codepoint_t.max
        var last = hb_codepoint_t.max
        while hb_set_next_range(set, &first, &last) != 0 {
            for scalar in first...last { coverage.insert(scalar) }
        }
        return coverage
    }

    private static func axes(of face: OpaquePointer) -> [FontAxis] {
        var count = hb_ot_var_get_axis_count(face)
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.map { info in
            FontAxis(
                tag: OpenTypeTag.letters(info.tag), range: CGFloat(info.min_value)...CGFloat(info.max_value),
                standard: CGFloat(info.default_value), name: name(info.name_id, of: face),
                isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
        }
    }

    /// A name of the face in English; empty if it has none of that number.
    private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String {
        var length: UInt32 = 256
        var text = [CChar](repeating: 0, count: Int(length))
        hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, &text)
        return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The tags of the tables of the face's file, in its order.
    var tableTags: [UInt32] {
        var count = hb_face_get_table_tags(face, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        _ = hb_face_get_table_tags(face, 0, &count, &tags)
        return Array(tags.prefix(Int(count)))
    }

    /// The bytes of a table; nil if the face has none of the tag.
    func table(_ tag: UInt32) -> Data? {
        let bytes = Self.bytes(hb_face_reference_table(face, tag))
        return bytes.isEmpty ? nil : bytes
    }

    /// The tags of the features that the face's tables of substitutions and positions have, in any script.
    var featureTags: Set<String> {
        var tags: Set<String> = []
        for table in ["GSUB", "GPOS"] {
            let table = hb_tag_from_string(table, 4)
            var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
            var found = [hb_tag_t](repeating: 0, count: Int(count))
            _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &found)
            tags.formUnion(found.prefix(Int(count)).map(OpenTypeTag.letters))
        }
        return tags
    }

    var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

    /// The glyph of a scalar alone, 0 if there is none.
    func nominalGlyph(of scalar: UInt32) -> CGGlyph {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? CGGlyph(truncatingIfNeeded: glyph) : 0
    }

    /// The width of a glyph alone, in font units.
    func advance(of glyph: CGGlyph) -> Int32 { hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph)) }

    /// How a glyph is fitted into an advance that is another font's; nil for a face with its own widths.
    func fit(of glyph: CGGlyph) -> GlyphFit? {
        guard widths != nil else { return nil }
        let own = hb_font_get_glyph_h_advance(plainFont, hb_codepoint_t(glyph))
        let em = CGFloat(max(unitsPerEm, 1))
        return GlyphFit(own: CGFloat(own) / em, wanted: CGFloat(advance(of: glyph)) / em, scales: scales)
    }

    /// The widths of all glyphs, by glyph, in font units.
    var advances: [Int32] { (0..<hb_face_get_glyph_count(face)).map { hb_font_get_glyph_h_advance(font, $0) } }

    /// The plan for a combination of script, language, direction and features, made on first use.
    ///
    /// Bounded: 256 plans a face; beyond that all are dropped and made again on demand.
    func plan(for key: ShapingPlan.Key) -> ShapingPlan {
        plans.withLock { plans in
            if let known = plans.first.firstIndex(where: { $0.key == key }) { return plans.first[known] }
            if let known = plans.all[key] { return known }
            if plans.all.count >= 256 { plans = Plans() }
            let plan = ShapingPlan(
                key, spaces: SpaceRules(face: face, space: nominalGlyph(of: 0x20)),
                sequences: widths == nil ? .asTheFontSays : .asTyped)
            plans.all[key] = plan
            if plans.first.count < 8 { plans.first.append(plan) }
            return plan
        }
    }
}

extension HarfBuzzFace {
    /// What the plans hold.
    var cacheStatistics: [CacheStatistics] {
        plans.withLock { $0.all.values.flatMap { $0.use(\.cacheStatistics) } }
    }
}

/// The version of HarfBuzz that the process runs with.
package enum HarfBuzzVersion {
    package static let running = String(cString: hb_version_string())
}
