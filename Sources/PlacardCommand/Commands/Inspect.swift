import ArgumentParser
import Foundation
import PlacardSpecimens

/// `placard inspect FILE`: what a document holds, as JSON.
struct Inspect: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Lists a document's views with their frames, and everything doubtful about it, as JSON.")

    @Argument(help: "The document.", completion: .file(extensions: ["xib", "storyboard"]))
    var file: String

    @MainActor func run(on console: Console) throws {
        do throws(IBError) {
            let document = try DocumentFile(path: file).document
            let report = InspectReport(try NibBuilder.build(document))
            console.print(report.json)
        } catch {
            throw CommandFailure(.badInput, [error.description])
        }
    }
}
