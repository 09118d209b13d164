import Testing

@testable import PlacardCoreText

@Suite struct GlyphMaskCacheTests {
    @Test func `the last four sizes keep their masks`() {
        let shelf = GlyphMaskCache()
        let tables = [12, 17, 20, 34].map { shelf.table(pixelsPerEm: $0) }
        #expect(shelf.table(pixelsPerEm: 12) === tables[0] && shelf.table(pixelsPerEm: 17) === tables[1])
        _ = shelf.table(pixelsPerEm: 40)
        #expect(shelf.table(pixelsPerEm: 12) === tables[0] && shelf.table(pixelsPerEm: 34) === tables[3])
        #expect(shelf.table(pixelsPerEm: 20) !== tables[2])
    }

    @Test func `a full table is replaced, and masks in use live on`() {
        let shelf = GlyphMaskCache()
        let table = shelf.table(pixelsPerEm: 17)
        let side = 1_100
        for glyph in 0..<4 as Range<CGGlyph> {
            _ = table.mask(of: glyph, quarter: 0) {
                GlyphMask(
                    left: 0, top: 0, width: side, height: side, coverage: Array(repeating: 255, count: side * side))
            }
        }
        #expect(shelf.table(pixelsPerEm: 17) !== table)
        #expect(table.mask(of: 3, quarter: 0) { nil }?.width == side)
    }
}
