import Foundation
import PlacardUIFoundation
import Testing

@Suite struct UIFontDescriptorTests {
    /// Measured on iOS: the traits given replace those of the font.
    @Test func symbolicTraitsReplaceThoseOfTheFont() throws {
        let italic = UIFont.italicSystemFont(ofSize: 17).fontDescriptor
        let bold = try #require(italic.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor
        let stillHeavy = try #require(heavy.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: stillHeavy, size: 0) === UIFont.systemFont(ofSize: 17, weight: .heavy))
        let regular = try #require(heavy.withSymbolicTraits([]))
        #expect(UIFont(descriptor: regular, size: 0) === UIFont.systemFont(ofSize: 17))
    }

    @Test func aNamedFontFindsTheBoldFaceOfItsFamily() throws {
        let descriptor = UIFontDescriptor(name: "HelveticaNeue", size: 16)
        let bold = try #require(descriptor.withSymbolicTraits(.traitBold))
        let (wide, narrow) = (UIFont(descriptor: bold, size: 0), UIFont(descriptor: descriptor, size: 0))
        #expect(wide.pointSize == 16 && wide.familyName == narrow.familyName)
        let text = "Hamburgefonts"
        #expect(text.size(withAttributes: [.font: wide]).width > text.size(withAttributes: [.font: narrow]).width)
    }

    /// OpenType, `post`: isFixedPitch.
    @Test func `fonts whose letters are all as wide say so`() throws {
        #expect(
            try #require(UIFont(name: "Menlo-Regular", size: 12)).fontDescriptor.symbolicTraits.contains(
                .traitMonoSpace))
        #expect(
            try #require(UIFont(name: "Courier", size: 12)).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(
            try !#require(UIFont(name: "Georgia", size: 12)).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(!UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
    }

    /// The numbers of axes are their letters: `wght` is 0x77676874.
    @Test func `places on a variable font's axes are asked for by numbers, and told again`() throws {
        let number = 0x7767_6874
        let attribute = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        let lists: [Any] = [[number: 650], [number: CGFloat(650)], [NSNumber(value: number): NSNumber(value: 650)]]
        for list in lists {
            let told = plain.addingAttributes([attribute: list]).object(forKey: attribute) as? NSDictionary
            #expect(told == [NSNumber(value: number): NSNumber(value: 650.0)])
        }
        let copied = CTFontDescriptorCreateCopyWithVariation(plain, NSNumber(value: number), 650)
        #expect(copied == plain.addingAttributes([attribute: [number: 650]]))
        #expect(plain.addingAttributes([attribute: "heavy"]) == plain)
    }

    /// The font is made by the Core Text tests' make_fonts.py, whose docstring gives its axis.
    @Test func `a font's axes and where it stands on them are told`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("../CoreTextTests/Fixtures/VariableBox.ttf")
        CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
        defer { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, nil) }
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Variable Box"])
        let font = CTFontCreateWithFontDescriptor(descriptor, 10, nil)
        let axis = try #require((CTFontCopyVariationAxes(font) as? [NSDictionary])?.first)
        #expect(axis[kCTFontVariationAxisIdentifierKey] as? Int == 0x7767_6874)
        #expect(axis[kCTFontVariationAxisMaximumValueKey] as? Double == 900)
        let heavy = CTFontDescriptorCreateCopyWithVariation(descriptor, 0x7767_6874, 900)
        let varied = CTFontCreateWithFontDescriptor(heavy, 10, nil)
        #expect(CTFontCopyVariation(varied) == [NSNumber(value: 0x7767_6874): NSNumber(value: 900.0)])
        let width = "A".size(withAttributes: [.font: UIFont(descriptor: heavy, size: 10)]).width
        #expect(abs(width - 8) < 1e-3)
        #expect(CTFontCopyVariationAxes(UIFont.systemFont(ofSize: 10).ctFont) == nil)
    }

    /// Recorded on iOS in dotnet/macios's tests.
    @Test func aSizeOfZeroKeepsTheDescriptorsAndNegativeOnesGiveAFont() {
        let descriptor = UIFont.boldSystemFont(ofSize: 80).fontDescriptor
        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 80)
        #expect(UIFont(descriptor: descriptor, size: -5).pointSize == 80)
        #expect(descriptor.object(forKey: .size) as? Double == 80)
    }

    @Test func attributesMakeAFont() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .name: "HelveticaNeue-Bold", .size: 20,
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) === UIFont(name: "HelveticaNeue-Bold", size: 20))
        let medium = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
        ])
        #expect(UIFont(descriptor: medium, size: 0) === UIFont.systemFont(ofSize: 17, weight: .medium))
    }

    @Test func aDescriptorOfAFontThatDoesNotExistGivesTheSystemFont() {
        let font = UIFont(descriptor: UIFontDescriptor(name: "no such font", size: 13), size: 0)
        #expect(font.pointSize == 13)
    }

    @Test func onlyTheSystemFontHasDesigns() throws {
        let system = UIFont.systemFont(ofSize: 17).fontDescriptor
        let mono = UIFont(descriptor: try #require(system.withDesign(.monospaced)), size: 0)
        #expect("i".size(withAttributes: [.font: mono]) == "W".size(withAttributes: [.font: mono]))
        #expect(UIFontDescriptor(name: "HelveticaNeue", size: 17).withDesign(.serif) == nil)
    }

    // MARK: Values as Foundation bridges them

    @Test func attributesAreStringsAndNumbers() throws {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.fontAttributes
        #expect(body[.textStyle] as? String == "UICTFontTextStyleBody" && body[.size] as? Int == 17)
        #expect(body[.textStyle] as? UIFont.TextStyle == .body)
        let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor.object(forKey: .traits)
        let traits = try #require(bold as? [UIFontDescriptor.TraitKey: Any])
        #expect(traits[.weight] is NSNumber && (traits[.symbolic] as? Int ?? 0) & 2 == 2)
    }

    @Test func settingsOfFeaturesAreDictionariesOfStringsAndNumbers() throws {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular).fontDescriptor
        let settings = try #require(digits.fontAttributes[.featureSettings] as? [[String: Any]])
        #expect(settings.count == 1 && settings[0].values.allSatisfy { $0 is NSNumber })
        #expect(UIFontDescriptor(fontAttributes: digits.fontAttributes).fontAttributes[.featureSettings] != nil)
        let again = UIFont.systemFont(ofSize: 17).fontDescriptor
            .addingAttributes([.featureSettings: digits.fontAttributes[.featureSettings] as Any])
        #expect(again == digits)
    }

    @Test func namesInAttributedTextAreStrings() {
        let text = NSAttributedString(
            string: "x", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
        let value = text.attribute(.textEffect, at: 0, effectiveRange: nil)
        #expect(value as? String == "NSTextEffectLetterpressStyle")
        #expect(value as? NSAttributedString.TextEffectStyle == .letterpressStyle)
    }
}
