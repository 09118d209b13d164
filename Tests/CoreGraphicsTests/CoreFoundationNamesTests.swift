import PlacardCoreGraphics
import Testing

@Suite struct CoreFoundationNamesTests {
    @Test(arguments: [
        (CFRangeMake(2, 3), 2..<5), (CFRangeMake(2, 0), 2..<8), (CFRangeMake(2, .max), 2..<8),
        (CFRangeMake(8, 0), 8..<8), (CFRangeMake(.max, 1), 8..<8), (CFRangeMake(-4, 3), 0..<3),
        (CFRangeMake(.min, -1), 0..<8),
    ])
    func `a range covers what is there of it, all to the end if it has no length`(
        _ range: CFRange, _ covered: Range<Int>
    ) {
        #expect(range.covered(of: 8) == covered)
    }
}
