import Foundation
import Synchronization

/// Scaled color glyphs, shared by all threads.
///
/// Holds at most 8 MiB of pixels and of what it keeps alive for them: a font counts for 128 KiB. When half of that is newly
/// filled, what has not been used since the last time is released.
final class SpriteCache: Sendable {
    struct Key: Hashable, Sendable {
        var source: ObjectIdentifier
        var glyph: CGGlyph
        var em: CGFloat
        var quarter: Int
    }

    private struct Entry {
        /// Kept alive, so that its identity in the key stays its own.
        let source: any GlyphSource
        let sprite: GlyphSprite

        var bytes: Int { sprite.image.width * sprite.image.height * 4 }
    }

    private struct Generations {
        private var young: [Key: Entry] = [:]
        private var old: [Key: Entry] = [:]
        private var youngBytes = 0
        /// Those that the young sprites keep alive.
        private var youngSources: Set<ObjectIdentifier> = []
        private var hits = 0
        private var misses = 0

        mutating func keep(_ entry: Entry, for key: Key) {
            guard entry.bytes <= SpriteCache.limit / 8 else { return }
            if youngBytes + cost(of: entry, for: key) > SpriteCache.limit / 2 {
                old = young
                (young, youngSources, youngBytes) = ([:], [], 0)
            }
            let cost = cost(of: entry, for: key)
            if young.updateValue(entry, forKey: key) == nil { youngBytes += cost }
            youngSources.insert(key.source)
        }

        /// Bytes, with those of a source that nothing else here keeps alive.
        private func cost(of entry: Entry, for key: Key) -> Int {
            entry.bytes + (youngSources.contains(key.source) ? 0 : SpriteCache.sourceBytes)
        }

        mutating func find(_ key: Key) -> GlyphSprite? {
            if let entry = young[key] {
                hits += 1
                return entry.sprite
            }
            guard let entry = old[key] else {
                misses += 1
                return nil
            }
            hits += 1
            keep(entry, for: key)
            return entry.sprite
        }

        var statistics: CacheStatistics {
            var statistics = CacheStatistics("color glyphs", limit: SpriteCache.limit)
            let kept = young.merging(old) { young, _ in young }
            statistics.entries = kept.count
            statistics.bytes = kept.values.reduce(0) { $0 + $1.bytes }
            (statistics.hits, statistics.misses) = (hits, misses)
            return statistics
        }
    }

    static let shared = SpriteCache()
    /// In bytes of pixels and of the sources that they keep alive.
    static let limit = 8 << 20
    /// About what a font with its tables takes that somebody has set text in: 135 KB, as measured.
    static let sourceBytes = 128 << 10

    private let generations = Mutex(Generations())

    var statistics: CacheStatistics { generations.withLock { $0.statistics } }

    /// Finds a sprite or makes and keeps it; one too large to be kept is made each time.
    func sprite(_ key: Key, of source: any GlyphSource, make: () -> GlyphSprite?) -> GlyphSprite? {
        if let found = generations.withLock({ $0.find(key) }) { return found }
        guard let made = make() else { return nil }
        generations.withLock { $0.keep(Entry(source: source, sprite: made), for: key) }
        return made
    }
}

/// The process's caches of what is drawn, for reports.
package enum DrawingCaches {
    package static var statistics: [CacheStatistics] {
        [SpriteCache.shared.statistics, GradientRowCache.shared.statistics]
    }
}
