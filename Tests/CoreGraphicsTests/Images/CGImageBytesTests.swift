import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGImageBytesTests {
    private func image(
        _ bytes: [UInt8], width: Int = 1, height: Int = 1, perRow: Int? = nil, space: CGColorSpace = .standard,
        _ info: UInt32
    ) throws -> CGImage? {
        let bytesPerPixel = space.numberOfComponents + (info & 0x1F == 0 ? 0 : 1)
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bytesPerPixel * 8,
            bytesPerRow: perRow ?? width * bytesPerPixel, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: try #require(CGDataProvider(data: Data(bytes) as CFData)), decode: nil,
            shouldInterpolate: false,
            intent: .defaultIntent)
    }

    /// Bytes, how they lie by Apple's documentation of `CGImageAlphaInfo` and `CGBitmapInfo`, and the pixel.
    private static let layouts: [([UInt8], UInt32, UInt32)] = [
        ([10, 20, 30], CGImageAlphaInfo.none.rawValue, 0xFF0A_141E),
        ([10, 20, 30, 99], CGImageAlphaInfo.noneSkipLast.rawValue, 0xFF0A_141E),
        ([99, 10, 20, 30], CGImageAlphaInfo.noneSkipFirst.rawValue, 0xFF0A_141E),
        ([10, 20, 30, 128], CGImageAlphaInfo.premultipliedLast.rawValue, 0x800A_141E),
        ([200, 20, 30, 51], CGImageAlphaInfo.last.rawValue, 0x3328_0406),
        ([51, 200, 20, 30], CGImageAlphaInfo.first.rawValue, 0x3328_0406),
        ([30, 20, 10, 128], CGImageAlphaInfo.premultipliedFirst.rawValue | 2 << 12, 0x800A_141E),
    ]

    @Test(arguments: layouts)
    func layoutsAreUnderstood(_ bytes: [UInt8], _ info: UInt32, _ pixel: UInt32) throws {
        #expect(try image(bytes, info)?.withPixels { $0[0] } == pixel)
    }

    @Test func `an image hands out its bytes in the layout that it names`() throws {
        let pixels: [UInt32] = [0x800A_141E, 0xFF01_0203]
        let image = try #require(CGImage(width: 1, height: 2, pixels: pixels))
        let provider = try #require(image.dataProvider)
        #expect([UInt8](try #require(provider.data) as Data) == [30, 20, 10, 128, 3, 2, 1, 255])
        let copy = CGImage(
            width: 1, height: 2, bitsPerComponent: image.bitsPerComponent, bitsPerPixel: image.bitsPerPixel,
            bytesPerRow: image.bytesPerRow, space: .standard, bitmapInfo: image.bitmapInfo, provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(copy?.withPixels(Array.init) == pixels)
    }

    @Test func grayHasOneComponent() throws {
        #expect(try image([7], space: .gray, 0)?.withPixels { $0[0] } == 0xFF07_0707)
        #expect(
            try image([100, 128], space: .gray, CGImageAlphaInfo.premultipliedLast.rawValue)?.withPixels { $0[0] }
                == 0x8064_6464)
    }

    @Test func rowsMayBePadded() throws {
        let bytes: [UInt8] = [1, 2, 0, 3, 4]
        let image = try #require(try image(bytes, width: 2, height: 2, perRow: 3, space: .gray, 0))
        #expect(Drawing(image).pixels.map { $0 & 255 } == [1, 2, 3, 4])
    }

    @Test func numbersThatDoNotFitGiveNoImage() throws {
        #expect(try image([1, 2], 0) == nil)
        #expect(try image([1, 2, 3], width: 2, 0) == nil)
        #expect(try image([1, 2, 3], perRow: 2, 0) == nil)
        #expect(try image([1, 2, 3], height: Int.max, 0) == nil)
        #expect(try image([1, 2, 3], perRow: Int.max, 0) == nil)
        #expect(try image([1, 2, 3, 4], CGImageAlphaInfo.alphaOnly.rawValue) == nil)
    }

    private func stencil(_ bytes: [UInt8]) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
        return try #require(
            CGImage(
                maskWidth: bytes.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytes.count,
                provider: provider, decode: nil, shouldInterpolate: false))
    }

    @Test func aStencilPaintsTheFillColorWhereItIsDark() throws {
        let stencil = try stencil([0, 255])
        #expect(stencil.isMask)
        let drawing = try Drawing(2, 1) {
            $0.setFillColor(.red)
            $0.drawUpright(stencil, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(drawing.pixels == [0xFFFF_0000, 0])
    }

    /// Labels that cut their text out of their ground make a stencil of a context's image, with all its numbers.
    @Test func aStencilOfFourBytesAPixelTakesTheFirstOfEach() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 9, 9, 9, 255, 9, 9, 9]) as CFData))
        let stencil = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, provider: provider,
                decode: nil, shouldInterpolate: false))
        let drawing = try Drawing(2, 1) {
            $0.setFillColor(.red)
            $0.drawUpright(stencil, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(drawing.pixels == [0xFFFF_0000, 0])
    }

    @Test func masksOfBothKindsCut() throws {
        let picture = try #require(CGImage(width: 2, height: 1, pixels: [0xFF00_FF00, 0xFF00_FF00]))
        #expect(try Drawing(#require(picture.masking(stencil([0, 255])))).pixels == [0xFF00_FF00, 0])
        let gray = try #require(try image([0, 255], width: 2, space: .gray, 0))
        #expect(try Drawing(#require(picture.masking(gray))).pixels == [0, 0xFF00_FF00])
        let clipped = try Drawing(2, 1) {
            $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: gray)
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(clipped.pixels == [0, 0xFFFF_0000])
    }

    @Test func maskingKeepsTheImageUpright() throws {
        let picture = try #require(CGImage(width: 1, height: 2, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        let gray = try #require(try image([255, 0], height: 2, space: .gray, 0))
        #expect(try Drawing(#require(picture.masking(gray))).pixels == [0xFFFF_0000, 0])
    }

    @Test func filesAreDecodedByTheirKindAlone() throws {
        let provider = try #require(CGDataProvider(data: try ImageFixture.data("rgb.jpg") as CFData))
        func image(_ provider: CGDataProvider) -> CGImage? {
            CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .perceptual)
        }
        #expect(image(provider)?.width == 16)
        #expect(
            CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .perceptual) == nil
        )
        #expect(CGDataProvider(filename: "/nowhere") == nil)
    }
}
