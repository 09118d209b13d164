import ArgumentParser
import Foundation
import PlacardSnapshots

/// `placard inspect FILE`: what a document holds, as JSON.
struct Inspect: BoundSubcommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Lists a document's views with their frames, and everything doubtful about it, as JSON.",
        discussion: """
            Views are laid out by the document's constraints, for the device and at the text size that it was drawn on; \
            --width and --height give the views at the top another size, --content-size takes another text size. Views \
            of a specimen have their places as ids: 1.2 is the second subview of the first.
            """)

    @Argument(help: "The document, or a specimen's name.", completion: .file(extensions: ["xib", "storyboard"]))
    var file: String

    @Option(help: "One scene of a storyboard, by its id, its controller's id or its storyboard identifier.")
    var scene: String?

    @Option(
        help: "A picture to draw (.png): what screen readers stop at, numbered in their order, and what they read.")
    var accessibility: String?

    @OptionGroup var size: SizeOptions

    @OptionGroup var traits: TraitOptions

    @OptionGroup var bound: RootOption

    @OptionGroup var fonts: FontOptions

    @MainActor func run(on console: Console) throws {
        if let accessibility { try console.prepare(URL(fileURLWithPath: accessibility), as: .file) }
        try fonts.register(on: console)
        if let specimen = console.specimens(named: [file])?.first {
            let drawing = SpecimenDrawing(size: size, traits: traits, scale: 2)
            try writeAccessibility(accessibility == nil ? nil : drawing.accessibilityPicture(of: specimen))
            return try console.print(drawing.report(on: specimen).json)
        }
        try console.requireSpecimens([file])
        let json: String
        var picture: Data?
        do throws(IBError) {
            let file = try DocumentFile(path: file, for: traits.environment)
            let canvas = file.canvas
            var environment = traits.environment
            if traits.contentSize == nil { environment.contentSize = canvas.textSize }
            json = try environment.apply(scale: canvas.scale) { () throws(IBError) -> String in
                if accessibility != nil { picture = try accessibilityPicture(of: file, environment) }
                return try report(on: file, environment).json
            }
        } catch {
            throw CommandFailure(.badInput, [error.description])
        }
        try writeAccessibility(picture)
        try console.print(json)
    }

    private func writeAccessibility(_ picture: Data?) throws(CommandFailure) {
        guard let picture, let accessibility else { return }
        do throws(AtomicFile.Fault) {
            try AtomicFile.write(picture, to: URL(fileURLWithPath: accessibility))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Edges lie on the device's pixels, as on the canvas, in the picture as in the list.
    @MainActor private var space: NibSpace {
        var space = size.space
        space.pixels = .ofDevice
        return space
    }

    @MainActor private func accessibilityPicture(
        of file: DocumentFile, _ environment: RenderEnvironment
    ) throws(IBError) -> Data {
        let document = try LaidOutDocument(
            file, scene: scene, in: space, for: environment, assets: AssetFinder())
        if let data = AccessibilityPicture(of: document.sheet.view).png() { return data }
        throw IBError(file: file.path, "the view at the top makes no picture; give --width and --height")
    }

    /// One scene of a storyboard, or else everything in the document.
    @MainActor private func report(
        on file: DocumentFile, _ environment: RenderEnvironment
    ) throws(IBError) -> InspectReport {
        let found = scene == nil ? nil : try file.scene(named: scene)
        var graph = try file.graph(
            ofScene: found, for: traits.environment.classes(of: file.nib), attributes: .tried)
        file.layOut(&graph, in: space, atTextSize: environment.contentSize)
        return InspectReport(graph)
    }
}
