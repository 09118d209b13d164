import Foundation
import Testing

@testable import PlacardCoreGraphics

/// The chunks are those of the PNG specification's third edition, section 11.3.6.
@Suite struct AnimatedPNGEncoderTests {
    private func image(_ column: Int) throws -> CGImage {
        let context = try CGContext(size: CGSize(width: 8, height: 4), scale: 1)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        context.setFillColor(.black)
        context.fill(CGRect(x: CGFloat(column), y: 1, width: 1, height: 2))
        return try #require(context.makeImage())
    }

    private func chunks(of file: Data) -> [(name: String, content: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var bytes = Array(file)[8...]
        while bytes.count >= 12 {
            let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: bytes.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((name, Array(bytes.dropFirst(8).prefix(length))))
            bytes = bytes.dropFirst(12 + length)
        }
        return chunks
    }

    @Test func `A film has its count, and each image its time and the place where it differs`() throws {
        let file = try AnimatedPNGEncoder(framesPerSecond: 25).encode(count: 3) { try image($0 + 2) }
        let chunks = chunks(of: file)
        #expect(
            chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[2].content == [0, 0, 0, 3, 0, 0, 0, 0])
        #expect(
            chunks[3].content == [0, 0, 0, 0] + [0, 0, 0, 8, 0, 0, 0, 4] + [UInt8](repeating: 0, count: 8) + [
                0, 1, 0, 25, 0, 0,
            ])
        #expect(
            chunks[5].content == [0, 0, 0, 1] + [0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1] + [
                0, 1, 0, 25, 0, 0,
            ])
        #expect(chunks[6].content.prefix(4) == [0, 0, 0, 2] && chunks[7].content.prefix(4) == [0, 0, 0, 3])
        #expect(chunks[8].content.prefix(4) == [0, 0, 0, 4])
    }

    @Test func `Programs without films read the first image`() throws {
        let first = try image(2)
        let file = try AnimatedPNGEncoder(framesPerSecond: 30).encode(count: 2) { try image($0 + 2) }
        let read = try ImageFile(file).image()
        #expect(read.width == 8 && read.height == 4)
        #expect(read.withPixels { Array($0) } == first.withPixels { Array($0) })
    }

    @Test func `An image that is as the one before it takes one pixel`() throws {
        let file = try AnimatedPNGEncoder(framesPerSecond: 30).encode(count: 2) { _ in try image(3) }
        #expect(chunks(of: file)[5].content[4..<12] == [0, 0, 0, 1, 0, 0, 0, 1])
    }
}
