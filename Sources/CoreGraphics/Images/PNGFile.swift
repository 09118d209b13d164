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
    mutating func append(_ name: String, _ content: some Collection<UInt8>) {
        write(UInt32(content.count).bigEndianBytes)
        let head = count
        write(name.utf8)
        write(content)
        write(libdeflate_crc32(0, start + head, count - head).bigEndianBytes)
    }

    private mutating func write(_ bytes: some Collection<UInt8>) {
        _ = UnsafeMutableBufferPointer(start: start + count, count: bytes.count).update(fromContentsOf: bytes)
        count += bytes.count
    }

    /// Hands the file over; nothing may be appended afterwards.
    func finish() -> Data {
        Data(bytesNoCopy: start, count: count, deallocator: .free)
    }
}

extension UInt32 {
    /// The four bytes, most significant first.
    var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
    }
}
