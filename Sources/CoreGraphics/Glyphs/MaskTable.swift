import CRaster
import Foundation
import Synchronization

/// The masks of one face at one size, by glyph and quarter of a pixel.
///
/// A run of glyphs finds all its masks under one lock, a load or two for each. Nothing is ever taken out, so that masks
/// can be used without counting references for as long as the table is held; whoever keeps tables replaces those that
/// are full.
package final class MaskTable: Sendable {
    /// Glyphs whose numbers differ in the last six bits only share a page; page 0 is that of all that have none.
    private struct State {
        var pages = [UInt16](repeating: 0, count: 1024)
        var entries = [Unmanaged<GlyphMask>?](repeating: nil, count: MaskTable.pageSize)
        var bytes = 0
        var count = 0
        var hits = 0
        var misses = 0

        func place(of glyph: CGGlyph, _ quarter: Int) -> Int {
            Int(pages[Int(glyph >> 6)]) * MaskTable.pageSize + Int(glyph & 63) * 4 + quarter
        }

        mutating func keep(_ mask: GlyphMask, for glyph: CGGlyph, _ quarter: Int) -> GlyphMask {
            if pages[Int(glyph >> 6)] == 0 {
                pages[Int(glyph >> 6)] = UInt16(entries.count / MaskTable.pageSize)
                entries += Array(repeating: nil, count: MaskTable.pageSize)
            }
            let place = place(of: glyph, quarter)
            if let known = entries[place] { return known.takeUnretainedValue() }
            entries[place] = Unmanaged.passRetained(mask)
            bytes += mask.bytes
            count += 1
            return mask
        }
    }

    /// In bytes of coverage.
    private static let limit = 4 << 20
    private static let pageSize = 256

    private let state = Mutex(State())

    /// Makes a table without masks.
    package init() {}

    deinit {
        state.withLock { state in
            for entry in state.entries { entry?.release() }
        }
    }

    /// Whether it is time for a new table.
    package var isFull: Bool { state.withLock { $0.bytes > MaskTable.limit } }

    /// The mask of a glyph, made now if it is not known; nil if the glyph has no ink.
    ///
    /// - Parameter quarter: The fraction of a pixel by which the glyph's origin lies right of a pixel's edge, in
    ///   quarters (0 to 3).
    package func mask(of glyph: CGGlyph, quarter: Int, make: () -> GlyphMask?) -> GlyphMask? {
        let known = state.withLock { state in
            let known = state.entries[state.place(of: glyph, quarter)]?.takeUnretainedValue()
            if known == nil { state.misses += 1 } else { state.hits += 1 }
            return known
        }
        if let known { return known === GlyphMask.empty ? nil : known }
        let made = make() ?? GlyphMask.empty
        let kept = state.withLock { $0.keep(made, for: glyph, quarter) }
        return kept === GlyphMask.empty ? nil : kept
    }

    /// Writes which mask each glyph of a run has, and tells the indices of those whose masks are not known yet.
    ///
    /// - Parameter quarters: Of each glyph's origin, 0 to 3.
    func find(
        _ glyphs: [CGGlyph], quarters: UnsafeBufferPointer<UInt8>, in forms: UnsafeMutableBufferPointer<placard_glyph>
    ) -> [Int] {
        state.withLock { state in
            var missing: [Int] = []
            for index in glyphs.indices {
                if let entry = state.entries[state.place(of: glyphs[index], Int(quarters[index]))] {
                    forms[index].mask = entry._withUnsafeGuaranteedRef { $0.form }
                } else {
                    missing.append(index)
                }
            }
            state.hits += glyphs.count - missing.count
            return missing
        }
    }

    /// What the table holds.
    package var statistics: CacheStatistics {
        var statistics = CacheStatistics("glyph masks", limit: MaskTable.limit)
        state.withLock { state in
            (statistics.entries, statistics.bytes) = (state.count, state.bytes)
            (statistics.hits, statistics.misses) = (state.hits, state.misses)
        }
        return statistics
    }
}
