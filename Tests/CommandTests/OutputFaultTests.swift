import Foundation
import PlacardCommand
import Testing

/// Output that is lost is told, and the exit says so.
@MainActor @Suite struct OutputFaultTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private nonisolated static let commands = [["fonts"], ["inspect", Folder.fixture("Card.xib")], ["--help"]]

    @Test(arguments: commands)
    func aFullDiskBehindTheOutputIsOneLineAndExitThree(arguments: [String]) {
        let terminal = Terminal(outputFault: .ENOSPC)
        #expect(terminal.run(arguments) == .machineLacks)
        #expect(terminal.errors == "placard: error: there is no space left for the output; free some\n")
    }

    @Test(arguments: commands)
    func aReaderThatHasGoneAwayIsNoFault(arguments: [String]) {
        let terminal = Terminal(outputFault: .EPIPE)
        #expect(terminal.run(arguments) == .done)
        #expect(terminal.errors.isEmpty)
    }

    @Test(arguments: ["fonts", "measure", "conformance linebreak"])
    func theProgramItselfTellsAFullDevice(command: String) throws {
        let input = try folder.write("{\"text\":\"Hg\"}\n", as: "lines")
        let errors = folder.path("errors")
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "\"$0\" \(command) < '\(input)' > /dev/full 2> '\(errors)'", Folder.program]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == ExitStatus.machineLacks.rawValue)
        let lines = try String(contentsOfFile: errors, encoding: .utf8)
        #expect(lines == "placard: error: there is no space left for the output; free some\n")
    }

    /// The signals for both would end the program before it can say a word.
    @Test func `A closed pipe is no fault of the program itself, a file's limit is a line`() throws {
        let errors = folder.path("errors")
        func status(_ script: String) throws -> Int32 {
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = ["-c", script, Folder.program, errors, folder.path("gallery")]
            try shell.run()
            shell.waitUntilExit()
            return shell.terminationStatus
        }
        #expect(try status("{ sleep 0.2; \"$0\" fonts 2> \"$1\"; echo $? > \"$1.status\"; } | true") == 0)
        let ended = try String(contentsOfFile: errors + ".status", encoding: .utf8)
        #expect(try ended == "0\n" && String(contentsOfFile: errors, encoding: .utf8).isEmpty)
        let limited = "\"$0\" gallery --only moving-bubbles -o \"$2\" 2>&1 | cat > \"$1\""
        #expect(try status("ulimit -f 1; \(limited)") == 0)
        let lines = try String(contentsOfFile: errors, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 1 && lines.first?.contains("it cannot be written (") == true)
        #expect(!folder.files.contains { $0.contains(".placard-") })
    }

    @Test func aImageThatFindsNoSpaceIsOneLineAndExitThree() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("out.png"), withDestinationPath: "/dev/full")
        let terminal = Terminal()
        #expect(terminal.run("render", Folder.fixture("Card.xib"), "-o", folder.path("out.png")) == .machineLacks)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("there is no space left for it"))
    }

    @Test func aPathThatLeadsNowhereIsOneLineAndExitOne() throws {
        let file = try folder.write("", as: "file")
        for command in [["render", Folder.fixture("Card.xib")], ["gallery", "--only", "placard-links"]] {
            let terminal = Terminal()
            #expect(terminal.run(command + ["-o", "\(file)/out.png"]) == .badInput)
            #expect(terminal.errorLines.count == 1 && terminal.errors.contains("it cannot be written ("))
        }
    }

    /// The sources do not exist: whoever works first would tell of that.
    @Test(arguments: [
        ["render", "none.xib", "-o"], ["render", "none.xib", "other.xib", "-o"], ["film", "none.xib", "-o"],
        ["film", "none.xib", "--svg", "-o"], ["inspect", "none.xib", "--accessibility"],
        ["outlets", "none.swift", "-o"],
        ["snapshot", ".", "--report"], ["snapshot", ".", "--mode", "record", "--references"],
        ["snapshot-report", "none", "-o"], ["fonts", "--references", "none", "--lock"],
    ])
    func whereItGoesIsAskedBeforeTheWork(command: [String]) throws {
        let file = try folder.write("", as: "file")
        let name = command.contains("--svg") ? "out.svg" : command.contains("other.xib") ? "out/" : "out.png"
        let terminal = Terminal()
        #expect(terminal.run(command + ["\(file)/\(name)"]) == .badInput)
        #expect(terminal.errorLines.count == 1 && terminal.errors.contains("it cannot be written (Not a directory)"))
    }

    @Test func aSymbolicLinkStaysAndItsFileIsWritten() throws {
        let target = try folder.write("", as: "target")
        try FileManager.default.createSymbolicLink(atPath: folder.path("out.png"), withDestinationPath: "target")
        #expect(Terminal().run("render", Folder.fixture("Card.xib"), "-o", folder.path("out.png")) == .done)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("out.png"))
        #expect(link == "target")
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}
