import PlacardSnapshots
import Testing

/// Pictures beside each other.
@Suite struct PixelComparisonTests {
    /// Truth: the test data of Sharma, Wu and Dalal (2005), seven of its pairs.
    private typealias Lab = (Double, Double, Double)
    private static let pairs: [(Lab, Lab, Double)] = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1),
        ((50, 0, 0), (50, -1, 2), 2.3669), ((50, -0.001, 2.49), (50, 0.0009, -2.49), 4.8045),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ]

    @Test(arguments: 0..<7)
    func differencesAreThoseOfTheFormulasAuthors(pair: Int) {
        let (one, two, expected) = Self.pairs[pair]
        let first = LabColor(lightness: one.0, a: one.1, b: one.2)
        let second = LabColor(lightness: two.0, a: two.1, b: two.2)
        #expect(abs(first.difference(to: second) - expected) < 0.0001)
        #expect(abs(second.difference(to: first) - expected) < 0.0001)
    }

    private func picture(_ pixels: [UInt32], width: Int = 10) throws -> CGImage {
        try #require(CGImage(width: width, height: pixels.count / width, pixels: pixels))
    }

    @Test func oneBitIsADifferenceUnlessOneIsTolerated() throws {
        let reference = try picture(Array(repeating: 0xFF80_8080, count: 100))
        var pixels = [UInt32](repeating: 0xFF80_8080, count: 100)
        pixels[7] = 0xFF80_8081
        let new = try picture(pixels)
        #expect(PixelComparison(reference, new, .exact).sentence?.hasPrefix("1 pixel differs (1.0 %)") == true)
        #expect(PixelComparison(reference, new, .justNoticeable).sentence == nil)
    }

    @Test func aShareOfPixelsMayDiffer() throws {
        let reference = try picture(Array(repeating: 0xFFFF_FFFF, count: 1_000))
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 1_000)
        for index in 0..<10 { pixels[index] = 0xFF00_0000 }
        #expect(PixelComparison(reference, try picture(pixels), .smoothing).sentence == nil)
        pixels[10] = 0xFF00_0000
        #expect(PixelComparison(reference, try picture(pixels), .smoothing).sentence != nil)
    }

    @Test func picturesOfOtherSizesDiffer() throws {
        let one = try picture(Array(repeating: 0, count: 100))
        let two = try picture(Array(repeating: 0, count: 110))
        #expect(PixelComparison(one, two, .smoothing).sentence == "the picture has 10 × 11 pixels instead of 10 × 10")
    }
}
