import Foundation

/// How colors are translated that the target cannot show; raw values as on iOS.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
    /// Decodes a PNG file, as it is stored; nil if it is damaged or of another kind.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - decode: No effect: other ranges of values than the usual one are not known here.
    ///   - shouldInterpolate: No effect: the context's interpolation quality counts.
    ///   - intent: No effect: colors are translated relative to white.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .png)
    }

    /// Decodes a JPEG file, as it is stored; nil if it is damaged or of another kind.
    ///
    /// The other parameters have no effect, as with `init(pngDataProviderSource:…)`.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, .jpeg)
    }

    private convenience init?(_ source: CGDataProvider, _ kind: ImageFile.Kind) {
        guard let file = try? ImageFile(source.bytes), file.kind == kind,
            let image = try? file.image()
        else { return nil }
        self.init(
            buffer: image.buffer, colorSpace: image.colorSpace, alphaInfo: image.alphaInfo, jpeg: image.jpeg)
    }

    /// Makes an image of bytes: gray or RGB, eight bits a component, with or without opacity.
    ///
    /// Nil for other depths and layouts, for too few bytes, and for sizes that no image can have. The last three
    /// parameters have no effect, as with `init(pngDataProviderSource:…)`.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, bitsPerPixel % 8 == 0,
            let layout = PixelLayout(space, bitmapInfo, bytesPerPixel: bitsPerPixel / 8),
            let buffer = layout.read(provider.bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(
            buffer: buffer, colorSpace: space, alphaInfo: layout.hasAlpha ? .premultipliedFirst : .noneSkipFirst)
    }

    /// Makes a stencil of bytes, the first of each pixel's: 0 paints the fill color, 255 leaves what is below.
    ///
    /// Nil for components of other depths, for too few bytes, and for sizes that no image can have. The last two parameters have no
    /// effect.
    public convenience init?(
        maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel > 0, bitsPerPixel % 8 == 0,
            let layout = PixelLayout(firstOf: bitsPerPixel / 8),
            let buffer = layout.read(
                provider.bytes, width: maskWidth, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        for index in buffer.pixels.indices { buffer.pixels[index] = (255 - buffer.pixels[index] & 255) << 24 }
        self.init(buffer: buffer, colorSpace: nil, alphaInfo: .alphaOnly, isMask: true)
    }

    /// A copy of the pixels as they lie in memory: `bytesPerRow` for each row, the channels in the order of
    /// `bitmapInfo`.
    ///
    /// An image of a context over bytes has those; others have blue, green, red, alpha, premultiplied, as images that
    /// renderers make on iOS.
    public var dataProvider: CGDataProvider? {
        if let stored { return CGDataProvider(bytes: stored.bytes) }
        return withPixels { CGDataProvider(bytes: Data(buffer: $0)) }
    }

    /// The image seen through a stencil or a gray image, which is stretched over it; nil if there is no memory.
    ///
    /// White parts of a gray image show, and dark parts of a stencil.
    public func masking(_ mask: CGImage) -> CGImage? {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        guard let context = try? CGContext(size: rect.size, scale: 1) else { return nil }
        context.translateBy(x: 0, y: rect.height)
        context.scaleBy(x: 1, y: -1)
        context.clip(to: rect, mask: mask)
        context.draw(self, in: rect)
        return context.makeImage()
    }

    /// The image whose opacity stands for a clip: that of a gray image without opacity is its brightness.
    var asMask: CGImage {
        guard colorSpace?.family == .gray, alphaInfo == .noneSkipFirst, let mask = buffer.copy() else { return self }
        for index in mask.pixels.indices { mask.pixels[index] = (mask.pixels[index] & 255) << 24 }
        return CGImage(buffer: mask, colorSpace: nil, alphaInfo: .alphaOnly, isMask: true)
    }
}

/// Bytes that something else is made from: a font, an image.
///
/// Immutable. Source: Apple's documentation of `CGDataProvider`; providers that call back do not exist here.
public final class CGDataProvider: Sendable {
    /// The bytes.
    package let bytes: Data

    init(bytes: Data) { self.bytes = bytes }

    /// Hands out bytes in memory; never nil here.
    public init?(data: CFData) {
        bytes = Data(referencing: data)
    }

    /// Hands out the bytes of a file; nil if it cannot be read, is no regular file or is longer than 256 MiB.
    public init?(url: CFURL) {
        guard let read = try? BoundedFile.read(url as URL, atMost: Self.maximumBytes) else { return nil }
        bytes = read
    }

    /// Hands out the bytes of the file at a path, as `init(url:)` does.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
    }

    /// The longest file that is read.
    private static let maximumBytes = 1 << 28

    /// A copy of the bytes.
    public var data: CFData? { NSData(data: bytes) }
}
