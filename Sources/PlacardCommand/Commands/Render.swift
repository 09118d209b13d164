import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard render FILE… -o OUT`: documents to pictures.
struct Render: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws Interface Builder documents (.xib, .storyboard).",
        discussion: """
            Views are laid out by the document's constraints, at the size that it stores or is given. One document goes to one file, whose extension decides \
            the kind; several go to a folder. A document that cannot be drawn gives one line on the error stream, and \
            no file.
            """)

    @Argument(help: "The documents.", completion: .file(extensions: ["xib", "storyboard"]))
    var files: [String]

    @Option(name: [.customShort("o"), .long], help: "The picture (.png, .svg or .pdf), or a folder for several.")
    var output: String

    @OptionGroup var options: RenderOptions

    @MainActor func run(on console: Console) throws {
        try options.traits.registerFonts()
        let plan = try OutputPlan(inputs: files, output: output)
        let progress = ProgressBar(total: plan.jobs.count, console: console)
        let picture = DocumentPicture(options: options)
        var problems: [String] = []
        defer { progress.clear() }
        for (index, job) in plan.jobs.enumerated() {
            progress.show(index, name: job.input)
            do {
                try AtomicFile.write(picture.data(of: job.input, as: plan.kind), to: job.output)
            } catch let error as IBError {
                problems.append(error.description)
            } catch let failure as CommandFailure {
                throw CommandFailure(failure.status, problems + failure.lines)
            }
        }
        progress.clear()
        if !problems.isEmpty { throw CommandFailure(.badInput, problems) }
    }
}
