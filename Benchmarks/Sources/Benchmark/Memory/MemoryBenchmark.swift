import ArgumentParser
import Foundation
import Placard
import PlacardText

/// What laid-out labels take of memory: many different ones are kept, each engine in a process of its own.
struct MemoryBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "memory",
        abstract: "Prints how many KiB a laid-out label takes beside Pango's: the process's growth over many labels.")

    @Option(help: "How many different labels are kept.")
    var count = 10_000
    @Option(help: "The font's family.")
    var family = "Inter"
    @Option(help: .private)
    var holder: LabelHolder.Kind?
    @Option(help: .private)
    var kind = LabelKind.short

    func validate() throws {
        guard count > 0 else { throw ValidationError("count must be above 0") }
    }

    func run() throws {
        let setting = Setting(family: family, pointSize: 17, width: 343)
        if let holder {
            let used = try MainActor.assumeIsolated { try LabelHolder.growth(holder, kind, count, setting) }
            return report("\(used)")
        }
        report("\(family) Regular 17 pt, width 343 pt; KiB for one of \(count) different labels, laid out and kept")
        report(Table.row("", "Placard", "Pango", "ratio"))
        try printRow("short label, lines known", .layout, .short)
        try printRow("chat bubble, lines known", .layout, .chat)
        try printRow("UILabel, short, sized", .label, .short)
        try printRow("UILabel, chat bubble, sized", .label, .chat)
    }

    private func printRow(_ title: String, _ holder: LabelHolder.Kind, _ kind: LabelKind) throws {
        let (own, rival) = try (growth(holder, kind), growth(.pango, kind))
        report(Table.row(title, String(format: "%.2f", own), String(format: "%.2f", rival), Table.share(own / rival)))
    }

    /// KiB a label, as another process says.
    private func growth(_ holder: LabelHolder.Kind, _ kind: LabelKind) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [
            "memory", "--count", "\(count)", "--family", family, "--holder", holder.rawValue, "--kind", kind.rawValue,
        ]
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let bytes = Double(said.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ValidationError("the process of \(holder.rawValue) said \(said.isEmpty ? "nothing" : said)")
        }
        return bytes / Double(count) / 1_024
    }
}

extension LabelKind: ExpressibleByArgument {}
