import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Sizes that no other test uses: they run at the same time, and all share what is kept.
@Suite(.serialized) struct PixelMemoryTests {
    @Test func `A picture's memory serves the next one of its size, with clear pixels`() throws {
        var addresses: Set<UnsafeMutablePointer<UInt32>> = []
        for _ in 0..<8 {
            let buffer = try #require(PixelBuffer(width: 733, height: 211))
            #expect(buffer.pixels.allSatisfy { $0 == 0 })
            buffer.pixels.update(repeating: 0xFF12_3456)
            addresses.insert(try #require(buffer.pixels.baseAddress))
        }
        // Other tests may push it out meanwhile.
        #expect(addresses.count < 8)
    }

    @Test func `A larger picture's memory serves a smaller one, if it is at most twice as large`() throws {
        #expect(try served(743 * 223, by: 743 * 401))
        #expect(try !served(743 * 223, by: 743 * 449))
        #expect(try !served(743 * 225, by: 743 * 224))
    }

    /// Whether memory of so many pixels comes from a picture of others, in one of many tries: other tests may push it out
    /// meanwhile, or leave some that has waited longer.
    private func served(_ wanted: Int, by other: Int) throws -> Bool {
        var taken: [PixelMemory.Block] = []
        defer { taken.forEach(PixelMemory.putBack) }
        for _ in 0..<60 {
            PixelMemory.putBack(.init(start: try #require(malloc(other * 4)), count: other * 4))
            taken.append(try #require(PixelMemory.take(wanted * 4)))
            if taken.last?.count == other * 4 { return true }
        }
        return false
    }

    @Test func `Pictures that are held at once have memory of their own`() throws {
        let buffers = try (0..<4).map { _ in try #require(PixelBuffer(width: 739, height: 227)) }
        for (index, buffer) in buffers.enumerated() { buffer.pixels.update(repeating: UInt32(index)) }
        for (index, buffer) in buffers.enumerated() { #expect(buffer.pixels.allSatisfy { $0 == UInt32(index) }) }
    }
}
