import Foundation
import PlacardCommand
import Testing

@MainActor @Suite struct OutletsTests {
    /// The repository.
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func source(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func swiftFiles(_ folder: String, but excluded: String) throws -> [String] {
        let root = Self.root.appendingPathComponent(folder)
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        return files.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(excluded) }
            .sorted()
    }

    @Test(arguments: [
        ("Sources/Labels", "Sources/Labels/LabelNibTables.swift", "PlacardUIKit"),
        ("Tests/NibClientTests/Views", "Tests/NibClientTests/Views/NibTables.swift", "Placard"),
    ])
    func theTablesOfThisRepositoryAreWhatTheCommandWrites(folder: String, tables: String, module: String) throws {
        let name = (tables as NSString).lastPathComponent
        let terminal = Terminal()
        let files = try swiftFiles(folder, but: name)
        #expect(terminal.run(["outlets"] + files + ["--import", module]) == .done)
        #expect(terminal.output == (try source(tables)))
    }

    @Test(arguments: ["", "X; import Y", "X.", "1X"])
    func `What is no name of a module is not imported`(_ module: String) throws {
        let terminal = Terminal()
        let file = try Folder().write("class Card {}", as: "Card.swift")
        #expect(terminal.run("outlets", file, "--import", module) == .usage)
        #expect(terminal.errors.contains("give the name of a module") && terminal.output.isEmpty)
    }

    @Test func theTablesGoToAFileAndGapsToTheErrorStream() throws {
        let folder = try Folder()
        let card = """
            class Card {
                @IBInspectable var a = 0
                @IBInspectable private var b = 0
            }
            """
        let file = try folder.write(card, as: "Card.swift")
        let terminal = Terminal()
        #expect(terminal.run("outlets", file, "-o", folder.path("Tables.swift")) == .done)
        let tables = try String(contentsOfFile: folder.path("Tables.swift"), encoding: .utf8)
        #expect(tables.contains(".property(\"a\", \\Card.a),"))
        let reason = "b is left out: it is private, and the table lies in another file"
        #expect(terminal.errorLines == ["\(file):3: warning: \(reason)"])
    }

    @Test func aFileThatIsNotThereIsBadInput() {
        let terminal = Terminal()
        #expect(terminal.run("outlets", "nowhere.swift") == .badInput)
        #expect(terminal.errorLines == ["nowhere.swift:1: error: the file cannot be read; check the path"])
    }
}
