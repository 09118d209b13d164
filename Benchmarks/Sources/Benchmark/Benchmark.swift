import ArgumentParser
import Placard

/// Times Placard and Pango with Cairo in one process, in turn, and prints how they compare.
@main
struct Benchmark: @MainActor ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark",
        abstract: "Times Placard against Pango and Cairo in one run; only the ratios carry over to other machines.")

    @Option(help: "How often each side takes its turn; the least of the turns counts.")
    var rounds = 12
    @Option(help: "The font's family.")
    var family = "Inter"
    @Option(help: "Points.")
    var size = 17.0
    @Option(help: "Points.")
    var width = 343.0
    @Option(help: "A folder with short.txt, chat.txt, bidi.txt and indic.txt, one label a line, instead of made labels.")
    var inputs: String?
    @Flag(help: "Leave out the rows that draw.")
    var layoutOnly = false

    func validate() throws {
        guard rounds > 0, size > 0, width > 0 else {
            throw ValidationError("rounds, size and width must be above 0")
        }
    }

    @MainActor func run() throws {
    }
}
