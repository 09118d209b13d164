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

    @Test func `Pictures that are held at once have memory of their own`() throws {
        let buffers = try (0..<4).map { _ in try #require(PixelBuffer(width: 739, height: 227)) }
        for (index, buffer) in buffers.enumerated() { buffer.pixels.update(repeating: UInt32(index)) }
        for (index, buffer) in buffers.enumerated() { #expect(buffer.pixels.allSatisfy { $0 == UInt32(index) }) }
    }

    @Test func `A card's picture and file take few pages from the system after the first`() throws {
        func faults(of draws: Int) throws -> Int {
            let before = try faultsOfThread()
            for number in 0..<draws {
                let context = try CGContext(size: CGSize(width: 600, height: 315), scale: 2)
                for column in 0..<20 {
                    let share = CGFloat(column) / 20
                    context.setFillColor(CGColor(red: share, green: CGFloat(number % 9) / 9, blue: 1, alpha: 1))
                    context.fillEllipse(in: CGRect(x: share * 600, y: 0, width: 40, height: 315))
                }
                let image = try #require(context.makeImage())
                _ = try PNGEncoder().encode(image)
            }
            return try faultsOfThread() - before
        }
        _ = try faults(of: 2)
        // 1,900 for each picture without memory that is kept.
        #expect(try faults(of: 20) < 20 * 1_000)
    }

    /// The eighth number behind the name: `man 5 proc`.
    private func faultsOfThread() throws -> Int {
        let line = try String(contentsOfFile: "/proc/thread-self/stat", encoding: .utf8)
        let fields = line[try #require(line.lastIndex(of: ")"))...].split(separator: " ")
        return try #require(Int(fields[8]))
    }
}
