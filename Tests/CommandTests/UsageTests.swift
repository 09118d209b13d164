import PlacardCommand
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
}
