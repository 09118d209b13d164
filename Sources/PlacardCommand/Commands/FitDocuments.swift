import ArgumentParser
import Foundation
import PlacardSnapshots

/// `placard fit PATH…`: whether every text of documents fits, without references.
struct FitDocuments: BoundSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "fit",
        abstract: "Says which texts of documents are cut or overlap, and what reaches out of its view.",
        discussion: """
            Every document (.xib, .storyboard, .label.json) is looked at in all cases that the lists make together. A \
            line on standard output tells of each fault: file, cases, what is wrong. A fault ends with exit code 1. \
            Nothing is recorded or compared. Without a path the specimens are looked at, in a program of one's own \
            those that it registers.
            """)

    @Argument(
        help: "Documents, folders of documents, or specimens by their names; without any all specimens.",
        completion: .file())
    var paths: [String] = []

    @Option(help: "One scene of a storyboard, by its id, its controller's id or its storyboard identifier.")
    var scene: String?

    @OptionGroup var matrix: MatrixOptions

    @Option(help: "What else is looked at: contrast (4.5, large texts 3), touch (controls of 44 points).")
    var also = WordList<FitWord>()

    @Option(help: "A file that is written for continuous integration, in JUnit's format.", completion: .file())
    var junit: String?

    @OptionGroup var bound: RootOption

    @OptionGroup var fonts: FontOptions

    func validate() throws {
        try also.validate("--also")
        guard scene == nil || paths.count == 1 else {
            throw ValidationError("--scene needs one document; name the one that has it")
        }
    }

    @MainActor func run(on console: Console) throws {
        let plans = try plans(console)
        try matrix.requireTexts(in: plans.map(\.plan))
        if let junit { try console.prepare(URL(fileURLWithPath: junit), as: .file) }
        try fonts.register(on: console)
        guard plans.contains(where: { !$0.plan.jobs.isEmpty || !$0.plan.problems.isEmpty }) else {
            throw CommandFailure(
                .badInput, ["placard: error: there are no documents to look at; name a folder that has some"])
        }
        var report = FitReport()
        var problems: [String] = []
        for (path, plan) in plans { problems += look(at: plan, path, console, &report) }
        try write(report)
        for line in report.lines { try console.print(line) }
        if !report.results.isEmpty { try console.print(report.sum) }
        guard problems.isEmpty, report.lines.isEmpty else { throw CommandFailure(.badInput, problems) }
    }

    /// What each path asks for; nothing is drawn.
    @MainActor private func plans(_ console: Console) throws -> [(path: String, plan: SnapshotPlan)] {
        let (cases, here) = (matrix.cases, URL(fileURLWithPath: ".", isDirectory: true))
        if let specimens = paths.isEmpty ? console.specimens : console.specimens(named: paths) {
            return [("", SnapshotPlan(specimens, in: here, cases))]
        }
        return try paths.map { path in
            switch FileKind(at: path) {
            case .folder:
                try RootOption.requireInside(path)
                return (path, SnapshotPlan(URL(fileURLWithPath: path, isDirectory: true), cases))
            case .file: return (path, SnapshotPlan(document: path, scene: scene, cases))
            case nil: throw CommandFailure.usage("\(path): there is no such file or folder; check the path")
            }
        }
    }

    /// Looks at all views of a plan.
    ///
    /// - Returns: What is wrong with documents that cannot be shown, a line each.
    @MainActor private func look(
        at plan: SnapshotPlan, _ path: String, _ console: Console, _ report: inout FitReport
    ) -> [String] {
        var problems = plan.problems
        let snapshots = DocumentSnapshots(in: plan.project)
        let progress = ProgressBar(total: plan.jobs.count, console: console)
        defer {
            progress.clear()
            snapshots.warnings.lines.forEach(console.print(error:))
        }
        for (index, job) in plan.jobs.enumerated() {
            progress.show(index, name: job.file)
            do {
                let faults = try snapshots.show(job) { stage in stage.parts.flatMap { FitCheck($0, checks).faults } }
                report.add(faults, of: name(of: job, plan, path), job)
            } catch {
                let problem = String(describing: error)
                if !problems.contains(problem) { problems.append(problem) }
            }
        }
        return problems
    }

    private var checks: FitChecks { also.words.reduce(.layout) { $0.union($1.check) } }

    /// The document's path as it can be typed, with the scene's title.
    @MainActor private func name(of job: SnapshotPlan.Job, _ plan: SnapshotPlan, _ path: String) -> String {
        var name = job.document
        if job.specimen == nil, let project = plan.project {
            let rest = String(job.document.dropFirst(project.root.path.count + 1))
            name = path == "." ? rest : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(rest)"
        }
        return job.title.map { "\(name) (\($0))" } ?? name
    }

    private func write(_ report: FitReport) throws(CommandFailure) {
        guard let junit else { return }
        do throws(AtomicFile.Fault) {
            try AtomicFile.write(Data(SnapshotRun(report.results).junit.utf8), to: URL(fileURLWithPath: junit))
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// A check that is made where it is asked for.
enum FitWord: String, WordArgument, ListWord {
    case contrast
    case touch

    var check: FitChecks {
        switch self {
        case .contrast: .contrast
        case .touch: .touch
        }
    }
}
