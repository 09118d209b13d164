/// Where the opacity of a pixel is, and whether colors are multiplied with it; raw values as on iOS.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Pixels have no opacity and no space for it.
    case none = 0
    case premultipliedLast, premultipliedFirst
    /// Colors are not multiplied with the opacity.
    case last, first
    /// Pixels have a byte in place of an opacity, which means nothing.
    case noneSkipLast, noneSkipFirst
    /// Pixels are opacities alone.
    case alphaOnly
}

/// How pixels lie in memory: an alpha info and the order of their bytes; raw values as on iOS.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Components are floating-point numbers; nothing here reads or writes such pixels.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// Words of 16 bits whose least significant byte comes first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Words of 16 bits whose most significant byte comes first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Words whose least significant byte comes first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Words whose most significant byte comes first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// Words as this machine has them.
    static let byteOrder32Host = UInt32(1).littleEndian == 1 ? byteOrder32Little : byteOrder32Big
}
