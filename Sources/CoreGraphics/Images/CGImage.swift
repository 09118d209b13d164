import CRaster
import Foundation

/// An immutable image of premultiplied 32-bit pixels in sRGB, without a scale of its own.
///
/// Rows run from top to bottom. Immutable, so it may be shared between threads.
public final class CGImage: Sendable {
    let buffer: PixelBuffer
    /// The file that the pixels were decoded from, where documents may take it up in their place.
    let jpeg: EncodedJPEG?
    /// The space of the file that the image was read from: sRGB, Display P3 or gray.
    ///
    /// The pixels themselves are always sRGB's: colors of other spaces were converted, clamped to what sRGB can show.
    /// With Apple the pixels stay in this space.
    public let colorSpace: CGColorSpace?
    /// Whether pixels can be transparent: `.premultipliedFirst`, or `.noneSkipFirst` where the source had no opacity.
    public let alphaInfo: CGImageAlphaInfo
    /// The pixels as a context over bytes has them, where that is another format than the buffer's.
    let stored: StoredPixels?
    /// Whether the image is a stencil: where it is opaque, drawing it paints the context's fill color.
    public let isMask: Bool

    /// The largest number of pixels of a side.
    public static let maximumSide = PixelBuffer.maximumSide
    /// The largest number of pixels of a whole image.
    public static let maximumArea = PixelBuffer.maximumArea

    init(
        buffer: PixelBuffer, colorSpace: CGColorSpace? = .standard, alphaInfo: CGImageAlphaInfo = .premultipliedFirst,
        jpeg: EncodedJPEG? = nil, isMask: Bool = false, stored: StoredPixels? = nil
    ) {
        buffer.settle()
        self.buffer = buffer
        self.colorSpace = colorSpace
        self.alphaInfo = alphaInfo
        self.jpeg = jpeg
        self.isMask = isMask
        self.stored = stored
    }

    /// Makes an image from premultiplied pixels, each `alpha << 24 | red << 16 | green << 8 | blue`.
    ///
    /// Row after row, top first, without padding. Color above alpha is cut to alpha. Nil if the number of pixels is
    /// not width × height, or a size is not within 1…`maximumSide` and `maximumArea`.
    public convenience init?(width: Int, height: Int, pixels: [UInt32]) {
        guard let buffer = PixelBuffer(width: width, height: height), pixels.count == width * height else {
            return nil
        }
        _ = buffer.pixels.update(from: pixels)
        placard_cut_to_alpha(buffer.pixels.baseAddress, pixels.count)
        self.init(buffer: buffer)
    }

    /// The number of pixels in a row.
    public var width: Int { buffer.width }
    /// The number of rows.
    public var height: Int { buffer.height }
    /// The number of bits of one channel: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of one pixel: 32, but for images of contexts over bytes of another format.
    public var bitsPerPixel: Int { stored?.bitsPerPixel ?? 32 }
    /// The number of bytes from one row to the next.
    public var bytesPerRow: Int { stored?.bytesPerRow ?? buffer.width * 4 }
    /// The ranges that channels' values are spread over; nil, the usual ones, for every image here.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// How pixels lie in memory: as in the context over bytes that made the image, else `alphaInfo`, in words of the
    /// machine's byte order.
    public var bitmapInfo: CGBitmapInfo {
        stored?.info ?? CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Host.rawValue | alphaInfo.rawValue)
    }

    /// Lends the pixels, premultiplied, each `alpha << 24 | red << 16 | green << 8 | blue`, for reading.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        defer { withExtendedLifetime(buffer) {} }
        return try body(UnsafeBufferPointer(buffer.pixels))
    }

    /// Whether two images are one object or have the same pixels.
    package static func areSame(_ a: CGImage?, _ b: CGImage?) -> Bool {
        guard a !== b else { return true }
        guard let a, let b, a.width == b.width, a.height == b.height, a.isMask == b.isMask else { return false }
        return a.withPixels { pixels in
            b.withPixels {
                memcmp(pixels.baseAddress!, $0.baseAddress!, pixels.count * MemoryLayout<UInt32>.size) == 0
            }
        }
    }

    /// Whether no pixel has a mark.
    package var isClear: Bool {
        withPixels { placard_is_clear($0.baseAddress, buffer.width * 4, Int32(width), Int32(height)) != 0 }
    }

    /// Whether every pixel's alpha is 255.
    package var isOpaque: Bool { withPixels { placard_is_opaque($0.baseAddress, $0.count) != 0 } }

    /// The part of the image inside a rectangle of pixels (rounded outwards), or nil if nothing is inside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let box = CGRect(x: 0, y: 0, width: width, height: height).common(with: rect).touchedPixels
        guard let part = PixelBuffer(width: Int(box.width), height: Int(box.height)) else {
            return nil
        }
        let left = Int(box.minX)
        for row in 0..<part.height {
            let from = buffer.pixels.baseAddress! + (row + Int(box.minY)) * width + left
            (part.pixels.baseAddress! + row * part.width).update(from: from, count: part.width)
        }
        return CGImage(buffer: part, colorSpace: colorSpace, alphaInfo: alphaInfo, isMask: isMask)
    }
}

extension CGImage {
    /// An image of some size that repeats this one from the top left corner; nil if there is no space for it.
    package func tiled(width: Int, height: Int) -> CGImage? {
        guard let target = PixelBuffer(width: width, height: height) else { return nil }
        for row in 0..<height {
            let from = buffer.pixels.baseAddress! + row % self.height * self.width
            let to = target.pixels.baseAddress! + row * width
            for start in stride(from: 0, to: width, by: self.width) {
                (to + start).update(from: from, count: min(self.width, width - start))
            }
        }
        return CGImage(buffer: target, colorSpace: colorSpace, alphaInfo: alphaInfo)
    }
}
