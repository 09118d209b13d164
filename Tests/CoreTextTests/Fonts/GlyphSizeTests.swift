import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct GlyphSizeTests {
    @Test func `a glyph of many million pixels is drawn by its outline, not as a mask`() throws {
        var data = try Data(contentsOf: TestFonts.fixture)
        let plain = try FontFace(file: FontFile(data, name: "plain"), index: 0)
        let unitsPerEm = try tableOffset("head", in: data) + 18
        data.replaceSubrange(unitsPerEm..<unitsPerEm + 2, with: [0, 16])
        let giant = try FontFace(file: FontFile(data, name: "giant"), index: 0)
        let glyph = try #require((1..<24).first { plain.mask(of: $0, pixelsPerEm: 20, quarter: 0) != nil })
        #expect(giant.mask(of: glyph, pixelsPerEm: 100, quarter: 0) == nil)
        #expect(giant.outline(of: glyph) != nil)
        #expect(giant.mask(of: glyph, pixelsPerEm: 1, quarter: 0) != nil)
    }

    /// Where a table begins, by the directory at the start of the file (OpenType, "Table Directory").
    private func tableOffset(_ tag: String, in data: Data) throws -> Int {
        let record = try #require(data.firstRange(of: Data(tag.utf8))?.lowerBound)
        return data[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    }
}
