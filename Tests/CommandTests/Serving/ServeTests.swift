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
