import CRaster
import Foundation
import Synchronization

/// The memory of an image: premultiplied native-endian ARGB, rows without padding, cleared at first.
///
/// Text of one color on clear pixels is one byte for each (`coverage(in:)`) until somebody asks for the pixels.
///
/// Unchecked because it is written only while one owner holds it; whoever shares it (as a `CGImage`) stops writing.
/// What it holds becomes pixels under a lock, because several who share it may ask for them at once.
final class PixelBuffer: @unchecked Sendable {
    /// Cairo's coordinates end here.
    static let maximumSide = 32_767
    /// 256 megapixels, which is a gigabyte.
    static let maximumArea = 1 << 28

    let width: Int
    let height: Int
    private let memory: UnsafeMutableBufferPointer<UInt32>
    private let block: PixelMemory.Block
    private let content = Atomic(Content.nothing)
    private let lock = Mutex<Void>(())
    /// The color of what is covered.
    @exclusivity(unchecked) private var ink: UInt32 = 0
    /// Whether the memory holds something else while nobody has asked for the pixels.
    @exclusivity(unchecked) private var needsClearing: Bool

    /// What the memory holds.
    private enum Content: UInt8, AtomicRepresentable {
        /// Whatever it may be, all pixels are clear.
        case nothing
        /// A byte for each pixel, and one of 0 before each row.
        case coverage
        case pixels
    }

    /// The system hands out larger memory cleared, page by page as it is used (the most that glibc keeps back itself).
    private static let clearedBySystem = 32 << 20

    /// Allocates memory for clear pixels; nil if a size is out of range or there is no memory.
    init?(width: Int, height: Int) {
        let sides = 1...Self.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= Self.maximumArea else { return nil }
        let bytes = width * height * MemoryLayout<UInt32>.size
        let isCleared = bytes > Self.clearedBySystem
        let cleared = isCleared ? calloc(bytes, 1).map { PixelMemory.Block(start: $0, count: bytes) } : nil
        guard let block = isCleared ? cleared : PixelMemory.take(bytes) else { return nil }
        self.width = width
        self.height = height
        self.block = block
        memory = UnsafeMutableBufferPointer(
            start: block.start.bindMemory(to: UInt32.self, capacity: width * height), count: width * height)
        needsClearing = !isCleared
    }

    deinit {
        PixelMemory.putBack(block)
    }

    /// Whether nobody has asked for the pixels yet nor drawn anything, so that they are all clear.
    var isUntouched: Bool { content.load(ordering: .relaxed) == .nothing }

    /// The pixels, which are cleared when they are first asked for: a bitmap that an image takes the place of never is.
    var pixels: UnsafeMutableBufferPointer<UInt32> {
        if content.load(ordering: .acquiring) != .pixels { touch() }
        return memory
    }

    /// Sees to it that the memory holds the pixels that it stands for.
    private func touch() {
        lock.withLock { _ in
            switch content.load(ordering: .relaxed) {
            case .nothing where needsClearing:
                memset(memory.baseAddress!, 0, memory.count * MemoryLayout<UInt32>.size)
            case .nothing: break
            case .coverage: placard_color_coverage(memory.baseAddress, width, height, ink)
            case .pixels: return
            }
            content.store(.pixels, ordering: .releasing)
        }
    }

    /// Sees to it that clear pixels are there, which must be done before others may read them.
    func settle() {
        if isUntouched { touch() }
    }

    // MARK: - Coverage

    /// Lends a byte for each pixel, and one of 0 before each row, to be covered in a color; nil if there is anything else
    /// than such coverage, or if more than the byte is needed to tell the pixels that it stands for.
    func coverage(in color: UInt32) -> UnsafeMutablePointer<UInt8>? {
        guard Shortcut.coverage.isOn, color >> 24 == 255, (color & 0x0101_0101) * 255 == color else { return nil }
        let start = UnsafeMutableRawPointer(memory.baseAddress!)
        switch content.load(ordering: .relaxed) {
        case .nothing:
            if needsClearing { memset(start, 0, (width + 1) * height) }
            ink = color
            content.store(.coverage, ordering: .relaxed)
        case .coverage: guard ink == color else { return nil }
        case .pixels: return nil
        }
        return start.assumingMemoryBound(to: UInt8.self)
    }

    /// Lends coverage and its color for reading; nil if pixels are there already, or if `body` says so.
    func withCoverage<Result>(_ body: (UnsafePointer<UInt8>, UInt32) -> Result?) -> Result? {
        guard content.load(ordering: .relaxed) == .coverage else { return nil }
        // Who asks for the pixels meanwhile waits.
        return lock.withLock { _ in
            guard content.load(ordering: .relaxed) == .coverage else { return nil }
            return body(UnsafeRawPointer(memory.baseAddress!).assumingMemoryBound(to: UInt8.self), ink)
        }
    }

    /// This memory with clear pixels.
    func cleared() -> PixelBuffer {
        content.store(.nothing, ordering: .relaxed)
        needsClearing = true
        return self
    }

    /// Sets all pixels of a part, whose place is that of its skipped columns and rows.
    func set(_ part: PixelArea.Part, to pixel: UInt32) {
        // What has no gaps is one row.
        let (count, rows) = part.width == width ? (part.width * part.height, 1) : (part.width, part.height)
        let first = firstPixelReplaced(in: part)
        for row in 0..<rows {
            if pixel == 0 {
                memset(first + row * width, 0, count * MemoryLayout<UInt32>.size)
            } else {
                (first + row * width).update(repeating: pixel, count: count)
            }
        }
    }

    /// Sets each row of a part to its pixel of a column as high as it.
    func set(_ part: PixelArea.Part, toColumn column: PixelBuffer) {
        let first = firstPixelReplaced(in: part)
        for row in 0..<part.height {
            (first + row * width).update(repeating: column.pixels[row], count: part.width)
        }
    }

    /// Spares the clearing of pixels that are all replaced now.
    private func willReplaceAll() {
        lock.withLock { _ in content.store(.pixels, ordering: .releasing) }
    }

    /// Where a part begins whose pixels are all replaced now: if that is all of them, none is cleared before.
    private func firstPixelReplaced(in part: PixelArea.Part) -> UnsafeMutablePointer<UInt32> {
        if part.width == width, part.height == height { willReplaceAll() }
        return pixels.baseAddress! + part.skippedRows * width + part.skippedColumns
    }

    /// A copy of the same pixels, or nil if there is no memory.
    func copy() -> PixelBuffer? {
        guard let other = PixelBuffer(width: width, height: height) else { return nil }
        other.willReplaceAll()
        other.memory.baseAddress!.update(from: pixels.baseAddress!, count: pixels.count)
        return other
    }
}
