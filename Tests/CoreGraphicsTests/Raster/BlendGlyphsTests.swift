import CRaster
import Testing

@testable import PlacardCoreGraphics

/// Many masks at once, against the definition one by one.
@Suite struct BlendGlyphsTests {
    private let width = 61
    private let height = 40

    private func mask(_ random: inout SplitMix) -> GlyphMask {
        let (width, height) = (Int(random.next() % 40), Int(random.next() % 12))
        let coverage = (0..<width * height).map { _ in [0, 255, UInt8(random.next() % 256)][Int(random.next() % 3)] }
        return GlyphMask(
            left: Int(random.next() % 9) - 4, top: Int(random.next() % 9), width: width, height: height,
            coverage: coverage)
    }

    /// Each mask cut to the area by hand.
    private func blendedSingly(
        _ masks: [Raster.Placed], _ area: Raster.Area, _ color: UInt32, onto before: [UInt32]
    ) -> [UInt32] {
        var pixels = before
        for (mask, x, y) in masks {
            for row in 0..<mask.height {
                for column in 0..<mask.width {
                    let (px, py) = (x + mask.left + column, y - mask.top + row)
                    guard px >= area.left, px < area.right, py >= area.top, py < area.bottom else { continue }
                    let cover = mask.form.pointee.coverage + row * Int(mask.form.pointee.stride) + column
                    pixels.withUnsafeMutableBytes {
                        let bytes = $0.baseAddress!.assumingMemoryBound(to: UInt8.self)
                        placard_blend_mask_scalar(bytes + (py * width + px) * 4, 4, cover, 1, 1, 1, color)
                    }
                }
            }
        }
        return pixels
    }

    @Test(arguments: [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3456, 0x8000_0000, 0x4010_2030, 0] as [UInt32])
    func `glyphs come out as one by one, whatever cuts them`(_ color: UInt32) {
        var random = SplitMix(seed: UInt64(color) + 5)
        for round in 0..<60 {
            let before = (0..<width * height).map { _ in
                round % 2 == 0 ? 0 : [0xFF00_0000, 0, 0x8040_4040, 0xFFFF_FFFF][Int(random.next() % 4)] as UInt32
            }
            let masks: [Raster.Placed] = (0..<12).map { _ in
                (mask(&random), Int(random.next() % 100) - 25, Int(random.next() % 60) - 10)
            }
            let (left, top) = (Int(random.next() % 20), Int(random.next() % 12))
            let area: Raster.Area = (left, top, left + Int(random.next() % 42), top + Int(random.next() % 29))
            let expected = blendedSingly(masks, area, color, onto: before)
            let raster = Raster(pixels: before, width: width, left: 7, top: -3)
            let placed: [Raster.Placed] = masks.map { ($0.mask, $0.x + 7, $0.y - 3) }
            let inside = (area.left + 7, area.top - 3, area.right + 7, area.bottom - 3)
            #expect(raster.blending(placed, color, within: inside) == expected)
        }
    }
}
