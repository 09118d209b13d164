import CRaster
import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Text that is kept as a byte for each pixel, against text that is drawn on pixels: contexts that were cleared by hand
/// before have pixels.
@Suite struct CoverageTests {
    /// A face of masks of all opacities, some of which lie over their neighbors.
    private final class InkFace: GlyphSource {
        let hasColorGlyphs = false
        private let table = MaskTable()

        func maskTable(pixelsPerEm: CGFloat) -> MaskTable? { table }

        func mask(of glyph: CGGlyph, pixelsPerEm: CGFloat, quarter: Int) -> GlyphMask? {
            table.mask(of: glyph, quarter: quarter) {
                var random = SplitMix(seed: UInt64(glyph) << 2 | UInt64(quarter))
                let (width, height) = (Int(random.next() % 30), Int(random.next() % 12))
                let coverage = (0..<width * height).map { _ in
                    [0, 255, UInt8(random.next() % 256)][Int(random.next() % 3)]
                }
                return GlyphMask(
                    left: Int(random.next() % 5) - 2, top: height, width: width, height: height, coverage: coverage)
            }
        }

        func outline(of glyph: CGGlyph) -> CGPath? { nil }
        func picture(of glyph: CGGlyph, pixelsPerEm: CGFloat) -> GlyphImage? { nil }

        /// Glyphs in and beyond a square of `side` points.
        func run(_ random: inout SplitMix, side: CGFloat) -> GlyphRun {
            let glyphs = (0..<9).map { _ in CGGlyph(random.next() % 100) }
            let positions = glyphs.map { _ in
                CGPoint(
                    x: CGFloat(random.next() % UInt64(4 * side + 40)) / 4 - 5,
                    y: CGFloat(random.next() % UInt64(side + 10)))
            }
            return GlyphRun(source: self, pointSize: 10, glyphs: glyphs, positions: positions)
        }
    }

    private let face = InkFace()
    /// Opaque colors whose channels are 0 or full, and others, which are never kept as bytes.
    private static let colors: [CGColor] =
        [(0, 0, 0, 1), (1, 1, 1, 1), (1, 0, 0, 1), (0, 1, 1, 1), (0.2, 0.4, 0.6, 1), (0, 0, 0, 0.5)].map {
            CGColor(srgbRed: $0.0, green: $0.1, blue: $0.2, alpha: $0.3)
        }

    private func image(_ width: Int, _ height: Int, isCleared: Bool, _ draw: (CGContext) -> Void) throws -> CGImage {
        let context = try CGContext(size: CGSize(width: width, height: height), scale: 1)
        if isCleared { context.clear(CGRect(x: 0, y: 0, width: width, height: height)) }
        draw(context)
        return try #require(context.makeImage())
    }

    private func isCovered(_ image: CGImage) -> Bool { image.buffer.withCoverage { _, _ in true } ?? false }

    @Test(arguments: [(1, 1), (1, 40), (7, 5), (8, 8), (33, 20), (64, 64), (100, 3)])
    func `Text has the same pixels and the same file`(width: Int, height: Int) throws {
        for (index, color) in Self.colors.enumerated() {
            for seed in 0..<20 as Range<UInt64> {
                let images = try [false, true].map { isCleared in
                    try image(width, height, isCleared: isCleared) { context in
                        var random = SplitMix(seed: seed)
                        context.setFillColor(color)
                        if seed % 3 == 0 { context.clip(to: CGRect(x: 2, y: 1, width: 20, height: 30)) }
                        for _ in 0..<seed % 4 { context.draw(face.run(&random, side: CGFloat(max(width, height)))) }
                    }
                }
                let isClipped = seed % 3 == 0 && width < 3
                #expect(isCovered(images[0]) == (index < 4 && seed % 4 > 0 && !isClipped))
                #expect(!isCovered(images[1]))
                let files = try images.map { try PNGEncoder(scale: 2).encode($0) }
                #expect(files[0] == files[1])
                #expect(Drawing(images[0]) == Drawing(images[1]), "\(color), \(seed)")
                #expect(try PNGEncoder(scale: 2).encode(images[0]) == files[0])
            }
        }
    }

