import Foundation

/// The memory of an image: premultiplied native-endian ARGB, rows without padding, cleared at first.
///
/// Unchecked because it is written only while one owner holds it; whoever shares it (as a `CGImage`) stops writing.
final class PixelBuffer: @unchecked Sendable {
    /// Cairo's coordinates end here.
    static let maximumSide = 32_767
    /// 256 megapixels, which is a gigabyte.
    static let maximumArea = 1 << 28

    let width: Int
    let height: Int
    let pixels: UnsafeMutableBufferPointer<UInt32>

    /// Allocates cleared memory; nil if a size is out of range or there is no memory.
    init?(width: Int, height: Int) {
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.maximumArea,
            let memory = calloc(width * height, 4)
        else { return nil }
        self.width = width
        self.height = height
        self.pixels = UnsafeMutableBufferPointer(
            start: memory.bindMemory(to: UInt32.self, capacity: width * height), count: width * height)
    }

    deinit {
        free(pixels.baseAddress)
    }

    /// This memory with clear pixels.
    func cleared() -> PixelBuffer {
        memset(pixels.baseAddress!, 0, pixels.count * MemoryLayout<UInt32>.size)
        return self
    }

    /// Sets all pixels of a part, whose place is that of its skipped columns and rows.
    func set(_ part: PixelArea.Part, to pixel: UInt32) {
        // What has no gaps is one row.
        let (count, rows) = part.width == width ? (part.width * part.height, 1) : (part.width, part.height)
        for row in 0..<rows {
            let first = pixels.baseAddress! + (part.skippedRows + row) * width + part.skippedColumns
            if pixel == 0 {
                memset(first, 0, count * MemoryLayout<UInt32>.size)
            } else {
                first.update(repeating: pixel, count: count)
            }
        }
    }

    /// A copy of the same pixels, or nil if there is no memory.
    func copy() -> PixelBuffer? {
        guard let other = PixelBuffer(width: width, height: height) else { return nil }
        other.pixels.baseAddress?.update(from: pixels.baseAddress!, count: pixels.count)
        return other
    }
}
