import Foundation
import Synchronization
import TestTools
import Testing

@testable import PlacardCommand

@MainActor @Suite struct RenderWorkersTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// A stand-in for the program: a script that is started as the program would be.
    private func program(_ script: String) throws -> Invocation {
        let file = try folder.writeProgram("#!/bin/sh\n\(script)\n", as: "program")
        return Invocation(executable: URL(fileURLWithPath: file), arguments: ["render", "a.xib", "b.xib"])
    }

    private func run(_ script: String) throws {
        let console = Console(isTerminal: false) { _, _ in }
        try RenderWorkers(program(script), count: 2).run(["a.xib", "b.xib"], console: console)
    }

    @Test func `All workers are given the same queue`() throws {
        try run("echo \"$@\" > '\(folder.url.path)'/seen-$$")
        let calls = try folder.files.filter { $0.hasPrefix("seen-") }.map {
            try String(contentsOfFile: folder.path($0), encoding: .utf8)
        }
        #expect(calls.count == 2 && Set(calls).count == 1)
        #expect(calls[0].hasPrefix("render a.xib b.xib --queue /"))
    }

    @Test func `Complaints come in the documents' order, with the gravest end`() throws {
        let take = "flock \"$5\" sh -c 'wc -c < \"$0\"; echo >> \"$0\"' \"$5\""
        let failure = try #require(throws: CommandFailure.self) {
            try run(
                "echo 'Shared.xcassets: warning: said by all' >&2; case $(\(take)) in "
                    + "0) sleep 0.2; echo 'a.xib:1: error: x' >&2; echo '  more' >&2; exit 1;; "
                    + "*) echo 'b.xib:1: error: y' >&2; exit 3;; esac")
        }
        #expect(failure.status == .machineLacks)
        #expect(
            failure.lines == [
                "Shared.xcassets: warning: said by all", "a.xib:1: error: x", "  more", "b.xib:1: error: y",
            ])
    }

    @Test func aWorkerThatIsKilledIsTold() throws {
        let failure = try #require(throws: CommandFailure.self) { try run("echo a.xib; kill -9 $$") }
        #expect(failure.status == .badInput)
        #expect(failure.lines.allSatisfy { $0.contains("a worker ended too early after a.xib") })
    }

    @Test func `Machines' shares take every document once`() throws {
        let shares = try (1...3).map { try #require(Shard(argument: "\($0)/3")).part(of: Array(0..<10)) }
        #expect(shares.flatMap { $0 }.sorted() == Array(0..<10))
        #expect(["4/3", "0/2", "-1/2", "1", "a/b", "0/0"].allSatisfy { Shard(argument: $0) == nil })
    }

    @Test func `Several takers get every document once, each the next one`() throws {
        let queue = try DocumentQueue(making: folder.url.appendingPathComponent("begun"))
        let taken = Mutex<[[Int]]>([])
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            var (jobs, own) = (TakenJobs(Array(0..<200), from: queue), [Int]())
            while let job = try? jobs.next() { own.append(job) }
            taken.withLock { $0.append(own) }
        }
        let shares = taken.withLock { $0 }
        #expect(shares.flatMap { $0 }.sorted() == Array(0..<200))
        #expect(shares.allSatisfy { $0 == $0.sorted() })
    }

    @Test func `A queue that is gone is told, with the remedy`() throws {
        let failure = try #require(throws: CommandFailure.self) {
            try DocumentQueue(argument: folder.path("gone")).next()
        }
        #expect(failure.status == .machineLacks && failure.lines[0].contains("draw with --jobs 1"))
    }

    @Test func jobsMustBeANumberThatAMachineBears() throws {
        let terminal = Terminal()
        let run = terminal.run("render", "--jobs", "0", Folder.fixture("Card.xib"), "-o", folder.path("c.png"))
        #expect(run == .usage)
        #expect(terminal.errors.contains("--jobs 0: give a number from 1 to 256"))
    }
}
