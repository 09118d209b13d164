import Foundation

/// A bitmap over bytes in any listed format, which others may read and write between drawings.
///
/// The bytes are the truth: what a drawing can reach is read before it, and the pixels that it changed are written
/// after it. All others keep the very bytes they had.
final class BytesSurface: Surface {
    let memory: BitmapMemory
    private let bitmap: BitmapSurface
    /// What the transparency layers under construction can reach.
    private var groups: [CGRect] = []

    /// Nil if a size is out of range or there is no memory.
    init?(_ memory: BitmapMemory) {
        // The bitmap's pixels are replaced by the bytes before a layer is drawn on them.
        guard let bitmap = BitmapSurface(width: memory.width, height: memory.height, groups: .apart)
        else { return nil }
        self.memory = memory
        self.bitmap = bitmap
    }

    var bounds: CGRect { bitmap.bounds }

    func makeImage() -> CGImage? {
        read(bounds)
        guard let buffer = bitmap.base.makeImage().buffer.copy() else { return nil }
        return CGImage(
            buffer: buffer, colorSpace: memory.format.space, alphaInfo: memory.imageAlpha, stored: memory.stored)
    }

    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState) {
        draw(.fill(path, rule, paint), in: state)
    }

    func stroke(_ path: PathData, in state: GraphicsState) { draw(.stroke(path), in: state) }

    func draw(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        draw(.image(image, placement), in: state)
    }

    func draw(_ run: GlyphRun, in state: GraphicsState) { draw(.glyphs(run), in: state) }

    func beginGroup(in state: GraphicsState) {
        groups.append(state.clip.rect)
        bitmap.beginGroup(in: state)
    }

    func endGroup() {
        guard let area = groups.popLast() else { return }
        change(area) { bitmap.endGroup() }
    }

    private func draw(_ shape: DrawnShape, in state: GraphicsState) {
        let isLocal = state.shadow == nil && !state.blendMode.reachesBeyondShape
        let area =
            isLocal ? shape.inkBox(in: state).insetBy(dx: -2, dy: -2).common(with: state.clip.rect) : state.clip.rect
        change(area) { shape.draw(on: bitmap, .identity, in: state) }
    }

    private func change(_ area: CGRect, _ draw: () -> Void) {
        guard groups.isEmpty else { return draw() }
        let area = area.common(with: bounds).touchedPixels
        guard area.width > 0, area.height > 0 else { return }
        let before = read(area)
        draw()
        bitmap.base.change { memory.write($0, in: area, unlike: before) }
    }

    @discardableResult private func read(_ area: CGRect) -> [UInt32] {
        let pixels = memory.read(area)
        bitmap.base.change { buffer in
            let width = Int(area.width)
            for row in 0..<Int(area.height) {
                let start = (row + Int(area.minY)) * buffer.width + Int(area.minX)
                for column in 0..<width { buffer.pixels[start + column] = pixels[row * width + column] }
            }
        }
        return pixels
    }
}

/// Pixels in the format of a context over bytes.
struct StoredPixels: Sendable {
    let bytes: Data
    let bytesPerRow: Int
    let bitsPerPixel: Int
    let info: CGBitmapInfo
}

/// The bytes of a bitmap context: the caller's, or the context's own.
final class BitmapMemory {
    let start: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: BitmapFormat
    private let release: () -> Void

    /// - Parameters:
    ///   - start: The first row, the top one; nil to allocate cleared memory.
    ///   - bytesPerRow: 0 for rows without gaps.
    ///
    /// Nil if a row does not fit, or there is no memory.
    init?(
        _ start: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: BitmapFormat,
        release: @escaping () -> Void
    ) {
        guard 1...PixelBuffer.maximumSide ~= width, 1...PixelBuffer.maximumSide ~= height,
            width * height <= PixelBuffer.maximumArea
        else { return nil }
        let least = width * format.bytesPerPixel
        let stride = bytesPerRow == 0 ? least : bytesPerRow
        guard stride >= least, stride.multipliedReportingOverflow(by: height).overflow == false else { return nil }
        guard let memory = start ?? calloc(height, stride) else { return nil }
        (self.start, self.width, self.height, self.bytesPerRow, self.format) = (memory, width, height, stride, format)
        self.release = start == nil ? { free(memory) } : release
    }

    deinit {
        release()
    }

    /// A copy of the bytes for an image of them.
    var stored: StoredPixels {
        StoredPixels(
            bytes: Data(bytes: start, count: bytesPerRow * height), bytesPerRow: bytesPerRow,
            bitsPerPixel: format.bytesPerPixel * 8, info: format.info)
    }

    /// What an image of these pixels says of its opacity.
    var imageAlpha: CGImageAlphaInfo {
        let alpha = format.info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
        let opaque: [CGImageAlphaInfo] = [.none, .noneSkipFirst, .noneSkipLast]
        return opaque.contains { $0.rawValue == alpha } ? .noneSkipFirst : .premultipliedFirst
    }

    /// The pixels of a rectangle, row after row.
    func read(_ area: CGRect) -> [UInt32] {
        var words: [UInt32] = []
        words.reserveCapacity(Int(area.width) * Int(area.height))
        for row in Int(area.minY)..<Int(area.maxY) {
            for column in Int(area.minX)..<Int(area.maxX) { words.append(format.word(at: place(column, row))) }
        }
        return words
    }

    /// Writes the pixels of a rectangle that are no longer as they were.
    func write(_ buffer: PixelBuffer, in area: CGRect, unlike before: [UInt32]) {
        var index = 0
        for row in Int(area.minY)..<Int(area.maxY) {
            for column in Int(area.minX)..<Int(area.maxX) {
                let word = buffer.pixels[row * buffer.width + column]
                if word != before[index] { format.write(word, to: place(column, row)) }
                index += 1
            }
        }
    }

    private func place(_ column: Int, _ row: Int) -> UnsafeMutableRawPointer {
        start + row * bytesPerRow + column * format.bytesPerPixel
    }
}
