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

    static var parser: NIOHTTPDecoderLimitConfiguration {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = field
        limits.maxHeaderListSize = headers
        limits.maxHeaderFieldCount = fieldCount
        return limits
    }
}

/// Closes a connection on which no whole request arrives in time.
final class ArrivalDeadline: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart

    private let time: TimeAmount
    private var deadline: Scheduled<Void>?

    init(_ time: TimeAmount = RequestLimits.arrival) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) { wait(context.channel) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = Self.unwrapInboundIn(data) { deadline?.cancel() }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = Self.unwrapOutboundIn(data) { wait(context.channel) }
        context.write(data, promise: promise)
    }

    private func wait(_ channel: any Channel) {
        deadline?.cancel()
        deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
