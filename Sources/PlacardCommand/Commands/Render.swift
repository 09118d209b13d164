import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard render FILE… -o OUT`: documents to images.
struct Render: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws Interface Builder documents (.xib, .storyboard) and labels (.label.json).",
        discussion: """
            Views are laid out by the document's constraints, at the size that it stores or is given. One document goes \
            to one file, whose extension decides the kind; several go to a folder. A document that cannot be drawn gives \
            one line on the error stream, and no file.
            """)

    @Argument(help: "The documents.", completion: .file(extensions: ["xib", "storyboard", "json"]))
    var files: [String]

    @Option(name: [.customShort("o"), .long], help: "The picture (.png, .svg or .pdf), or a folder for several.")
    var output: String

    // Groups within groups would cost debug builds a parser's check for each combination.
    @OptionGroup var options: RenderOptions

    @OptionGroup var size: SizeOptions

    @OptionGroup var traits: TraitOptions

    @OptionGroup var fonts: FontOptions

    @Option(help: "How many documents are drawn at the same time, each by a process of its own.")
    var jobs = 1

    @Option(help: .private)
    var share: RenderShare?

    func validate() throws {
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs \(jobs): give a number from 1 to 256") }
    }

    @MainActor func run(on console: Console) throws {
        try fonts.register()
        let plan = try OutputPlan(inputs: files, output: output)
        let count = min(jobs, plan.jobs.count)
        if count > 1, share == nil, let invocation = console.invocation {
            try RenderWorkers(invocation, count: count).run(plan.jobs.count, console: console)
        } else {
            try draw(plan, on: console)
        }
    }

    @MainActor private func draw(_ plan: OutputPlan, on console: Console) throws {
        let jobs = share.map { $0.part(of: plan.jobs) } ?? plan.jobs
        let progress = ProgressBar(total: jobs.count, console: console)
        let picture = DocumentImage(options, size, traits)
        var problems: [String] = []
        defer { progress.clear() }
        for (index, job) in jobs.enumerated() {
            progress.show(index, name: job.input)
            do {
                try AtomicFile.write(picture.data(of: job.input, as: plan.kind), to: job.output)
            } catch let error as IBError {
                problems.append(error.description)
            } catch let error as StyleSheetError {
                problems += error.description.split(separator: "\n").map(String.init)
            } catch let fault as AtomicFile.Fault {
                let failure = CommandFailure(fault)
                throw CommandFailure(failure.status, problems + failure.lines)
            }
            if share != nil { try console.print(job.input) }
        }
        progress.clear()
        picture.assetProblems.forEach(console.print(error:))
        if !problems.isEmpty { throw CommandFailure(.badInput, problems) }
    }
}
