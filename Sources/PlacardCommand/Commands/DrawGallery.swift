import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard gallery -o DIR`: every specimen as a picture, and a page that shows them all.
struct DrawGallery: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Draws every specimen as PNG, SVG and PDF and writes an index page.")

    @Option(name: [.customShort("o"), .long], help: "The folder; made if it does not exist.")
    var output: String

    @MainActor func run(on console: Console) throws {
        do throws(GalleryError) {
            try Gallery().write(to: URL(fileURLWithPath: output))
        } catch {
            throw CommandFailure(.usage, [error.description])
        }
    }
}
