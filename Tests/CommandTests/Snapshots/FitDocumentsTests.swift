import Foundation
import Testing

@testable import PlacardCommand

/// `placard fit`: what does not fit, without references.
@MainActor @Suite struct FitDocumentsTests {
    /// A project with a card, whose German title is too long, and a label.
    private func project(german: String = "Eine Karte mit einem viel zu langen Titel") throws -> Folder {
        let folder = try Folder()
        let card = try String(contentsOfFile: Folder.fixture("Card.xib"), encoding: .utf8)
        try folder.write(card, as: "App/Base.lproj/Card.xib")
        try folder.write(#""ttl-lb-002.text" = "\#(german)";"#, as: "App/de.lproj/Card.strings")
        try folder.write(#"{"text":"Next"}"#, as: "App/Next.label.json")
        return folder
    }

    @Test func documentsThatFitAreSaidToFit() throws {
        let (folder, terminal) = (try project(german: "Eine Karte"), Terminal())
        #expect(terminal.run("fit", folder.path("App"), "--languages", "en,de") == .done)
        #expect(terminal.output == "2 views fit in 2 cases\n")
        #expect(terminal.errors.isEmpty)
        #expect(!folder.files.contains { $0.contains("__Snapshots__") || $0.contains("report") })
    }

    @Test func aFaultIsToldOnceWithFileAndCases() throws {
        let (folder, terminal) = (try project(), Terminal())
        let appearances = ["--appearances", "light,dark"]
        #expect(terminal.run(["fit", folder.path("App"), "--languages", "en,de"] + appearances) == .badInput)
        let lines = terminal.output.split(separator: "\n")
        let start =
            "\(folder.path("App"))/Base.lproj/Card.xib: de, de-dark: 'Eine Karte mit einem viel zu langen Titel'"
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix(start + " was cut to 'Eine Karte") == true)
        #expect(lines.last == "1 fault in 1 of 2 views, in 4 cases")
        #expect(terminal.errors.isEmpty)
    }

    @Test func aTextThatIsCutAtTwoWidthsIsOneFault() throws {
        let (folder, terminal) = (try project(), Terminal())
        let card = folder.path("App/Base.lproj/Card.xib")
        #expect(terminal.run("fit", card, "--languages", "de", "--widths", "120,200") == .badInput)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("\(card): de-w120, de-w200: 'Eine Karte mit") == true)
        #expect(lines.first?.hasSuffix("…' (de-w120)") == true)
    }

    @Test func aFaultIsOneLineWhateverTheFileIsCalled() throws {
        let (folder, terminal) = (try Folder(), Terminal())
        try folder.write(
            #"{"text":"Long enough to be cut","width":40,"lines":1}"#, as: "a\nb\u{1B}[31m\u{202E}.label.json")
        #expect(terminal.run("fit", folder.path("")) == .badInput)
        #expect(terminal.output.split(separator: "\n").count == 2)
        #expect(!terminal.output.contains("\u{1B}") && !terminal.output.contains("\u{202E}"))
    }

    @Test func twoFilesWhoseNamesHaveOtherAccentsAreTwoViews() throws {
        let (folder, terminal) = (try Folder(), Terminal())
        let label = #"{"text":"Next"}"#
        for name in ["caf\u{E9}", "cafe\u{301}"] { try folder.write(label, as: name + ".label.json") }
        #expect(terminal.run("fit", folder.path("")) == .done)
        #expect(terminal.output == "2 views fit in 1 case\n")
    }

    @Test func oneDocumentIsLookedAtByItsOwnPath() throws {
        let (folder, terminal) = (try project(), Terminal())
        let card = folder.path("App/Base.lproj/Card.xib")
        #expect(terminal.run("fit", card, "--languages", "de,de-AT,de-CH") == .badInput)
        #expect(terminal.output.hasPrefix("\(card): all 3 cases: 'Eine Karte mit"))
    }

    @Test func scenesAreLookedAtAloneOrTogether() throws {
        let path = Folder.fixture("Screens.storyboard")
        let (one, all) = (Terminal(), Terminal())
        #expect(one.run("fit", path, "--scene", "WideScene") == .done)
        #expect(one.output == "1 view fits in 1 case\n")
        #expect(all.run("fit", path) == .done)
        #expect(all.output == "2 views fit in 1 case\n")
    }

    @Test func contrastIsLookedAtWhereItIsAskedFor() throws {
        let folder = try Folder()
        try folder.write(##"{"text":"Next","style":{"color":"#DDDDDD"}}"##, as: "Next.label.json")
        let (plain, asked) = (Terminal(), Terminal())
        #expect(plain.run("fit", folder.path("Next.label.json")) == .done)
        #expect(asked.run("fit", folder.path("Next.label.json"), "--also", "contrast,touch") == .badInput)
        #expect(asked.output.contains("Next.label.json: plain: 'Next' has a contrast of 1.3 to its ground"))
    }

    @Test func continuousIntegrationGetsAFile() throws {
        let (folder, terminal) = (try project(), Terminal())
        let file = folder.path("fit.xml")
        #expect(terminal.run("fit", folder.path("App"), "--languages", "en,de", "--junit", file) == .badInput)
        let xml = try String(contentsOfFile: file, encoding: .utf8)
        #expect(xml.contains(#"<testsuites tests="4" failures="1">"#))
        #expect(xml.contains("was cut to"))
    }

    @Test func whatCannotBeReadIsToldOnceAndTheRestIsLookedAt() throws {
        let (folder, terminal) = (try project(german: "Eine Karte"), Terminal())
        try folder.write("nothing", as: "App/Odd.xib")
        #expect(terminal.run("fit", folder.path("App"), "--languages", "en,de") == .badInput)
        #expect(terminal.errorLines.count == 1)
        #expect(terminal.errors.contains("Odd.xib"))
        #expect(terminal.output == "2 views fit in 2 cases\n")
    }

    @Test(arguments: [["fit", "/nowhere"], ["fit", "a", "b", "--scene", "c"], ["fit", "--also", "taste"]])
    func aWrongCommandLineIsRefused(arguments: [String]) {
        #expect(Terminal().run(arguments) == .usage)
    }
}
