import CRaster
import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Files of opaque pictures are inflated by libdeflate, which shares no code with the writer and checks their sum.
@Suite struct RunsTests {
    /// Pixels alone, in runs as long as chance has it, and as in the row above.
    private func picture(_ width: Int, _ height: Int, _ random: inout SplitMix) -> [UInt32] {
        var pixels: [UInt32] = []
        while pixels.count < width * height {
            let color = UInt32(truncatingIfNeeded: random.next() >> 30) | 0xFF00_0000
            let length = Int(random.next() % 300) + 1
            switch random.next() % 8 {
            case 0: pixels.append(color)
            case 1, 2, 3: pixels += Array(repeating: color, count: length)
            case 4: pixels += Array(repeating: color, count: length * 40)
            default:
                for _ in 0..<length { pixels.append(pixels.count < width ? color : pixels[pixels.count - width]) }
            }
        }
        return Array(pixels[..<(width * height)])
    }

    private func written(_ pixels: [UInt32], _ width: Int, _ way: placard_ink_way) -> Data? {
        let height = pixels.count / width
        var tokens = [UInt32](repeating: 0, count: placard_room_for_tokens(width, height))
        var counts = placard_run_counts()
        let count = placard_find_runs(pixels, width, height, &tokens, &counts, way)
        guard count > 0 else { return nil }
        return Compressor.withCodes(for: counts) { counts, codes in
            let room = placard_room_for_runs(counts, codes)
            var target = [UInt8](repeating: 0xEE, count: room)
            let size = placard_write_runs(tokens, count, width, codes, &target)
            #expect(size <= room)
            return Data([0x78, 0x01]) + target[..<size] + Data(counts.pointee.sum.bigEndianBytes)
        }
    }

    private func rows(_ pixels: [UInt32], _ width: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, pixel) in pixels.enumerated() {
            if index % width == 0 { bytes.append(0) }
            for shift in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: pixel >> UInt32(shift))) }
        }
        return bytes
    }

    private func check(_ pixels: [UInt32], _ width: Int) throws {
        let expected = rows(pixels, width)
        let file = try #require(written(pixels, width, placard_ink_quickly))
        #expect(file.inflated(atMost: expected.count + 1).map { [UInt8]($0) } == expected)
        #expect(written(pixels, width, placard_ink_plainly) == file)
    }

    @Test func picturesOfAllWidthsComeBack() throws {
        for width in Array(1...200) + [255, 256, 257, 1_199, 1_200] {
            var random = SplitMix(seed: UInt64(width))
            for height in [1, 2, 3, 17] { try check(picture(width, height, &random), width) }
        }
    }

    /// Rows are told by the one above up to the distance that the format has.
    @Test(arguments: [10_921, 10_922, 10_923, 10_924, 32_767]) func wideRowsComeBack(width: Int) throws {
        var random = SplitMix(seed: 7)
        let row = picture(width, 1, &random)
        try check(row + row + picture(width, 3, &random), width)
    }

    /// One rest is longer than a repetition can be, by as much as repetitions cannot be short.
    @Test func runsOfEveryLengthComeBack() throws {
        for length in 0..<260 {
            try check([0xFF01_0203] + Array(repeating: 0xFF0A_0B0C, count: length) + [0xFFFF_FFFF], length + 2)
        }
    }

    @Test func colorsThatAreAllFullAddUp() throws {
        try check(Array(repeating: 0xFFFF_FFFF, count: 32_767 * 40), 32_767)
    }

    @Test func clearPixelsAndNoiseAreLeftToOthers() {
        for place in [0, 1, 63, 64, 99] {
            var pixels = [UInt32](repeating: 0xFF12_3456, count: 100)
            pixels[place] = 0xFE12_3456
            for width in [100, 10] { #expect(written(pixels, width, placard_ink_quickly) == nil) }
        }
        var random = SplitMix(seed: 3)
        let noise = (0..<10_000).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
        #expect(written(noise, 100, placard_ink_quickly) == nil)
        #expect(written(noise, 100, placard_ink_plainly) == nil)
    }

    /// More than 256 colors in large even parts, as the picture of a card.
    @Test func encodedPicturesAreWrittenThisWay() throws {
        let pixels = (0..<64_000).map { UInt32(0xFF00_0000) | UInt32($0 / 100) }
        let buffer = try #require(PixelBuffer(width: 100, height: 640))
        for (index, pixel) in pixels.enumerated() { buffer.pixels[index] = pixel }
        let file = try PNGEncoder().encode(CGImage(buffer: buffer))
        let block = try #require(written(pixels, 100, placard_ink_quickly))
        #expect(file.range(of: block) != nil)
    }
}
