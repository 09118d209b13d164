import PlacardCommand
import TestTools
import Testing

@MainActor @Suite struct UsageTests {
    @Test func helpIsPrintedAndIsNoError() {
        let terminal = Terminal()
        #expect(terminal.run("--help") == .done)
        #expect(terminal.output.contains("USAGE: placard"))
        #expect(terminal.errors.isEmpty)
    }

    @Test(arguments: [["--no-such-option"], ["no-such-command"]])
    func mistakesInTheCommandLineExitWithTwo(arguments: [String]) {
        let terminal = Terminal()
        #expect(terminal.run(arguments) == .usage)
        #expect(ExitStatus.usage.rawValue == 2)
        #expect(terminal.errors.contains("rror: "))
        #expect(terminal.output.isEmpty)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `Completions are printed for each shell`(shell: String) {
        let terminal = Terminal()
        #expect(terminal.run("--generate-completion-script", shell) == .done)
        #expect(terminal.output.contains("content-size") && terminal.errors.isEmpty)
    }

    @Test func `A folder that is made for the output is told`() throws {
        let folder = try Folder()
        let call = ["gallery", "--only", "rounded-rect-label", "-o", folder.path("new/g")]
        let terminal = Terminal(isTerminal: true)
        #expect(terminal.run(call) == .done)
        #expect(
            terminal.errorLines.count == 1
                && terminal.errors.contains("note: the folder \(folder.path("new/g")) is made"))
        let again = Terminal(isTerminal: true)
        #expect(again.run(call) == .done && again.errors.isEmpty)
    }

    @Test func `The version is one line`() {
        let terminal = Terminal()
        #expect(terminal.run("--version") == .done)
        #expect(terminal.output.split(separator: "\n").count == 1 && terminal.errors.isEmpty)
    }

    @Test(
        arguments: [
            (["rendr", "a.xib"], "did you mean render?"), (["glalery"], "did you mean gallery?"),
            (["xyzzy"], "no command is named xyzzy; --help"),
            (["gallery", "-o", "nowhere", "--only", "stackviews"], "did you mean stack-views?"),
        ])
    func `A mistyped name is told as such, with the one that was meant`(arguments: [String], message: String) {
        let terminal = Terminal()
        #expect(terminal.run(arguments) == .usage)
        #expect(terminal.errors.contains(message) && terminal.errorLines.count == 1)
    }
}
