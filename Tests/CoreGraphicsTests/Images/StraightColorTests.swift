import CRaster
import Testing

/// Colors divided by their alphas, compared with whole numbers divided and rounded one by one.
@Suite struct StraightColorTests {
    private func written(_ pixels: [UInt32]) -> [UInt8] {
        // What the memory held before must not show.
        var bytes = [UInt8](repeating: 0xAB, count: pixels.count * 4)
        placard_write_rgba(pixels, pixels.count, &bytes)
        return bytes
    }

    private func divided(_ pixel: UInt32) -> [UInt8] {
        let alpha = pixel >> 24
        let channels = [16, 8, 0].map { (shift: UInt32) -> UInt8 in
            alpha == 0 ? 0 : UInt8(((pixel >> shift & 255) * 255 * 2 + alpha) / (alpha * 2))
        }
        return channels + [UInt8(alpha)]
    }

    @Test("Every color of every alpha is rounded to nearest, halves up")
    func everyColor() {
        let pixels = (0...255).flatMap { (alpha: UInt32) -> [UInt32] in
            (0...alpha).map { color in alpha << 24 | color << 16 | (alpha - color) << 8 | alpha / 2 }
        }
        #expect(written(pixels) == pixels.flatMap(divided))
    }

    @Test("Pixels that are clear are left out by stretches of any place and length")
    func clearStretches() {
        for count in 0...75 {
            for clear in 0...count {
                let pixels = (0..<count).map { index -> UInt32 in
                    (clear..<clear + 40).contains(index) ? 0 : 0x8040_2010 &+ UInt32(index)
                }
                #expect(written(pixels) == pixels.flatMap(divided))
            }
        }
    }

    @Test("Colors above their alpha, which no drawing makes, become the brightest, and clear ones black")
    func colorsAboveTheirAlpha() {
        #expect(written([0x01FF_FF00]) == [255, 255, 0, 1])
        #expect(written([0x00FF_FFFF]) == [0, 0, 0, 0])
    }
}
