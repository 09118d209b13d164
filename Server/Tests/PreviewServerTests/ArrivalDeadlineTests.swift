import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import PreviewServer

/// Connections whose answers nobody takes are closed, whatever they asked for.
@Suite struct ArrivalDeadlineTests {
    /// A connection with bytes of an answer that wait to be taken.
    private func channel(holding bytes: Int) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandlers([HTTPResponseEncoder(), ArrivalDeadline()])
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        // The request has arrived.
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        channel.write(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)), promise: nil)
        let body = ByteBuffer(repeating: 0, count: bytes)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
        change(channel, isWritable: false)
        return channel
    }

    private func change(_ channel: EmbeddedChannel, isWritable: Bool) {
        channel.isWritable = isWritable
        channel.pipeline.fireChannelWritabilityChanged()
    }

    @Test func `an answer that nobody takes is waited for as long as a request`() throws {
        let channel = try channel(holding: 1 << 20)
        channel.embeddedEventLoop.advanceTime(by: .seconds(29))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func `an answer that is taken slowly is waited for until it is taken no more`() throws {
        let channel = try channel(holding: 1 << 20)
        channel.flush()
        channel.embeddedEventLoop.advanceTime(by: .seconds(31))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(31))
        #expect(!channel.isActive)
    }

    @Test func `a stream whose events are taken goes on`() throws {
        let channel = try channel(holding: 1 << 20)
        channel.flush()
        change(channel, isWritable: true)
        channel.embeddedEventLoop.advanceTime(by: .minutes(10))
        #expect(channel.isActive)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }
}
