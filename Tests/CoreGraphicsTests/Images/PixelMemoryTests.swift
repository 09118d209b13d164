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

    @Test func `Pictures that are held at once have memory of their own`() throws {
        let buffers = try (0..<4).map { _ in try #require(PixelBuffer(width: 739, height: 227)) }
        for (index, buffer) in buffers.enumerated() { buffer.pixels.update(repeating: UInt32(index)) }
        for (index, buffer) in buffers.enumerated() { #expect(buffer.pixels.allSatisfy { $0 == UInt32(index) }) }
    }
}
