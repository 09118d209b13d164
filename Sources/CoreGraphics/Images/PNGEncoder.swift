import CRaster
import Foundation

/// Writes images as PNG files: quickly, and with exactly the pixels they have.
///
/// Images of at most 256 distinct pixels are written with a palette (every label of one color is), other opaque
/// ones as RGB, the rest as RGBA. No row filter is used: on text it costs time and makes files larger. Format: PNG
/// third edition (W3C 2025).
package struct PNGEncoder: Hashable, Sendable {
    /// Pixels per point, written as 72 × scale pixels per inch; nothing is written for 1.
    package var scale: CGFloat
    /// A level of libdeflate's from 1 (quick) to 12 (small), for files that are kept; nil to be quicker than any of
    /// them with ISA-L, whose files may differ between processors, though never in their pixels.
    package var compressionLevel: Int?

    /// Makes an encoder for images of a scale.
    package init(scale: CGFloat = 1, compressionLevel: Int? = nil) {
        self.scale = scale
        self.compressionLevel = compressionLevel
    }

    /// Writes one image.
    ///
    /// - Throws: If there is not enough memory: about thirteen bytes a pixel are needed at most.
    package func encode(_ image: CGImage) throws(PNGError) -> Data {
        guard let file = Compressor.with(level: compressionLevel, { encode(image, by: $0) }), let file else {
            throw .outOfMemory
        }
        return file
    }

    private func encode(_ image: CGImage, by compressor: Compressor) -> Data? {
        guard let rows = PNGRows(image, in: compressor.input),
            let pixels = compressor.compress(rows.bytes, rows.count),
            var file = PNGFile(capacity: pixels.count + PNGFile.largestFrame)
        else { return nil }
        file.append("IHDR", rows.header(image))
        file.append("sRGB", [0])
        if scale != 1, let size = physicalSize { file.append("pHYs", size) }
        if !rows.palette.isEmpty {
            file.append("PLTE", rows.paletteColors)
            if let alphas = rows.paletteAlphas { file.append("tRNS", alphas) }
        }
        file.append("IDAT", pixels)
        file.append("IEND", [])
        return file.finish()
    }

    /// Pixels per meter in x and y; nil if the scale is beyond what the chunk can say.
    private var physicalSize: [UInt8]? {
        let density = (scale * 72 / 0.0254).rounded()
        guard density >= 1, density < CGFloat(Int32.max) else { return nil }
        let bytes = UInt32(density).bigEndianBytes
        return bytes + bytes + [1]
    }
}

/// Why an image could not be written as PNG.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no memory for the compressor or its output.
    case outOfMemory

    /// What is wrong and what to do, in one line.
    package var description: String {
        "There is no memory to write the picture as PNG; draw at a smaller size or scale."
    }
}

/// An image's rows as PNG stores them before compression, in memory that is lent, and the palette if there is one.
private struct PNGRows {
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
    /// Premultiplied pixels in order of appearance; empty if the rows hold colors themselves.
    let palette: [UInt32]
    private let colorType: UInt8

    init?(_ image: CGImage, in memory: ScratchMemory) {
        var found = [UInt32](repeating: 0, count: 256)
        guard let indexed = memory.reserve((image.width + 1) * image.height) else { return nil }
        let colors = image.withPixels {
            Int(placard_index_pixels($0.baseAddress, image.width, image.height, indexed, &found))
        }
        palette = Array(found[..<colors])
        if colors > 0 {
            (bytes, count, colorType) = (indexed, (image.width + 1) * image.height, 3)
            return
        }
        let isOpaque = image.isOpaque
        let stride = image.width * (isOpaque ? 3 : 4) + 1
        guard let straight = memory.reserve(stride * image.height) else { return nil }
        image.withPixels {
            Self.write($0, image.width, to: straight, stride, isOpaque ? placard_write_rgb : placard_write_rgba)
        }
        (bytes, count, colorType) = (straight, stride * image.height, isOpaque ? 2 : 6)
    }

    private static func write(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, to bytes: UnsafeMutablePointer<UInt8>, _ stride: Int,
        _ writeRow: (UnsafePointer<UInt32>?, Int, UnsafeMutablePointer<UInt8>?) -> Void
    ) {
        for row in 0..<pixels.count / width {
            bytes[row * stride] = 0
            writeRow(pixels.baseAddress! + row * width, width, bytes + row * stride + 1)
        }
    }

    func header(_ image: CGImage) -> [UInt8] {
        UInt32(image.width).bigEndianBytes + UInt32(image.height).bigEndianBytes + [8, colorType, 0, 0, 0]
    }

    var paletteColors: [UInt8] {
        var straight = [UInt8](repeating: 0, count: palette.count * 4)
        placard_write_rgba(palette, palette.count, &straight)
        // Written in place: a walk over a range's elements costs ten times as much, a twentieth of a short label's file.
        return Array(unsafeUninitializedCapacity: palette.count * 3) { colors, count in
            for index in palette.indices {
                for channel in 0..<3 { colors[index * 3 + channel] = straight[index * 4 + channel] }
            }
            count = palette.count * 3
        }
    }

    /// The alphas up to the last that is not opaque; nil if all are opaque.
    var paletteAlphas: [UInt8]? {
        guard let last = palette.lastIndex(where: { $0 >> 24 < 255 }) else { return nil }
        return palette[...last].map { UInt8($0 >> 24) }
    }
}
