import FlyingSocks
import Foundation

/// The bytes of a stream of events, handed on event by event as they come.
struct EventBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    let events: AsyncStream<Data>

    func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var events: AsyncStream<Data>.Iterator
        private var rest: ArraySlice<UInt8> = []

        init(events: AsyncStream<Data>.Iterator) { self.events = events }

        mutating func next() async -> UInt8? {
            while rest.isEmpty {
                guard let event = await events.next() else { return nil }
                rest = ArraySlice(event)
            }
            return rest.popFirst()
        }

        /// The rest of the present event; without one the whole next event, however long it is.
        mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
            guard let first = await next() else { return nil }
            defer { rest = [] }
            return [first] + rest
        }
    }
}
