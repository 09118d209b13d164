import CHarfBuzz

/// How a font's substitution and positioning rules touch its space glyph: what decides whether words can be shaped
/// one by one.
///
/// Shaping word by word (and remembering words) is only right if no rule reaches across the space between them. This
/// asks HarfBuzz which glyphs each lookup mentions, so that the shortcut is proved for a font and not hoped for.
struct SpaceRules: Sendable {
    /// Pairs with the space are kerned.
    private(set) var kernsSpaces = false
    /// The glyphs that contextual rules which mention the space may change: a word without them is the same beside
    /// any other word.
    private(set) var contextualInputs: Set<CGGlyph> = []

    /// - Parameter space: The font's glyph for U+0020.
    init(face: OpaquePointer, space: CGGlyph) {
        for table in [SpaceRules.substitutions, SpaceRules.positions] {
            let lookups = hb_set_create()
            defer { hb_set_destroy(lookups) }
            hb_ot_layout_collect_lookups(face, table, nil, nil, nil, lookups)
            var lookup = hb_codepoint_t.max
            while hb_set_next(lookups, &lookup) != 0 {
                examine(lookup, of: table, face: face, space: hb_codepoint_t(space))
            }
        }
    }

    private static let substitutions: hb_tag_t = 0x4753_5542  // GSUB
    private static let positions: hb_tag_t = 0x4750_4F53  // GPOS

    private mutating func examine(_ lookup: UInt32, of table: hb_tag_t, face: OpaquePointer, space: UInt32) {
        let before = hb_set_create()
        let input = hb_set_create()
        let after = hb_set_create()
        defer {
            for set in [before, input, after] { hb_set_destroy(set) }
        }
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
        guard [before, input, after].contains(where: { hb_set_has($0, space) != 0 }) else { return }
        let isPlain = hb_set_is_empty(before) != 0 && hb_set_is_empty(after) != 0
        if isPlain && table == SpaceRules.positions {
            kernsSpaces = true
        } else if !(isPlain && hb_set_get_population(input) == 1) {
            insert(input)
        }
    }

    private mutating func insert(_ set: OpaquePointer?) {
        var glyph = hb_codepoint_t.max
        while hb_set_next(set, &glyph) != 0 { contextualInputs.insert(CGGlyph(truncatingIfNeeded: glyph)) }
    }
}
