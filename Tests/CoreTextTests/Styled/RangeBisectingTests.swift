import Testing

@testable import PlacardCoreText

@Suite struct RangeBisectingTests {
    @Test(arguments: 0..<9) func `The first place that passes is found wherever it lies`(_ count: Int) {
        let range = 3..<3 + count
        for first in range { #expect(range.bisected { $0 >= first } == first) }
        #expect(range.bisected { _ in false } == range.upperBound)
    }
}
