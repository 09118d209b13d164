import CRaster
import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Numbering pixels by one of their bytes is compared with numbering them by a table of all that were seen.
@Suite struct ShadesTests {
    /// Rows of numbers without the byte before each, and what they stand for.
    private struct Numbered {
        let palette: [UInt32]
        let rows: [UInt8]
        let width: Int

        var pixels: [UInt32] { rows.indices.filter { $0 % (width + 1) > 0 }.map { palette[Int(rows[$0])] } }
        /// What PNG calls the filter of each row.
        var filters: Set<UInt8> { Set(stride(from: 0, to: rows.count, by: width + 1).map { rows[$0] }) }
    }

    private typealias Numbering = (
        UnsafePointer<UInt32>?, Int, Int, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt32>?
    ) -> Int32

    private func number(_ pixels: [UInt32], width: Int, by numbering: Numbering) -> Numbered? {
        let height = pixels.count / width
        // What the memory held before must not show.
        var rows = [UInt8](repeating: 0xAB, count: (width + 1) * height)
        var palette = [UInt32](repeating: 0xDEAD_BEEF, count: 256)
        let count = numbering(pixels, width, height, &rows, &palette)
        return count == 0 ? nil : Numbered(palette: Array(palette[..<Int(count)]), rows: rows, width: width)
    }

    private func quick(_ pixels: [UInt32], width: Int) -> Numbered? {
        number(pixels, width: width, by: placard_index_shades)
    }

    private func slow(_ pixels: [UInt32], width: Int) -> Numbered? {
        number(pixels, width: width, by: placard_index_pixels)
    }

    /// The channels that are as high as the opacity, which tell the colors of text that need no table.
    static let colors: [UInt32] = [0, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0xFF00FF]

    private func translucent(_ alpha: UInt32, _ color: UInt32) -> UInt32 {
        alpha << 24 | (alpha << 16 | alpha << 8 | alpha) & color
    }

    /// Mostly clear, as labels are, with stretches of ink of all sorts; `few` opacities or all of them.
    private func label(_ color: UInt32, width: Int, height: Int, opacities: [UInt32], _ random: inout SplitMix)
        -> [UInt32]
    {
        var pixels: [UInt32] = []
        while pixels.count < width * height {
            let length = Int(random.next() % 60)
            switch random.next() % 3 {
            case 0: pixels += Array(repeating: 0, count: length * 3)
            case 1: pixels += Array(repeating: translucent(255, color), count: length)
            default:
                pixels += (0..<length).map { _ in
                    translucent(opacities[Int(random.next() % UInt64(opacities.count))], color)
                }
            }
        }
        return Array(pixels[..<(width * height)])
    }

    @Test(arguments: colors, [1, 7, 31, 32, 33, 64, 343])
    func opacitiesOfOneColorStandForTheSamePixelsAsByTheTable(color: UInt32, width: Int) throws {
        var random = SplitMix(seed: UInt64(color) + UInt64(width))
        for opacities in [Array(0..<256), Array(100..<110), [255], [3, 200]] as [[UInt32]] {
            let pixels = label(color, width: width, height: 64, opacities: opacities, &random)
            let quick = try #require(self.quick(pixels, width: width))
            let slow = try #require(self.slow(pixels, width: width))
            #expect(quick.pixels == pixels)
            #expect(slow.pixels == pixels)
            #expect(quick.filters == [0])
        }
    }

    /// Black text on white, and white on black.
    @Test(arguments: [0, 255] as [UInt32])
    func opaqueGraysStandForTheSamePixelsAsByTheTable(ground: UInt32) throws {
        var random = SplitMix(seed: UInt64(ground))
        let pixels = label(0, width: 99, height: 50, opacities: Array(0..<256), &random).map { pixel in
            0xFF00_0000 | (ground == 0 ? pixel >> 24 : 255 - pixel >> 24) * 0x010101
        }
        let numbered = try #require(quick(pixels, width: 99))
        #expect(numbered.pixels == pixels)
        #expect(slow(pixels, width: 99)?.pixels == pixels)
    }

    /// One pixel of another color at any place, be it clear but for its color.
    @Test(arguments: [0xFF10_0000, 0x8000_0001, 0xFFFF_FFFF, 0x0000_0001] as [UInt32])
    func otherPixelsAreLeftToTheTable(other: UInt32) {
        var random = SplitMix(seed: UInt64(other))
        for place in [0, 31, 32, 33, 63, 64, 98, 99, 4_949] {
            var pixels = label(0, width: 99, height: 50, opacities: Array(0..<256), &random)
            pixels[place] = other
            pixels[place == 0 ? 1 : 0] = 0xC000_0000
            #expect(quick(pixels, width: 99) == nil)
        }
    }

    /// A clear pixel among opaque ones, in a stretch of 32 that is clear, or at a row's end.
    @Test func clearPixelsAreNoGrays() {
        for width in [32, 33] {
            var pixels = [UInt32](repeating: 0xFF80_8080, count: width * 3)
            for index in width..<2 * width { pixels[index] = 0 }
            #expect(quick(pixels, width: width) == nil)
        }
    }

    /// Colors that are not in the picture take four bytes each of its file.
    @Test func palettesOfFewShadesHoldThoseAlone() throws {
        let pixels = (0..<2_000).map { UInt32($0 % 7 * 40) << 24 }
        let numbered = try #require(quick(pixels, width: 50))
        #expect(numbered.palette == [0, 40, 80, 120, 160, 200, 240].map { $0 << 24 })
        #expect(numbered.pixels == pixels)
    }

    @Test func aClearPictureHasOneColor() throws {
        let numbered = try #require(quick(Array(repeating: 0, count: 500), width: 50))
        #expect(numbered.palette == [0])
    }
}
