import CRaster
import Foundation

/// Where the components of a pixel lie among its bytes, eight bits each.
struct PixelLayout {
    private let channels: [Int]
    private let alpha: Int?
    private let isPremultiplied: Bool
    private let bytesPerPixel: Int
    private let space: CGColorSpace

    var hasAlpha: Bool { alpha != nil }

    /// Nil where the numbers contradict each other.
    init?(_ space: CGColorSpace, _ info: CGBitmapInfo, bytesPerPixel: Int) {
        let colors = space.numberOfComponents
        guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue),
            alphaInfo != .alphaOnly, bytesPerPixel == colors + (alphaInfo == .none ? 0 : 1)
        else { return nil }
        let order = info.intersection(.byteOrderMask)
        guard order == [] || order == .byteOrder32Big || order == .byteOrder32Little && bytesPerPixel == 4 else {
            return nil
        }
        let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
        let place = { (index: Int) in order == .byteOrder32Little ? bytesPerPixel - 1 - index : index }
        let first = isFirst ? 1 : 0
        channels = (0..<3).map { place(first + (colors == 1 ? 0 : $0)) }
        let hasAlpha = [.first, .last, .premultipliedFirst, .premultipliedLast].contains(alphaInfo)
        alpha = hasAlpha ? place(isFirst ? 0 : colors) : nil
        isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
        self.bytesPerPixel = bytesPerPixel
        self.space = space
    }

    /// The first byte of each pixel, as gray; nil for more bytes than a pixel may have.
    init?(firstOf bytesPerPixel: Int) {
        guard 1...16 ~= bytesPerPixel else { return nil }
        (channels, alpha, isPremultiplied) = ([0, 0, 0], nil, false)
        (self.bytesPerPixel, space) = (bytesPerPixel, .gray)
    }

    /// The pixels of rows of bytes; nil if there are too few, or the size is not one that an image can have.
    func read(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: width, height: height), bytesPerRow >= width * bytesPerPixel,
            bytesPerRow <= data.count, (height - 1) * bytesPerRow + width * bytesPerPixel <= data.count
        else { return nil }
        data.withUnsafeBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let start = row * bytesPerRow + column * bytesPerPixel
                    let pixel = UnsafeRawBufferPointer(rebasing: bytes[start..<start + bytesPerPixel])
                    buffer.pixels[row * width + column] = word(pixel)
                }
            }
        }
        if isPremultiplied {
            placard_cut_to_alpha(buffer.pixels.baseAddress, buffer.pixels.count)
        } else if hasAlpha {
            placard_premultiply(buffer.pixels.baseAddress, buffer.pixels.count)
        }
        return buffer
    }

    private func word(_ pixel: UnsafeRawBufferPointer) -> UInt32 {
        let opacity = alpha.map { UInt32(pixel[$0]) } ?? 255
        guard space.family == .displayP3 else {
            return opacity << 24 | UInt32(pixel[channels[0]]) << 16 | UInt32(pixel[channels[1]]) << 8
                | UInt32(pixel[channels[2]])
        }
        let whole = isPremultiplied ? max(CGFloat(opacity), 1) : 255
        let color = space.sRGB(from: channels.map { CGFloat(pixel[$0]) / whole })
        func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * whole).rounded()) }
        return opacity << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
}

/// Pixels of contexts, whose colors are multiplied with their opacity.
extension PixelLayout {
    /// The pixel that some bytes stand for.
    func premultiplied(at place: UnsafeRawPointer) -> UInt32 {
        var pixel = word(UnsafeRawBufferPointer(start: place, count: bytesPerPixel))
        placard_cut_to_alpha(&pixel, 1)
        return pixel
    }

    /// Writes a pixel as bytes of this layout; without space for opacity it is seen on black.
    func write(_ word: UInt32, to place: UnsafeMutableRawPointer) {
        let bytes = place.assumingMemoryBound(to: UInt8.self)
        let (opacity, color) = (UInt8(word >> 24), stored(word))
        if let alpha { bytes[alpha] = opacity }
        for (channel, value) in zip(channels, color) { bytes[channel] = value }
    }

    /// The bytes of a pixel's red, green and blue in the layout's space; three times its brightness for grays.
    private func stored(_ word: UInt32) -> [UInt8] {
        let bytes = [16, 8, 0].map { UInt8(word >> $0 & 255) }
        let isGray = bytes[0] == bytes[1] && bytes[1] == bytes[2]
        guard space.family != .sRGB, !isGray else { return bytes }
        let whole = alpha == nil ? 255 : CGFloat(max(word >> 24, 1))
        let color = space.components(fromSRGB: bytes.map { CGFloat($0) / whole })
        let values = color.map { UInt8((min(max($0, 0), 1) * whole).rounded()) }
        return values.count == 1 ? [values[0], values[0], values[0]] : values
    }
}
