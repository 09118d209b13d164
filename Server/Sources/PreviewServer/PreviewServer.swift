import FlyingFox
import FlyingSocks
import Foundation
import PlacardPreview

/// The preview over HTTP/1.1: it listens, and hands every request to `Preview`.
public struct PreviewServer: Sendable {
    private let server: HTTPServer
    private let request: ServeRequest

    /// How long an answer may take to begin, in seconds: views that take minutes to draw are a fault.
    private static let patience: TimeInterval = 120

    /// Makes a server that does not listen yet.
    ///
    /// - Throws: `ServerFailure` where the host is no address.
    @MainActor public init(_ request: ServeRequest) throws(ServerFailure) {
        let handler = PreviewHandler(preview: Preview(files: request.files, host: request.host))
        self.request = request
        do {
            let configuration =
                request.host.contains(":")
                ? HTTPServer.Configuration(
                    address: try .inet6(ip6: request.host, port: request.port), timeout: Self.patience,
                    logger: .disabled)
                : HTTPServer.Configuration(
                    address: try .inet(ip4: request.host, port: request.port), timeout: Self.patience,
                    logger: .disabled)
            server = HTTPServer(config: configuration, handler: handler)
        } catch {
            throw ServerFailure("the host \(request.host) is no address; give one in numbers, such as 127.0.0.1")
        }
    }

    /// Listens until the task is cancelled.
    ///
    /// - Parameter announce: Is given the address of the page once it can be opened.
    /// - Throws: `ServerFailure` where the port is taken or the address is not this machine's.
    public func run(announce: @escaping @Sendable (String) -> Void) async throws(ServerFailure) {
        let announcing = Task {
            try await server.waitUntilListening(timeout: Self.patience)
            if let address = await server.listeningAddress { announce(Self.page(at: address)) }
        }
        defer { announcing.cancel() }
        do {
            try await server.run()
        } catch {
            throw failure(error)
        }
    }

    /// The page's address; an address that means all of the machine's is shown as one that a browser can open.
    private static func page(at address: Socket.Address) -> String {
        switch address {
        case .ip4(let host, let port): "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)/"
        case .ip6(let host, let port): "http://[\(host == "::" ? "::1" : host)]:\(port)/"
        case .unix(let path): path
        }
    }

    private func failure(_ error: any Error) -> ServerFailure {
        switch error {
        case SocketError.failed(_, EADDRINUSE, _):
            ServerFailure(
                "port \(request.port) of \(request.host) is taken by another program; choose another with --port, "
                    + "or --port 0 for any that is free")
        case SocketError.failed(_, EACCES, _):
            ServerFailure("port \(request.port) may not be listened on; choose one above 1023 with --port")
        case SocketError.failed(_, EADDRNOTAVAIL, _):
            ServerFailure("\(request.host) is no address of this machine; choose another with --host")
        case SocketError.failed(_, _, let message):
            ServerFailure("\(request.host) port \(request.port) cannot be listened on (\(message)); choose another")
        default: ServerFailure("the server ended (\(error.localizedDescription)); start it again")
        }
    }
}

/// Why the server does not listen, in one line.
public struct ServerFailure: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ reason: String) { description = "placard: error: \(reason)" }
}
