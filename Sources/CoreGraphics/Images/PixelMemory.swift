import Foundation
import Synchronization

/// The memory of pictures that nobody holds any more, kept for the next ones of about the same size.
///
/// The allocator gives larger memory back to the system, which hands it out again page by page: to draw a card of three
/// megabytes in it, and to write its file, took two thousand page faults.
enum PixelMemory {
    /// How many wait at most.
    static let maximumKept = 2
    /// The bytes of those that do: smaller ones the allocator keeps itself.
    static let keptBytes = 1 << 18...4 << 20

    /// Unchecked because memory belongs to the list, or else to the one picture that has been lent it now.
    struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
        /// In bytes, at least as many as were asked for and at most twice as many.
        let count: Int
    }

    private static let kept = Mutex<[Block]>([])

    /// Memory of at least so many bytes, whatever they hold; nil if there is none.
    ///
    /// Of those that wait the one that has waited longest is taken: a label's context, which it is drawn into as a whole,
    /// and the bitmap of its own then have the same memory from label to label, and that which is written stays in
    /// the processor's cache.
    static func take(_ count: Int) -> Block? {
        let found = kept.withLock { kept in
            kept.firstIndex { $0.count >= count && $0.count / 2 <= count }.map { kept.remove(at: $0) }
        }
        return found ?? malloc(count).map { Block(start: $0, count: count) }
    }

    /// Takes memory back from a picture that ends.
    static func putBack(_ block: Block) {
        guard keptBytes.contains(block.count) else { return free(block.start) }
        let oldest: Block? = kept.withLock { kept in
            kept.append(block)
            return kept.count > maximumKept ? kept.removeFirst() : nil
        }
        free(oldest?.start)
    }
}
