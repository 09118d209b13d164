import Synchronization

/// The masks, outlines and images of one face's glyphs, kept after their first use.
///
/// Bounded: masks as `GlyphMaskCache` says, 2,048 outlines and 256 images a face; a full table is emptied.
final class GlyphCache: Sendable {
    struct ImageKey: Hashable, Sendable {
        var glyph: CGGlyph
        var strike: Int
    }

    let masks = GlyphMaskCache()
    private let shapes = LazyReference<Shapes>()

    func outline(_ glyph: CGGlyph, make: () -> CGPath?) -> CGPath? {
        keptShapes.outlines.value(for: glyph, make: make)
    }

    func picture(_ key: ImageKey, make: () -> GlyphImage?) -> GlyphImage? {
        keptShapes.pictures.value(for: key, make: make)
    }

    private var keptShapes: Shapes { shapes.load() ?? shapes.storeIfNil(Shapes()) }

    /// What most labels never need; Swift looks for its tables' types for as long as it takes to lay out twenty labels.
    private final class Shapes: Sendable {
        let outlines = Store<CGGlyph, CGPath>(limit: 2_048)
        let pictures = Store<ImageKey, GlyphImage>(limit: 256)
    }

    /// Answers kept by key, also the answer that there is nothing.
    private final class Store<Key: Hashable & Sendable, Value: Sendable>: Sendable {
        private let kept = Mutex<[Key: Value?]>([:])
        private let limit: Int

        init(limit: Int) { self.limit = limit }

        func value(for key: Key, make: () -> Value?) -> Value? {
            if let known = kept.withLock({ $0[key] }) { return known }
            let made = make()
            kept.withLock { kept in
                if kept.count >= limit { kept.removeAll() }
                kept[key] = .some(made)
            }
            return made
        }
    }
}

/// The masks of one face's glyphs, in a table for each of the sizes used last.
///
/// Bounded: four sizes a face, and four mebibytes of coverage a size; a full table is replaced by an empty one.
final class GlyphMaskCache: Sendable {
    private struct Size {
        let pixelsPerEm: Float
        let table: MaskTable
    }

    private static let limit = 4

    /// Last used first.
    private let sizes = Mutex<[Size]>([])

    /// What the tables of the sizes used last hold.
    var statistics: CacheStatistics {
        sizes.withLock { sizes in
            sizes.dropFirst().reduce(into: sizes.first?.table.statistics ?? MaskTable().statistics) {
                $0 += $1.table.statistics
            }
        }
    }

    func table(pixelsPerEm: Float) -> MaskTable {
        sizes.withLock { sizes in
            if let first = sizes.first, first.pixelsPerEm == pixelsPerEm, !first.table.isFull { return first.table }
            var used = Size(pixelsPerEm: pixelsPerEm, table: MaskTable())
            if let index = sizes.firstIndex(where: { $0.pixelsPerEm == pixelsPerEm }) {
                let known = sizes.remove(at: index)
                if !known.table.isFull { used = known }
            }
            if sizes.count >= GlyphMaskCache.limit { sizes.removeLast() }
            sizes.insert(used, at: 0)
            return used.table
        }
    }
}
