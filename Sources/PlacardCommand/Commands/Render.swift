import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard render FILE… -o OUT`: documents to images.
struct Render: BoundSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws Interface Builder documents (.xib, .storyboard) and labels (.label.json).",
        discussion: """
            Views are laid out by the document's constraints, at the size that it stores or is given. One document \
            goes to one file, whose extension decides the kind; several go to a folder, which gets every scene of a \
            storyboard. A project's folder in place of documents draws all that lie in it, with the assets and fonts \
            found there, and writes a page, index.html. A document that cannot be drawn gives \
            one line on the error stream, and no file.
            """)

    @Argument(
        help: "The documents, the folder of a project, or names of specimens.",
        completion: .file(extensions: ["xib", "storyboard", "json"]))
    var files: [String]

    @Option(name: [.customShort("o"), .long], help: "The picture (.png, .svg or .pdf), or a folder for several.")
    var output: String

    // Groups within groups would cost debug builds a parser's check for each combination.
    @OptionGroup var scenes: SceneOptions

    @OptionGroup var options: RenderOptions

    @OptionGroup var size: SizeOptions

    @OptionGroup var traits: TraitOptions

    @OptionGroup var bound: RootOption

    @OptionGroup var fonts: FontOptions

    @Option(help: "How many documents are drawn at the same time, each by a process of its own.")
    var jobs = 1

    /// What a process of a run with several jobs takes its documents from.
    @Option(help: .private)
    var queue: DocumentQueue?

    func validate() throws {
        guard (1...Self.maximumJobs).contains(jobs) else {
            throw ValidationError("--jobs \(jobs): give a number from 1 to \(Self.maximumJobs)")
        }
    }

    static let maximumJobs = 256

    @MainActor func run(on console: Console) throws {
        if let specimens = console.specimens(named: files) { return try draw(specimens, on: console) }
        try console.requireSpecimens(files)
        let project = try ProjectRun(files)
        try fonts.register(on: queue == nil ? console : nil)
        let plan =
            try project.map { try OutputPlan(project: $0.folder, output: output) }
            ?? OutputPlan(inputs: files, output: output)
        guard queue == nil else { return try drawAll(of: plan, project, on: console) }
        try plan.prepare(console)
        do {
            try drawByProcesses(plan, project, on: console)
        } catch let failure as CommandFailure where failure.status == .badInput {
            // The page tells of what cannot be drawn, too.
            try project?.writePage(to: output)
            throw failure
        }
        try project?.writePage(to: output)
    }

    @MainActor private func draw(_ specimens: [Specimen], on console: Console) throws {
        try fonts.register(on: console)
        let plan = try OutputPlan(inputs: files, output: output)
        try plan.prepare(console)
        try SpecimenDrawing(
            size: size, traits: traits, scale: CGFloat(scenes.scale), time: options.at, svgText: options.svgText,
            compression: options.compression
        ).draw(plan, specimens)
    }

    /// Draws a run's documents by as many processes as were asked for, and by this one alone where one is enough.
    @MainActor private func drawByProcesses(
        _ plan: OutputPlan, _ project: ProjectRun?, on console: Console
    ) throws {
        let count = min(jobs, plan.inputs.count)
        guard count > 1, let invocation = console.invocation else {
            return try drawAll(of: plan, project, on: console)
        }
        let workers = RenderWorkers(invocation, count: count) { queue, console in
            var share = self
            share.queue = queue
            try share.drawAll(of: plan, project, on: console)
        }
        try workers.run(plan.inputs, console: console) { line in project?.take(line) }
    }

    @MainActor private func drawAll(of plan: OutputPlan, _ project: ProjectRun?, on console: Console) throws {
        try project?.registerFonts(on: console)
        var jobs = TakenJobs(plan.jobs, from: queue)
        let progress = ProgressBar(total: jobs.total, console: console)
        let picture = DocumentImage(scenes, size, traits, writing: options, in: project?.folder)
        var problems: [String] = []
        defer { progress.clear() }
        while let job = try jobs.next() {
            progress.show(jobs.count - 1, name: job.input)
            project?.begin(job, drawnBy: picture)
            do throws(AtomicFile.Fault) {
                problems += try draw(job, plan, project, with: picture)
            } catch {
                let failure = CommandFailure(error)
                throw CommandFailure(failure.status, problems + failure.lines)
            }
            if queue != nil {
                if let line = project?.lastLine { try console.print(RenderWorker.remarkMark + line) }
                try console.print(job.input)
            }
        }
        progress.clear()
        picture.warnings.lines.forEach(console.print(error:))
        if !problems.isEmpty { throw CommandFailure(.badInput, problems) }
    }

    /// Draws all that is asked of one document.
    ///
    /// - Returns: What is wrong with it, a line each; what can be drawn is drawn all the same.
    /// - Throws: Where a file cannot be written.
    @MainActor private func draw(
        _ job: OutputPlan.Job, _ plan: OutputPlan, _ project: ProjectRun?, with picture: DocumentImage
    ) throws(AtomicFile.Fault) -> [String] {
        var problems: [String] = []
        var targets: [DocumentImage.Target] = []
        problems += Self.faults {
            targets = try picture.targets(of: job, inFolder: plan.goesToFolder)
            if project != nil { targets = picture.withOverview(targets, of: job) }
        }
        for target in targets {
            var data: Data?
            problems += Self.faults { data = try picture.data(of: job.input, target, as: plan.kind) }
            guard let data else { continue }
            try AtomicFile.write(data, to: target.output)
            project?.add(target, below: output)
        }
        project?.add(problems)
        return problems
    }

    /// What is wrong with a document that cannot be read or drawn, a line each.
    @MainActor private static func faults(_ work: () throws -> Void) -> [String] {
        do {
            try work()
            return []
        } catch {
            return "\(error)".split(separator: "\n").map(String.init)
        }
    }
}
