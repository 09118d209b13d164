import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard inspect FILE`: what a document holds, as JSON.
struct Inspect: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Lists a document's views with their frames, and everything doubtful about it, as JSON.",
        discussion: """
            Views are laid out by the document's constraints, for the device and at the text size that it was drawn on; \
            --width and --height give the views at the top another size, --content-size takes another text size.
            """)

    @Argument(help: "The document.", completion: .file(extensions: ["xib", "storyboard"]))
    var file: String

    @Option(help: "One scene of a storyboard, by its id, its controller's id or its storyboard identifier.")
    var scene: String?

    @OptionGroup var size: SizeOptions

    @OptionGroup var traits: TraitOptions

    @OptionGroup var fonts: FontOptions

    @MainActor func run(on console: Console) throws {
        try fonts.register()
        let json: String
        do throws(IBError) {
            let file = try DocumentFile(path: file, for: traits.environment)
            let scale = NibDevice(file.document).scale
            var environment = traits.environment
            if traits.contentSize == nil { environment.contentSize = file.canvasTextSize }
            json = try environment.apply(scale: scale) { () throws(IBError) -> String in
                try report(on: file).json
            }
        } catch {
            throw CommandFailure(.badInput, [error.description])
        }
        try console.print(json)
    }

    /// One scene of a storyboard, or else everything in the document.
    @MainActor private func report(on file: DocumentFile) throws(IBError) -> InspectReport {
        let found = scene == nil ? nil : try file.scene(named: scene)
        var graph = try file.graph(ofScene: found, for: traits.environment.classes(of: file.document))
        graph.layOut(file.document, in: size.space)
        return InspectReport(graph)
    }
}
