import Foundation
import NIOCore
import NIOHTTP1
import PlacardPreview

/// One browser's connection: requests are answered one after another, as HTTP/1.1 wants it.
struct PreviewConnection: Sendable {
    typealias Bytes = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>
    private typealias Outbound = NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>

    let bytes: Bytes
    let preview: any PreviewSource

    /// Prepares a connection that was accepted, within its event loop.
    static func prepare(_ channel: any Channel) throws -> Bytes {
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: RequestLimits.parser)
        try channel.pipeline.syncOperations.addHandler(ArrivalDeadline())
        return try Bytes(wrappingChannelSynchronously: channel)
    }

    /// Closes the connection unheard.
    func refuse() async { try? await bytes.executeThenClose { _, _ in } }

    /// Answers until either side closes the connection.
    func serve() async {
        try? await bytes.executeThenClose { inbound, outbound in
            try await withThrowingDiscardingTaskGroup { group in
                var parts = inbound.makeAsyncIterator()
                while case .head(let head)? = try await parts.next() {
                    if head.expectsContinue {
                        try await outbound.write(.head(HTTPResponseHead(version: head.version, status: .continue)))
                    }
                    guard let body = try await Self.body(&parts) else { break }
                    let answer = await preview.answer(Self.request(head, body))
                    switch answer.body {
                    case .bytes(let data):
                        try await Self.send(answer, data, to: head, outbound)
                        if !head.isKeepAlive { return }
                    case .events where head.method == .HEAD:
                        try await Self.send(answer, nil, to: head, outbound)
                        if !head.isKeepAlive { return }
                    case .events(let events):
                        // Meanwhile the loop hears of the page's going; no further request is handed out before.
                        group.addTask { try await send(answer, events, to: head, outbound) }
                    }
                }
                group.cancelAll()
            }
        }
    }

    // MARK: Requests

    /// A whole body, of a longer one than the preview reads only its beginning; nil where it is not waited for.
    private static func body(
        _ parts: inout NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator
    ) async throws -> Data? {
        var (body, length) = (Data(), 0)
        while case .body(let buffer)? = try await parts.next() {
            length += buffer.readableBytes
            guard length <= RequestLimits.body else { return nil }
            if body.count <= Preview.longestBody { body.append(contentsOf: buffer.readableBytesView) }
        }
        return body
    }

    private static func request(_ head: HTTPRequestHead, _ body: Data) -> PreviewRequest {
        let target = RequestTarget(head.uri)
        let (hosts, origins) = (head.headers["Host"], head.headers["Origin"])
        return PreviewRequest(
            method(head.method), target.path, query: PreviewRequest.query(of: target.query),
            // Several of a kind are nobody's: which of them holds is for others to guess.
            host: target.host ?? (hosts.count == 1 ? hosts[0] : nil),
            origin: origins.isEmpty ? nil : origins.joined(separator: ", "),
            body: body)
    }

    private static func method(_ method: HTTPMethod) -> PreviewRequest.Method {
        switch method {
        case .GET, .HEAD: .get
        case .POST: .post
        default: .other
        }
    }

    // MARK: Answers

    /// - Parameter data: Nil for a body without end, of which only the headers are wanted.
    private static func send(
        _ answer: PreviewAnswer, _ data: Data?, to request: HTTPRequestHead, _ outbound: Outbound
    ) async throws {
        var head = head(of: answer, to: request)
        if let data { head.headers.add(name: "Content-Length", value: String(data.count)) }
        try await outbound.write(.head(head))
        if let data, request.method != .HEAD {
            try await outbound.write(.body(.byteBuffer(ByteBuffer(bytes: data))))
        }
        try await outbound.write(.end(nil))
    }

    private func send(
        _ answer: PreviewAnswer, _ events: AsyncStream<Data>, to request: HTTPRequestHead, _ outbound: Outbound
    ) async throws {
        try await outbound.write(.head(Self.head(of: answer, to: request)))
        for await event in events { try await outbound.write(.body(.byteBuffer(ByteBuffer(bytes: event)))) }
        try await outbound.write(.end(nil))
        if !request.isKeepAlive { try await bytes.channel.close() }
    }

    private static func head(of answer: PreviewAnswer, to request: HTTPRequestHead) -> HTTPResponseHead {
        var headers = HTTPHeaders(PreviewAnswer.headers)
        headers.add(name: "Content-Type", value: answer.contentType)
        if let name = answer.fileName {
            headers.add(name: "Content-Disposition", value: "attachment; filename=\"\(name)\"")
        }
        if let methods = answer.allowedMethods { headers.add(name: "Allow", value: methods) }
        headers.add(name: "Connection", value: request.isKeepAlive ? "keep-alive" : "close")
        return HTTPResponseHead(
            version: request.version, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
    }
}

extension HTTPRequestHead {
    /// Whether the client sends the body only when it is told to go on (RFC 9110, section 10.1.1).
    fileprivate var expectsContinue: Bool {
        version != .http1_0 && headers[canonicalForm: "Expect"].contains { $0.lowercased() == "100-continue" }
    }
}
