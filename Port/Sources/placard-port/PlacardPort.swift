import ArgumentParser
import Foundation
import Porting

/// `placard port FOLDER…`: label code of an iOS app, so that it builds on Linux.
@main struct PlacardPort: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "placard port",
        abstract: "Rewrites a copy of iOS code so that it builds on Linux with Placard.",
        discussion: """
            What needs the Objective-C runtime (@objc, #selector, @IBOutlet, optional members of protocols, overrides in \
            extensions) is written otherwise; the code itself, its lines and the places of its errors stay. Files of all \
            folders count as one program. With --check nothing is written, and every change is listed.
            """)

    @Argument(help: "Folders with sources and resources, or single files.", completion: .directory)
    var folders: [String]

    @Option(name: [.customShort("o"), .long], help: "The folder that the copy is written into.")
    var output: String?

    @Flag(help: "Prints what would be rewritten, and what Placard lacks.")
    var check = false

    @Flag(help: "With --check: ends with exit code 1 if something is missing, so that files need edits by hand.")
    var strict = false

    @Option(
        name: .customLong("with"),
        help: "A folder with a module that the files import: read, not rewritten. May be repeated.")
    var others: [String] = []

    @Option(help: .hidden)
    var write: [String] = []

    @Option(help: .hidden)
    var symbols: String?

    @Option(help: .hidden)
    var catalog: [String] = []

    /// Answers its caller as `placard` does: a command line that is wrong gives 2.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
            Foundation.exit(2)
        }
    }

    func validate() throws {
        guard check || output?.isEmpty == false || !write.isEmpty else {
            throw ValidationError("say -o FOLDER for a copy, or --check for a report")
        }
        guard check || !strict else { throw ValidationError("--strict goes with --check") }
        guard write.isEmpty || write.count == folders.count else {
            throw ValidationError("--write goes with each of the files")
        }
    }

    func run() throws {
        let outcome = Outcome()
        let thread = Thread {
            run(noting: outcome)
            outcome.isKnown.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
        outcome.isKnown.wait()
        guard let failure = outcome.failure else {
            if outcome.isRefused { throw ExitCode(1) }
            return
        }
        FileHandle.standardError.write(Data("\(failure)\n".utf8))
        throw ExitCode(failure.isOfMachine ? 3 : 1)
    }

    /// In bytes. The parser calls itself for each level of some kinds of code before anybody can say how many there are; what
    /// is not used takes no memory.
    private static let stackSize = 1 << 30

    /// What kept the thread from porting. Unchecked because it is read when the thread has said that it is known.
    private final class Outcome: @unchecked Sendable {
        let isKnown = DispatchSemaphore(value: 0)
        var failure: PortFailure?
        /// Whether the report was to be free of what is missing, and is not.
        var isRefused = false
    }

    private func run(noting outcome: Outcome) {
        do throws(PortFailure) {
            try port(noting: outcome)
        } catch {
            outcome.failure = error
        }
    }

    private func port(noting outcome: Outcome) throws(PortFailure) {
        let output = output.map { URL(fileURLWithPath: $0) }
        let job = try PortJob(folders, reading: others, into: output)
        if check {
            outcome.isRefused = strict && PortReport(job.ported).lacksSomething
            return report(job)
        }
        if let output {
            try job.write(into: output)
            for line in PortReport(job.ported).losses { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
        } else {
            try job.write(to: write.map { URL(fileURLWithPath: $0) })
        }
        if let symbols { try job.writeSymbols(ofAssetsIn: catalog, to: URL(fileURLWithPath: symbols)) }
    }

    private func report(_ job: PortJob) {
        let report = PortReport(job.ported)
        print((report.lines + report.summary).joined(separator: "\n"))
    }
}
