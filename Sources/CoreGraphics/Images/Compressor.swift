import CDeflate
import Foundation
import Synchronization

/// A compressor of libdeflate, whose tables of half a megabyte are used again by the next image.
///
/// At most four wait to be used again; more are freed.
struct Compressor {
    private let pointer: OpaquePointer
    private let level: Int

    /// How many compressors are kept, of all levels together.
    static let maximumKept = 4

    private struct State: @unchecked Sendable {
        // Each belongs to whoever takes it out; none is shared.
        var compressors: [Compressor] = []
    }

    private static let kept = Mutex(State())

    /// Lends a compressor of a level from 1 to 12; nil if there is no memory.
    static func with<Result>(level: Int, _ body: (Compressor) -> Result) -> Result? {
        let level = min(max(level, 1), 12)
        let waiting = kept.withLock { kept in
            kept.compressors.firstIndex { $0.level == level }.map { kept.compressors.remove(at: $0) }
        }
        guard let compressor = waiting ?? Compressor(level: level) else { return nil }
        defer { compressor.putBack() }
        return body(compressor)
    }

    private init?(level: Int) {
        guard let pointer = libdeflate_alloc_compressor(Int32(level)) else { return nil }
        (self.pointer, self.level) = (pointer, level)
    }

    private func putBack() {
        let isKept = Self.kept.withLock { kept in
            guard kept.compressors.count < Self.maximumKept else { return false }
            kept.compressors.append(self)
            return true
        }
        if !isKept { libdeflate_free_compressor(pointer) }
    }

    /// The most bytes that so many can become in zlib's format.
    func bound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(pointer, count) }

    /// Writes bytes in zlib's format and tells how many those are.
    func compress(_ bytes: UnsafeRawPointer?, _ count: Int, into target: UnsafeMutableRawPointer, _ space: Int) -> Int
    {
        libdeflate_zlib_compress(pointer, bytes, count, target, space)
    }
}
