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

    @OptionGroup var size: SizeOptions

    @MainActor func run(on console: Console) throws {
        do throws(IBError) {
            let document = try DocumentFile(path: file).document
            let device = NibDevice(document)
            let before = UITraitCollection.standard
            UITraitCollection.standard = UITraitCollection(traitsFrom: [
                .standard, UITraitCollection(displayScale: device.scale),
            ])
            defer { UITraitCollection.standard = before }
            var graph = try NibBuilder.build(document)
            graph.layOut(document, width: size.width, height: size.height)
            console.print(InspectReport(graph).json)
        } catch {
            throw CommandFailure(.badInput, [error.description])
        }
    }
}
