import ArgumentParser
import Foundation

/// Draws many documents by processes of this same program: views belong to one thread, so one process draws one at a
/// time.
@MainActor struct RenderWorkers {
    private let invocation: Invocation
    private let count: Int
    /// Between two looks at how far the workers are, in seconds.
    private static let interval = 0.05

    init(_ invocation: Invocation, count: Int) {
        self.invocation = invocation
        self.count = count
    }

    /// - Parameter take: Takes what the workers say of documents, a line each.
    /// - Throws: All that the workers complain of, and the gravest of their ends.
    func run(_ total: Int, console: Console, take: (String) -> Void = { _ in }) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        let progress = ProgressBar(total: total, console: console)
        defer {
            progress.clear()
            try? FileManager.default.removeItem(at: folder)
        }
        let workers = try start(in: folder)
        while workers.contains(where: \.isRunning) {
            let done = workers.flatMap(\.drawn)
            progress.show(done.count, name: done.last ?? "")
            Thread.sleep(forTimeInterval: Self.interval)
        }
        progress.clear()
        workers.flatMap(\.remarks).forEach(take)
        for worker in workers where worker.failure == nil { worker.warnings.forEach(console.print(error:)) }
        let failures = workers.compactMap(\.failure)
        guard let gravest = failures.map(\.status.rawValue).max(), let status = ExitStatus(rawValue: gravest) else {
            return
        }
        throw CommandFailure(status, failures.flatMap(\.lines))
    }

    private func start(in folder: URL) throws -> [RenderWorker] {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try (0..<count).map { index in
                try RenderWorker(
                    invocation, share: "\(index)/\(count)", notes: folder.appendingPathComponent("\(index)"))
            }
        } catch {
            throw CommandFailure(
                .machineLacks, ["placard: error: no process can be started (\(error)); draw with --jobs 1"])
        }
    }
}

/// A process that draws a share of the documents. What it writes goes to files, which never make it wait.
@MainActor final class RenderWorker {
    private let process = Process()
    private let output: URL
    private let errors: URL

    init(_ invocation: Invocation, share: String, notes: URL) throws {
        output = notes.appendingPathExtension("out")
        errors = notes.appendingPathExtension("err")
        process.executableURL = invocation.executable
        process.arguments = invocation.arguments + ["--share", share]
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// The documents that it has done with.
    var drawn: [String] { Self.lines(of: output).filter { !$0.hasPrefix(Self.remarkMark) } }

    /// What it said of documents.
    var remarks: [String] {
        Self.lines(of: output).filter { $0.hasPrefix(Self.remarkMark) }.map { String($0.dropFirst()) }
    }

    /// Begins lines that are no document's path.
    static let remarkMark = "\t"

    /// What it said though it did not fail.
    var warnings: [String] { Self.lines(of: errors) }

    /// How it failed; nil while it runs and after success.
    var failure: CommandFailure? {
        guard !isRunning, process.terminationReason != .exit || process.terminationStatus != 0 else { return nil }
        let said = Self.lines(of: errors)
        if process.terminationReason == .exit, let status = ExitStatus(rawValue: process.terminationStatus) {
            return CommandFailure(status, said)
        }
        let last = drawn.last.map { " after \($0)" } ?? ""
        return CommandFailure(
            .badInput, said + ["placard: error: a worker ended too early\(last); draw with --jobs 1 to see where"])
    }

    private static func lines(of file: URL) -> [String] {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").map(String.init)
    }
}

/// The part of a run's documents that one process draws, written as `1/4`.
struct RenderShare: ExpressibleByArgument {
    let index: Int
    let count: Int

    init?(argument: String) {
        let numbers = argument.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] >= 0, numbers[0] < numbers[1] else { return nil }
        (index, count) = (numbers[0], numbers[1])
    }

    /// Every `count`-th document: neighbors tend to be alike in cost.
    func part<Job>(of jobs: [Job]) -> [Job] {
        stride(from: index, to: jobs.count, by: count).map { jobs[$0] }
    }
}

/// A bar on the error stream that says how far a run over many files has come; silent when nobody watches.
@MainActor struct ProgressBar {
    private let console: Console
    private let total: Int
    private let start = ContinuousClock.now
    private static let width = 24

    init(total: Int, console: Console) {
        self.console = console
        self.total = total
    }

    private var isShown: Bool { console.isTerminal && total > 1 }

    func show(_ done: Int, name: String) {
        guard isShown else { return }
        let text = Self.text(done, of: total, after: (ContinuousClock.now - start) / .seconds(1))
        console.show("\r\u{1B}[K\(text) \(name.suffix(48))")
    }

    /// A bar, how much is done, and after the first second how much in a second, and how long the rest takes then.
    static func text(_ done: Int, of total: Int, after seconds: Double) -> String {
        let filled = width * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let count = "\(bar) \(done)/\(total)"
        guard seconds >= 1, done > 0 else { return count }
        let rate = Double(done) / seconds
        let speed = rate < 10 ? String(format: "%.1f", rate) : "\(Int(rate.rounded()))"
        let left = Int((Double(total - done) / rate).rounded(.up))
        let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
        return "\(count), \(speed)/s, \(time) left"
    }

    /// Takes the bar away, so that other lines can follow.
    func clear() {
        guard isShown else { return }
        console.show("\r\u{1B}[K")
    }
}
