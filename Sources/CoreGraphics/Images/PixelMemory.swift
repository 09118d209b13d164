import Foundation
import Synchronization

/// The memory of pictures that nobody holds any more, kept for the next ones of the same size.
///
/// The allocator gives larger memory back to the system, which hands it out again page by page: to draw a card of three
/// megabytes in it, and to write its file, took two thousand page faults.
enum PixelMemory {
    /// How many wait at most.
    static let maximumKept = 2
    /// The bytes of those that do: smaller ones the allocator keeps itself.
    static let keptBytes = 1 << 18...4 << 20

    /// Unchecked because a block belongs to the list, or to the one picture that took it out.
    private struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        let count: Int
    }

    private static let kept = Mutex<[Block]>([])

    /// Memory of so many bytes, whatever they hold; nil if there is none.
    static func take(_ count: Int) -> UnsafeMutableRawPointer? {
        let found = kept.withLock { kept in
            kept.firstIndex { $0.count == count }.map { kept.remove(at: $0) }
        }
        return found?.start ?? malloc(count)
    }

    /// Takes memory back from a picture that ends.
    static func putBack(_ start: UnsafeMutableRawPointer, _ count: Int) {
        guard keptBytes.contains(count) else { return free(start) }
        let oldest: Block? = kept.withLock { kept in
            kept.append(Block(start: start, count: count))
            return kept.count > maximumKept ? kept.removeFirst() : nil
        }
        free(oldest?.start)
    }
}
