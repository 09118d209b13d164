import TestTools
import Testing

@testable import PlacardCommand

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

    /// Swift puts U+FFFD for bytes that are no text, and would write another file than the one that was named.
    @Test(
        arguments: [
            ["render", "bad\u{FFFD}.xib", "-o", "a.png"], ["render", "a.xib", "-o", "bad\u{FFFD}.png"],
            ["fit", "\u{FFFD}"],
        ])
    func namesThatAreNoTextAreToldOfAsSuch(arguments: [String]) {
        let terminal = Terminal()
        #expect(terminal.run(arguments) == .usage)
        #expect(terminal.errors.hasSuffix(": the name is not valid UTF-8; rename the file or folder\n"))
    }

    /// The whole tree of commands is what the parser would be given otherwise.
    @Test(
        arguments: [
            ["render", "a.xib", "-o", "b.png", "--jobs", "3", "--scale", "2", "--font-dir", "x"],
            ["measure", "--clusters"], ["serve", "--port", "0"], ["fonts"], ["port", "A.swift", "--help"],
        ])
    func `A command that is parsed alone is the one of the whole tree`(arguments: [String]) throws {
        let alone = try PlacardTool.parseAsked(arguments)
        let whole = try PlacardTool.parseAsRoot(arguments)
        #expect(type(of: alone) == type(of: whole) && "\(alone)" == "\(whole)")
    }

    @Test(
        arguments: [
            ["a.xib", "-o", "b.png"], ["--output", "b/", "a.xib", "c.storyboard"], ["help", "-o", "version"],
            ["ä ö.label.json", "-o", "x=y.pdf"], ["a", "--jobs", "2", "b", "-o", "c"],
            ["a", "b", "-o", "c", "--jobs", "+3", "--queue", "d/begun"],
        ])
    func `A command of nothing but files is the parser's`(arguments: [String]) throws {
        let plain = try #require(Render.plain(["render"] + arguments))
        var (own, parsers) = ("", "")
        dump(plain, to: &own)
        dump(try PlacardTool.parseAsRoot(["render"] + arguments), to: &parsers)
        #expect(own == parsers && !own.contains("definition"))
    }

    @Test(
        arguments: [
            ["measure", "a", "-o", "b"], ["render", "a"], ["render", "-o", "b"], ["render", "a", "-o"], [],
            ["render", "a", "-o", "b", "-o", "c"], ["render", "a", "-o", "b", "--jobs", "0"],
            ["render", "a", "-o", "b", "--jobs", "x"], ["render", "a", "-o", "b", "--scale", "2"],
            ["render", "a", "--output=b"], ["render", "-", "-o", "b"], ["render", "a", "-o", "-b"],
            ["render", "", "-o", "b"], ["render", "--", "a", "-o", "b"],
        ])
    func `What says more than files is left to the parser`(arguments: [String]) {
        #expect(Render.plain(arguments) == nil)
    }

    @Test(
        arguments: [
            ["render", "--help"], ["help", "render"], ["render", "--no-such-option"], ["render", "--version"], [],
            ["render", "--generate-completion-script", "bash"], ["--version"], ["serve", "--port", "many"],
            ["render", "--experimental-dump-help"],
        ])
    func `What is said of help and mistakes is what the whole tree says`(arguments: [String]) throws {
        let terminal = Terminal()
        _ = terminal.run(arguments)
        var said = ""
        do {
            var command = try PlacardTool.parseAsRoot(arguments)
            try command.run()
        } catch {
            said = PlacardTool.fullMessage(for: error)
        }
        #expect(!said.isEmpty && terminal.output + terminal.errors == said + "\n")
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
            (["rendr", "a.xib"], "did you mean render? --help lists them"), (["glalery"], "did you mean gallery?"),
            (["xyzzy"], "no command is named xyzzy; --help"), ([""], "the command's name is empty; --help"),
            (["render", "a.xib", "-o", ""], "-o is empty;"), (["render", "", "-o", "b.png"], "name is empty;"),
            (["gallery", "-o", "nowhere", "--only", "stackviews"], "did you mean stack-views?"),
        ])
    func `A mistyped name is told as such, with the one that was meant`(arguments: [String], message: String) {
        let terminal = Terminal()
        #expect(terminal.run(arguments) == .usage)
        #expect(terminal.errors.contains(message) && terminal.errorLines.count == 1)
    }
}
