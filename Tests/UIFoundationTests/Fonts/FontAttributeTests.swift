import Foundation
import TestTools
import Testing

@testable import PlacardUIFoundation

/// What each attribute of a descriptor does to measured and drawn text.
@Suite struct FontAttributeTests {
    private typealias Attributes = [UIFontDescriptor.AttributeName: Any]

    private let plain = UIFont.systemFont(ofSize: 20)

    private func font(_ attributes: Attributes) -> UIFont {
        UIFont(descriptor: plain.fontDescriptor.addingAttributes(attributes), size: 0)
    }

    private func size(_ text: String, _ font: UIFont) -> CGSize { text.size(withAttributes: [.font: font]) }

    private func ink(_ text: String, _ font: UIFont) throws -> Pixels {
        try Pixels(80, 60) { _ in text.draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font]) }
    }

    private func columns(_ pixels: Pixels) -> [Int] { pixels.columns { $0 >> 24 > 100 } }

    // MARK: Features

    private func feature(_ type: Int, _ selector: Int) -> UIFont {
        font([.featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]])
    }

    @Test func `Digits of one width are asked for by Apple's numbers, and by older and OpenType's names`() {
        let tabular = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect(size("1", plain) != size("0", plain) && size("1", tabular) == size("0", tabular))
        let old: [UIFontDescriptor.FeatureKey: Int] = [
            .featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector,
        ]
        let openType: [UIFontDescriptor.FeatureKey: Any] = [
            UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureTag as String): "tnum",
            UIFontDescriptor.FeatureKey(rawValue: kCTFontOpenTypeFeatureValue as String): 1,
        ]
        #expect(feature(kNumberSpacingType, kMonospacedNumbersSelector) == tabular)
        #expect(font([.featureSettings: [old]]) == tabular)
        #expect(size("11", font([.featureSettings: [openType]])) == size("11", tabular))
    }

    @Test func `Stylistic sets and slashed zeros change the glyphs`() throws {
        let zero = feature(kTypographicExtrasType, kSlashedZeroOnSelector)
        #expect(try ink("0", zero) != ink("0", plain))
        #expect(try ink("0", feature(kTypographicExtrasType, kSlashedZeroOffSelector)) == ink("0", plain))
        let set = feature(kStylisticAlternativesType, kStylisticAltOneOnSelector)
        #expect(try ink("1234567890", set) != ink("1234567890", plain))
    }

    /// Apple's Font Feature Registry beside OpenType's.
    @Test(
        arguments: [
            (kLigaturesType, kCommonLigaturesOffSelector, "liga", 0), (kLowerCaseType, 1, "smcp", 1),
            (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc", 1), (kNumberCaseType, 0, "onum", 1),
            (kFractionsType, kDiagonalFractionsSelector, "frac", 1), (kVerticalPositionType, 1, "sups", 1),
            (kStylisticAlternativesType, kStylisticAltTwelveOnSelector, "ss12", 1),
            (kStylisticAlternativesType, kStylisticAltTwoOffSelector, "ss02", 0),
            (kContextualAlternatesType, kContextualAlternatesOffSelector, "calt", 0),
        ])
    func `Apple's features have OpenType's names`(type: Int, selector: Int, tag: String, value: Int) {
        #expect(FontFeature(type: type, selector: selector) == FontFeature(tag: tag, value: value))
    }

    @Test func `Features that nobody knows change nothing`() {
        #expect(FontFeature(type: 99, selector: 0) == nil)
        #expect(FontFeature(type: kNumberCaseType, selector: 12) == nil)
        #expect(size("AVATAR 10", feature(99, 7)) == size("AVATAR 10", plain))
    }

    // MARK: Matrix, advance, characters

    @Test func `A matrix stretches advances and heights`() {
        let wide = font([.matrix: CGAffineTransform(scaleX: 2, y: 1)])
        #expect(size("Placard", wide).width == 2 * size("Placard", plain).width)
        let tall = UIFont(descriptor: plain.fontDescriptor.withMatrix(CGAffineTransform(scaleX: 1, y: 3)), size: 0)
        #expect(tall.ascender == 3 * plain.ascender && tall.lineHeight == 3 * plain.lineHeight)
        #expect(tall.fontDescriptor.matrix.d == 3 && plain.fontDescriptor.matrix == .identity)
    }

    @Test func `A matrix makes glyphs lean, and moves them`() throws {
        let upright = columns(try ink("I", plain))
        let leaning = columns(
            try ink("I", font([.matrix: CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)])))
        #expect(leaning.first == upright.first && (leaning.last ?? 0) >= (upright.last ?? 0) + 6)
        let moved = columns(try ink("I", font([.matrix: CGAffineTransform(translationX: 12, y: 0)])))
        #expect(moved.first == (upright.first ?? 0) + 12)
    }

    @Test func `Text that stands on its head has its ink below the baseline`() throws {
        let rows = try ink("H", font([.matrix: CGAffineTransform(scaleX: 1, y: -1)])).rows { $0 >> 24 > 100 }
        #expect((rows.first ?? 0) >= 10 + Int(plain.ascender))
    }

    /// Apple's CoreText header: a fixed advance "overrides font values and the font transformation matrix".
    @Test func `A fixed advance is that of every character, whatever the matrix`() throws {
        let fixed = font([.fixedAdvance: 15, .matrix: CGAffineTransform(scaleX: 3, y: 1)])
        #expect(size("iW.T", fixed).width == 60 && size("AV", fixed).width == 30)
        let attributes: [NSAttributedString.Key: Any] = [.font: font([.fixedAdvance: 30]), .kern: 2]
        #expect("ii".size(withAttributes: attributes).width == 64)
        let ink = columns(try ink("ll", font([.fixedAdvance: 30])))
        let gap = zip(ink, ink.dropFirst()).map { $1 - $0 }.max()
        #expect((25...30).contains(gap ?? 0))
    }

    /// Apple's CoreText header: the attribute "will restrict the font to a subset of its actual character set".
    @Test func `Characters outside of the set come from the cascade, then from elsewhere`() throws {
        let digits = CharacterSet(charactersIn: "0"..."9")
        let mono = UIFontDescriptor(name: "LiberationMono", size: 20)
        let mixed = font([.characterSet: digits, .cascadeList: [mono]])
        #expect(size("0123", mixed) == size("0123", plain))
        let letters = UIFont(descriptor: mono, size: 0)
        #expect(size("abc", mixed).width == size("abc", letters).width)
        #expect(try columns(ink("ill", font([.characterSet: digits]))) != columns(ink("ill", plain)))
        #expect(mixed.lineHeight == plain.lineHeight)
    }

    // MARK: Names and traits

    @Test func `A font is found by its visible name, and by family and face`() {
        let visible = UIFont(
            descriptor: UIFontDescriptor(fontAttributes: [.visibleName: "Liberation Sans Bold"]), size: 9)
        #expect(visible.fontName == "LiberationSans-Bold")
        let face = UIFontDescriptor(fontAttributes: [.family: "Liberation Sans", .face: "Bold Italic", .size: 12])
        #expect(UIFont(descriptor: face, size: 0).fontName == "LiberationSans-BoldItalic")
        #expect(face.object(forKey: .face) as? String == "Bold Italic")
    }

    @Test func `Traits choose weight, width and slant`() throws {
        let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.bold, .slant: 1]
        let bold = UIFontDescriptor(fontAttributes: [.family: "Liberation Sans", .traits: traits])
        #expect(UIFont(descriptor: bold, size: 0).ctFont.face.postScriptName == "LiberationSans-BoldItalic")
        let narrow = UIFontDescriptor(fontAttributes: [
            .family: "Noto Sans", .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed],
        ])
        #expect(narrow.symbolicTraits == .traitCondensed)
        let found = try #require(narrow.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect(found[.width] as? CGFloat == UIFont.Width.condensed.rawValue)
    }

    @Test func `What was asked for can be read, and asked for again`() throws {
        let attributes: Attributes = [
            .matrix: CGAffineTransform(scaleX: 2, y: 1), .fixedAdvance: 9.0,
            .characterSet: CharacterSet.alphanumerics,
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]],
        ]
        let descriptor = plain.fontDescriptor.addingAttributes(attributes)
        let read = descriptor.fontAttributes
        #expect(read[.matrix] as? CGAffineTransform == CGAffineTransform(scaleX: 2, y: 1))
        #expect(read[.fixedAdvance] as? Double == 9)
        #expect(read[.characterSet] as? CharacterSet == .alphanumerics)
        #expect((read[.featureSettings] as? [Any])?.count == 1)
        #expect(UIFontDescriptor(fontAttributes: read) == descriptor)
    }

    @Test func `Attributes that make no sense count as absent`() {
        let odd: Attributes = [
            .matrix: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), .fixedAdvance: -3,
            .size: -CGFloat.infinity,
            .featureSettings: [["x": 1]], .characterSet: 7, .cascadeList: "no list",
        ]
        #expect(
            size("Placard", font(odd)).height
                == size("Placard", UIFont.systemFont(ofSize: font(odd).pointSize)).height)
        #expect(font([.matrix: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)]) == plain)
    }

    // MARK: Matching

    @Test func `Fonts that match have what is asked for, the nearest first`() throws {
        let family = UIFontDescriptor(fontAttributes: [.family: "Liberation Sans", .size: 13])
        let names = family.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName)
        #expect(names.first == "LiberationSans" && names.count == 4)
        let bold = try #require(family.withSymbolicTraits(.traitBold))
        let bolds = bold.matchingFontDescriptors(withMandatoryKeys: [.family, .traits])
        #expect(bolds.map(\.postscriptName).first == "LiberationSans-Bold" && bolds.count == 2)
        #expect(bolds.allSatisfy { $0.pointSize == 13 })
        let unknown = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
        #expect(unknown.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
    }

    @Test func `Fonts that match have all of the characters`() {
        let thai = CharacterSet(charactersIn: "\u{E01}"..."\u{E2E}")
        let found = UIFontDescriptor(fontAttributes: [.characterSet: thai])
            .matchingFontDescriptors(withMandatoryKeys: [.characterSet])
        #expect(found.contains { $0.postscriptName.hasPrefix("NotoSansThai") })
        #expect(!found.contains { $0.postscriptName.hasPrefix("LiberationSans-") })
    }
}
