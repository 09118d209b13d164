import NIOCore
import NIOHTTP1

/// How much a browser may ask for, known before anything of a request is understood.
enum RequestLimits {
    /// The longest path with its query, and the longest header, in bytes.
    static let field = 8 << 10
    /// All headers together, in bytes.
    static let headers = 64 << 10
    /// The number of headers.
    static let fieldCount = 100
    /// The longest body that is waited for before it is refused, in bytes; of longer ones the connection is closed.
    static let body = 1 << 20
    /// The most connections at one time: browsers open six for each page.
    static let connections = 256
    /// How long a whole request may take to arrive, from the opening of the connection or the last answer's end.
    static let arrival = TimeAmount.seconds(30)
    /// How many bytes of an answer a browser takes at least in that time while more wait for it.
    static let departure = 64 << 10

    static var parser: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = field
        limits.maxHeaderListSize = headers
        limits.maxHeaderFieldCount = fieldCount
        return limits
    }
}

/// Closes a connection on which no whole request arrives in time, or whose answers nobody takes: as many as there may be
/// would otherwise keep all others out.
final class ArrivalDeadline: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart

    private let time: TimeAmount
    private var deadline: Scheduled<Void>?
    private var departure: Scheduled<Void>?

    init(_ time: TimeAmount = RequestLimits.arrival) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) { wait(context.channel) }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        departure?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = Self.unwrapInboundIn(data) { deadline?.cancel() }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = Self.unwrapOutboundIn(data) { wait(context.channel) }
        context.write(data, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        departure?.cancel()
        if !context.channel.isWritable { watch(context.channel, waiting: Self.waitingBytes(of: context.channel)) }
        context.fireChannelWritabilityChanged()
    }

    /// Closes the connection unless fewer bytes wait after some time.
    private func watch(_ channel: any Channel, waiting before: Int) {
        departure = channel.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
            let now = Self.waitingBytes(of: channel)
            guard before - now >= RequestLimits.departure else { return channel.close(promise: nil) }
            self?.watch(channel, waiting: now)
        }
    }

    private static func waitingBytes(of channel: any Channel) -> Int {
        (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }

    private func wait(_ channel: any Channel) {
        deadline?.cancel()
        deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
