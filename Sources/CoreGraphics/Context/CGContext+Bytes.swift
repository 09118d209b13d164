import Foundation

/// Called when a context over bytes is done with them: the caller's note, and where they begin.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// Contexts over bytes, as Apple's `CGBitmapContextCreate` makes them: y grows upwards, one unit is one pixel.
extension CGContext {
    /// Makes a context that draws into bytes.
    ///
    /// The bytes count at every moment: they may be read and changed between drawings, and pixels that no drawing
    /// changes keep theirs. Drawing itself is done in sRGB with eight bits a component.
    ///
    /// - Parameters:
    ///   - data: The first byte of the top row; nil for memory of the context's own, which is clear at first.
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitsPerComponent: 8, or 5 for pixels of 16 bits.
    ///   - bytesPerRow: At least what a row takes; 0 for rows without gaps.
    ///   - space: Of RGB or of gray; it has to go with the format.
    ///   - bitmapInfo: A `CGImageAlphaInfo`'s raw value, with a byte order.
    ///
    /// Nil for what is not in Apple's list of formats for iOS (RGB of 32 bits with multiplied, skipped or no opacity,
    /// RGB of 16 bits, gray and opacity of 8), and for sizes that no image can have. Source: "Supported Pixel
    /// Formats" in Apple's Quartz 2D Programming Guide.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Makes a context that draws into bytes and says when it no longer needs them.
    ///
    /// - Parameters:
    ///   - data: The first byte of the top row; nil for memory of the context's own, which is clear at first.
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitsPerComponent: 8, or 5 for pixels of 16 bits.
    ///   - bytesPerRow: At least what a row takes; 0 for rows without gaps.
    ///   - space: Of RGB or of gray; it has to go with the format.
    ///   - bitmapInfo: A `CGImageAlphaInfo`'s raw value, with a byte order.
    ///   - releaseCallback: Called once, when the context is gone; never for memory of the context's own.
    ///   - releaseInfo: What the callback is handed first.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard let format = BitmapFormat(bitsPerComponent: bitsPerComponent, space, info),
            let memory = BitmapMemory(
                data, width: width, height: height, bytesPerRow: bytesPerRow, format: format,
                release: { releaseCallback?(releaseInfo, data) }),
            let surface = BytesSurface(memory)
        else { return nil }
        self.init(
            surface: surface, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    private var memory: BitmapMemory? { (surface as? BytesSurface)?.memory }

    /// The bytes of a context that was made over bytes; nil for others.
    public var data: UnsafeMutableRawPointer? { memory?.start }
    /// The distance in bytes from one row to the next; 0 where `data` is nil.
    public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
    /// Bits of one pixel in `data`; 0 where that is nil.
    public var bitsPerPixel: Int { (memory?.format.bytesPerPixel ?? 0) * 8 }
    /// Bits of one component in `data`; 0 where that is nil.
    public var bitsPerComponent: Int { bitsPerPixel == 16 ? 5 : min(bitsPerPixel, 8) }
    /// The space of the colors in `data`; nil where that is nil.
    public var colorSpace: CGColorSpace? { memory?.format.space }
    /// How pixels lie in `data`.
    public var bitmapInfo: CGBitmapInfo { memory?.format.info ?? [] }
    /// The opacity of pixels in `data`.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }
}
