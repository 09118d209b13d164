import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Formats and their bytes: "Supported Pixel Formats" in Apple's Quartz 2D Programming Guide, iOS.
@Suite struct CGContextBytesTests {
    private static let rgb = CGColorSpaceCreateDeviceRGB()
    private static let gray = CGColorSpaceCreateDeviceGray()
    private static let big = CGBitmapInfo.byteOrder32Big.rawValue
    private static let little = CGBitmapInfo.byteOrder32Little.rawValue

    private func context(
        _ bytes: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, bits: Int = 8, row: Int = 0,
        _ space: CGColorSpace = rgb, _ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: UInt32 = big
    ) throws -> CGContext {
        try #require(
            CGContext(
                data: bytes, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space,
                bitmapInfo: alpha.rawValue | order))
    }

    /// What a pixel of cleared memory becomes when it is filled with 100 % red, 60 % green and 20 % blue.
    private func filled(
        bits: Int = 8, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo, _ order: UInt32, opacity: CGFloat = 1
    ) throws -> [UInt8] {
        let context = try context(nil, 1, 1, bits: bits, space, alpha, order)
        context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: opacity)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        return Array(UnsafeRawBufferPointer(start: data, count: context.bitsPerPixel / 8))
    }

    @Test func `colors lie where the format says`() throws {
        #expect(try filled(Self.rgb, .premultipliedLast, Self.big) == [255, 153, 51, 255])
        #expect(try filled(Self.rgb, .premultipliedFirst, Self.big) == [255, 255, 153, 51])
        #expect(try filled(Self.rgb, .premultipliedFirst, Self.little) == [51, 153, 255, 255])
        #expect(try filled(Self.rgb, .premultipliedLast, Self.little) == [255, 51, 153, 255])
        #expect(try filled(Self.rgb, .noneSkipLast, Self.big)[..<3] == [255, 153, 51])
        #expect(try filled(Self.rgb, .noneSkipFirst, Self.big)[1...] == [255, 153, 51])
        let faint = try filled(Self.rgb, .premultipliedLast, Self.big, opacity: 0.2)
        #expect(faint == [51, 30, 10, 51] || faint == [51, 31, 10, 51])
        #expect(try filled(Self.gray, .alphaOnly, 0, opacity: 0.4) == [102])
    }

    @Test func `sixteen bits hold five of each color`() throws {
        // 31, 18.6 and 6.2 of 31 steps: 0 11111 10011 00110.
        let (little, big) = (CGBitmapInfo.byteOrder16Little.rawValue, CGBitmapInfo.byteOrder16Big.rawValue)
        #expect(try filled(bits: 5, Self.rgb, .noneSkipFirst, little) == [0b0110_0110, 0b0111_1110])
        #expect(try filled(bits: 5, Self.rgb, .noneSkipFirst, big) == [0b0111_1110, 0b0110_0110])
    }

    /// By IEC 61966-2-1 the color's light is 0.2126 + 0.7152 · 0.3185 + 0.0722 · 0.0331 = 0.4428 of white's.
    @Test func `a gray context keeps the brightness of colors`() throws {
        #expect(try filled(Self.gray, .none, 0) == [178])
    }

    @Test func `a wide context keeps what sRGB shows`() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        // sRGB's orange in Display P3 by the primaries of SMPTE EG 432-1: 0.9448, 0.6190, 0.2940.
        let bytes = try filled(p3, .premultipliedLast, Self.big)
        for (byte, expected) in zip(bytes, [241, 158, 75, 255]) { #expect(abs(Int(byte) - expected) <= 1) }
    }

    @Test func `y grows upwards from the last row`() throws {
        let context = try context(nil, 2, 3)
        #expect(context.ctm.isIdentity)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let data = try #require(context.data)
        let alphas = (0..<6).map { data.load(fromByteOffset: $0 * 4 + 3, as: UInt8.self) }
        #expect(alphas == [0, 0, 0, 0, 255, 0])
    }

    @Test func `shadows fall upwards where offsets are positive`() throws {
        let context = try context(nil, 4, 8, Self.gray, .alphaOnly, 0)
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let data = try #require(context.data)
        #expect((0..<8).map { data.load(fromByteOffset: $0 * 4, as: UInt8.self) } == [0, 0, 0, 255, 0, 0, 0, 255])
    }

    @Test func `bytes that no drawing changes stay as they are`() throws {
        var bytes = (0..<40).map { UInt8($0 * 6) }
        let before = bytes
        try bytes.withUnsafeMutableBytes {
            let context = try context($0.baseAddress, 3, 2, row: 20, .init(name: CGColorSpace.displayP3)!)
            context.setFillColor(.white)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(Array(bytes[24..<28]) == [255, 255, 255, 255])
        bytes.replaceSubrange(24..<28, with: before[24..<28])
        #expect(bytes == before)
    }

    @Test func `bytes written by others count at once`() throws {
        let context = try context(nil, 2, 1)
        let data = try #require(context.data)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        data.storeBytes(of: 0xFFFF_0000, toByteOffset: 4, as: UInt32.self)
        let image = try #require(context.makeImage())
        #expect(Drawing(image).pixels == [0xFFFF_0000, 0xFF00_00FF])
        data.storeBytes(of: 0xFF00_FF00, as: UInt32.self)
        context.setBlendMode(.plusLighter)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(Drawing(try #require(context.makeImage())).pixels == [0xFFFF_FF00, 0xFFFF_00FF])
        #expect(Drawing(image).pixels == [0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func `a drawing is the same as on a bitmap of points`() throws {
        let draw: (CGContext) -> Void = { context in
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 3)
            context.setFillColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.7)
            context.fillEllipse(in: CGRect(x: 5, y: 4, width: 20, height: 12))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setBlendMode(.multiply)
            context.setStrokeColor(.red)
            context.stroke(CGRect(x: 8.5, y: 8.5, width: 14, height: 14), width: 3)
            context.endTransparencyLayer()
            context.draw(BoxFace().run(x: 12, y: 28, size: 14))
        }
        let bytes = try context(nil, 40, 40)
        bytes.translateBy(x: 0, y: 40)
        bytes.scaleBy(x: 1, y: -1)
        // Offsets of shadows hang on the context, not on its transform.
        let plain = try Drawing(40, 40) { context in draw(context) }
        let flipped = try Drawing(40, 40) { context in
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            draw(context)
        }
        draw(bytes)
        let image = try #require(bytes.makeImage())
        #expect(Drawing(image).difference(from: plain) > 50)
        #expect(Drawing(image).flipped.difference(from: flipped) <= 2)
    }

    @Test(arguments: [
        (8, rgb, CGImageAlphaInfo.last), (8, rgb, .first), (8, rgb, .none), (16, rgb, .premultipliedLast),
        (5, rgb, .premultipliedFirst), (5, gray, .noneSkipFirst), (8, gray, .premultipliedLast), (32, gray, .none),
    ]) func `what Apple does not list is refused`(_ bits: Int, _ space: CGColorSpace, _ alpha: CGImageAlphaInfo) {
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
            bitmapInfo: alpha.rawValue)
        #expect(context == nil)
    }

    @Test(arguments: [(0, 4, 0), (4, -1, 0), (4, 4, 15), (100_000, 4, 0), (4, 4, Int.max / 2)])
    func `sizes of no picture are refused`(_ width: Int, _ height: Int, _ row: Int) {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row, space: Self.rgb,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        #expect(context == nil)
    }

    @Test func `the context says what it was made of, and when it is gone`() throws {
        var bytes = [UInt8](repeating: 0, count: 64)
        final class Note { var calls = 0 }
        let note = Note()
        try bytes.withUnsafeMutableBytes {
            let start = $0.baseAddress
            let context = try #require(
                CGContext(
                    data: start, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 32, space: Self.rgb,
                    bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue | Self.little,
                    releaseCallback: { info, data in
                        #expect(data == start)
                        info.map { Unmanaged<Note>.fromOpaque($0).takeUnretainedValue().calls += 1 }
                    }, releaseInfo: Unmanaged.passUnretained(note).toOpaque()))
            #expect((context.width, context.height, context.bytesPerRow) == (3, 2, 32))
            #expect((context.bitsPerPixel, context.bitsPerComponent) == (32, 8))
            #expect(context.alphaInfo == .noneSkipFirst && context.colorSpace == Self.rgb && context.data == start)
            #expect(context.makeImage()?.alphaInfo == .noneSkipFirst && note.calls == 0)
        }
        #expect(note.calls == 1)
        #expect(try CGContext(size: CGSize(width: 1, height: 1), scale: 1).data == nil)
    }

    /// Programs draw a label into bytes in an order of theirs, and read its pixels from the image.
    @Test func `an image of a context has the context's bytes`() throws {
        let info = CGBitmapInfo(
            rawValue: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.bitmapInfo == info && image.bytesPerRow == context.bytesPerRow)
        let data = try #require(image.dataProvider?.data)
        #expect(Array(Data(referencing: data)) == [255, 0, 0, 255, 0, 0, 0, 0])
        #expect(image.withPixels { Array($0) } == [0xFFFF_0000, 0])
    }

    /// Ordinary numbers once wrote behind the memory.
    @Test func `what lies beyond the bytes draws nothing, also between two pixels`() throws {
        var bytes = [UInt8](repeating: 7, count: 3 * 4 * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let inner = try #require(memory.baseAddress) + 16
            let context = try context(inner, 4, 1)
            context.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
            for way in [4.5, 5.5, 1_000_000.5, -6.5, -1_000_000.5] {
                context.fill(CGRect(x: way, y: 0, width: 2, height: 1))
                context.fill(CGRect(x: 0, y: way, width: 2, height: 2))
                context.beginTransparencyLayer(in: CGRect(x: way, y: way, width: 2, height: 2), auxiliaryInfo: nil)
                context.endTransparencyLayer()
            }
        }
        #expect(
            bytes == Array(repeating: 7, count: 16) + Array(repeating: 0, count: 16) + Array(repeating: 7, count: 16))
    }
}
