import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardPreview

/// Texts in other languages, and pseudolanguages, of what is looked at.
@MainActor @Suite struct LanguageTests {
    /// A document with German texts, and none in another language.
    private func card(_ folder: Folder, title: String = "Eine Karte") throws -> String {
        let text = try String(contentsOfFile: Folder.fixture("Card.xib"), encoding: .utf8)
        try folder.write("\"ttl-lb-002.text\" = \"\(title)\";", as: "de.lproj/Card.strings")
        return try folder.write(text, as: "Base.lproj/Card.xib")
    }

    private func texts(_ visitor: Visitor, _ query: KeyValuePairs<String, String>) async throws -> [String] {
        await visitor.open(query)
        let view = try #require(await visitor.events().last { $0.name == "view" })
        let parts = try #require(view["parts"] as? [[String: Any]])
        return parts.compactMap { $0["text"] as? String }
    }

    @Test func `the languages of a document are told with its view`() async throws {
        let folder = try Folder()
        let visitor = Visitor([try card(folder)])
        await visitor.open()
        #expect(try #require(await visitor.events().first { $0.name == "view" })["languages"] as? [String] == ["de"])
        let label = Visitor([try folder.label("Hg")])
        await label.open()
        #expect(try #require(await label.events().first { $0.name == "view" })["languages"] as? [String] == [])
    }

    @Test func `a language that is chosen gives its texts, and a pseudolanguage alters them`() async throws {
        let folder = try Folder()
        let visitor = Visitor([try card(folder)])
        #expect(try await texts(visitor, ["language": "de"]).contains("Eine Karte"))
        let (own, longer) = (try await texts(visitor, [:]), try await texts(visitor, ["pseudolocale": "longer"]))
        #expect(!own.contains("Eine Karte") && own != longer)
    }

    @Test func `texts that are saved are shown`() async throws {
        let folder = try Folder()
        let path = try card(folder)
        let before = FileStamp(ofDocument: path)
        _ = try card(folder, title: "Eine andere Karte")
        #expect(FileStamp(ofDocument: path) != before)
    }

    @Test func `catalogs tell their languages, without the one that they are written in`() throws {
        let folder = try Folder()
        let path = try folder.write("", as: "en.lproj/Card.xib")
        let text = #"{"stringUnit":{"state":"translated","value":"Karte"}}"#
        try folder.write(
            #"{"sourceLanguage":"en","version":"1.0","strings":{"a.text":{"localizations":{"de":\#(text),"ar":\#(text)}}}}"#,
            as: "mul.lproj/Card.xcstrings")
        #expect(DocumentLanguages(ofDocument: path).tags == ["ar", "de"])
        #expect(DocumentLanguages(ofDocument: folder.path("Card.xib")).tags.isEmpty)
    }
}
