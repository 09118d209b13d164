import CRaster
import Testing

@testable import PlacardCoreGraphics

@Suite struct MaskTableTests {
    private func mask(_ width: Int) -> GlyphMask {
        GlyphMask(left: 1, top: 2, width: width, height: 1, coverage: Array(repeating: 9, count: width))
    }

    @Test func `each glyph and quarter has a mask of its own`() {
        let table = MaskTable()
        let glyphs: [CGGlyph] = [0, 1, 63, 64, 4_096, 65_535]
        for (index, glyph) in glyphs.enumerated() {
            for quarter in 0..<4 { _ = table.mask(of: glyph, quarter: quarter) { mask(index * 4 + quarter + 1) } }
        }
        for (index, glyph) in glyphs.enumerated() {
            for quarter in 0..<4 {
                let known = table.mask(of: glyph, quarter: quarter) { nil }
                #expect(known?.width == index * 4 + quarter + 1)
            }
        }
    }

    @Test func `glyphs without ink are asked for once`() {
        let table = MaskTable()
        var questions = 0
        for _ in 0..<3 {
            let mask = table.mask(of: 7, quarter: 0) {
                questions += 1
                return nil
            }
            #expect(mask == nil)
        }
        #expect(questions == 1)
    }

    @Test func `a run finds what is known and hears what is not`() {
        let table = MaskTable()
        _ = table.mask(of: 3, quarter: 2) { mask(5) }
        let empty = GlyphMask.empty
        var forms = [CGGlyph](repeating: 0, count: 3).map { _ in placard_glyph(mask: empty.form, x: 0, y: 0) }
        let missing = forms.withUnsafeMutableBufferPointer { forms in
            [2, 2, 0].withUnsafeBufferPointer { table.find([3, 4, 3], quarters: $0, in: forms) }
        }
        #expect(missing == [1, 2])
        #expect(forms.map(\.mask.pointee.width) == [5, 0, 0])
    }

    @Test func `a table that has grown large says so`() {
        let table = MaskTable()
        let page = GlyphMask(
            left: 0, top: 0, width: 1_000, height: 1_000, coverage: Array(repeating: 1, count: 1_000_000))
        for glyph in 0..<4 as Range<CGGlyph> { _ = table.mask(of: glyph, quarter: 0) { page } }
        #expect(!table.isFull)
        _ = table.mask(of: 4, quarter: 0) { page }
        #expect(table.isFull)
    }
}
