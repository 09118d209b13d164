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
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { palette in
            let palette = palette.baseAddress!
            return image.buffer.withCoverage { coverage, color in
                PNGRows(coverage, color, image, in: compressor.input, palette: palette).flatMap {
                    file(of: image, $0, palette, by: compressor)
                }
            }
                ?? PNGRows(numbering: image, in: compressor.input, palette: palette).flatMap {
                    file(of: image, $0, palette, by: compressor)
                }
                ?? runs(of: image, by: compressor)
                ?? PNGRows(image, in: compressor.input).flatMap { file(of: image, $0, palette, by: compressor) }
        }
    }

    private func file(
        of image: CGImage, _ rows: PNGRows, _ palette: UnsafePointer<UInt32>, by compressor: Compressor
    ) -> Data? {
        compressor.compress(rows.bytes, rows.count, rows.content).flatMap {
            file(of: image, $0, colorType: rows.colorType) { file in
                if rows.colors > 0 { write(palette, rows.colors, to: &file) }
            }
        }
    }

    /// A file of an opaque image with large even parts; nil for others.
    private func runs(of image: CGImage, by compressor: Compressor) -> Data? {
        guard compressionLevel == nil, Shortcut.runs.isOn else { return nil }
        return compressor.compressRuns(of: image).flatMap { file(of: image, $0, colorType: 2) { _ in } }
    }

    private func file(
        of image: CGImage, _ pixels: UnsafeBufferPointer<UInt8>, colorType: UInt8,
        writingPalette: (inout PNGFile) -> Void
    ) -> Data? {
        guard var file = PNGFile(capacity: pixels.count + PNGFile.largestFrame) else { return nil }
        file.append("IHDR", words: UInt32(image.width), UInt32(image.height), bytes: 8, colorType, 0, 0, 0)
        file.append("sRGB", bytes: 0)
        if scale != 1, let density { file.append("pHYs", words: density, density, bytes: 1) }
        writingPalette(&file)
        file.append("IDAT", count: pixels.count) { $0.update(from: pixels.baseAddress!, count: pixels.count) }
        file.append("IEND")
        return file.finish()
    }

    private func write(_ palette: UnsafePointer<UInt32>, _ count: Int, to file: inout PNGFile) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { alphas in
            var translucent = 0
            file.append("PLTE", count: count * 3) { colors in
                translucent = placard_write_palette(palette, count, colors, alphas.baseAddress)
            }
            guard translucent > 0 else { return }
            file.append("tRNS", count: translucent) { $0.update(from: alphas.baseAddress!, count: translucent) }
        }
    }

    /// Pixels per meter; nil if the scale is beyond what a file can say.
    private var density: UInt32? {
        let density = (scale * 72 / 0.0254).rounded()
        return density >= 1 && density < CGFloat(Int32.max) ? UInt32(density) : nil
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

/// An image's rows as PNG stores them before compression, in memory that is lent.
private struct PNGRows {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    /// How many colors of the palette the rows refer to; 0 if they hold colors themselves.
    let colors: Int
    let colorType: UInt8
    let content: Compressor.Content

    /// Rows of numbers in a palette; nil for more than 256 colors.
    ///
    /// - Parameter palette: Room for 256 premultiplied pixels.
    init?(numbering image: CGImage, in memory: ScratchMemory, palette: UnsafeMutablePointer<UInt32>) {
        guard let indexed = memory.reserve((image.width + 1) * image.height) else { return nil }
        (colors, content) = Self.number(image, in: indexed, palette)
        guard colors > 0 else { return nil }
        (bytes, count, colorType) = (UnsafePointer(indexed), (image.width + 1) * image.height, 3)
    }

    /// Rows of colors.
    init?(_ image: CGImage, in memory: ScratchMemory) {
        let isOpaque = image.isOpaque
        let stride = image.width * (isOpaque ? 3 : 4) + 1
        guard let straight = memory.reserve(stride * image.height) else { return nil }
        image.withPixels {
            Self.write($0, image.width, to: straight, stride, isOpaque ? placard_write_rgb : placard_write_rgba)
        }
        (colors, content) = (0, .anything)
        (bytes, count, colorType) = (UnsafePointer(straight), stride * image.height, isOpaque ? 2 : 6)
    }

    /// The rows of an image that is coverage in a color: those of its pixels.
    init?(
        _ coverage: UnsafePointer<UInt8>, _ color: UInt32, _ image: CGImage, in memory: ScratchMemory,
        palette: UnsafeMutablePointer<UInt32>
    ) {
        // Pixels that begin with an opaque one may all be grays, which have another palette.
        guard Shortcut.shades.isOn, coverage[1] < 255, let rows = memory.reserve((image.width + 1) * image.height)
        else { return nil }
        colors = Int(placard_index_coverage(coverage, image.width, image.height, color, rows, palette))
        (bytes, content) = colors == 256 ? (coverage, .text) : (UnsafePointer(rows), .anything)
        (count, colorType) = ((image.width + 1) * image.height, 3)
    }

    /// How many colors there are, or 0 for more than 256, and what the rows are like.
    private static func number(
        _ image: CGImage, in rows: UnsafeMutablePointer<UInt8>, _ palette: UnsafeMutablePointer<UInt32>
    ) -> (Int, Compressor.Content) {
        image.withPixels { pixels in
            let (width, height) = (image.width, image.height)
            let shades =
                Shortcut.shades.isOn
                ? Int(placard_index_shades(pixels.baseAddress, width, height, rows, palette)) : 0
            // With all of them a number is the opacity itself.
            if shades > 0 { return (shades, shades == 256 ? .text : .anything) }
            return (Int(placard_index_pixels(pixels.baseAddress, width, height, rows, palette)), .anything)
        }
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
}
