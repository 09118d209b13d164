import Foundation
import PlacardLocalization
import Testing

/// Where texts are found. Truth: Apple's documentation of `localizedString(forKey:value:table:)`.
@Suite struct LookupTests {
    private let files = [
        "en.lproj/Localizable.strings": #""done" = "Done"; "only" = "Only here";"#,
        "de.lproj/Localizable.strings": #""done" = "Fertig";"#,
        "de.lproj/Errors.strings": #""done" = "Fehler behoben";"#,
        "pt-BR.lproj/Localizable.strings": #""done" = "Pronto";"#,
        "Plain.strings": #""done" = "In no language";"#,
    ]

    @Test(arguments: [
        ("de", "Fertig"), ("de-AT", "Fertig"), ("pt-PT", "Pronto"), ("en-GB", "Done"), ("fi", "Done"),
    ])
    func aTextIsThatOfTheLanguageThatSuitsBest(language: String, expected: String) throws {
        let resources = try ResourceBundle(files)
        UserLanguages([language]).apply {
            #expect(NSLocalizedString("done", bundle: resources.bundle, comment: "") == expected)
            #expect(String(localized: "done", bundle: resources.bundle) == expected)
            #expect(resources.bundle.localizedString(forKey: "done", value: "", table: nil) == expected)
        }
    }

    @Test func theLanguagesOfTablesThatWereLookedIntoAreKnown() throws {
        let resources = try ResourceBundle([
            "Base.lproj/Localizable.strings": "", "hsb.lproj/Localizable.strings": #""done" = "Hotowe";"#,
        ])
        // Other tests may have what was looked into forgotten at any moment.
        let isKnown = (0..<5).contains { _ in
            _ = NSLocalizedString("done", bundle: resources.bundle, comment: "")
            return StringTables.languagesInUse.contains("hsb")
        }
        #expect(isKnown && !StringTables.languagesInUse.contains("Base"))
    }

    @Test func anotherTableIsNamed() throws {
        let resources = try ResourceBundle(files)
        UserLanguages(["de"]).apply {
            #expect(
                NSLocalizedString("done", tableName: "Errors", bundle: resources.bundle, comment: "")
                    == "Fehler behoben")
            #expect(String(localized: "done", table: "Plain", bundle: resources.bundle) == "In no language")
        }
    }

    @Test func aKeyThatTheLanguageLacksIsItsOwnTextOrTheValue() throws {
        let resources = try ResourceBundle(files)
        UserLanguages(["de"]).apply {
            #expect(NSLocalizedString("only", bundle: resources.bundle, comment: "") == "only")
            #expect(NSLocalizedString("only", bundle: resources.bundle, value: "Only", comment: "") == "Only")
            #expect(String(localized: "only", defaultValue: "The default", bundle: resources.bundle) == "The default")
        }
    }

    @Test func tasksAtTheSameTimeHaveLanguagesOfTheirOwn() async throws {
        let resources = try ResourceBundle(files)
        let bundle = resources.bundle
        let answers = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<200 {
                let (language, expected) = index.isMultiple(of: 2) ? ("de", "Fertig") : ("pt", "Pronto")
                group.addTask {
                    UserLanguages([language]).apply { NSLocalizedString("done", bundle: bundle, comment: "") }
                        == expected
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: true, count: 200))
    }

    /// The two names are other files on Linux, and equal as Swift's texts.
    @Test func catalogsWhoseNamesDifferInHowAnAccentIsWrittenAreBothRead() throws {
        let resources = try ResourceBundle(["Caf\u{E9}.xcstrings": Self.catalog("first")])
        let other = resources.bundle.bundleURL.appendingPathComponent("Cafe\u{301}.xcstrings")
        try Data(Self.catalog("second").utf8).write(to: other)
        UserLanguages(["en"]).apply {
            let text = NSLocalizedString("key", tableName: "Caf\u{E9}", bundle: resources.bundle, comment: "")
            #expect(text == "second")
        }
    }

    private static func catalog(_ text: String) -> String {
        #"{"sourceLanguage":"en","strings":{"key":{"localizations":{"en":{"stringUnit":{"value":"\#(text)"}}}}}}"#
    }

    @Test func aTableThatIsNoneIsPassedOver() throws {
        let resources = try ResourceBundle([
            "de.lproj/Localizable.strings": "{ \"done\" = ", "Localizable.xcstrings": "[]",
        ])
        UserLanguages(["de"]).apply {
            #expect(NSLocalizedString("done", bundle: resources.bundle, comment: "") == "done")
        }
    }
}
