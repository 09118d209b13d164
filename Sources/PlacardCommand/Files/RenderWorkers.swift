import Foundation

/// Draws many documents by processes of this same program: views belong to one thread, so one process draws one at a
/// time, and takes the next when it is free.
@MainActor struct RenderWorkers {
    private let invocation: Invocation
    private let count: Int
    private let work: Work?

    /// What a copy of this process does: the documents that it takes from the queue, told on the console.
    typealias Work = @MainActor (DocumentQueue, Console) throws -> Void

    /// Seconds between two looks at the workers.
    private enum Interval {
        /// Where it is shown how far they are.
        static let shown = 0.05
        static let silent = 0.005
    }

    /// - Parameter work: Nil for processes that are always started anew.
    init(_ invocation: Invocation, count: Int, copying work: Work? = nil) {
        (self.invocation, self.count, self.work) = (invocation, count, work)
    }

    /// - Parameters:
    ///   - documents: What is drawn, in the order in which it is told of.
    ///   - take: Takes what the workers say of documents, a line each.
    /// - Throws: All that the workers complain of, and the gravest of their ends.
    func run(_ documents: [String], console: Console, take: (String) -> Void = { _ in }) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
        let progress = ProgressBar(total: documents.count, console: console)
        defer {
            progress.clear()
            try? FileManager.default.removeItem(at: folder)
        }
        let workers = try start(in: folder, for: console)
        let numbers = workers.map(\.number)
        let signals = EndingSignals(tell: {
            for number in numbers { kill(number, SIGTERM) }
            try? FileManager.default.removeItem(at: folder)
        })
        defer { withExtendedLifetime(signals) {} }
        if !progress.isShown {
            for worker in workers { worker.waitIfCopied() }
        }
        while workers.contains(where: \.isRunning) {
            if progress.isShown {
                let done = workers.flatMap(\.drawn)
                progress.show(done.count, name: done.last ?? "")
            }
            Thread.sleep(forTimeInterval: progress.isShown ? Interval.shown : Interval.silent)
        }
        progress.clear()
        workers.flatMap(\.remarks).forEach(take)
        let order = DocumentOrder(documents)
        order.joined(workers.filter { $0.failure == nil }.map(\.warnings)).forEach(console.print(error:))
        let failures = workers.compactMap(\.failure)
        guard let gravest = failures.map(\.status.rawValue).max(), let status = ExitStatus(rawValue: gravest) else {
            return
        }
        throw CommandFailure(status, order.joined(failures.map(\.lines)))
    }

    private func start(in folder: URL, for console: Console) throws -> [RenderWorker] {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let queue = try DocumentQueue(making: folder.appendingPathComponent("begun"))
            let work = ProcessCopy.isPossible ? work : nil
            return try (0..<count).map { index in
                let notes = folder.appendingPathComponent("\(index)")
                guard let work else { return try RenderWorker(invocation, queue, notes: notes) }
                return try RenderWorker(notes: notes) {
                    let own = console.ofCopy
                    return own.status { try work(queue, own) }
                }
            }
        } catch {
            throw CommandFailure(
                .machineLacks, ["placard: error: no process can be started (\(error)); draw with --jobs 1"])
        }
    }
}

extension Console {
    /// Runs a command's work, tells why it failed, and answers what the program answers then.
    fileprivate func status(_ work: () throws -> Void) -> ExitStatus {
        do {
            try work()
            return .done
        } catch let failure as CommandFailure {
            failure.lines.forEach(print(error:))
            return failure.status
        } catch {
            print(error: "\(error)")
            return .badInput
        }
    }
}

/// A process that draws some of the documents. What it writes goes to files, which never make it wait.
@MainActor final class RenderWorker {
    private let process: WorkerProcess
    private let output: URL
    private let errors: URL

    /// Starts the program anew.
    convenience init(_ invocation: Invocation, _ queue: DocumentQueue, notes: URL) throws {
        try self.init(notes: notes) { output, errors in
            let process = Process()
            process.executableURL = invocation.executable
            process.arguments = invocation.arguments + ["--queue", queue.path]
            process.standardOutput = output
            process.standardError = errors
            try process.run()
            return .started(process)
        }
    }

    /// Copies this process.
    convenience init(notes: URL, work: () -> ExitStatus) throws {
        try self.init(notes: notes) { .copied(try ProcessCopy(output: $0, errors: $1, work)) }
    }

    private init(notes: URL, start: (FileHandle, FileHandle) throws -> WorkerProcess) throws {
        output = notes.appendingPathExtension("out")
        errors = notes.appendingPathExtension("err")
        for file in [output, errors] { try Data().write(to: file) }
        process = try start(FileHandle(forWritingTo: output), FileHandle(forWritingTo: errors))
    }

    var isRunning: Bool { process.isRunning }

    /// The system's number of the process.
    var number: pid_t { process.number }

    /// Waits for the end of a copy, which can be told at once; that of others is looked for.
    func waitIfCopied() {
        if case .copied(let copy) = process { copy.wait() }
    }

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
        guard !isRunning, process.exitStatus != 0 else { return nil }
        let said = Self.lines(of: errors)
        if let end = process.exitStatus, let status = ExitStatus(rawValue: end) {
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
