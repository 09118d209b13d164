import Foundation
import PlacardCoreText
import PlacardLocalization
import Testing

/// Forms that numbers ask for. Truth: CLDR's tables of plural rules, and Apple's description of `.stringsdict`.
@Suite struct PluralTests {
    @Test(arguments: [
        ("en", 1.0, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ru", 2, "few"), ("ru", 11, "many"),
        ("ru", 21, "one"),
        ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"), ("pl", 22, "few"), ("ja", 1, "other"),
        ("de", 1.5, "other"),
        ("zh-Hant", 1, "other"), ("pt-BR", 1, "one"),
    ])
    func formsFollowTheLanguagesRules(language: String, number: Double, form: String) {
        #expect(PluralRules.form(of: number, in: language) == form)
    }

    private static let catalog = """
        {"sourceLanguage":"en","version":"1.0","strings":{
        "%lld files in %@":{"localizations":{
          "en":{"variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%lld file in %@"}},
            "other":{"stringUnit":{"state":"translated","value":"%lld files in %@"}}}}},
          "ru":{"variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%2$@: %1$lld файл"}},
            "few":{"stringUnit":{"state":"translated","value":"%2$@: %1$lld файла"}},
            "many":{"stringUnit":{"state":"translated","value":"%2$@: %1$lld файлов"}},
            "other":{"stringUnit":{"state":"translated","value":"%2$@: %1$lld файла"}}}}}}},
        "%lld birds, %lld cats":{"localizations":{"en":{
          "stringUnit":{"state":"translated","value":"%#@birds@ and %#@cats@"},
          "substitutions":{
            "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
              "one":{"stringUnit":{"value":"%arg bird"}},"other":{"stringUnit":{"value":"%arg birds"}}}}},
            "cats":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
              "zero":{"stringUnit":{"value":"no cat"}},
              "one":{"stringUnit":{"value":"%arg cat"}},"other":{"stringUnit":{"value":"%arg cats"}}}}}}}}},
        "Tap to start":{"localizations":{"en":{"variations":{"device":{
          "ipad":{"stringUnit":{"value":"Tap or click to start"}},
          "other":{"stringUnit":{"value":"Tap to start"}}}}}}}
        }}
        """

    private func text(_ value: String.LocalizationValue, in language: String) throws -> String {
        let resources = try ResourceBundle(["Localizable.xcstrings": Self.catalog])
        return UserLanguages([language]).apply { String(localized: value, bundle: resources.bundle) }
    }

    @Test(arguments: [(1, "Диск: 1 файл"), (3, "Диск: 3 файла"), (11, "Диск: 11 файлов"), (21, "Диск: 21 файл")])
    func aCatalogsFormFollowsTheNumber(count: Int, expected: String) throws {
        #expect(try text("\(count) files in \("Диск")", in: "ru") == expected)
    }

    @Test func partsFollowNumbersOfTheirOwn() throws {
        #expect(try text("\(1) birds, \(0) cats", in: "en") == "1 bird and no cat")
        #expect(try text("\(2) birds, \(1) cats", in: "en") == "2 birds and 1 cat")
    }

    @Test func wordingsDifferByDevice() throws {
        let resources = try ResourceBundle(["Localizable.xcstrings": Self.catalog])
        func text(_ device: UserLanguages.Device) -> String {
            UserLanguages(["en"], device: device).apply {
                String(localized: "Tap to start", bundle: resources.bundle)
            }
        }
        #expect(text(.iPad) == "Tap or click to start")
        #expect(text(.iPhone) == "Tap to start")
    }

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>%d of %d done</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@done@ von %2$d</string>
          <key>done</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>zero</key><string>Nichts</string>
            <key>one</key><string>Eines</string>
            <key>other</key><string>%d Stück</string>
          </dict>
        </dict></dict></plist>
        """

    @Test(arguments: [(0, "Nichts von 9"), (1, "Eines von 9"), (1_200, "1.200 Stück von 9")])
    func aDictionarysFormFollowsTheNumber(count: Int, expected: String) throws {
        let resources = try ResourceBundle(["de.lproj/Localizable.stringsdict": Self.dictionary])
        UserLanguages(["de"]).apply {
            let format = NSLocalizedString("%d of %d done", bundle: resources.bundle, comment: "")
            #expect(String.localizedStringWithFormat(format, count, 9) == expected)
            #expect(String(format: format, locale: Locale.current, arguments: [count, 9]) == expected)
        }
    }

    private func written(_ count: Int, type: String, form: String) throws -> String {
        let dictionary = Self.dictionary.replacingOccurrences(of: ">d<", with: ">\(type)<")
            .replacingOccurrences(of: "%d Stück", with: form)
        let resources = try ResourceBundle(["de.lproj/Localizable.stringsdict": dictionary])
        return UserLanguages(["de"]).apply {
            let format = NSLocalizedString("%d of %d done", bundle: resources.bundle, comment: "")
            return String.localizedStringWithFormat(format, count, 9)
        }
    }

    @Test(arguments: ["@", "s", "f", "p", ""])
    func `A table that takes a number for something else has it written as a number`(type: String) throws {
        #expect(try written(3, type: type, form: "%\(type.isEmpty ? "d" : type) Stück") == "3 Stück von 9")
    }

    @Test func `Forms that name themselves again and again come to an end`() throws {
        let form = String(repeating: "%1$#@done@", count: 60)
        #expect(try written(3, type: "d", form: form).hasSuffix(" von 9"))
    }

    @Test func aTableThatWritesTheProgramsMarkNamesNoOtherText() throws {
        let resources = try ResourceBundle([
            "de.lproj/Localizable.stringsdict": Self.dictionary,
            "de.lproj/Localizable.strings": "\"%d files\" = \"%#@placard:0@ Dateien\";",
        ])
        UserLanguages(["de"]).apply {
            let one = NSLocalizedString("%d of %d done", bundle: resources.bundle, comment: "")
            let forged = NSLocalizedString("%d files", bundle: resources.bundle, comment: "")
            #expect(String.localizedStringWithFormat(one, 1, 9) == "Eines von 9")
            #expect(String.localizedStringWithFormat(forged, 1, 9) == " Dateien")
        }
    }

    /// Foundation reads what begins no place in its own way, and ends the program at numbers that are no Int (found by
    /// fuzzing).
    @Test(arguments: [
        ("%#@placard:\(String(repeating: "4", count: 40))B", "%#@placard:\(String(repeating: "4", count: 40))B"),
        ("%#@placard:0B %99999999999999999999d", "%#@placard:0B %99999999999999999999d"),
        ("%#@placard:B 50% %y %5d%%", "%#@placard:B 50% %y     7%"),
    ])
    func whatIsNoPlaceIsTextInFormsOfATable(written: String, expected: String) throws {
        let resources = try ResourceBundle(["de.lproj/Localizable.strings": "\"%d files\" = \"\(written)\";"])
        UserLanguages(["de"]).apply {
            let format = NSLocalizedString("%d files", bundle: resources.bundle, comment: "")
            #expect(String.localizedStringWithFormat(format, 7) == expected)
        }
    }

    @Test func valuesAreWrittenByTheLanguagesLocale() throws {
        #expect(try text("\(1_234.5, specifier: "%.1f")", in: "de") == "1.234,5")
        let day = Date(timeIntervalSince1970: 0)
        let style = Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt)
        #expect(try text("\(day, format: style)", in: "de") == "1. Januar 1970")
    }

    @Test func percentSignsStay() throws {
        #expect(try text("100 % sure", in: "en") == "100 % sure")
        #expect(try text("\(5) % of all", in: "en") == "5 % of all")
    }

    @Test func formatsThatAreNotLocalizedAreFoundations() {
        #expect(String(format: "%02d:%02d %@ %%", 3, 4, "x") == "03:04 x %")
    }
}
