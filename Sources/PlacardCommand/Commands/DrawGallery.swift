import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard gallery -o DIR`: every specimen as an image, and a page that shows them all.
struct DrawGallery: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Draws every specimen as PNG, SVG and PDF and writes an index page.")

    @Option(name: [.customShort("o"), .long], help: "The folder; made if it does not exist.")
    var output: String

    @Option(name: .long, help: "Draws this specimen alone; may be given several times.")
    var only: [String] = []

    @Option(name: .long, help: "Pixels in a point; without it the specimen's own, 2 as a rule.")
    var scale: Double?

    @Option(name: .customLong("svg-text"), help: ArgumentHelp(SVGText.help))
    var svgText = SVGText.outlines

    @Option(help: ArgumentHelp(PNGCompression.help))
    var compression = PNGCompression.quick

    func validate() throws {
        if let scale { try SizeOptions.require(scale, "--scale", below: 16) }
    }

    @MainActor func run(on console: Console) throws {
        try FontOptions.requireAny(on: console)
        var specimens = only.isEmpty ? console.specimens : try only.map { try specimen($0, of: console) }
        if let scale {
            for index in specimens.indices { specimens[index].scale = CGFloat(scale) }
        }
        try console.prepare(URL(fileURLWithPath: output, isDirectory: true), as: .folder)
        let gallery = Gallery(specimens, svgText: svgText.style, compressionLevel: compression.level)
        let undrawable = try write(gallery, showing: ProgressBar(total: specimens.count, console: console))
        guard undrawable.isEmpty else { throw CommandFailure(.badInput, undrawable) }
    }

    /// Writes all that can be drawn.
    ///
    /// - Returns: A line for each specimen that cannot.
    @MainActor private func write(_ gallery: Gallery, showing progress: ProgressBar) throws -> [String] {
        var undrawable: [String] = []
        defer { progress.clear() }
        do throws(GalleryError) {
            try gallery.write(
                to: URL(fileURLWithPath: output), begin: { progress.show($0, name: $1) },
                leaveOut: { undrawable.append($0.description) })
        } catch {
            throw CommandFailure(Self.status(of: error), undrawable + [error.description])
        }
        return undrawable
    }

    private static func status(of error: GalleryError) -> ExitStatus {
        switch error {
        case .noSpace: .machineLacks
        case .undrawable, .unwritable: .badInput
        }
    }

    @MainActor private func specimen(_ name: String, of console: Console) throws -> Specimen {
        if let specimen = console.specimens.named(name) { return specimen }
        throw CommandFailure.usage("no specimen is named \(name)\(console.clause(for: name))")
    }
}
