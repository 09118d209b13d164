import ArgumentParser
import PlacardPreview

/// `placard preview-worker REQUEST`: the process in which the server of `placard serve` has views made and touched.
struct PreviewViews: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "preview-worker", abstract: "Shows views to the server that started it.", shouldDisplay: false)

    @Argument(help: "What is served.")
    var request: String

    @MainActor func run(on console: Console) throws {
        guard let request = ServeRequest(argument: request) else {
            throw CommandFailure.usage("preview-worker is started by `placard serve`, which takes files and a port")
        }
        do throws(PreviewFailure) {
            try request.prepare()
        } catch {
            throw CommandFailure(.badInput, [error.description])
        }
        PreviewWorker(request, specimens: console.specimens).run()
    }
}
