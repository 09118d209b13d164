import Foundation
import Testing

@testable import PlacardUIFoundation

/// Apple's documentation of `CGContext.showGlyphs(_:at:)`, `setFont(_:)` and `resetClip()`.
@Suite struct ShownGlyphsTests {
    private func ink(_ draw: (CGContext) -> Void) throws -> CGRect? {
        let context = try CGContext(size: CGSize(width: 60, height: 60), scale: 1)
        context.setFillColor(.black)
        draw(context)
        guard let image = context.makeImage(), let bytes = image.dataProvider?.data as Data? else { return nil }
        var box: CGRect?
        for y in 0..<60 {
            for x in 0..<60 where bytes[y * image.bytesPerRow + x * 4 + 3] > 40 {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                box = box?.union(pixel) ?? pixel
            }
        }
        return box
    }

    private func glyph(_ letter: Character) -> CGGlyph {
        var (units, glyphs) = (Array(String(letter).utf16), [CGGlyph(0)])
        let font = CTFontCreateWithName("Helvetica" as CFString, 40, nil)
        _ = CTFontGetGlyphsForCharacters(font, &units, &glyphs, 1)
        return glyphs[0]
    }

    @Test func `Glyphs stand at their positions, in text space`() throws {
        let font = try #require(CGFont("Helvetica" as CFString))
        let box = try ink { context in
            context.setFont(font)
            context.setFontSize(40)
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.showGlyphs([glyph("H")], at: [CGPoint(x: 10, y: -50)])
        }
        let found = try #require(box)
        #expect(found.maxY == 50 && found.minX >= 10 && found.minX < 16)
        #expect(abs(found.height - 0.72 * 40) < 2)
    }

    @Test func `Without a font or a size nothing is drawn, and a saved state brings the font back`() throws {
        let font = try #require(CGFont("Helvetica" as CFString))
        #expect(try ink { $0.showGlyphs([glyph("H")], at: [CGPoint(x: 10, y: 50)]) } == nil)
        let box = try ink { context in
            context.setFont(font)
            context.saveGState()
            context.setFontSize(40)
            context.restoreGState()
            context.showGlyphs([glyph("H")], at: [CGPoint(x: 10, y: 20)])
        }
        #expect(box == nil)
    }

    @Test func `A clip that is reset cuts nothing`() throws {
        let box = try ink { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.resetClip()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        #expect(box == CGRect(x: 0, y: 0, width: 60, height: 60))
    }
}
