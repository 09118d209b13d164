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

    /// Asked of every pixel alone: many are looked at together, and some are left over.
    @Test func `One pixel anywhere decides whether an image is clear or opaque`() throws {
        for count in [1, 7, 1_023, 1_024, 1_025, 3_000] {
            let clear = [UInt32](repeating: 0, count: count)
            let opaque = [UInt32](repeating: 0xFF10_2030, count: count)
            #expect(try image(clear).isClear && !image(clear).isOpaque)
            #expect(try image(opaque).isOpaque && !image(opaque).isClear)
            for place in Set([0, count / 2, count - 1]) {
                for mark in [0x0100_0000, 0xFF00_0000, 0xFE01_0101] as [UInt32] {
                    var (marked, holed) = (clear, opaque)
                    (marked[place], holed[place]) = (mark, mark)
                    #expect(try !image(marked).isClear)
                    #expect(try image(holed).isOpaque == (mark >> 24 == 0xFF))
                }
            }
        }
    }

    private func image(_ pixels: [UInt32]) throws -> CGImage {
        try #require(CGImage(width: pixels.count, height: 1, pixels: pixels))
    }

    @Test func croppingTakesTheTouchedPixels() throws {
        let image = try #require(CGImage(width: 4, height: 4, pixels: (0..<16).map { 0xFF00_0000 | $0 }))
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 2, width: 2, height: 9)))
        #expect(Drawing(part).pixels == [9, 10, 13, 14].map { 0xFF00_0000 | $0 })
        #expect(image.cropping(to: CGRect(x: 1.5, y: 0, width: 1, height: 1))?.width == 2)
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        for way in [4.5, 30.5, 5_000_000.5, -2.5] {
            #expect(image.cropping(to: CGRect(x: way, y: 1, width: 1, height: 1)) == nil)
            #expect(image.cropping(to: CGRect(x: 1, y: way, width: 1, height: 1)) == nil)
        }
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }
}
