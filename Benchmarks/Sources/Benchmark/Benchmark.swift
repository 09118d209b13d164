import ArgumentParser

/// What Placard's jobs take, beside others that do the same.
@main
struct Benchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark", abstract: "Times Placard beside others; labels unless constraints are asked for.",
        subcommands: [
            LabelBenchmark.self, ConstraintBenchmark.self, LabelTextBenchmark.self, WrappingStackBenchmark.self,
            ListBenchmark.self, ImportBenchmark.self, MovingBenchmark.self, MemoryBenchmark.self, StartBenchmark.self,
        ],
        defaultSubcommand: LabelBenchmark.self)
}
