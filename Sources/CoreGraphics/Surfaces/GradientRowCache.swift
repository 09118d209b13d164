import Foundation
import Synchronization

/// Rows of pixels of the gradients across that were drawn last, and columns of those from above to below, shared by all
/// threads: what moves shows the same ones in image after image.
///
/// Holds at most half a MiB of pixels: the oldest row makes room for a new one.
final class GradientRowCache: Sendable {
    /// All that a row's pixels follow from; places are those of the device.
    struct Key: Equatable {
        /// The first pixel, and how many there are, along the gradient.
        let start: Int
        let length: Int
        let direction: Direction
        let alpha: CGFloat
        let from: CGPoint
        let to: CGPoint
        let options: CGGradientDrawingOptions
        let transform: CGAffineTransform
        let gradient: CGGradient
    }

    /// Where a gradient runs.
    enum Direction {
        case across
        case down
    }

    private struct Rows {
        var kept: [(key: Key, pixels: PixelBuffer)] = []
        var oldest = 0
        var hits = 0
        var misses = 0

        mutating func find(_ key: Key) -> PixelBuffer? {
            guard let found = kept.first(where: { $0.key == key }) else {
                misses += 1
                return nil
            }
            hits += 1
            return found.pixels
        }

        mutating func keep(_ pixels: PixelBuffer, for key: Key) {
            if kept.count < GradientRowCache.largestCount {
                kept.append((key, pixels))
            } else {
                kept[oldest] = (key, pixels)
                oldest = (oldest + 1) % kept.count
            }
        }
    }

    static let shared = GradientRowCache()
    private static let largestCount = 32
    private static let largestLength = 4_096

    private let rows = Mutex(Rows())

    var statistics: CacheStatistics {
        rows.withLock { rows in
            var statistics = CacheStatistics(
                "gradient rows", limit: Self.largestCount * Self.largestLength * MemoryLayout<UInt32>.size)
            statistics.entries = rows.kept.count
            statistics.bytes = rows.kept.reduce(0) { $0 + $1.pixels.pixels.count * MemoryLayout<UInt32>.size }
            (statistics.hits, statistics.misses) = (rows.hits, rows.misses)
            return statistics
        }
    }

    /// Finds a row or makes and keeps it; one too long to be kept is made each time.
    func row(_ key: Key, make: () -> PixelBuffer?) -> PixelBuffer? {
        guard key.length <= Self.largestLength else { return make() }
        if let found = rows.withLock({ $0.find(key) }) { return found }
        guard let made = make() else { return nil }
        rows.withLock { $0.keep(made, for: key) }
        return made
    }
}
