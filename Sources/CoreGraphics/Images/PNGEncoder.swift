import CDeflate
import CRaster
import Foundation

/// Writes pictures as PNG files: quickly, and with exactly the pixels they have.
///
/// Pictures of at most 256 distinct pixels are written with a palette (every label of one colour is), other opaque
/// ones as RGB, the rest as RGBA. No row filter is used: on text it costs time and makes files larger. Format: PNG
/// third edition (W3C 2025).
public struct PNGEncoder: Hashable, Sendable {
    /// Pixels per point, written as 72 × scale pixels per inch; nothing is written for 1.
    public var scale: CGFloat
    /// From 1 (quick) to 12 (small).
    public var compressionLevel: Int

    /// Makes an encoder for pictures of a scale.
    public init(scale: CGFloat = 1, compressionLevel: Int = 1) {
        self.scale = scale
        self.compressionLevel = compressionLevel
    }

    /// Writes one picture.
    ///
    /// - Throws: If there is not enough memory: about nine bytes a pixel are needed at most.
    public func encode(_ image: CGImage) throws(PNGError) -> Data {
        let layout = try PNGLayout(image)
        let compressed = try deflated(layout.rows)
        var file = PNGChunks(capacity: compressed.count + 2048)
        file.append("IHDR", layout.header(image))
        file.append("sRGB", [0])
        if scale != 1, let size = physicalSize { file.append("pHYs", size) }
        if !layout.palette.isEmpty {
            file.append("PLTE", layout.paletteColors)
            if let alphas = layout.paletteAlphas { file.append("tRNS", alphas) }
        }
        file.append("IDAT", compressed)
        file.append("IEND", [])
        return file.data
    }

    /// Pixels per metre in x and y; nil if the scale is beyond what the chunk can say.
    private var physicalSize: [UInt8]? {
        let density = (scale * 72 / 0.0254).rounded()
        guard density >= 1, density < CGFloat(Int32.max) else { return nil }
        let bytes = UInt32(density).bigEndianBytes
        return bytes + bytes + [1]
    }

    private func deflated(_ rows: [UInt8]) throws(PNGError) -> [UInt8] {
        let level = Int32(min(max(compressionLevel, 1), 12))
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let result = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = libdeflate_zlib_compress(compressor, rows, rows.count, output.baseAddress, bound)
        }
        guard !result.isEmpty else { throw .outOfMemory }
        return result
    }
}

/// Why a picture could not be written as PNG.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no memory for the compressor or its output.
    case outOfMemory

    public var description: String {
        "There is no memory to write the picture as PNG; draw at a smaller size or scale."
    }
}

/// A picture's rows as PNG stores them, and the palette if there is one.
private struct PNGLayout {
    private(set) var rows: [UInt8] = []
    /// Premultiplied pixels; those that are not opaque come first, as `tRNS` wants them.
    private(set) var palette: [UInt32] = []
    private var colorType: UInt8 = 3

    init(_ image: CGImage) throws(PNGError) {
        if !index(image) { image.withPixels { write($0, image.width, image.height) } }
    }

    private mutating func index(_ image: CGImage) -> Bool {
        var found = [UInt32](repeating: 0, count: 256)
        var count = 0
        let size = (image.width + 1) * image.height
        rows = [UInt8](unsafeUninitializedCapacity: size) { bytes, filled in
            count = image.withPixels {
                Int(placard_index_pixels($0.baseAddress, image.width, image.height, bytes.baseAddress, &found))
            }
            filled = count > 0 ? size : 0
        }
        palette = Array(found[..<count])
        return count > 0
    }

    private mutating func write(_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int) {
        let isOpaque = placard_is_opaque(pixels.baseAddress, pixels.count) != 0
        colorType = isOpaque ? 2 : 6
        let stride = width * (isOpaque ? 3 : 4) + 1
        rows = [UInt8](unsafeUninitializedCapacity: stride * height) { bytes, filled in
            for row in 0..<height {
                let from = pixels.baseAddress! + row * width
                let to = bytes.baseAddress! + row * stride
                to.pointee = 0
                if isOpaque {
                    placard_write_rgb(from, width, to + 1)
                } else {
                    placard_write_rgba(from, width, to + 1)
                }
            }
            filled = stride * height
        }
    }

    func header(_ image: CGImage) -> [UInt8] {
        UInt32(image.width).bigEndianBytes + UInt32(image.height).bigEndianBytes + [8, colorType, 0, 0, 0]
    }

    private var straightPalette: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: palette.count * 4)
        placard_write_rgba(palette, palette.count, &bytes)
        return bytes
    }

    var paletteColors: [UInt8] {
        let bytes = straightPalette
        return palette.indices.flatMap { bytes[$0 * 4..<$0 * 4 + 3] }
    }

    /// The alphas up to the last that is not opaque; nil if all are opaque.
    var paletteAlphas: [UInt8]? {
        let alphas = palette.map { UInt8($0 >> 24) }
        guard let last = alphas.lastIndex(where: { $0 < 255 }) else { return nil }
        return Array(alphas[...last])
    }
}

/// A PNG file under construction.
private struct PNGChunks {
    private(set) var data: Data

    init(capacity: Int) {
        data = Data(capacity: capacity)
        data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }

    mutating func append(_ name: String, _ content: [UInt8]) {
        let kind = Array(name.utf8)
        data.append(contentsOf: UInt32(content.count).bigEndianBytes)
        data.append(contentsOf: kind)
        data.append(contentsOf: content)
        let checksum = libdeflate_crc32(libdeflate_crc32(0, kind, kind.count), content, content.count)
        data.append(contentsOf: checksum.bigEndianBytes)
    }
}

extension UInt32 {
    fileprivate var bigEndianBytes: [UInt8] {
        [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
    }
}
