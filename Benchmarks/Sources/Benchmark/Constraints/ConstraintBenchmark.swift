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
        var (build, width, constant) = (Double.infinity, Double.infinity, Double.infinity)
        var trees: [ConstraintTree] = []
        for _ in 0..<min(3, rounds) {
            trees = (0..<copies).map { _ in ConstraintTree(source) }
            build = min(build, time { for tree in trees { tree.start() } })
        }
        let checksum = trees[0].checksum
        for round in 0..<rounds {
            let next = source.size.width + CGFloat(10 + round)
            width = min(width, time { for tree in trees { tree.layOut(width: next) } })
        }
        for round in 0..<rounds {
            constant = min(constant, time { for tree in trees { change(tree, by: CGFloat(round % 2 * 2 - 1)) } })
        }
        let each = Double(copies)
        report(
            "{\"build\":\(build / each),\"width\":\(width / each),\"constant\":\(constant / each),\"checksum\":\(checksum)}"
        )
    }

    @MainActor private func change(_ tree: ConstraintTree, by points: CGFloat) {
        tree.constraints[changed % tree.constraints.count].constant += points
        tree.root.layoutIfNeeded()
    }

    @MainActor private func time(_ job: () -> Void) -> Double {
        let start = ThreadClock.nanoseconds
        job()
        return ThreadClock.nanoseconds - start
    }
}
