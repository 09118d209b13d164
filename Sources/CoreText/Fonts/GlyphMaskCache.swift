import Synchronization

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
