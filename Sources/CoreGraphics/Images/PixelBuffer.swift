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
    private let memory: UnsafeMutableBufferPointer<UInt32>
    /// Whether nobody has asked for the pixels yet, which are all clear then, whatever the memory holds.
    @exclusivity(unchecked) private(set) var isUntouched = true
    /// Whether the memory holds something else while nobody has asked for the pixels.
    @exclusivity(unchecked) private var needsClearing: Bool

    /// The system hands out larger memory cleared, page by page as it is used (the most that glibc keeps back itself).
    private static let clearedBySystem = 32 << 20

    /// Allocates memory for clear pixels; nil if a size is out of range or there is no memory.
    init?(width: Int, height: Int) {
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.maximumArea else { return nil }
        let bytes = width * height * MemoryLayout<UInt32>.size
        let isCleared = bytes > Self.clearedBySystem
        guard let memory = isCleared ? calloc(bytes, 1) : PixelMemory.take(bytes) else { return nil }
        self.width = width
        self.height = height
        self.memory = UnsafeMutableBufferPointer(
            start: memory.bindMemory(to: UInt32.self, capacity: width * height), count: width * height)
        needsClearing = !isCleared
    }

    deinit {
        PixelMemory.putBack(memory.baseAddress!, memory.count * MemoryLayout<UInt32>.size)
    }

    /// The pixels, which are cleared when they are first asked for: a bitmap that an image takes the place of never is.
    var pixels: UnsafeMutableBufferPointer<UInt32> {
        if isUntouched { touch() }
        return memory
    }

    /// Sees to it that the pixels are what they stand for, which must be done before others may read them.
    func touch() {
        if isUntouched, needsClearing { memset(memory.baseAddress!, 0, memory.count * MemoryLayout<UInt32>.size) }
        isUntouched = false
    }

    /// This memory with clear pixels.
    func cleared() -> PixelBuffer {
        (isUntouched, needsClearing) = (true, true)
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
