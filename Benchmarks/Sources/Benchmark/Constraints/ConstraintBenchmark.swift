import ArgumentParser
import Foundation
import Placard

/// Times Auto Layout on a system that is read from a file; Scripts/layout-speed times kiwi on the same.
struct ConstraintBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "constraints",
        abstract:
            "Times Auto Layout on a system of constraints and prints one JSON line, in nanoseconds of thread time.")

    @Argument(help: "The file with the system.")
    var system: String
    @Option(help: "How many trees are made of the system; each is laid out at every new width.")
    var copies = 1
    @Option(help: "How often each job is done; the least counts.")
    var rounds = 5
    @Option(help: "The constraint whose constant is changed, counted from 0.")
    var changed = 0

    func validate() throws {
        guard copies > 0, rounds > 0, changed >= 0 else {
            throw ValidationError("copies and rounds must be above 0, changed not below it")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated { try measure() }
    }

    @MainActor private func measure() throws {
        let source = try ConstraintSystem(contentsOf: system)
        let (layout, solver) = (measureLayout(source), measureSolver(source))
        report("{\"layout\":\(layout.text(copies)),\"solver\":\(solver.text(copies))}")
    }

    /// Views, their frames and their layout with it.
    @MainActor private func measureLayout(_ source: ConstraintSystem) -> Measured {
        var measured = Measured()
        var trees: [ConstraintTree] = []
        for _ in 0..<builds {
            trees = (0..<copies).map { _ in ConstraintTree(source) }
            measured.build.take { for tree in trees { tree.start() } }
        }
        measured.checksum = trees[0].checksum
        for round in 0..<rounds {
            let next = source.size.width + CGFloat(10 + round % 50)
            measured.width.take { for tree in trees { tree.layOut(width: next) } }
        }
        for round in 0..<rounds {
            let points = CGFloat(round % 2 * 2 - 1)
            measured.constant.take { for tree in trees { tree.change(changed, by: points) } }
        }
        return measured
    }

    /// The solver alone.
    @MainActor private func measureSolver(_ source: ConstraintSystem) -> Measured {
        var measured = Measured()
        var trees: [SolverTree] = []
        for _ in 0..<builds {
            trees = (0..<copies).map { _ in SolverTree(source) }
            measured.build.take { for index in trees.indices { trees[index].start() } }
        }
        measured.checksum = trees[0].checksum
        for round in 0..<rounds {
            let next = Double(source.size.width) + Double(10 + round % 50)
            measured.width.take { for index in trees.indices { trees[index].solve(width: next) } }
        }
        for round in 0..<rounds {
            let points = Double(round % 2 * 2 - 1)
            measured.constant.take { for index in trees.indices { trees[index].change(rule: changed, by: points) } }
        }
        return measured
    }

    /// Trees are made as often as kiwi's, which takes seconds for large ones.
    private var builds: Int { min(3, rounds) }
}

/// The least times of each job, in nanoseconds for all copies.
@MainActor private struct Measured {
    var build = LeastTime()
    var width = LeastTime()
    var constant = LeastTime()
    var checksum = 0.0

    func text(_ copies: Int) -> String {
        let times = [("build", build), ("width", width), ("constant", constant)]
        return "{" + times.map { "\"\($0)\":\($1.nanoseconds / Double(copies))," }.joined()
            + "\"checksum\":\(checksum)}"
    }
}

/// The least of some times of the thread.
struct LeastTime {
    private(set) var nanoseconds = Double.infinity

    mutating func take(_ job: () throws -> Void) rethrows {
        let start = ThreadClock.nanoseconds
        try job()
        nanoseconds = min(nanoseconds, ThreadClock.nanoseconds - start)
    }
}
