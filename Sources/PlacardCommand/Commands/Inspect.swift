import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard inspect FILE`: what a document holds, as JSON.
struct Inspect: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Lists a document's views with their frames, and everything doubtful about it, as JSON.",
        discussion: """
            Views are laid out by the document's constraints, for the device that it was drawn on; --width and --height \
            give the views at the top another size.
            """)

    @Argument(help: "The document.", completion: .file(extensions: ["xib", "storyboard"]))
    var file: String

    @Option(help: "One scene of a storyboard, by its id, its controller's id or its storyboard identifier.")
    var scene: String?

    @OptionGroup var size: SizeOptions

    @MainActor func run(on console: Console) throws {
        do throws(IBError) {
            let file = try DocumentFile(path: file)
            let before = UITraitCollection.standard
            UITraitCollection.standard = UITraitCollection(traitsFrom: [
                .standard, UITraitCollection(displayScale: NibDevice(file.document).scale),
            ])
            defer { UITraitCollection.standard = before }
            var graph = try build(file)
            graph.layOut(file.document, in: size.room)
            console.print(InspectReport(graph).json)
        } catch {
            throw CommandFailure(.badInput, [error.description])
        }
    }

    /// One scene of a storyboard, or else everything in the document.
    @MainActor private func build(_ file: DocumentFile) throws(IBError) -> NibGraph {
        guard let scene, let found = try file.scene(named: scene) else { return try NibBuilder.build(file.document) }
        return try NibBuilder.build(found, of: file.document)
    }
}
