import CRaster
import Foundation
import Testing

@testable import PlacardCoreGraphics

/// What is compressed as text is inflated by libdeflate, which shares no code with the compressor, and read back as libpng
/// reads it in `PNGEncoderTests`.
@Suite struct InkTests {
    /// Mostly zeros, as rows of text are, with stretches of ink: full, random, and such as were there `period` bytes before.
    private func rows(_ count: Int, period: Int, longest: Int, _ random: inout SplitMix) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let length = Int(random.next() % UInt64(longest)) + 1
            switch random.next() % 5 {
            case 0, 1: bytes += Array(repeating: 0, count: length * 2)
            case 2: bytes += Array(repeating: 255, count: length)
            case 3: bytes += (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next() >> 40) }
            default: for _ in 0..<length { bytes.append(bytes.count < period ? 7 : bytes[bytes.count - period]) }
            }
        }
        return Array(bytes[..<count])
    }

    private func written(_ bytes: [UInt8], behind slack: UInt8, _ way: placard_ink_way) throws -> Data {
        let codes = try #require(TextCodes.shared.ink)
        var target = [UInt8](repeating: 0xEE, count: bytes.count * 3 / 2 + 1024)
        let readable = bytes + Array(repeating: slack, count: Int(placard_ink_slack))
        return Data(target[..<placard_write_ink(codes, readable, bytes.count, &target, way)])
    }

    private func inflated(_ block: Data, sumOf bytes: [UInt8]) -> [UInt8]? {
        var (low, high) = (UInt32(1), UInt32(0))
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        let file = Data([0x78, 0x01]) + block + Data((high << 16 | low).bigEndianBytes)
        return file.inflated(atMost: bytes.count + 1).map { [UInt8]($0) }
    }

    private func check(_ bytes: [UInt8]) throws {
        let block = try written(bytes, behind: 0, placard_ink_quickly)
        #expect(inflated(block, sumOf: bytes) == bytes)
        // What lies behind the bytes, and the processor's instructions, change nothing.
        #expect(try written(bytes, behind: 0xA5, placard_ink_plainly) == block)
    }

    @Test(arguments: [(1, 3), (4, 12), (344, 40), (687, 90), (5_000, 600)])
    func bytesOfAllSortsComeBack(period: Int, longest: Int) throws {
        var random = SplitMix(seed: UInt64(period))
        for count in Array(0..<150) + [255, 259, 260, 322, 323, 4_096, 65_535, 65_536, 65_537, 65_600, 200_001] {
            try check(rows(count, period: period, longest: longest, &random))
        }
    }

    /// One length is longer than a repetition can be, by as much as repetitions cannot be short.
    @Test func zerosOfEveryNumberComeBack() throws {
        for count in 0..<900 { try check([9] + Array(repeating: 0, count: count) + [200, 3]) }
        try check(Array(repeating: 0, count: 300_000))
    }

    @Test func stretchesOfEqualInkOfEveryNumberComeBack() throws {
        for count in 0..<700 { try check([0, 31] + Array(repeating: 255, count: count) + [0, 0, 30, 255]) }
    }

    /// Repetitions are found up to the distance that the format has, and no farther.
    @Test func repetitionsFarAwayComeBack() throws {
        for distance in [32_767, 32_768, 32_769, 65_535, 65_536, 65_537] {
            let word: [UInt8] = [1, 250, 255, 255, 254, 90, 17, 3]
            try check(word + Array(repeating: 0, count: distance - word.count) + word + [0, 0])
        }
    }

    @Test func manyStretchesAreLeftToIgzip() {
        let (few, many) = (
            (0..<9_000).map { UInt8($0 % 90 == 0 ? 255 : 0) }, (0..<9_000).map { UInt8($0 % 7 == 0 ? 255 : 0) }
        )
        #expect(placard_has_sparse_ink(few, few.count) != 0)
        #expect(placard_has_sparse_ink(many, many.count) == 0)
        #expect(placard_has_sparse_ink(many, 3) != 0)
    }
}
