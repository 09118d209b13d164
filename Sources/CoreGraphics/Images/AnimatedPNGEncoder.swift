import CDeflate
import CRaster
import Foundation

/// Writes images that follow each other in time as one animated PNG file, which browsers show moving.
///
/// All frames are RGBA; each but the first holds only the rectangle in which it differs from the one before it. Format:
/// PNG third edition (W3C 2025), section 11.3.6 (`acTL`, `fcTL`, `fdAT`).
package struct AnimatedPNGEncoder: Sendable {
    /// How long each frame stands: this many, divided by `timescale`, of a second.
    package var frameDuration: UInt16
    /// Parts of a second in which durations are counted.
    package var timescale: UInt16
    /// How often the film is shown; 0 for without end.
    package var plays: UInt32
    /// As `PNGEncoder.compressionLevel`.
    package var compressionLevel: Int?

    /// Makes an encoder of a film with so many frames a second.
    package init(framesPerSecond: Int, plays: UInt32 = 0, compressionLevel: Int? = nil) {
        (frameDuration, timescale, self.plays) = (1, UInt16(clamping: framesPerSecond), plays)
        self.compressionLevel = compressionLevel
    }

    /// Writes a film, asking for one frame after the other.
    ///
    /// - Parameters:
    ///   - count: How many frames there are; at least 1.
    ///   - frame: The frame of a number, from 0; all have the first one's size.
    /// - Throws: What `frame` throws, or `PNGError.outOfMemory`.
    package func encode(count: Int, frame: (Int) throws -> CGImage) throws -> Data {
        let first = try frame(0)
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file.append(
            chunk: "IHDR",
            UInt32(first.width).bigEndianBytes + UInt32(first.height).bigEndianBytes + [8, 6, 0, 0, 0])
        file.append(chunk: "sRGB", [0])
        file.append(chunk: "acTL", UInt32(count).bigEndianBytes + plays.bigEndianBytes)
        var (before, number): (CGImage?, UInt32) = (nil, 0)
        for index in 0..<count {
            let image = index == 0 ? first : try frame(index)
            let place = before.flatMap { PixelBox(where: image, differsFrom: $0) } ?? PixelBox(of: image)
            file.append(chunk: "fcTL", number.bigEndianBytes + place.bytes + timing + [0, 0])
            number += 1
            let pixels = try compressed(image, in: place)
            if index == 0 {
                file.append(chunk: "IDAT", pixels)
            } else {
                file.append(chunk: "fdAT", number.bigEndianBytes + pixels)
                number += 1
            }
            before = image
        }
        file.append(chunk: "IEND", [])
        return file
    }

    private var timing: [UInt8] {
        [frameDuration, timescale].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }

    private func compressed(_ image: CGImage, in box: PixelBox) throws(PNGError) -> [UInt8] {
        let stride = box.width * 4 + 1
        var rows = [UInt8](repeating: 0, count: stride * box.height)
        image.withPixels { pixels in
            rows.withUnsafeMutableBufferPointer { rows in
                for row in 0..<box.height {
                    placard_write_rgba(
                        pixels.baseAddress! + (box.y + row) * image.width + box.x, box.width,
                        rows.baseAddress! + row * stride + 1)
                }
            }
        }
        let compressed = Compressor.with(level: compressionLevel) { compressor in
            compressor.compress(rows, rows.count).map(Array.init)
        }
        guard let compressed, let compressed else { throw .outOfMemory }
        return compressed
    }
}

/// A rectangle of whole pixels.
private struct PixelBox {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    init(of image: CGImage) { (x, y, width, height) = (0, 0, image.width, image.height) }

    /// The smallest that holds all pixels in which two images differ: one pixel if they do not; nil for images of other
    /// sizes.
    init?(where image: CGImage, differsFrom other: CGImage) {
        guard image.width == other.width, image.height == other.height else { return nil }
        let width = image.width
        var (left, right, top, bottom) = (width, -1, image.height, -1)
        image.withPixels { new in
            other.withPixels { old in
                for row in 0..<image.height {
                    let start = row * width
                    guard memcmp(new.baseAddress! + start, old.baseAddress! + start, width * 4) != 0 else { continue }
                    (top, bottom) = (min(top, row), row)
                    let first = (0..<width).first { new[start + $0] != old[start + $0] } ?? 0
                    let last = (0..<width).last { new[start + $0] != old[start + $0] } ?? 0
                    (left, right) = (min(left, first), max(right, last))
                }
            }
        }
        guard right >= 0 else {
            (x, y, self.width, height) = (0, 0, 1, 1)
            return
        }
        (x, y, self.width, height) = (left, top, right - left + 1, bottom - top + 1)
    }

    /// Width, height and place, as `fcTL` holds them.
    var bytes: [UInt8] { [width, height, x, y].flatMap { UInt32($0).bigEndianBytes } }
}

extension Data {
    /// Appends a chunk of a PNG file, with its length and checksum.
    fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
        append(contentsOf: UInt32(content.count).bigEndianBytes)
        let body = Array(name.utf8) + content
        append(contentsOf: body)
        append(contentsOf: libdeflate_crc32(0, body, body.count).bigEndianBytes)
    }
}
