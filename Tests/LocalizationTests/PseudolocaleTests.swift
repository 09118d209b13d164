import Foundation
import PlacardLocalization
import Testing

/// Languages that are made up to find what a translation would break.
@Suite struct PseudolocaleTests {
    @Test func textsGrowByFourTenths() {
        let text = "Settings and privacy of this account"
        let longer = Pseudolocale.longer.applied(to: text)
        #expect((1.3...1.45).contains(Double(longer.count) / Double(text.count)))
        #expect(longer.hasPrefix("Set"))
    }

    @Test func lettersGetAccents() {
        #expect(Pseudolocale.accented.applied(to: "Done") == "Ðöñé")
    }

    @Test func mirroredTextIsSetFromRightToLeft() {
        #expect(Pseudolocale.mirrored.applied(to: "Done") == "\u{202E}Done\u{202C}")
    }

    /// UAX #9, X8: overrides end with the paragraph.
    @Test func eachParagraphIsMirrored() {
        let text = Pseudolocale.mirrored.applied(to: "One\n\nTwo\u{2028}more\r\n")
        #expect(text == "\u{202E}One\u{202C}\n\n\u{202E}Two\u{2028}more\u{202C}\r\n")
        #expect(Pseudolocale.mirrored.applied(to: "").isEmpty)
    }

    @Test(arguments: Pseudolocale.allCases) func placesOfArgumentsAndTagsStay(pseudolocale: Pseudolocale) {
        let text = pseudolocale.applied(to: "%1$@ has <b>%#@items@</b> of %lld")
        for place in ["%1$@", "<b>", "%#@items@", "</b>", "%lld"] { #expect(text.contains(place)) }
    }

    @Test func textsThatAreLookedUpAreAltered() {
        UserLanguages(["en"], pseudolocale: .accented).apply {
            #expect(NSLocalizedString("Done", comment: "") == "Ðöñé")
            #expect(String(localized: "\(3) left") == "3 ļéƒţ")
        }
    }
}
