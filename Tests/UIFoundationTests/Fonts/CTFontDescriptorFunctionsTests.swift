import PlacardUIFoundation
import TestTools
import Testing

/// Core Text's descriptors are UIKit's.
@Suite struct CTFontDescriptorFunctionsTests {
    @Test func `Descriptors lead to the fonts that UIKit's lead to`() {
        let made = CTFontDescriptorCreateWithNameAndSize("HelveticaNeue-Bold" as CFString, 20)
        let font = CTFontCreateWithFontDescriptor(made, 0, nil)
        #expect(UIFont(font) == UIFont(name: "HelveticaNeue-Bold", size: 20))
        #expect(CTFontDescriptorCopyAttribute(made, kCTFontNameAttribute) as? String == "HelveticaNeue-Bold")
        let names = [kCTFontFamilyNameAttribute: "Georgia", kCTFontSizeAttribute: 9] as NSDictionary
        let family = CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithAttributes(names), 0, nil)
        #expect(CTFontCopyFamilyName(family) as String == "Georgia" && CTFontGetSize(family) == 9)
        let traits = CTFontCopyTraits(font) as? [String: Any]
        #expect(traits?[kCTFontWeightTrait as String] as? CGFloat ?? 0 > 0)
    }

    @Test func `A feature makes digits equally wide`() {
        let system = CTFontCopyFontDescriptor(UIFont.systemFont(ofSize: 17).ctFont)
        let even = CTFontDescriptorCreateCopyWithFeature(
            system, NSNumber(value: kNumberSpacingType), NSNumber(value: kMonospacedNumbersSelector))
        func width(_ text: String, _ descriptor: CTFontDescriptor) -> Double {
            let font = UIFont(CTFontCreateWithFontDescriptor(descriptor, 17, nil))
            let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
            return CTLineGetTypographicBounds(line, nil, nil, nil)
        }
        #expect(width("1111", system) < width("8888", system) - 1)
        #expect(abs(width("1111", even) - width("8888", even)) < 0.01)
    }

    @Test func `A font tells its characters and draws its glyphs`() throws {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        let characters = CTFontCopyCharacterSet(font) as CharacterSet
        #expect(characters.contains("é") && !characters.contains("漢") && CTFontGetGlyphCount(font) > 500)
        var glyphs = [CGGlyph](repeating: 0, count: 1)
        CTFontGetGlyphsForCharacters(font, Array("I".utf16), &glyphs, 1)
        let pixels = try Pixels(20, 20) { context in
            context.setFillColor(UIColor.red.cgColor)
            CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 5, y: 2)], 1, context)
        }
        let columns = pixels.columns { $0 == 0xFFFF_0000 }
        #expect(!columns.isEmpty && columns.allSatisfy { (5...10).contains($0) })
        #expect(pixels.rows { $0 != 0 }.first == 2)
    }

    /// Apple's documentation of `CGContext.setTextDrawingMode(_:)`: the mode says whether glyphs are filled, stroked or clip.
    @Test func `Glyphs are stroked and clip where the context's mode says so`() throws {
        let font = CTFontCreateWithName("Helvetica-Bold", 40, nil)
        var glyphs = [CGGlyph](repeating: 0, count: 1)
        CTFontGetGlyphsForCharacters(font, Array("I".utf16), &glyphs, 1)
        func pixels(_ mode: CGTextDrawingMode, _ after: (CGContext) -> Void = { _ in }) throws -> Set<UInt32> {
            let pixels = try Pixels(40, 40) { context in
                context.setFillColor(UIColor.red.cgColor)
                context.setStrokeColor(UIColor.blue.cgColor)
                context.setTextDrawingMode(mode)
                CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 5, y: 4)], 1, context)
                after(context)
            }
            let found: [UInt32] = [0xFFFF_0000, 0xFF00_00FF, 0]
            return Set(found.filter { color in !pixels.columns { $0 == color }.isEmpty })
        }
        #expect(try pixels(.fill) == [0xFFFF_0000, 0])
        #expect(try !pixels(.stroke).contains(0xFFFF_0000))
        #expect(try pixels(.invisible) == [0])
        let clipped = try pixels(.clip) { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
        #expect(clipped == [0xFFFF_0000, 0])
    }

    /// Apple's documentation of `CTFontDrawGlyphs`: the context's text matrix and text position count.
    @Test func `Glyphs stand where the text matrix puts them`() throws {
        let font = CTFontCreateWithName("Helvetica-Bold", 20, nil)
        var glyphs: [CGGlyph] = [0]
        CTFontGetGlyphsForCharacters(font, Array("T".utf16), &glyphs, 1)
        let pixels = try Pixels(60, 40) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 30, y: 30)
            CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 2, y: 0)], 1, context)
        }
        let (rows, columns) = (pixels.rows { $0 == 0xFFFF_0000 }, pixels.columns { $0 == 0xFFFF_0000 })
        #expect(rows.last == 29 && (columns.first ?? 0) >= 32 && (columns.last ?? 60) < 50)
        // The bar of a T is above.
        func width(_ row: Int) -> Int { (0..<60).count { pixels[$0, row] == 0xFFFF_0000 } }
        #expect(width(rows.first ?? 0) > 2 * width(28))
    }

    @Test func `Emoji are drawn, and have boxes`() throws {
        let font = CTFontCreateWithName("AppleColorEmoji", 20, nil)
        var glyphs: [CGGlyph] = [0, 0]
        CTFontGetGlyphsForCharacters(font, Array("😃".utf16), &glyphs, 2)
        let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, nil, 1)
        #expect(box.width > 15 && box.height > 15 && box.width < 30)
        let pixels = try Pixels(60, 40) { CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 5, y: 10)], 1, $0) }
        #expect(pixels.columns { $0 != 0 }.count > 15)
    }
}
