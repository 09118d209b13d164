import CoreFoundation
import Testing

@testable import PlacardCoreGraphics

struct GlyphFitTests {
    @Test func `A glyph is stretched to the advance that is wanted`() throws {
        let fit = try #require(GlyphFit(own: 0.5, wanted: 0.55, scales: 0.85...1.15))
        #expect(abs(fit.scale - 1.1) < 1e-9 && abs(fit.shift) < 1e-9)
    }

    @Test(arguments: [0.3, 0.9])
    func `What stretching leaves is room on both sides`(wanted: CGFloat) throws {
        let fit = try #require(GlyphFit(own: 0.5, wanted: wanted, scales: 0.85...1.15))
        let box = CGRect(x: 0, y: 0, width: 0.5, height: 1).applying(fit.transform)
        #expect(abs(box.minX + box.maxX - wanted) < 1e-9)
        #expect(fit.scale == (wanted < 0.5 ? 0.85 : 1.15))
    }

    @Test func `Marks and glyphs of the same advance stay as they are`() {
        #expect(GlyphFit(own: 0, wanted: 0.2, scales: 0...9) == nil)
        #expect(GlyphFit(own: 0.5, wanted: 0, scales: 0...9) == nil)
        #expect(GlyphFit(own: 0.5, wanted: 0.5, scales: 0...9) == nil)
    }
}
