import CTurboJPEG
import Foundation

/// Reads JPEG files by libjpeg-turbo.
struct JPEGReader: ImageReader {
    let width: Int
    let height: Int
    let orientation: CGImagePropertyOrientation
    private let data: Data
    private let segments: JPEGSegments

    init(_ data: Data) throws(ImageFileError) {
        segments = try JPEGSegments(data)
        self.data = data
        width = segments.width
        height = segments.height
        orientation = segments.exif?.orientation ?? .up
    }

    func decode(into buffer: PixelBuffer) throws(ImageFileError) -> CGImage {
        let hasInks = try readPixels(into: buffer)
        let profile = segments.profile.flatMap(ColorProfile.init)
        if hasInks {
            let space = profile?.convertInks(buffer, stored: segments.inks)
            if space == nil { buffer.mixInks(stored: segments.inks) }
            return CGImage(buffer: buffer, colorSpace: space ?? .standard, alphaInfo: .noneSkipFirst)
        }
        let isGray = segments.components == 1
        let space = profile?.convert(buffer, isGray: isGray) ?? (isGray ? .gray : .standard)
        // Readers of documents would show other profiles' colors as if they were sRGB.
        let isPlain = profile.map { $0.meaning == .sRGB } ?? true
        return CGImage(
            buffer: buffer, colorSpace: space, alphaInfo: .noneSkipFirst,
            jpeg: isPlain ? EncodedJPEG(data: segments.withoutMetadata(data), isGray: isGray) : nil)
    }

    /// Fills a buffer with opaque pixels, or with inks, and tells which.
    private func readPixels(into buffer: PixelBuffer) throws(ImageFileError) -> Bool {
        guard let decoder = tjInitDecompress() else { throw .outOfMemory(width: width, height: height) }
        defer { tjDestroy(decoder) }
        var (columns, rows, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        var hasInks = false
        let isRead = data.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: UInt8.self).baseAddress
            guard
                tjDecompressHeader3(decoder, start, UInt(bytes.count), &columns, &rows, &sampling, &space) == 0
                    || Self.isHarmless(decoder),
                Int(columns) == width, Int(rows) == height
            else { return false }
            hasInks = [TJCS_CMYK.rawValue, TJCS_YCCK.rawValue].contains(UInt32(space))
            let pixels = UnsafeMutableRawPointer(buffer.pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let layout = hasInks ? TJPF_CMYK : UInt32(1).littleEndian == 1 ? TJPF_BGRA : TJPF_ARGB
            return tjDecompress2(
                decoder, start, UInt(bytes.count), pixels, columns, columns * 4, rows, layout.rawValue,
                TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) == 0 || Self.isHarmless(decoder)
        }
        guard isRead else { throw .damaged(String(cString: tjGetErrorStr2(decoder))) }
        return hasInks
    }

    /// Whether the last complaint is of bytes between two segments, which many cameras write, and which hide nothing.
    private static func isHarmless(_ decoder: tjhandle) -> Bool {
        tjGetErrorCode(decoder) == TJERR_WARNING.rawValue
            && String(cString: tjGetErrorStr2(decoder)).contains("extraneous bytes before marker")
    }
}

extension PixelBuffer {
    /// Turns inks into opaque colors without a profile: what light passes all of them.
    func mixInks(stored: StoredInks) {
        let flip: UInt8 = stored == .inverted ? 0 : 255
        for index in pixels.indices {
            let inks = withUnsafeBytes(of: pixels[index]) {
                [$0[0] ^ flip, $0[1] ^ flip, $0[2] ^ flip, $0[3] ^ flip]
            }
            func channel(_ ink: Int) -> UInt32 { (UInt32(inks[ink]) * UInt32(inks[3]) + 127) / 255 }
            pixels[index] = 0xFF00_0000 | channel(0) << 16 | channel(1) << 8 | channel(2)
        }
    }
}
