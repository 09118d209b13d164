import Foundation
import PlacardLabels
import Testing

@Suite struct TextStyleTests {
    @Test func anEmptyStyleChangesNothing() {
        #expect(TextStyle().attributes.isEmpty)
        let style = TextStyle(fontName: "HelveticaNeue", size: 12, color: .red)
        #expect(style.merging(TextStyle()) == style && TextStyle().merging(style) == style)
    }

    @Test func theInnerStyleLiesOverTheOuterOne() {
        var inner = TextStyle()
        (inner.size, inner.kern, inner.letterCase, inner.alignment) = (20, 2, .lowercase, .right)
        let merged = TextStyle(fontName: "HelveticaNeue", size: 12, color: .red).merging(inner)
        #expect(merged.family == .named("HelveticaNeue") && merged.size == 20 && merged.color == .red)
        #expect(merged.kern == 2 && merged.letterCase == .lowercase && merged.alignment == .right)
    }

    @Test func whatAFontDoesNotSayIsTakenFromTheOneBelow() {
        let base = UIFont(name: "HelveticaNeue", size: 20)
        var style = TextStyle()
        style.size = 30
        #expect(style.font(over: base) == UIFont(name: "HelveticaNeue", size: 30))
        (style.size, style.weight) = (nil, .bold)
        let bold = style.font(over: base)
        #expect(bold.pointSize == 20 && bold.familyName == "Helvetica Neue")
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        (style.weight, style.slant) = (nil, .italic)
        #expect(style.font(over: base).fontDescriptor.symbolicTraits.contains(.traitItalic))
        #expect(TextStyle().font == .systemFont(ofSize: 17))
    }

    @Test func familiesOfTheSystemAreFound() {
        var style = TextStyle(size: 20, weight: .bold)
        for family in [TextStyle.Family.serif, .rounded, .monospaced] {
            style.family = family
            #expect(style.font != .systemFont(ofSize: 20, weight: .bold) && style.font.pointSize == 20)
        }
        style.family = .named("No Such Font")
        #expect(style.font == .systemFont(ofSize: 20, weight: .bold))
    }

    @Test func aRoleInAnotherWeightGrowsAsTheRoleDoes() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let style = TextStyle(.body, weight: .bold)
        #expect(style.font().pointSize == 17)
        #expect(style.font(compatibleWith: large).pointSize == 23)
        #expect(style.font(compatibleWith: large).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func linesThroughAndUnderCanBeTakenAway() {
        var style = TextStyle()
        (style.underline, style.strikethrough) = ([], [])
        let attributes = style.attributes(over: [.underlineStyle: 1, .strikethroughStyle: 1])
        #expect(attributes[.underlineStyle] == nil && attributes[.strikethroughStyle] == nil)
    }

    @Test func lettersLieInTheMiddleOfLinesOfAFixedHeight() throws {
        var style = TextStyle(size: 17)
        style.lineHeight = 40
        let attributes = style.attributes
        let paragraph = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.minimumLineHeight == 40 && paragraph.maximumLineHeight == 40)
        let rise = try #require(attributes[.baselineOffset] as? CGFloat)
        #expect(abs(rise - (40 - UIFont.systemFont(ofSize: 17).lineHeight) / 2) < 0.001)
    }

    @Test(arguments: [
        (LetterCase.asWritten, "tr", "Iıiİ ß"), (.uppercase, "tr", "IIİİ SS"), (.lowercase, "tr", "ııii ß"),
        (.uppercase, "en", "IIIİ SS"),
    ])
    func casesFollowTheLanguage(letterCase: LetterCase, language: String, expected: String) {
        let shown = letterCase.applied(to: "Iıiİ ß", locale: Locale(identifier: language))
        #expect(shown == expected)
    }
}
