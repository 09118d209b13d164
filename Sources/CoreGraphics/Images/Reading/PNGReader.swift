import CPNG
import CRaster
import Foundation

/// Reads PNG files by libpng, whose simplified interface reports errors by return values.
///
/// Format: PNG third edition (W3C 2025).
struct PNGReader: ImageReader {
    let width: Int
    let height: Int
    let orientation: CGImagePropertyOrientation
    private let data: Data
    private let packedProfile: Data?

    init(_ data: Data) throws(ImageFileError) {
        let chunks = try PNGChunks(data)
        self.data = data
        width = chunks.width
        height = chunks.height
        orientation = chunks.exif?.orientation ?? .up
        packedProfile = chunks.packedProfile
    }

    func decode(into buffer: PixelBuffer) throws(ImageFileError) -> CGImage {
        let layout = try readPixels(into: buffer)
        let profile = packedProfile?.inflated(atMost: ColorProfile.maximumBytes).flatMap(ColorProfile.init)
        let space = profile?.convert(buffer, isGray: layout.isGray) ?? (layout.isGray ? .gray : .standard)
        if layout.hasAlpha { placard_premultiply(buffer.pixels.baseAddress, buffer.pixels.count) }
        return CGImage(
            buffer: buffer, colorSpace: space, alphaInfo: layout.hasAlpha ? .premultipliedFirst : .noneSkipFirst)
    }

    /// Fills a buffer with pixels whose colors are not yet multiplied with their opacity.
    private func readPixels(into buffer: PixelBuffer) throws(ImageFileError) -> (isGray: Bool, hasAlpha: Bool) {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        var format = png_uint_32(0)
        let isRead = data.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
                Int(image.width) == width, Int(image.height) == height
            else { return false }
            format = image.format
            image.format = UInt32(1).littleEndian == 1 ? png_argb_little_endian : png_argb_big_endian
            // Without this, libpng takes 16-bit samples for linear light where the file does not say.
            image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            return png_image_finish_read(&image, nil, buffer.pixels.baseAddress, Int32(width * 4), nil) != 0
        }
        guard isRead else { throw .damaged(Self.message(of: image)) }
        return (format & UInt32(PNG_FORMAT_FLAG_COLOR) == 0, format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0)
    }

    private static func message(of image: png_image) -> String {
        let text = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return text.isEmpty ? "its header cannot be read" : text
    }
}
