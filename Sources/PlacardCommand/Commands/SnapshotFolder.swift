import ArgumentParser
import Foundation
import PlacardInterfaceBuilder
import PlacardSnapshots

/// `placard snapshot [DIR]`: whether documents look as they did when they were recorded.
struct SnapshotFolder: BoundSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Compares a folder's documents and labels with what was recorded of them.",
        discussion: """
            Every document (.xib, .storyboard, .label.json) is looked at in all cases that the lists make together. \
            References are a picture, a tree and an environment for each case; --mode record writes them. A report \
            shows what differs: index.html, junit.xml and results.json. A difference ends with exit code 1. Without a \
            folder the specimens are looked at, in a program of one's own those that it registers.
            """)

    @Argument(help: "The folder of the documents; without it the specimens.", completion: .directory)
    var folder: String?

    @Option(help: "What is done with references: all are written, compared, or written where they are missing.")
    var mode = SnapshotMode.verify

    @OptionGroup var matrix: MatrixOptions

    @Option(help: "How far pixels may be from the reference's; trees have to be the same in any case.")
    var tolerance = ToleranceName(.exact)

    @Option(help: "The folder of references; without it __Snapshots__ in the folder of the documents.")
    var references: String?

    @Option(help: "The folder that the report is written into.")
    var report = "snapshot-report"

    @Option(help: "Only the snapshot of this name, or those below it, such as Card/de-w320 or Card.")
    var only: String?

    @OptionGroup var bound: RootOption

    @OptionGroup var fonts: FontOptions

    @Option(help: "How many snapshots are made at the same time, each by a process of its own.")
    var jobs = 1

    @Option(help: "The part of the snapshots that this machine makes, such as 2/5; merge the reports afterwards.")
    var shard: Shard?

    @Flag(name: .customLong("remove-unused"), help: "Removes references that no document and case asks for.")
    var removesUnused = false

    /// What a process of a run with several jobs takes its snapshots from.
    @Option(help: .private)
    var queue: DocumentQueue?

    func validate() throws {
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs \(jobs): give a number from 1 to 256") }
        guard !removesUnused || shard == nil && only == nil else {
            throw ValidationError("--remove-unused needs all snapshots; leave out --shard and --only")
        }
    }

    @MainActor func run(on console: Console) throws {
        try requireFolder()
        if queue == nil { try prepareOutput(on: console) }
        try fonts.register(on: queue == nil ? console : nil)
        let plan =
            folder == nil
            ? SnapshotPlan(console.specimens, in: root, matrix.cases) : SnapshotPlan(root, matrix.cases)
        let wanted = (shard?.part(of: plan.jobs) ?? plan.jobs).filter(isWanted)
        try matrix.requireTexts(in: [plan])
        guard !wanted.isEmpty || !plan.problems.isEmpty else {
            throw CommandFailure(.badInput, ["\(title): error: there is nothing to make snapshots of; check --only"])
        }
        if let queue {
            return try make(TakenJobs(wanted, from: queue), plan, on: console) {
                try console.print(RenderWorker.remarkMark + $0.line)
            }
        }
        var results: [SnapshotResult] = []
        if min(jobs, wanted.count) > 1, let invocation = console.invocation {
            let workers = RenderWorkers(invocation, count: min(jobs, wanted.count))
            try workers.run(wanted.map(\.file), console: console) { line in
                if let result = SnapshotResult(line: line) { results.append(result) }
            }
            let places = Dictionary(zip(wanted.map(\.file), wanted.indices)) { first, _ in first }
            results.sort { places[$0.file, default: 0] < places[$1.file, default: 0] }
        } else {
            try make(TakenJobs(wanted, from: nil), plan, on: console) { results.append($0) }
        }
        try finish(results, plan, on: console)
    }

    @MainActor private func prepareOutput(on console: Console) throws(CommandFailure) {
        try console.prepare(reportFolder, as: .folder)
        if mode != .verify { try console.prepare(referenceFolder, as: .folder) }
    }

    private func requireFolder() throws(CommandFailure) {
        guard let folder else { return }
        try RootOption.requireInside(folder)
        guard FileKind(at: folder) != .folder else { return }
        throw .usage("\(folder): there is no such folder; name one with documents")
    }

    /// The folder of the documents; for specimens the one that the program was started in.
    private var root: URL { URL(fileURLWithPath: folder ?? ".", isDirectory: true) }

    /// What is looked at, for messages.
    private var title: String { folder.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "specimens" }

    /// Makes and checks snapshots one after the other.
    @MainActor private func make(
        _ jobs: TakenJobs<SnapshotPlan.Job>, _ plan: SnapshotPlan, on console: Console,
        take: (SnapshotResult) throws -> Void
    ) throws {
        var jobs = jobs
        let recorder = SnapshotRecorder(
            references: referenceFolder, report: reportFolder, mode: mode,
            tolerance: tolerance.tolerance)
        let snapshots = DocumentSnapshots(in: plan.project)
        let progress = ProgressBar(total: queue == nil ? jobs.total : 0, console: console)
        defer {
            progress.clear()
            snapshots.warnings.lines.forEach(console.print(error:))
        }
        while let job = try jobs.next() {
            progress.show(jobs.count - 1, name: job.file)
            let accept = accept(job, console)
            let answer = recorder.check(job.subject, job.snapshotCase, file: job.file, accept: accept) {
                try snapshots.snapshot(job, against: $0)
            }
            try take(answer.result)
            if queue != nil { try console.print(job.file) }
        }
    }

    private func isWanted(_ job: SnapshotPlan.Job) -> Bool {
        guard let only else { return true }
        return job.file == only || job.file.hasPrefix(only.hasSuffix("/") ? only : only + "/")
    }

    private var reportFolder: URL { URL(fileURLWithPath: report, isDirectory: true) }

    private var referenceFolder: URL {
        references.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? root.appendingPathComponent("__Snapshots__")
    }

    /// The command line that records one snapshot anew: this one, for it alone.
    @MainActor private func accept(_ job: SnapshotPlan.Job, _ console: Console) -> String {
        var words = console.invocation?.arguments ?? ["snapshot"] + [folder].compactMap(\.self)
        words.removeAll { $0 == "--remove-unused" }
        for option in ["--mode", "--only", "--queue", "--shard", "--jobs", "--report"] {
            words.removeAll { $0.hasPrefix("\(option)=") }
            while let index = words.firstIndex(of: option) {
                words.removeSubrange(index..<min(index + 2, words.count))
            }
        }
        words += ["--mode", "record", "--only", job.file]
        let program = console.invocation?.executable.lastPathComponent ?? "placard"
        return "\(program) " + words.map(\.asShellWord).joined(separator: " ")
    }

    /// Writes the report and says how it went.
    @MainActor private func finish(_ results: [SnapshotResult], _ plan: SnapshotPlan, on console: Console) throws {
        let run = SnapshotRun(results)
        try run.report(to: reportFolder, title: "Snapshots of \(title)")
        if shard == nil, only == nil {
            try UnusedReferences.tell(
                in: [referenceFolder], used: results, removesUnused ? .removed : .kept, on: console)
        }
        let lines = plan.problems + run.complaints(report: report)
        guard lines.isEmpty else { throw CommandFailure(.badInput, lines) }
        try console.print(run.sum)
    }
}

