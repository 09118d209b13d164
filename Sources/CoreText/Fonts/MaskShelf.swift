import Synchronization

/// The masks of one face's glyphs: those of the size in use in a table by glyph, all others in a dictionary.
///
/// A line draws hundreds of glyphs of one size, so that looking one up must cost no more than a lock and a load.
/// Bounded: 4,096 masks a face, and a table for the first 4,096 glyphs of one size.
final class MaskShelf: Sendable {
    struct Key: Hashable, Sendable {
        var glyph: CGGlyph
        /// Quarters of a pixel, 0 to 3.
        var quarter: Int
        var pixelsPerEm: Float
    }

    private struct State {
        var kept: [Key: GlyphMask] = [:]
        var tableSize: Float = 0
        var table: [GlyphMask?] = []
    }

    private static let limit = 4_096
    private static let tableGlyphs = 4_096
    /// Stands for glyphs without ink, which are asked for as often as others.
    private static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])

    private let state = Mutex(State())

    func mask(_ key: Key, make: () -> GlyphMask?) -> GlyphMask? {
        let known = state.withLock { MaskShelf.find(key, in: &$0) }
        if let known { return known === MaskShelf.empty ? nil : known }
        let made = make()
        state.withLock { MaskShelf.insert(made ?? MaskShelf.empty, key, into: &$0) }
        return made
    }

    private static func find(_ key: Key, in state: inout State) -> GlyphMask? {
        guard key.glyph < tableGlyphs else { return state.kept[key] }
        if state.tableSize != key.pixelsPerEm { state.table = [] }
        if state.table.isEmpty {
            state.table = Array(repeating: nil, count: tableGlyphs * 4)
            state.tableSize = key.pixelsPerEm
        }
        let place = Int(key.glyph) * 4 + key.quarter
        if let mask = state.table[place] { return mask }
        state.table[place] = state.kept[key]
        return state.table[place]
    }

    private static func insert(_ mask: GlyphMask, _ key: Key, into state: inout State) {
        if state.kept.count >= limit {
            state.kept.removeAll()
            state.table = []
        }
        state.kept[key] = mask
    }
}
