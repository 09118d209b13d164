import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

/// What commands tell of documents though they do their work: each thing once, as compilers write it.
@MainActor @Suite struct WarningTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        let card = try String(contentsOfFile: Folder.fixture("Card.xib"), encoding: .utf8)
        try folder.write(card, as: "App/Base.lproj/Card.xib")
        try folder.write(#""ttl-lb-002.text" = "Eine Karte";"#, as: "App/de.lproj/Card.strings")
    }

    private var card: String { folder.path("App/Base.lproj/Card.xib") }

    /// What a command writes to the error stream, without the folder's name.
    private func told(_ arguments: String..., status: PlacardCommand.ExitStatus = .done) -> [String] {
        let terminal = Terminal()
        #expect(terminal.run(arguments) == status)
        return terminal.errorLines.map { $0.replacingOccurrences(of: folder.url.path + "/", with: "") }
    }

    private func render(_ arguments: String...) -> [String] {
        let terminal = Terminal()
        #expect(terminal.run(["render", card, "-o", folder.path("card.png")] + arguments) == .done)
        return terminal.errorLines.map { $0.replacingOccurrences(of: folder.url.path + "/", with: "") }
    }

    // MARK: Languages

    @Test(arguments: ["klingon", "xx", "1", "de--AT"])
    func aLanguageThatDoesNotExistIsRefused(language: String) {
        #expect(Terminal().run("inspect", card, "--language", language) == .usage)
        #expect(Terminal().run("fit", card, "--languages", "de,\(language)") == .usage)
    }

    @Test(arguments: ["de", "de-AT", "en-GB", "zh-Hant-TW", "fil", "iw", "gsw"])
    func languagesThatExistAreTaken(language: String) {
        #expect(RenderEnvironment.isLanguage(language))
    }

    @Test func aPictureInALanguageWithoutTextsIsToldOf() {
        let absence =
            "there are no texts in fr in Base.lproj, only in de, en; add fr.lproj with tables, or leave the language out"
        #expect(render("--language", "fr") == ["placard: warning: \(absence)"])
        #expect(render("--language", "de").isEmpty)
        #expect(render("--language", "en-GB").isEmpty)
    }

    @Test func snapshotsAndFitsInALanguageWithoutTextsAreRefused() {
        let app = folder.path("App")
        let absence =
            "there are no texts in fr in App, only in de, en; add fr.lproj with tables, or leave the language out"
        let line = "placard: error: --languages: \(absence)"
        #expect(told("fit", app, "--languages", "de,fr", status: .usage) == [line])
        let record = ["snapshot", app, "--mode", "record", "--report", folder.path("r"), "--languages", "fr"]
        let terminal = Terminal()
        #expect(terminal.run(record) == .usage)
        #expect(terminal.errorLines == [line])
        #expect(!folder.files.contains { $0.contains("__Snapshots__") })
    }

    @Test func aDocumentWithoutATableOfALanguageIsNamed() throws {
        try folder.write(#""a" = "b";"#, as: "App/fr.lproj/Localizable.strings")
        let line = "App/Base.lproj/Card.xib:1: warning: its texts are not in fr; add fr.lproj/Card.strings"
        #expect(render("--language", "fr") == [line])
        #expect(told("fit", folder.path("App"), "--languages", "fr,de") == [line])
    }

    @Test func aCatalogBesideADocumentOfNoLanguageIsToldToBeMoved() throws {
        let path = try folder.write(Data(contentsOf: URL(fileURLWithPath: card)), as: "App/Loose.xib")
        try folder.write(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, as: "App/Loose.xcstrings")
        #expect(
            told("fit", path, "--languages", "de") == [
                "App/Loose.xib:1: warning: Loose.xcstrings beside it is not read; "
                    + "put the document into Base.lproj, and its texts into mul.lproj"
            ])
    }

    @Test func keysThatMeetNothingAreToldOncePerTable() throws {
        try folder.write(
            "\"ttl-lb-002.text\" = \"Karte\";\n\"ttl-lb-999.text\" = \"Nichts\";", as: "App/de.lproj/Card.strings")
        let line =
            "App/de.lproj/Card.strings:2: warning: \"ttl-lb-999.text\" is the key of no object in Card.xib; "
            + "take out what is not used, or write objects' ids"
        #expect(render("--language", "de") == [line])
        #expect(told("fit", folder.path("App"), "--languages", "de", "--widths", "300,320") == [line])
        let terminal = Terminal()
        #expect(terminal.run("inspect", card, "--language", "de") == .done)
        #expect(terminal.output.contains("is the key of no object in Card.xib"))
    }

    // MARK: Diagnostics

    /// A document with an image that is not there, a constraint to nothing, and a class that nobody has.
    private func doubtful() throws -> String {
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
            <view id="top"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
            <imageView image="nowhere" id="img"><rect key="frame" x="0" y="0" width="30" height="30"/></imageView>
            <view customClass="Unheard" id="cls"><rect key="frame" x="0" y="40" width="30" height="30"/></view>
            </subviews><constraints>
            <constraint firstItem="img" firstAttribute="leading" secondItem="gone" secondAttribute="leading" id="con"/>
            </constraints></view></objects></document>
            """, as: "Doubtful/Doubtful.xib")
    }

    private let doubts = [
        "Doubtful/Doubtful.xib:6: warning: <constraint> refers to gone by secondItem, but no object has that id",
        "Doubtful/Doubtful.xib:3: warning: the image nowhere is not at hand: there is no asset catalog around the document; "
            + "its place is marked",
        "Doubtful/Doubtful.xib:4: warning: Unknown class Unheard in Interface Builder file; UIView stands in for it",
    ]

    @Test func drawingTellsWhatIsDoubtful() throws {
        let path = try doubtful()
        #expect(told("render", path, "-o", folder.path("d.png")).sorted() == doubts.sorted())
        #expect(told("render", path, "-o", folder.path("out") + "/").sorted() == doubts.sorted())
    }

    @Test func snapshotsAndFitsTellItOnceForAllCases() throws {
        _ = try doubtful()
        let app = folder.path("Doubtful")
        #expect(told("fit", app, "--appearances", "light,dark").sorted() == doubts.sorted())
        let told = told(
            "snapshot", app, "--mode", "record", "--report", folder.path("r"), "--appearances", "light,dark")
        #expect(told.sorted() == doubts.sorted())
    }

    @Test func notesAreInspectedOnly() throws {
        let path = try doubtful()
        let terminal = Terminal()
        #expect(terminal.run("inspect", path) == .done)
        #expect(terminal.output.contains("is no view that is made"))
    }
}
