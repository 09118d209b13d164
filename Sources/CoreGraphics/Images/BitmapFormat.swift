import Foundation

/// How the pixels of a context over bytes lie in memory: the formats that Apple lists for bitmap contexts on iOS.
///
/// Words are premultiplied, `alpha << 24 | red << 16 | green << 8 | blue`.
struct BitmapFormat {
    private enum Kind {
        case bytes(PixelLayout)
        /// Opacities alone, a byte each.
        case opacity
        /// Three components of five bits below one that means nothing.
        case fives(isLittle: Bool)
    }

    private let kind: Kind
    let bytesPerPixel: Int
    let space: CGColorSpace
    let info: CGBitmapInfo

    /// Nil for what Apple does not list: opacity that colors are not multiplied with, 24 bits a pixel, floats.
    init?(bitsPerComponent: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
        guard let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
            !info.contains(.floatComponents)
        else { return nil }
        let isGray = space.family == .gray
        (self.space, self.info) = (space, info)
        switch (bitsPerComponent, alpha) {
        case (8, .alphaOnly): (kind, bytesPerPixel) = (.opacity, 1)
        case (5, .noneSkipFirst) where !isGray:
            let order = info.intersection(.byteOrderMask)
            guard order == [] || order == .byteOrder16Big || order == .byteOrder16Little else { return nil }
            (kind, bytesPerPixel) = (.fives(isLittle: order == .byteOrder16Little), 2)
        case (8, .none) where isGray, (8, .noneSkipFirst) where !isGray, (8, .noneSkipLast) where !isGray,
            (8, .premultipliedFirst) where !isGray, (8, .premultipliedLast) where !isGray:
            bytesPerPixel = isGray ? 1 : 4
            guard let layout = PixelLayout(space, info, bytesPerPixel: bytesPerPixel) else { return nil }
            kind = .bytes(layout)
        default: return nil
        }
    }

    /// The pixel that some bytes stand for.
    func word(at place: UnsafeRawPointer) -> UInt32 {
        switch kind {
        case .bytes(let layout): return layout.premultiplied(at: place)
        case .opacity: return UInt32(place.load(as: UInt8.self)) << 24
        case .fives(let isLittle):
            let stored = place.loadUnaligned(as: UInt16.self)
            let bits = UInt32(isLittle ? UInt16(littleEndian: stored) : UInt16(bigEndian: stored))
            func byte(_ shift: UInt32) -> UInt32 { ((bits >> shift & 31) * 255 + 15) / 31 }
            return 255 << 24 | byte(10) << 16 | byte(5) << 8 | byte(0)
        }
    }

    /// Writes a pixel as bytes; what the format has no space for is seen on black.
    func write(_ word: UInt32, to place: UnsafeMutableRawPointer) {
        switch kind {
        case .bytes(let layout): layout.write(word, to: place)
        case .opacity: place.storeBytes(of: UInt8(word >> 24), as: UInt8.self)
        case .fives(let isLittle):
            func five(_ shift: UInt32) -> UInt16 {
                let byte: UInt32 = word >> shift & 255
                return UInt16((byte * 31 + 127) / 255)
            }
            let bits: UInt16 = five(16) << 10 | five(8) << 5 | five(0)
            place.storeBytes(of: isLittle ? bits.littleEndian : bits.bigEndian, as: UInt16.self)
        }
    }
}

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
    /// The bits: an alpha info, a byte order and the mark of floating-point components.
    public let rawValue: UInt32

    /// Makes an info from its bits.
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
