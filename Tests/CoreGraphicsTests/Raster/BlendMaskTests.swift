import CRaster
import Testing

@testable import PlacardCoreGraphics

/// One mask, against the definition and against arithmetic.
@Suite struct BlendMaskTests {
    private static func premultiplied(_ random: inout SplitMix) -> UInt32 {
        let alpha = [255, 0, random.next() % 256][Int(random.next() % 3)]
        return UInt32([16, 8, 0].reduce(alpha << 24) { $0 | (random.next() % (alpha + 1)) << $1 })
    }

    private static func coverage(_ random: inout SplitMix) -> UInt8 {
        [0, 255, UInt8(random.next() % 256)][Int(random.next() % 3)]
    }

    @Test(arguments: 1...70) func theFastFormGivesThePixelsOfTheScalarOne(width: Int) {
        var random = SplitMix(seed: UInt64(width))
        for _ in 0..<40 {
            let mask = (0..<width * 3).map { _ in Self.coverage(&random) }
            let before = (0..<width * 3).map { _ in Self.premultiplied(&random) }
            let color = Self.premultiplied(&random)
            let glyph = GlyphMask(left: 0, top: 0, width: width, height: 3, coverage: mask)
            #expect(
                Raster(pixels: before, width: width).blending([(glyph, 0, 0)], color)
                    == blendedByDefinition(before, mask, width, color))
        }
    }

    @Test(arguments: 1...100) func `A sparse mask gives the same pixels`(width: Int) {
        var random = SplitMix(seed: UInt64(width) << 8)
        for round in 0..<20 {
            var mask = [UInt8](repeating: 0, count: width * 3)
            for _ in 0..<random.next() % 12 { mask[Int(random.next() % UInt64(mask.count))] = Self.coverage(&random) }
            let before = (0..<width * 3).map { _ in round % 2 == 0 ? 0 : Self.premultiplied(&random) }
            let color = round % 3 == 0 ? 0xFF00_0000 : Self.premultiplied(&random)
            var pixels = before
            pixels.withUnsafeMutableBytes {
                placard_blend_mask(
                    $0.baseAddress!.assumingMemoryBound(to: UInt8.self), width * 4, mask, width, Int32(width), 3,
                    color)
            }
            #expect(pixels == blendedByDefinition(before, mask, width, color))
        }
    }

    /// Source over destination as Porter and Duff define it, each product rounded to the nearest of 255 steps.
    @Test func theScalarFormIsSourceOverDestination() {
        var random = SplitMix(seed: 7)
        for _ in 0..<3000 {
            let (before, color) = (Self.premultiplied(&random), Self.premultiplied(&random))
            let cover = Self.coverage(&random)
            func times(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }
            let rest = 255 - times(color >> 24, UInt32(cover))
            let expected = [24, 16, 8, 0].reduce(UInt32(0)) { pixel, shift in
                pixel | (times(color >> shift & 255, UInt32(cover)) + times(before >> shift & 255, rest)) << shift
            }
            #expect(blendedByDefinition([before], [cover], 1, color) == [expected])
        }
    }

    @Test func nothingOutsideTheMaskIsTouched() {
        let before = [UInt32](repeating: 0xFF11_1111, count: 20 * 4)
        let mask = GlyphMask(
            left: 0, top: 0, width: 11, height: 2, coverage: [UInt8](repeating: 255, count: 11 * 2))
        let pixels = Raster(pixels: before, width: 20).blending([(mask, 2, 1)], 0xFFFF_FFFF)
        for y in 0..<4 {
            for x in 0..<20 {
                let inside = (1..<3).contains(y) && (2..<13).contains(x)
                #expect(pixels[y * 20 + x] == (inside ? 0xFFFF_FFFF : 0xFF11_1111))
            }
        }
    }

    private func blendedByDefinition(_ before: [UInt32], _ mask: [UInt8], _ width: Int, _ color: UInt32) -> [UInt32] {
        var pixels = before
        pixels.withUnsafeMutableBytes {
            placard_blend_mask_scalar(
                $0.baseAddress!.assumingMemoryBound(to: UInt8.self), width * 4, mask, width, Int32(width),
                Int32(mask.count / width), color)
        }
        return pixels
    }
}
