import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGImageTests {
    @Test func pixelsComeBackAsTheyWereGiven() throws {
        let pixels: [UInt32] = [0xFF11_2233, 0x8040_2000, 0, 0xFFFF_FFFF, 0x0101_0101, 0xFF00_0000]
        let image = try #require(CGImage(width: 3, height: 2, pixels: pixels))
        #expect(image.width == 3 && image.height == 2 && image.bytesPerRow == 12)
        #expect(image.withPixels { Array($0) } == pixels)
    }

    @Test func colorAboveAlphaIsCut() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0x40FF_8020]))
        #expect(image.withPixels { $0[0] } == 0x4040_4020)
    }

    @Test func sizesThatDoNotFitGiveNoImage() {
        #expect(CGImage(width: 2, height: 2, pixels: [0]) == nil)
        #expect(CGImage(width: 0, height: 0, pixels: []) == nil)
        #expect(CGImage(width: -1, height: -1, pixels: [0]) == nil)
        #expect(CGImage(width: 1 << 62, height: 4, pixels: []) == nil)
    }

    @Test func croppingTakesTheTouchedPixels() throws {
        let image = try #require(CGImage(width: 4, height: 4, pixels: (0..<16).map { 0xFF00_0000 | $0 }))
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 2, width: 2, height: 9)))
        #expect(Drawing(part).pixels == [9, 10, 13, 14].map { 0xFF00_0000 | $0 })
        #expect(image.cropping(to: CGRect(x: 1.5, y: 0, width: 1, height: 1))?.width == 2)
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }
}
