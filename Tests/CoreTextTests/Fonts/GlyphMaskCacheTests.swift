import Testing

@testable import PlacardCoreText

@Suite struct GlyphMaskCacheTests {
    @Test func `the last four sizes keep their masks`() {
        let cache = GlyphMaskCache()
        let tables = [12, 17, 20, 34].map { cache.table(pixelsPerEm: $0) }
        #expect(cache.table(pixelsPerEm: 12) === tables[0] && cache.table(pixelsPerEm: 17) === tables[1])
        _ = cache.table(pixelsPerEm: 40)
        #expect(cache.table(pixelsPerEm: 12) === tables[0] && cache.table(pixelsPerEm: 34) === tables[3])
        #expect(cache.table(pixelsPerEm: 20) !== tables[2])
    }

    @Test func `a full table is replaced, and masks in use live on`() {
        let cache = GlyphMaskCache()
        let table = cache.table(pixelsPerEm: 17)
        let side = 1_100
        for glyph in 0..<4 as Range<CGGlyph> {
            _ = table.mask(of: glyph, quarter: 0) {
                GlyphMask(
                    left: 0, top: 0, width: side, height: side, coverage: Array(repeating: 255, count: side * side))
            }
        }
        #expect(cache.table(pixelsPerEm: 17) !== table)
        #expect(table.mask(of: 3, quarter: 0) { nil }?.width == side)
    }
}
