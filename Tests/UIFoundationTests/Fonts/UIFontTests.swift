import Synchronization
import Testing

@testable import PlacardUIFoundation

@Suite struct UIFontTests {
    /// Recorded on iOS in dotnet/macios's tests.
    @Test func equalRequestsGiveTheSameInstance() {
        #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17))
        #expect(UIFont(name: "HelveticaNeue", size: 12) === UIFont(name: "HelveticaNeue", size: 12))
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold) === UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17) !== UIFont.systemFont(ofSize: 18))
    }

    /// Recorded on iOS in dotnet/macios's tests.
    @Test func anUnknownNameGivesNoFontButSystemFontsAreAlwaysThere() {
        #expect(UIFont(name: "Invalid Font Name", size: 12) == nil)
        #expect(UIFont.systemFont(ofSize: -3).pointSize > 0)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize > 0)
        #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "no such style")).pointSize == 17)
    }

    /// SF's published measures: 0.9521484375, −0.2412109375 and 0 em (recorded on iOS at 8 and 17 points).
    @Test func theSystemFontHasSanFranciscosMeasures() {
        let font = UIFont.systemFont(ofSize: 8, weight: .light)
        #expect(font.ascender == 7.6171875 && font.descender == -1.9296875 && font.leading == 0)
        #expect(abs(font.capHeight - 5.63671875) < 1e-6)
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    }

    /// A CTFont dump of Helvetica Neue at 16 points: 15.232, −3.408, 0.448.
    @Test func theStandInForHelveticaNeueHasItsMeasures() throws {
        let font = try #require(UIFont(name: "HelveticaNeue", size: 16))
        #expect(abs(font.ascender - 15.232) < 1e-9)
        #expect(abs(font.descender + 3.408) < 1e-9)
        #expect(abs(font.leading - 0.448) < 1e-9)
        #expect(font.fontName == "HelveticaNeue" && font.familyName == "Helvetica Neue")
    }

    /// Raw values as dumped on iOS: single-precision literals.
    @Test(arguments: [
        (UIFont.Weight.ultraLight, -0.800000011920929, 100), (.thin, -0.600000023841858, 200),
        (.light, -0.400000005960464, 300), (.regular, 0, 400), (.medium, 0.230000004172325, 500),
        (.semibold, 0.300000011920929, 600), (.bold, 0.400000005960464, 700), (.heavy, 0.560000002384186, 800),
        (.black, 0.620000004768372, 900),
    ])
    func weightsHaveApplesValues(_ weight: UIFont.Weight, _ value: CGFloat, _ openType: Int) {
        #expect(abs(weight.rawValue - value) < 1e-12)
        #expect(weight.openType == openType)
    }

    @Test func weightsBetweenAndBeyondTheNamedOnesAreMapped() {
        #expect(UIFont.Weight(0.35).openType == 650)
        #expect(UIFont.Weight(-1).openType == 100)
        #expect(UIFont.Weight(1).openType == 900)
        #expect(UIFont.Weight(.nan).openType == 400)
    }

    @Test func anotherSizeKeepsTheFace() {
        let font = UIFont.systemFont(ofSize: 17, weight: .heavy).withSize(10)
        #expect(font === UIFont.systemFont(ofSize: 10, weight: .heavy))
    }

    @Test func heavierWeightsAreWider() {
        func width(_ weight: UIFont.Weight) -> CGFloat {
            "Hamburgefonts".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: weight)]).width
        }
        #expect(width(.thin) < width(.bold))
    }

    @Test func digitsOfTheMonospacedDigitFontAreAllOfOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        let widths = Set("0123456789".map { "\($0)".size(withAttributes: [.font: font]).width })
        #expect(widths.count == 1)
    }

    @Test func familiesListTheirFonts() throws {
        let family = try #require(UIFont.familyNames.first)
        #expect(!UIFont.fontNames(forFamilyName: family).isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "no such family") == [])
    }

    /// What `fontName` and `familyName` give on iOS 14 and later.
    @Test func `The system font's name tells its weight, its slant and its design`() {
        let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(bold.fontName == ".SFUI-Bold" && bold.familyName == ".AppleSystemUIFont")
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
        let digits = UIFont.monospacedSystemFont(ofSize: 17, weight: .medium)
        #expect(digits.fontName == ".AppleSystemUIFontMonospaced-Medium")
        let again = UIFont(
            descriptor: UIFontDescriptor(fontAttributes: [.family: bold.familyName, .size: 17]), size: 0)
        #expect(again == UIFont.systemFont(ofSize: 17))
    }

    @Test func `A bolder face is had by its name too`() throws {
        let plain = try #require(UIFont(name: "HelveticaNeue", size: 12))
        let bold = UIFont(descriptor: try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.fontName == "HelveticaNeue-Bold" && bold.fontDescriptor.postscriptName == bold.fontName)
        #expect(UIFont(name: bold.fontName, size: 12)?.ctFont == bold.ctFont)
        let asked = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .face: "Bold"])
        #expect(UIFont(descriptor: asked, size: 12).fontName == "HelveticaNeue-Bold")
    }

    @Test func `Families of Apple's systems are listed with their faces`() {
        #expect(UIFont.familyNames.contains("Georgia") && UIFont.familyNames.contains("Helvetica Neue"))
        #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    }

    /// As four libraries' issues tell of iOS 13 and later.
    /// Documents of two projects store its lines as 23.5 points high at 20 and 29 at 25, and its letters are proportional.
    @Test func `American Typewriter is no typewriter`() throws {
        let font = try #require(UIFont(name: "AmericanTypewriter", size: 20))
        #expect((23.0...23.5).contains(font.lineHeight))
        func width(_ text: String) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        #expect(width("iiii") < 0.7 * width("mmmm"))
    }

    @Test func theSystemFontsNameGivesTimesNewRomanAndAReport() throws {
        let system = UIFont.systemFont(ofSize: 17, weight: .bold)
        let before = UIFont.report
        defer { UIFont.report = before }
        let said = Mutex<[String]>([])
        UIFont.report = { message in said.withLock { $0.append(message) } }
        let font = try #require(UIFont(name: system.fontName, size: 17))
        #expect(font.fontName == "TimesNewRomanPSMT" && font.familyName == "Times New Roman")
        #expect(said.withLock { $0 }.first?.contains("UIFont.systemFont(ofSize:weight:)") == true)
        #expect(UIFont(serving: system.ctFont).withSize(9).familyName == system.familyName)
    }
}
