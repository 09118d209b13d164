import Testing

@testable import PlacardUIFoundation

@Suite struct PixelGridTests {
    /// 7 and 5 lines of 17 × 1.193 points at 2×, as published with the rounded rectangle label.
    @Test func totalsAreRoundedUpOnce() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceil(7 * 17 * 1.193) == 142)
        #expect(grid.ceil(5 * 17 * 1.193) == 101.5)
        #expect(PixelGrid(scale: 3).ceil(20.287109375) == 61.0 / 3)
    }

    @Test func theNoiseOfSumsIsNoPixel() {
        #expect(PixelGrid(scale: 3).ceil(0.1 + 0.2 + 20.7 + 1e-9) == 21)
    }

    @Test func aThousandthOfAPixelIsNoNoise() {
        #expect(PixelGrid(scale: 3).ceil(16.0008 / 3) == 17.0 / 3)
    }

    @Test func nothingIsNotNegative() {
        #expect(PixelGrid(scale: 3).ceil(0).sign == .plus)
    }

    @Test func positionsGoToTheNearestPixelAndHalvesToTheGreaterValue() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.round(16.12) == 16)
        #expect(grid.round(16.25) == 16.5)
        #expect(grid.round(-0.25) == 0)
    }

    @Test func aScaleThatMakesNoSenseCountsAsOne() {
        #expect(PixelGrid(scale: 0).ceil(1.2) == 2)
        #expect(PixelGrid(scale: .nan).ceil(1.2) == 2)
    }
}
