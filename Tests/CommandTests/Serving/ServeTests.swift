import Foundation
import TestTools
import Testing

@MainActor @Suite struct ServeTests {
    @Test(arguments: [
        ["--port", "70000"], ["--port", "-1"], ["--port", "many"], ["--host", "example.com"], ["notes.txt"],
        ["--font-dir", "/no/such/folder"], ["--root", "/no/such/folder"],
    ])
    func mistakesInTheCommandLineExitWithTwo(arguments: [String]) {
        let terminal = Terminal()
        #expect(terminal.run(["serve"] + arguments) == .usage)
        #expect(terminal.output.isEmpty && terminal.errors.contains("rror: "))
    }

    @Test func `A scene that no file has is told with those that they have`() {
        let terminal = Terminal()
        #expect(terminal.run("serve", Folder.fixture("Screens.storyboard"), "--scene", "Nowhere") == .usage)
        #expect(terminal.errors.contains("no scene is named Nowhere; there are "))
    }

    /// Before the server starts, which would tell it on a page that nobody may be looking at.
    @Test func `files outside of the root are refused, and their scenes are not told`() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("App/Link.storyboard"), withDestinationPath: Folder.fixture("Screens.storyboard"))
        let files = [folder.path("App/Link.storyboard"), Folder.fixture("Card.xib")]
        let terminal = Terminal()
        let arguments = files + ["--scene", "Nowhere", "--root", folder.path("App")]
        #expect(terminal.run(["serve"] + arguments) == .badInput)
        #expect(terminal.errorLines.count == 2 && !terminal.errors.contains("there are"))
        #expect(terminal.errorLines.allSatisfy { $0.contains(": error: it lies outside of ") })
    }

    @Test func eachFileThatIsMissingIsALine() {
        let terminal = Terminal()
        #expect(terminal.run("serve", "/none/A.xib", "/none/B.label.json", Folder.fixture("Card.xib")) == .badInput)
        #expect(
            terminal.errorLines
                == ["A.xib", "B.label.json"].map {
                    "/none/\($0): error: there is no such file; check the path"
                })
    }
}
