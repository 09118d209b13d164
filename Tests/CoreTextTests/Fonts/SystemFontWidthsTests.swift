import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct SystemFontWidthsTests {
    /// Widths of words on iOS 26, in points, without rounding (openuikit, font_metrics_ios.json). They hold San Francisco's
    /// kerning, which is not Inter's: seven thousandths in the word with most of it.
    @Test(
        arguments: [
            ("0123456789", 8, 400, 50.453_125), ("0123456789", 8, 700, 54.107_421_875),
            ("iiiiillll", 8, 400, 19.804_687_5), ("0123456789", 28, 400, 165.333_984_375),
            ("0123456789", 28, 600, 172.304), ("Hello UIKit", 28, 700, 137.504_9),
            ("WWWW MMMM", 28, 400, 205.734_375),
            ("0123456789", 20, 700, 124.051_6), ("0123456789", 28, 900, 187.345_7),
        ] as [(String, CGFloat, Int, Double)])
    func `Words are as wide as in San Francisco`(_ text: String, size: CGFloat, weight: Int, width: Double) {
        let font = FontLibrary.shared.systemFont(ofSize: size, traits: FontTraits(weight: weight))
        let styled = StyledText(text, style: CharacterStyle(font: font))
        let found = Double(ShapedText(styled).layout(LayoutRules()).width)
        #expect(abs(found - width) < 0.008 * width, "\(found)")
    }

    /// Widths of one-line labels that Interface Builder stored, in points: documents of nine projects.
    @Test(
        arguments: [
            ("lbl_balance_2", 12, 400, 79), ("Tap '+' to choose a photo.", 23, 600, 266), ("10:41 AM", 13, 400, 56),
            ("00:00:00", 17, 400, 72), ("85:30", 10, 400, 29), ("Kazandınız", 50, 400, 231), ("•", 17, 400, 7.5),
            ("•", 15, 400, 7), ("•", 10, 400, 5),
        ] as [(String, CGFloat, Int, Double)])
    func `Underscores, straight apostrophes, colons of times, dotless letters and bullets are as wide as on a phone`(
        _ text: String, size: CGFloat, weight: Int, width: Double
    ) {
        let font = FontLibrary.shared.systemFont(ofSize: size, traits: FontTraits(weight: weight))
        let found = Double(
            ShapedText(StyledText(text, style: CharacterStyle(font: font))).layout(LayoutRules()).width)
        #expect(found <= width + 0.5 && found > width - 1, "\(found)")
    }

    /// Sizes of one-line labels that Interface Builder stored, in points: documents of two projects.
    @Test(
        arguments: [
            ("SFUIText-Bold", "Cancellation Penalty", 18, 185.67, 21.67),
            ("SFProDisplay-Regular", "Version 1.0", 12, 55.5, 14.5),
        ] as [(String, String, CGFloat, Double, Double)])
    func `San Francisco asked for by name has one design and no tracking`(
        _ name: String, _ text: String, size: CGFloat, width: Double, height: Double
    ) throws {
        let font = try #require(FontLibrary.shared.font(named: name, size: size))
        let found = Double(
            ShapedText(StyledText(text, style: CharacterStyle(font: font))).layout(LayoutRules()).width)
        #expect(abs(found - width) < 1.25 && abs(Double(font.lineHeight) - height) < 0.5, "\(found)")
    }

    @Test func `A letter with a mark is as wide as the letter, and other scripts follow the weight`() {
        let font = FontLibrary.shared.systemFont(ofSize: 17)
        func width(_ scalar: Unicode.Scalar, in font: CTFont) -> CGFloat { font.advance(of: font.glyph(for: scalar)) }
        #expect(width("é", in: font) == width("e", in: font))
        #expect(width("\u{A0}", in: font) == width(" ", in: font))
        let bold = FontLibrary.shared.systemFont(ofSize: 17, traits: FontTraits(weight: 700))
        #expect(width("ж", in: bold) > width("ж", in: font))
    }

    /// San Francisco has no arrows made of hyphens and brackets, which Inter has; a segment of Xcode 8 is as wide as `-` and `>`.
    @Test(arguments: ["->", "=>", "<--", "a -> b", "<=>", "–>"])
    func `What was typed stays what it is, and no arrow is made of it`(_ text: String) throws {
        let fonts = [
            FontLibrary.shared.systemFont(ofSize: 17),
            try #require(FontLibrary.shared.font(family: "Inter", size: 17)),
        ]
        let made = fonts.map { font in
            ShapedText(StyledText(text, style: CharacterStyle(font: font))).layout(LayoutRules()).lines.flatMap {
                $0.runs.flatMap(\.glyphs)
            }.map(\.self)
        }
        let typed = text.unicodeScalars.map { fonts[0].glyph(for: $0) }
        #expect(made[0] == typed)
        #expect(made[1] != typed || text == "–>" || text == "<=>")
    }

    @Test func `Faces with other widths are kept for each design and change nothing elsewhere`() throws {
        let own = try #require(FontLibrary.shared.font(family: "Inter", size: 17))
        let system = FontLibrary.shared.systemFont(ofSize: 17)
        #expect(own.advance(of: own.glyph(for: "W")) != system.advance(of: system.glyph(for: "W")))
        #expect(own.face.fit(of: own.glyph(for: "W")) == nil)
        #expect(FontLibrary.shared.systemFont(ofSize: 12).face === system.face)
        #expect(FontLibrary.shared.systemFont(ofSize: 34).face !== system.face)
    }

    @Test(arguments: ["AvenirNext-Heavy", "Avenir-Book", "HelveticaNeue-Light"])
    func `A letter keeps within its advance, whichever font that is from`(_ name: String) throws {
        let font = try #require(FontLibrary.shared.font(named: name, size: 20))
        for character in "-1Qomn" {
            let glyph = font.glyph(for: try #require(character.unicodeScalars.first))
            let box = try #require(font.face.outline(of: glyph)).boundingBoxOfPath
            #expect(box.minX > 0 && box.maxX < font.advance(of: glyph) / font.pointSize, "\(character)")
        }
    }

    @Test func `Masks are as wide as outlines where a face takes another font's widths`() throws {
        let font = try #require(FontLibrary.shared.font(named: "AvenirNext-Heavy", size: 100))
        let glyph = font.glyph(for: "-")
        let box = try #require(font.face.outline(of: glyph)).boundingBoxOfPath
        let mask = try #require(font.face.mask(of: glyph, pixelsPerEm: 100, quarter: 0))
        #expect(abs(CGFloat(mask.left) - box.minX * 100) <= 1 && abs(CGFloat(mask.width) - box.width * 100) <= 2)
    }
}
