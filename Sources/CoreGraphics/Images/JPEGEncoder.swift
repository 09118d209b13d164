import CTurboJPEG
import Foundation

/// Writes images as JPEG files by libjpeg-turbo.
package struct JPEGEncoder: Hashable, Sendable {
    /// From 0 (small) to 1 (good).
    package var quality: CGFloat

    /// Makes an encoder of a quality; what is not within 0…1 is brought into it.
    package init(quality: CGFloat = 0.9) {
        self.quality = quality
    }

    /// Writes one image; transparent parts become white, because JPEG has no opacity.
    ///
    /// Colors have their full resolution from a quality of 0.9, and half of it below.
    ///
    /// - Throws: If there is not enough memory.
    package func encode(_ image: CGImage) throws(JPEGError) -> Data {
        guard let buffer = image.buffer.copy(), let encoder = tjInitCompress() else { throw .outOfMemory }
        defer { tjDestroy(encoder) }
        for index in buffer.pixels.indices { buffer.pixels[index] = buffer.pixels[index].onWhite }
        var (file, count) = (UnsafeMutablePointer<UInt8>?.none, UInt(0))
        let level = quality.isNaN ? 1 : min(max(quality, 0), 1)
        let pixels = UnsafeRawPointer(buffer.pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        let layout = UInt32(1).littleEndian == 1 ? TJPF_BGRX : TJPF_XRGB
        let isWritten =
            tjCompress2(
                encoder, pixels, Int32(image.width), Int32(image.width * 4), Int32(image.height), layout.rawValue,
                &file,
                &count, Int32((level >= 0.9 ? TJSAMP_444 : TJSAMP_420).rawValue),
                max(1, Int32((level * 100).rounded())),
                TJFLAG_ACCURATEDCT) == 0
        defer { tjFree(file) }
        guard isWritten, let file else { throw .cannotWrite(String(cString: tjGetErrorStr2(encoder))) }
        return Data(bytes: file, count: Int(count))
    }
}

/// Why an image could not be written as JPEG.
package enum JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no memory for the encoder or a copy of the pixels.
    case outOfMemory
    /// The library refused, in its own words.
    case cannotWrite(String)

    /// What is wrong and what to do, in one line.
    package var description: String {
        switch self {
        case .outOfMemory: "There is no memory to write the picture as JPEG; draw at a smaller size or scale."
        case .cannotWrite(let reason): "The picture cannot be written as JPEG (\(reason)); write it as PNG."
        }
    }
}

extension UInt32 {
    /// A premultiplied ARGB pixel as it looks on white.
    fileprivate var onWhite: UInt32 {
        let white = 255 - (self >> 24)
        return (self & 0x00FF_FFFF) + (white << 16 | white << 8 | white)
    }
}