extension SnapshotResult {
    /// The subject and the case's name, as a job has them.
    fileprivate var file: String { "\(subject)/\(name)" }

    /// The result as a line, for the process that waits for this one.
    fileprivate var line: String {
        (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    fileprivate init?(line: String) {
        guard let result = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
        self = result
    }
}

extension SnapshotRun {
    /// Writes the report.
    func report(to folder: URL, title: String) throws(CommandFailure) {
        do throws(AtomicFile.Fault) {
            try write(to: folder, title: title)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The most failures that are told one by one.
    private static let most = 100

    /// A line for each failure, for what fails alike in several cases one, and one that says where to look.
    func complaints(report: String) -> [String] {
        let failing = results.filter(\.isFailure)
        guard !failing.isEmpty else { return [] }
        let together = missingTogether
        let lines = told(failing.filter { together == nil || $0.status != .missing }).prefix(Self.most)
        return lines + [together].compactMap(\.self) + ["\(counts(of: failing)); see \(report)/index.html"]
    }

    private func told(_ failing: [SnapshotResult]) -> [String] {
        var lines: [(line: String, count: Int)] = []
        var places: [String: Int] = [:]
        for result in failing {
            let rest = result.messages.count > 1 ? " (and \(result.messages.count - 1) more)" : ""
            let line = IBError.oneLine(
                "\(result.subject): error: \(result.messages.first ?? result.status.rawValue)\(rest)")
            if let place = places[line] {
                lines[place].count += 1
            } else {
                places[line] = lines.count
                lines.append((line, 1))
            }
        }
        return lines.map { $0.count > 1 ? "\($0.line) (in \($0.count) cases)" : $0.line }
    }

    /// One line for all references that are missing, with the command that records them; nil where that is one, or the
    /// command is not known.
    private var missingTogether: String? {
        let missing = results.filter { $0.status == .missing }
        guard missing.count > 1, let first = missing.first,
            let end = first.accept.range(of: " --mode record --only ")
        else { return nil }
        let others = missing.count == 2 ? "another" : "\(missing.count - 1) others"
        return "\(first.reference): error: there is no such reference, nor \(others); record them: "
            + "\(first.accept[..<end.lowerBound]) --mode missing"
    }

    private func counts(of failing: [SnapshotResult]) -> String {
        let words: [(SnapshotResult.Status, String)] = [
            (.different, "differ"), (.missing, "have no reference"), (.failed, "cannot be made"),
        ]
        let parts = words.compactMap { status, word in
            let count = failing.count { $0.status == status }
            return count > 0 ? (count, word) : nil
        }
        return parts.enumerated().map { index, part in
            index == 0 ? "\(part.0) of \(results.count) snapshots \(part.1)" : "\(part.0) \(part.1)"
        }.joined(separator: ", ")
    }
}

extension String {
    /// The text as a word of a shell's command line.
    fileprivate var asShellWord: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,=:+@".contains($0)) }
        return isPlain && !isEmpty ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
