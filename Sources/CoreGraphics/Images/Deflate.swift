import CDeflate
import CRaster
import Foundation

extension Data {
    /// The bytes in zlib's format, as PDF's FlateDecode reads them; nil if there is no memory.
    func deflated() -> Data? {
        Compressor.with(level: 6) { compressor in
            withContiguousStorageIfAvailable { compressor.compress($0.baseAddress, $0.count).map { Data($0) } } ?? nil
        } ?? nil
    }

    /// What bytes in zlib's format stand for; nil if they are damaged, or stand for more bytes than are wanted.
    func inflated(atMost limit: Int) -> Data? {
        guard let decompressor = libdeflate_alloc_decompressor(), let target = malloc(limit) else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var size = 0
        let result = withUnsafeBytes {
            libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, target, limit, &size)
        }
        let inflated = Data(bytesNoCopy: target, count: size, deallocator: .free)
        return result == LIBDEFLATE_SUCCESS ? inflated : nil
    }
}

extension CGImage {
    /// The colors without their opacity, three bytes a pixel, and the opacities, or nil if all are opaque.
    var planes: (colors: Data, alphas: Data?) {
        var straight = [UInt8](repeating: 0, count: width * height * 4)
        let isOpaque = withPixels { pixels in
            placard_write_rgba(pixels.baseAddress, pixels.count, &straight)
            return placard_is_opaque(pixels.baseAddress, pixels.count) != 0
        }
        var (colors, alphas) = (Data(capacity: width * height * 3), Data(capacity: isOpaque ? 0 : width * height))
        for pixel in stride(from: 0, to: straight.count, by: 4) {
            colors.append(contentsOf: straight[pixel..<pixel + 3])
            if !isOpaque { alphas.append(straight[pixel + 3]) }
        }
        return (colors, isOpaque ? nil : alphas)
    }
}
