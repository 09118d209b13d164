import ArgumentParser
import CardServer
import Hummingbird
import NIOCore

/// Draws cards, receipts and tickets over HTTP.
@main
struct CardServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "card-server", abstract: "Draws share cards, receipts and tickets over HTTP.")

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"
    @Option(help: "The port.")
    var port = 8080
    @Option(help: "How many requests may wait for their card; further ones are answered with 503.")
    var mostWaiting = 64
    @Option(help: "How many seconds a request may wait for its card.")
    var patience = 5

    func validate() throws {
        guard (0...65_535).contains(port), (1...10_000).contains(mostWaiting), (1...300).contains(patience) else {
            throw ValidationError("port is 0 to 65535, most-waiting 1 to 10000, patience 1 to 300")
        }
    }

    func run() async throws {
        // One thread is enough for the connections of one that draws.
        NIOSingletons.groupLoopCountSuggestion = 1
        let drawing = Drawing(mostWaiting: mostWaiting, patience: .seconds(patience))
        try await CardRoutes.application(host: host, port: port, drawing: drawing).runService()
    }
}
