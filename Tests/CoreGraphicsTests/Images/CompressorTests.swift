import Foundation
import Testing

@testable import PlacardCoreGraphics

/// What was written is read back by libdeflate, which shares no code with our own writer.
@Suite struct CompressorTests {
    private func compressed(_ rows: [UInt8], stride: Int, room: Int? = nil) -> Data? {
        Compressor.with(level: 2) { compressor in
            let room = room ?? compressor.bound(rows.count)
            let target = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
            defer { target.deallocate() }
            return Data(
                bytes: target, count: compressor.compress(rows: rows, rows.count, stride: stride, into: target, room))
        }
    }

    /// Rows as labels have them, and as they never do.
    private func rows(_ kind: Int, _ stride: Int, _ height: Int, _ random: inout SplitMix) -> [UInt8] {
        let colors = 1 + random.next() % 256
        var (rows, run, left) = ([UInt8](), UInt8(0), 0)
        for place in 0..<stride * height {
            switch kind {
            case 0: rows.append(7)
            case 1: rows.append(UInt8(random.next() % colors))
            case 2:
                if left == 0 { (left, run) = (1 + Int(random.next() % 700), UInt8(random.next() % colors)) }
                left -= 1
                rows.append(run)
            case 3 where place >= stride && random.next() % 9 > 0: rows.append(rows[place - stride])
            case 4 where place > 900 && random.next() % 5 > 0: rows.append(rows[place - 1 - Int(random.next() % 900)])
            // Powers of two, whose Huffman tree is as deep as can be.
            case 5: rows.append(UInt8(min(random.next().trailingZeroBitCount, 40)))
            default: rows.append(UInt8(random.next() % 256))
            }
        }
        return rows
    }

    @Test(arguments: 0..<7) func `rows come back as they were`(_ kind: Int) throws {
        var random = SplitMix(seed: UInt64(kind))
        for (stride, height) in [(1, 1), (2, 1), (3, 3), (9, 40), (301, 200), (687, 240), (40_000, 3), (1, 5_000)] {
            let rows = rows(kind, stride, height, &random)
            let file = try #require(compressed(rows, stride: stride))
            #expect(file.inflated(atMost: rows.count) == Data(rows))
        }
    }

    @Test func `every length of a short text comes back`() throws {
        for count in 1...300 {
            let rows = (0..<count).map { UInt8($0 % 5 * ($0 / 40)) }
            let file = try #require(compressed(rows, stride: 17))
            #expect(file.inflated(atMost: count) == Data(rows))
        }
    }

    @Test func `without room nothing is written beyond it`() throws {
        var random = SplitMix(seed: 9)
        let rows = rows(3, 100, 60, &random)
        let whole = try #require(compressed(rows, stride: 100)).count
        for room in [0, 1, 6, 7, 40, whole / 4] { #expect(compressed(rows, stride: 100, room: room)?.count == 0) }
        #expect(compressed(rows, stride: 100, room: whole)?.count == whole)
    }
}
