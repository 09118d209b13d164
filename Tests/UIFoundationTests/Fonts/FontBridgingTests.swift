import Testing

@testable import PlacardUIFoundation

@Suite struct FontBridgingTests {
    private let font = UIFont.systemFont(ofSize: 17, weight: .bold)

    @Test func aFontIsTheSameInBothClasses() {
        #expect(CTFont.bridged(font) === font.ctFont)
        #expect(CTFont.bridged(font.ctFont) === font.ctFont)
        #expect(UIFont.bridged(font) === font)
        #expect(UIFont.bridged(font.ctFont).pointSize == 17)
        #expect(UIFont.bridged(font.ctFont).ctFont === font.ctFont)
    }

    @Test func valuesOfEitherClassAreFonts() {
        let values: [Any] = [font, font.ctFont]
        #expect(values.allSatisfy { CTFont.bridged(any: $0) === font.ctFont })
        #expect(values.allSatisfy { UIFont.bridged(any: $0)?.ctFont === font.ctFont })
        #expect(CTFont.bridged(any: "Georgia") == nil && UIFont.bridged(any: nil) == nil)
    }
}
