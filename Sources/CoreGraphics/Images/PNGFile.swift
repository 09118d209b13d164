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
        write(0x8950_4E47)
        write(0x0D0A_1A0A)
    }

    /// Appends a chunk whose content is made of words.
    mutating func append(_ name: StaticString, words: UInt32..., bytes: UInt8...) {
        append(name, count: words.count * 4 + bytes.count) { content in
            for (index, word) in words.enumerated() { Self.store(word, at: content + index * 4) }
            for (index, byte) in bytes.enumerated() { content[words.count * 4 + index] = byte }
        }
    }

    /// Appends a chunk of so many bytes, which `fill` writes.
    mutating func append(_ name: StaticString, count length: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
        write(UInt32(length))
        let head = start + count
        head.update(from: name.utf8Start, count: 4)
        fill(head + 4)
        count += 4 + length
        write(libdeflate_crc32(0, head, 4 + length))
    }

    private mutating func write(_ word: UInt32) {
        Self.store(word, at: start + count)
        count += 4
    }

    /// The most significant byte first.
    private static func store(_ word: UInt32, at place: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(place).storeBytes(of: word.bigEndian, as: UInt32.self)
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
