import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import PlacardPreview

/// The preview over HTTP/1.1: it listens, and hands every request to `Preview`.
///
/// Bytes are read and taken apart on a thread of their own, within `RequestLimits`; whatever a request asks for, the next
/// one is heard.
public struct PreviewServer: Sendable {
    private let preview: any PreviewSource
    private let request: ServeRequest

    /// Makes a server that does not listen yet.
    @MainActor public init(_ request: ServeRequest) {
        preview = request.source
        self.request = request
    }

    /// Listens until the task is cancelled.
    ///
    /// - Parameter announce: Is given the address of the page once it can be opened.
    /// - Throws: `ServerFailure` where the port is taken or the address is not this machine's.
    public func run(announce: (String) -> Void) async throws(ServerFailure) {
        do {
            let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .serverChannelOption(.backlog, value: 64)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .bind(host: request.host, port: Int(request.port)) { channel in
                    channel.eventLoop.makeCompletedFuture { try PreviewConnection.prepare(channel) }
                }
            if let port = listener.channel.localAddress?.port { announce(page(port: port) + request.query) }
            try await serve(listener)
        } catch {
            throw failure(error)
        }
    }

    private func serve(_ listener: NIOAsyncChannel<PreviewConnection.Bytes, Never>) async throws {
        let count = ConnectionCount()
        try await listener.executeThenClose { connections in
            try await withThrowingDiscardingTaskGroup { group in
                for try await bytes in connections {
                    let connection = PreviewConnection(bytes: bytes, preview: preview)
                    group.addTask {
                        guard count.enter() else { return await connection.refuse() }
                        defer { count.leave() }
                        await connection.serve()
                    }
                }
            }
        }
    }

    /// The page's address; an address that means all of the machine's is shown as one that a browser can open.
    private func page(port: Int) -> String {
        switch request.host {
        case "0.0.0.0": "http://127.0.0.1:\(port)/"
        case "::": "http://[::1]:\(port)/"
        case let host: host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
        }
    }

    private func failure(_ error: any Error) -> ServerFailure {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE:
            ServerFailure(
                "port \(request.port) of \(request.host) is taken by another program; choose another with --port, "
                    + "or --port 0 for any that is free")
        case EACCES:
            ServerFailure("port \(request.port) may not be listened on; choose one above 1023 with --port")
        case EADDRNOTAVAIL:
            ServerFailure("\(request.host) is no address of this machine; choose another with --host")
        case let code?:
            ServerFailure(
                "\(request.host) port \(request.port) cannot be listened on (\(String(cString: strerror(code)))); "
                    + "choose another")
        case nil: ServerFailure("the server ended (\(error)); start it again")
        }
    }
}

/// Why the server does not listen, in one line.
public struct ServerFailure: Error, Hashable, CustomStringConvertible {
    public let description: String

    init(_ reason: String) { description = "placard: error: \(reason)" }
}
