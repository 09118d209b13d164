import CDeflate
import Foundation

/// A PNG file under construction: the signature, and chunks with their lengths and checksums.
struct PNGFile {
    /// The most bytes that all but the compressed pixels can take: palettes of 256 colors, and the small chunks.
    static let largestFrame = 2048

    private let start: UnsafeMutablePointer<UInt8>
    private var count = 0

    /// Allocates the file; nil if there is no memory.
    init?(capacity: Int) {
        guard let memory = malloc(capacity) else { return nil }
        start = memory.bindMemory(to: UInt8.self, capacity: capacity)
        write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    /// Appends a chunk.
    mutating func append(_ name: String, _ content: [UInt8]) {
        append(name) { target in
            target.update(from: content, count: content.count)
            return content.count
        }
    }

    /// Appends a chunk whose content is written in place; the closure returns how many bytes it wrote.
    mutating func append(_ name: String, _ content: (UnsafeMutablePointer<UInt8>) -> Int) {
        let head = count
        write([0, 0, 0, 0])
        write(Array(name.utf8))
        let length = content(start + count)
        count += length
        for (index, byte) in UInt32(length).bigEndianBytes.enumerated() { start[head + index] = byte }
        write(libdeflate_crc32(0, start + head + 4, length + 4).bigEndianBytes)
    }

    private mutating func write(_ bytes: [UInt8]) {
        (start + count).update(from: bytes, count: bytes.count)
        count += bytes.count
    }

    /// Hands the file over; nothing may be appended afterwards.
    func finish() -> Data {
        let kept = realloc(start, count) ?? UnsafeMutableRawPointer(start)
        return Data(bytesNoCopy: kept, count: count, deallocator: .free)
    }
}

extension UInt32 {
    /// The four bytes, most significant first.
    var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
    }
}
