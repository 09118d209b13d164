import CDeflate
import CISAL
import CRaster
import Foundation
import Synchronization

/// A compressor of ISA-L or libdeflate, whose memory is used again by the next image: to get it anew from the
/// system takes half as long as to compress a label.
///
/// At most four wait to be used again; more are freed.
final class Compressor {
    private let pointer: OpaquePointer
    /// A level of libdeflate's; nil for igzip, which is quicker than any of them.
    private let level: Int?
    /// For what is to be compressed.
    private(set) var input = ScratchMemory()
    private(set) var output = ScratchMemory()

    /// How many compressors are kept, of all levels together.
    static let maximumKept = 4
    /// How many bytes of input and output one keeps: enough for labels, small screens and cards of 1,200 × 630 pixels.
    static let maximumKeptBytes = 6 << 20

    /// Unchecked because each compressor belongs to whoever takes it out; none is shared.
    private struct State: @unchecked Sendable {
        var compressors: [Compressor] = []
    }

    private static let kept = Mutex(State())

    /// Lends a compressor of a level from 1 to 12, or the quickest; nil if there is no memory.
    static func with<Result>(level: Int?, _ body: (Compressor) -> Result) -> Result? {
        let level = level.map { min(max($0, 1), 12) }
        let waiting = kept.withLock { kept in
            kept.compressors.firstIndex { $0.level == level }.map { kept.compressors.remove(at: $0) }
        }
        guard let compressor = waiting ?? Compressor(level: level) else { return nil }
        defer { compressor.putBack() }
        return body(compressor)
    }

    private init?(level: Int?) {
        guard let pointer = level.map({ libdeflate_alloc_compressor(Int32($0)) }) ?? placard_igzip_alloc() else {
            return nil
        }
        (self.pointer, self.level) = (pointer, level)
    }

    deinit {
        if level == nil { free(UnsafeMutableRawPointer(pointer)) } else { libdeflate_free_compressor(pointer) }
    }

    private func putBack() {
        if input.count + output.count > Self.maximumKeptBytes { (input, output) = (ScratchMemory(), ScratchMemory()) }
        Self.kept.withLock { kept in
            if kept.compressors.count < Self.maximumKept { kept.compressors.append(self) }
        }
    }

    /// What bytes are like: opacities of text have codes that are ready, and a compressor of their own; igzip makes others
    /// for each stream.
    ///
    /// Behind text there must be `placard_ink_slack` bytes more that can be read, whatever they are.
    enum Content {
        case text
        case anything
    }

    /// Bytes in zlib's format, which stay until this compressor is used again; nil if there is no memory.
    func compress(
        _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ content: Content = .anything
    ) -> UnsafeBufferPointer<UInt8>? {
        let codes = content == .text ? TextCodes.shared : nil
        let space = bound(count, isCoded: codes != nil)
        guard let target = output.reserve(space) else { return nil }
        let sum = libdeflate_adler32(1, bytes, count)
        let size =
            if level != nil {
                libdeflate_zlib_compress(pointer, bytes, count, target, space)
            } else if let bytes, let ink = codes?.ink, Shortcut.ink.isOn, placard_has_sparse_ink(bytes, count) != 0 {
                Self.write(bytes, count, by: ink, sum, to: target)
            } else {
                placard_igzip_compress(pointer, codes?.igzip, bytes, count, sum, target, space)
            }
        return size > 0 ? UnsafeBufferPointer(start: target, count: size) : nil
    }

    /// Writes text in zlib's format (RFC 1950).
    private static func write(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, by codes: OpaquePointer, _ sum: UInt32,
        to target: UnsafeMutablePointer<UInt8>
    ) -> Int {
        (target[0], target[1]) = (0x78, 0x01)
        let end = 2 + placard_write_ink(codes, bytes, count, target + 2, placard_ink_quickly)
        UnsafeMutableRawPointer(target + end).storeBytes(of: sum.bigEndian, as: UInt32.self)
        return end + 4
    }

    /// The most bytes that so many can become.
    private func bound(_ count: Int, isCoded: Bool) -> Int {
        guard level == nil else { return libdeflate_zlib_compress_bound(pointer, count) }
        // What igzip cannot make smaller it stores, with less than a byte more for eight and a header. By codes that are
        // there already no byte takes more than twelve bits.
        return count + (isCoded ? count / 2 : count / 8) + 1024
    }
}

/// Memory without content, which grows where more is asked for.
final class ScratchMemory {
    private var start: UnsafeMutablePointer<UInt8>?
    private(set) var count = 0

    deinit {
        free(start)
    }

    /// Room for at least so many bytes, whatever they hold, in place of all that was given before, and `placard_ink_slack`
    /// more that can be read; nil if there is no memory.
    func reserve(_ wanted: Int) -> UnsafeMutablePointer<UInt8>? {
        if wanted > count {
            free(start)
            start = malloc(wanted + Int(placard_ink_slack))?.bindMemory(to: UInt8.self, capacity: wanted)
            count = start == nil ? 0 : wanted
        }
        return start
    }
}
