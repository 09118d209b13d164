import Foundation
import Testing

@testable import PlacardCommand

@MainActor @Suite struct RenderWorkersTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// A stand-in for the program: a script that is started as the program would be.
    private func program(_ script: String) throws -> Invocation {
        let file = try folder.write("#!/bin/sh\n\(script)\n", as: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        return Invocation(executable: URL(fileURLWithPath: file), arguments: ["render", "a.xib", "b.xib"])
    }

    private func run(_ script: String) throws {
        let console = Console(isTerminal: false) { _, _ in }
        try RenderWorkers(program(script), count: 2).run(2, console: console)
    }

    @Test func everyWorkerIsGivenItsShare() throws {
        try run("echo \"$@\" > '\(folder.url.path)'/seen-$(echo \"$5\" | cut -c1)")
        for index in 0..<2 {
            let seen = try String(contentsOfFile: folder.path("seen-\(index)"), encoding: .utf8)
            #expect(seen == "render a.xib b.xib --share \(index)/2\n")
        }
    }

    @Test func complaintsAndTheGravestEndAreHandedOn() throws {
        let failure = try #require(throws: CommandFailure.self) {
            try run("echo \"x.xib:1: error: $5\" >&2; case $5 in 0/2) exit 1;; *) exit 3;; esac")
        }
        #expect(failure.status == .machineLacks)
        #expect(failure.lines == ["x.xib:1: error: 0/2", "x.xib:1: error: 1/2"])
    }

    @Test func aWorkerThatIsKilledIsTold() throws {
        let failure = try #require(throws: CommandFailure.self) { try run("echo a.xib; kill -9 $$") }
        #expect(failure.status == .badInput)
        #expect(failure.lines.allSatisfy { $0.contains("a worker ended too early after a.xib") })
    }

    @Test func sharesTakeEveryDocumentOnce() throws {
        let shares = try (0..<3).map { try #require(RenderShare(argument: "\($0)/3")).part(of: Array(0..<10)) }
        #expect(shares.flatMap { $0 }.sorted() == Array(0..<10))
        #expect(["3/3", "-1/2", "1", "a/b", "0/0"].allSatisfy { RenderShare(argument: $0) == nil })
    }

    @Test func jobsMustBeANumberThatAMachineBears() throws {
        let terminal = Terminal()
        let run = terminal.run("render", "--jobs", "0", Folder.fixture("Card.xib"), "-o", folder.path("c.png"))
        #expect(run == .usage)
        #expect(terminal.errors.contains("--jobs 0: give a number from 1 to 256"))
    }
}
