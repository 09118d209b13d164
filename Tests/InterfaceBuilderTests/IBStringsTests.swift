import Foundation
import PlacardInterfaceBuilder
import TestTools
import Testing

/// Tables of texts beside documents that are none: an error in one line, with a remedy that fits tables.
@Suite struct IBStringsTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write("", as: "Base.lproj/D.xib")
    }

    /// What is said of the table in German, without the folder's name.
    private func error() throws -> String {
        let error = #expect(throws: IBError.self) {
            try IBStrings(for: folder.url.appendingPathComponent("Base.lproj/D.xib"), languages: ["de"])
        }
        return try #require(error).description.replacingOccurrences(of: folder.url.path + "/", with: "")
    }

    @Test(arguments: [
        ("\"a.text\" = \"b\"\n\"c.text\" = \"d\";", "1: error: a ; is missing behind the text of \"a.text\"; add it"),
        ("\n\"a.text\" = { b = c; };", "1: error: not all values are texts; write each as \"object.property\" = "),
        ("bplist00", "1: error: this is no table of texts; write each as "),
        (
            String(repeating: " ", count: (16 << 20) + 1),
            "1: error: the file has 16777217 bytes, more than the 16777216"
        ),
    ])
    func `What is wrong with a table is told`(_ table: String, _ message: String) throws {
        try folder.write(table, as: "de.lproj/D.strings")
        #expect(try error().hasPrefix("de.lproj/D.strings:\(message)"))
        #expect(try !error().contains("asset catalog"))
    }

    @Test func `A folder in place of a table or a catalog is told so`() throws {
        try folder.write("", as: "de.lproj/D.strings/file")
        #expect(
            try error() == "de.lproj/D.strings:1: error: this is a directory; put a .strings file in its place")
        try folder.write("", as: "mul.lproj/D.xcstrings/file")
        #expect(
            try error() == "mul.lproj/D.xcstrings:1: error: this is a directory; put an .xcstrings file in its place")
    }

    @Test func `A table is read into its document`() throws {
        try folder.write("/* Class */\n\"l.text\" = \"Hallo\";\n", as: "de.lproj/D.strings")
        let file = folder.url.appendingPathComponent("Base.lproj/D.xib")
        let strings = try #require(try IBStrings(for: file, languages: ["de"]))
        let label = IBElement(name: "label", attributes: ["id": "l", "text": "Hello"])
        #expect(strings.applied(to: label)["text"] == "Hallo")
    }

    // MARK: What a table and its document know of each other

    /// A document with a label, a button, a segmented control, an attributed label and a text without letters.
    private func document() throws -> IBDocument {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v"><subviews>
            <label id="l" text="Hello"/><label id="n" text="1,234"/>
            <button id="b"><state key="normal" title="Buy"/></button>
            <segmentedControl id="s"><segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
            <label id="a"><attributedString key="attributedText"><fragment content="Rich"/></attributedString></label>
            <textView id="t"><string key="text">Long</string></textView>
            </subviews></view></objects></document>
            """
        return try IBDocument(data: Data(xml.utf8), file: "Base.lproj/D.xib")
    }

    /// What is said of the table, without the folder's name.
    private func problems(_ table: String) throws -> [String] {
        try folder.write(table, as: "de.lproj/D.strings")
        let file = folder.url.appendingPathComponent("Base.lproj/D.xib")
        let strings = try #require(try IBStrings(for: file, languages: ["de"]))
        return try strings.problems(with: document()).map {
            $0.replacingOccurrences(of: folder.url.path + "/", with: "")
        }
    }

    private let whole = """
        "l.text" = "Hallo"; "b.normalTitle" = "Kaufen"; "s.segmentTitles[0]" = "Tag"; "s.segmentTitles[1]" = "Woche";
        "a.attributedText" = "Reich"; "t.text" = "Lang";
        """

    @Test func `A table with all texts is not spoken of`() throws {
        #expect(try problems(whole + "\"l.accessibilityLabel\" = \"Gruß\";").isEmpty)
    }

    @Test func `A key of no object, and one of no text, are told with their lines`() throws {
        let told = try problems(whole + "\n\"x.text\" = \"?\";\n\"l.txet\" = \"?\";")
        #expect(
            told == [
                "de.lproj/D.strings:3: warning: \"x.text\" is the key of no object in D.xib; "
                    + "take out what is not used, or write objects' ids",
                "de.lproj/D.strings:4: warning: \"l.txet\" names no text of its object; "
                    + "write one such as text, title or placeholder",
            ])
    }

    @Test func `Texts that are not translated are one line`() throws {
        let told = try problems("\"l.text\" = \"Hallo\";")
        #expect(
            told == [
                "de.lproj/D.strings:1: warning: \"b.normalTitle\", \"s.segmentTitles[0]\", \"s.segmentTitles[1]\" and 2 "
                    + "more of D.xib are not translated; add a line for each"
            ])
    }
}
