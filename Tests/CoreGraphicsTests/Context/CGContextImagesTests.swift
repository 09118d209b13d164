import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGContextImagesTests {
    private func sample() throws -> CGImage {
        try #require(
            CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]))
    }

    @Test func anImageIsUpsideDownWhereYGrowsDownwardsAsWithApple() throws {
        let image = try sample()
        let picture = try Drawing(2, 2) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        #expect(picture.flipped.pixels == Drawing(image).pixels)
        let mirrored = try Drawing(2, 2) {
            $0.translateBy(x: 0, y: 2)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(mirrored.pixels == Drawing(image).pixels)
    }

    @Test func anUprightImageIsCopiedPixelByPixel() throws {
        let image = try sample()
        let picture = try Drawing(6, 4, scale: 2) {
            $0.drawUpright(image, in: CGRect(x: 2, y: 1, width: 1, height: 1))
        }
        #expect([picture[4, 2], picture[5, 2], picture[4, 3], picture[5, 3]] == Drawing(image).pixels)
        #expect(picture.ink == 4)
    }

    @Test func withoutInterpolationPixelsBecomeBlocks() throws {
        let image = try sample()
        let picture = try Drawing(8, 8) {
            $0.interpolationQuality = .none
            $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(Set(picture.pixels) == Set(Drawing(image).pixels))
        #expect(picture[3, 3] == 0xFFFF_0000 && picture[4, 3] == 0xFF00_FF00 && picture[3, 4] == 0xFF00_00FF)
    }

    @Test func aReducedImageIsTheMeanOfWhatItCovers() throws {
        // Stripes of one pixel: a filter that looks at four neighbors only would see one color.
        let pixels = (0..<64 * 64).map { UInt32($0 % 64 % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000) }
        let image = try #require(CGImage(width: 64, height: 64, pixels: pixels))
        let picture = try Drawing(8, 8) { $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        for pixel in picture.pixels { #expect(abs(Int(pixel & 255) - 128) < 12 && pixel >> 24 == 255) }
    }

    @Test func theEdgesOfAnEnlargedImageAreFull() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
        let picture = try Drawing(10, 10) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #expect(Set(picture.pixels) == [0xFFFF_0000])
    }

    @Test func anImageIsFadedByTheStatesAlpha() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
        let picture = try Drawing(1, 1) {
            $0.setAlpha(0.5)
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(picture[0, 0] == 0x8080_8080)
    }

    @Test func aImageTakenStaysAsItWas() throws {
        let context = try CGContext(size: CGSize(width: 4, height: 4), scale: 1)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let early = try #require(context.makeImage())
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let late = try #require(context.makeImage())
        #expect(Set(Drawing(early).pixels) == [0xFFFF_0000])
        #expect(Drawing(late)[0, 0] == 0xFF00_00FF && Drawing(late)[3, 0] == 0xFFFF_0000)
    }

    @Test func aContextCanDrawItsOwnImage() throws {
        let picture = try Drawing(4, 1) {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            guard let image = $0.makeImage() else { return }
            $0.draw(image, in: CGRect(x: 2, y: 0, width: 4, height: 1))
        }
        #expect(picture.pixels == [0xFF00_0000, 0, 0xFF00_0000, 0])
    }
}
