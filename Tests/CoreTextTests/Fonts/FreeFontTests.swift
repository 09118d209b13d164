import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct FreeFontTests {
    /// Sizes of one-line labels that Interface Builder stored, in points: documents of five projects that bring the fonts;
    /// of Poppins what its own file says.
    @Test(
        arguments: [
            ("Lato-Semibold", "A calendar event", 18, 132.5, 22), ("RobotoSlab-Regular", "10min ago", 12, 58, 16),
            ("RobotoSlab-Bold", "Cecilia McGee", 16, 107, 21.5), ("Manrope-Bold", "Title", 23, 51, 31.5),
            ("IBMPlexMono-Medium", "Added to basket", 12, 109, 16), ("Poppins-Bold", "minimum", 20, 102.3, 28),
            ("Ubuntu-Medium", "Label", 16, 41, 18), ("Ubuntu", "Label", 14, 34.5, 16),
        ] as [(String, String, CGFloat, Double, Double)])
    func `families that apps bring along have their widths and heights`(
        _ name: String, _ text: String, size: CGFloat, width: Double, height: Double
    ) throws {
        let font = try #require(FontLibrary.shared.font(named: name, size: size))
        let found = Double(
            ShapedText(StyledText(text, style: CharacterStyle(font: font))).layout(LayoutRules()).width)
        #expect(
            abs(found - width) < 1.5 && abs(Double(font.lineHeight) - height) <= 0.5, "\(found) \(font.lineHeight)")
    }

    @Test(arguments: FreeFont.allCases) func `weights between faces lie between their widths`(_ font: FreeFont) throws
    {
        for faces in zip(font.faces, font.faces.dropFirst()) {
            #expect(faces.0.key < faces.1.key && faces.0.value.count == 95 && faces.1.value.count == 95)
        }
        let letter = UInt8(ascii: "m")
        func width(_ weight: Int) throws -> Double {
            try #require(FreeFontWidths(font: font, weight: weight).width(of: letter))
        }
        for (low, high) in zip(font.faces.map(\.key), font.faces.dropFirst().map(\.key)) {
            #expect(try abs(width((low + high) / 2) - (width(low) + width(high)) / 2) < 0.01)
        }
        #expect(try width(900) == width(700))
        #expect(FreeFontWidths(font: font, weight: 400).width(of: 0x1F) == nil)
        #expect(FreeFontWidths(font: font, weight: 400).width(of: 0x7F) == nil)
    }

    @Test func `an italic face is slanted and as wide`() throws {
        let (upright, italic) = (
            try #require(FontLibrary.shared.font(named: "Montserrat-Medium", size: 20)),
            try #require(FontLibrary.shared.font(named: "Montserrat-MediumItalic", size: 20))
        )
        #expect(upright.lineHeight == italic.lineHeight)
        #expect(FontLibrary.shared.font(family: "Montserrat", size: 20) != nil)
    }
}
