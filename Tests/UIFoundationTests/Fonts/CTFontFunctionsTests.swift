import Foundation
import PlacardCoreText
import Testing

@testable import PlacardUIFoundation

/// CoreText's functions of fonts agree with what `UIFont` says of the same font.
@Suite struct CTFontFunctionsTests {
    private let font = CTFontCreateWithName("HelveticaNeue-Bold", 20, nil)

    @Test func `A font of a name has the name's measures, and an unknown name gives Helvetica`() {
        let same = UIFont(name: "HelveticaNeue-Bold", size: 20)
        #expect(CTFontGetSize(font) == 20 && CTFontCopyPostScriptName(font) as String == "HelveticaNeue-Bold")
        #expect(CTFontGetAscent(font) == same?.ascender && -CTFontGetDescent(font) == same?.descender)
        #expect(CTFontGetCapHeight(font) == same?.capHeight && CTFontGetXHeight(font) == same?.xHeight)
        #expect(CTFontCopyFamilyName(CTFontCreateWithName("No such font", 0, nil)) as String == "Helvetica")
        #expect(CTFontGetSize(CTFontCreateWithName("No such font", 0, nil)) == 12)
    }

    @Test func `A font's features are told by Apple's numbers, and each works`() throws {
        let system = UIFont.systemFont(ofSize: 17)
        let types = try #require(CTFontCopyFeatures(system.ctFont) as? [[String: Any]])
        let numbers = types.compactMap { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int }
        #expect(numbers == numbers.sorted() && numbers.contains(kNumberSpacingType))
        let spacing = try #require(
            types.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kNumberSpacingType })
        #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
        #expect(spacing[kCTFontFeatureTypeNameKey as String] as? String == "Number Spacing")
        let selectors = try #require(spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]])
        let first = selectors.compactMap { $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int }
        #expect(first.contains(kMonospacedNumbersSelector))
    }

    @Test func `Characters become glyphs whose advances are the width of a line`() {
        let units = Array("Hamburg".utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        #expect(CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count) && !glyphs.contains(0))
        var advances = [CGSize](repeating: .zero, count: units.count)
        let width = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, units.count)
        #expect(abs(width - advances.reduce(0) { $0 + $1.width }) < 1e-9 && width > 60)
        let text = NSAttributedString(string: "Hamburg", attributes: [.font: font, .kern: 0])
        let line = CTLineCreateWithAttributedString(text)
        #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - width) < 1)
    }

    @Test func `A pair of surrogates has one glyph, and a missing character is told`() {
        let units = Array("a\u{10FFFD}b".utf16)
        var glyphs = [CGGlyph](repeating: 7, count: 4)
        #expect(!CTFontGetGlyphsForCharacters(font, units, &glyphs, 4))
        #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0 && glyphs[3] != 0)
    }

    @Test func `Outlines are in points with y up, and lie in their boxes`() throws {
        var glyphs: [CGGlyph] = [0]
        CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyphs, 1)
        var box = CGRect.zero
        CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &box, 1)
        let path = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(path.boundingBoxOfPath == box && box.minY >= -0.5)
        #expect(abs(box.height - font.face.metrics.capHeight * 20) < 0.5)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let large = CTFontCreatePathForGlyph(font, glyphs[0], &double)?.boundingBoxOfPath ?? .zero
        #expect(abs(large.height - 2 * box.height) < 0.01)
    }

    @Test func `A face tells its box, its slant, its names and its glyphs by their names`() {
        let (upright, italic) = (UIFont.systemFont(ofSize: 20).ctFont, UIFont.italicSystemFont(ofSize: 20).ctFont)
        var glyphs: [CGGlyph] = [0]
        CTFontGetGlyphsForCharacters(upright, Array("Å".utf16), &glyphs, 1)
        let letter = CTFontGetBoundingRectsForGlyphs(upright, .default, glyphs, nil, 1)
        #expect(CTFontGetBoundingBox(upright).contains(letter))
        #expect(CTFontGetSlantAngle(upright) == 0 && CTFontGetSlantAngle(italic) < 0)
        let helvetica = CTFontCreateWithName("Helvetica", 20, nil)
        CTFontGetGlyphsForCharacters(helvetica, Array("&".utf16), &glyphs, 1)
        #expect(CTFontGetGlyphWithName(helvetica, "ampersand" as NSString) == glyphs[0])
        #expect(CTFontGetGlyphWithName(upright, "no such glyph" as NSString) == 0)
        #expect(CTFontCopyName(font, kCTFontPostScriptNameKey) as String? == "HelveticaNeue-Bold")
        #expect(CTFontCopyName(font, "CTFontLicense" as NSString) == nil)
    }

    @Test func `Copies have another size or other traits`() {
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 31, nil, nil)) == 31)
        let plain = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, [], .boldTrait)
        #expect(plain.map { CTFontGetSymbolicTraits($0).contains(.boldTrait) } == false)
        #expect(plain.map(CTFontGetSize) == 20)
        #expect(CTFontGetSymbolicTraits(font).contains(.boldTrait))
    }

    /// Apple's documentation of `CTFontSymbolicTraits`: "The font contains color glyphs"; programs find emoji by it.
    @Test func `Fonts of emoji say that their glyphs have colors`() {
        let text = NSString(string: "a\u{1F600}")
        let fonts = [CFRange(location: 0, length: 1), CFRange(location: 1, length: 2)].map {
            CTFontCreateForString(font, text, $0)
        }
        #expect(fonts.map { CTFontGetSymbolicTraits($0).contains(.traitColorGlyphs) } == [false, true])
        #expect(fonts.allSatisfy { !CTFontGetSymbolicTraits($0).contains(.traitComposite) })
    }

    @Test func `An attributed string takes a CTFont for a UIFont`() {
        func width(_ font: Any) -> CGFloat {
            NSAttributedString(string: "The same width", attributes: [.font: font]).size().width
        }
        #expect(width(font) == width(UIFont(font)))
        #expect(width(font) > width(UIFont.systemFont(ofSize: 10)))
    }

    /// OpenType's "hhea" and "post": the gap at byte 8 of the first; of the second the top of the underline at byte 8 and its
    /// thickness at byte 10. Underlines are told by their middle, which lies on a whole unit.
    @Test(arguments: ["Liberation Sans", "Liberation Serif", "Nimbus Sans"])
    func `The line gap and the underline are those of the font's tables`(_ family: String) throws {
        let font = try #require(UIFont(name: family, size: 40)).ctFont
        let unit = 40 / CGFloat(CTFontGetUnitsPerEm(font))
        func number(_ tag: Int, at place: Int) throws -> CGFloat {
            let bytes = try #require(CTFontCopyTable(font, CTFontTableTag(tag), [])) as Data
            let index = bytes.startIndex + place
            return CGFloat(Int16(bitPattern: UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])))
        }
        #expect(try abs(CTFontGetLeading(font) - number(kCTFontTableHhea, at: 8) * unit) < 1e-9)
        let thickness = try number(kCTFontTablePost, at: 10)
        #expect(abs(CTFontGetUnderlineThickness(font) - thickness * unit) < 1e-9)
        let middle = try number(kCTFontTablePost, at: 8) - thickness / 2
        #expect(abs(CTFontGetUnderlinePosition(font) - middle * unit) <= unit / 2 + 1e-9)
        #expect(CTFontGetLeading(font) > 0 && CTFontGetUnderlinePosition(font) < 0)
    }

    /// Apple's documentation of `CTFontCreateForString`: the best substitute "if the current font cannot cover the range".
    @Test func `A string is set in the font itself where that has its letters, else in one that has them`() throws {
        let font = try #require(UIFont(name: "Liberation Sans", size: 20)).ctFont
        let text = "a\u{6F22}b" as NSString
        for place in [0, 2] {
            let same = CTFontCreateForString(font, text, CFRange(location: place, length: 1))
            #expect(CTFontCopyPostScriptName(same) == CTFontCopyPostScriptName(font))
        }
        let other = CTFontCreateForString(font, text, CFRange(location: 1, length: 1))
        var glyphs: [CGGlyph] = [0]
        #expect(!CTFontGetGlyphsForCharacters(font, [0x6F22], &glyphs, 1))
        #expect(CTFontGetGlyphsForCharacters(other, [0x6F22], &glyphs, 1) && CTFontGetSize(other) == 20)
    }
}