    @Test func `What is drawn afterwards is the same, and leaves images as they were`() throws {
        let after: [(CGContext, InkFace) -> Void] = [
            { context, _ in context.fill(CGRect(x: 3.5, y: 2, width: 20, height: 10)) },
            { context, face in
                var random = SplitMix(seed: 9)
                context.setFillColor(Self.colors[2])
                context.draw(face.run(&random, side: 40))
            },
            { context, face in
                context.beginTransparencyLayer()
                var random = SplitMix(seed: 8)
                context.draw(face.run(&random, side: 40))
                context.endTransparencyLayer()
            },
            { context, _ in context.clear(CGRect(x: 0, y: 0, width: 9, height: 40)) },
            { context, _ in context.soften(radius: 2) },
        ]
        for draw in after {
            var snapshots: [CGImage?] = []
            let images = try [false, true].map { isCleared in
                try image(40, 40, isCleared: isCleared) { context in
                    var random = SplitMix(seed: 7)
                    context.draw(face.run(&random, side: 40))
                    snapshots.append(context.makeImage())
                    draw(context, face)
                }
            }
            #expect(Drawing(images[0]) == Drawing(images[1]))
            #expect(try Drawing(#require(snapshots[0])) == Drawing(#require(snapshots[1])))
            #expect(try Drawing(#require(snapshots[0])) != Drawing(images[0]))
        }
    }

    /// Memory of a layer that is used again held coverage before.
    @Test func `Memory that is used again is clear`() throws {
        let buffer = try #require(PixelBuffer(width: 20, height: 20))
        let plane = try #require(buffer.coverage(in: 0xFF00_0000))
        for index in 0..<21 * 20 { plane[index] = 200 }
        let again = try #require(buffer.cleared().coverage(in: 0xFFFF_FFFF))
        #expect((0..<21 * 20).allSatisfy { again[$0] == 0 })
        #expect(buffer.cleared().pixels.allSatisfy { $0 == 0 })
    }

    /// One turns bytes into pixels while others read them.
    @Test func `Threads that share an image see the same pixels`() async throws {
        for seed in 0..<40 as Range<UInt64> {
            let images = try [false, true].map { isCleared in
                try image(120, 90, isCleared: isCleared) { context in
                    var random = SplitMix(seed: seed)
                    for _ in 0..<6 { context.draw(face.run(&random, side: 120)) }
                }
            }
            let (expected, file) = (Drawing(images[1]), try PNGEncoder().encode(images[1]))
            let agree = try await withThrowingTaskGroup(of: Bool.self) { group in
                for task in 0..<8 {
                    group.addTask {
                        try task % 2 == 0 ? PNGEncoder().encode(images[0]) == file : Drawing(images[0]) == expected
                    }
                }
                return try await group.reduce(true) { $0 && $1 }
            }
            #expect(agree)
        }
    }

    /// The bytes lie in the memory of the pixels that they become.
    @Test(arguments: Array(1...40) + [343])
    func `Coverage becomes pixels in its own memory`(width: Int) {
        var random = SplitMix(seed: UInt64(width))
        for height in [1, 2, 9] {
            for color in [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_FF00] as [UInt32] {
                let bytes = (0..<(width + 1) * height).map { index in
                    index % (width + 1) == 0 ? 0 : [0, UInt8(random.next() % 256)][Int(random.next() % 2)]
                }
                var memory = [UInt32](repeating: 0xABCD_EF01, count: width * height)
                memory.withUnsafeMutableBytes { $0.copyBytes(from: bytes) }
                placard_color_coverage(&memory, width, height, color)
                let covers = bytes.indices.filter { $0 % (width + 1) > 0 }.map { UInt32(bytes[$0]) }
                #expect(memory == covers.map { $0 * 0x0101_0101 & color })
            }
        }
    }

    @Test func `An image of text is drawn over others as its pixels are`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let (width, height) = (1 + Int(random.next() % 60), 1 + Int(random.next() % 30))
            let color = Self.colors[Int(seed % 4)]
            let place = CGPoint(x: Int(random.next() % 30) - 10, y: Int(random.next() % 30) - 10)
            let clip = CGRect(x: Int(random.next() % 20), y: Int(random.next() % 9), width: 25, height: 21)
            let pictures = try [false, true].map { hasPixels in
                let text = try image(width, height, isCleared: hasPixels) { context in
                    var random = SplitMix(seed: seed)
                    context.setFillColor(color)
                    context.draw(face.run(&random, side: CGFloat(max(width, height))))
                }
                #expect(isCovered(text) != hasPixels)
                let drawn = try image(50, 40, isCleared: true) { context in
                    context.setFillColor(CGColor(srgbRed: 0.3, green: 0.6, blue: 0.9, alpha: 0.7))
                    context.fill(CGRect(x: 0, y: 0, width: 33, height: 25))
                    if seed % 2 == 0 { context.clip(to: clip) }
                    context.drawUpright(text, in: CGRect(origin: place, size: CGSize(width: width, height: height)))
                }
                #expect(isCovered(text) != hasPixels)
                return drawn
            }
            #expect(Array(pictures[0].buffer.pixels) == Array(pictures[1].buffer.pixels))
        }
    }
}
