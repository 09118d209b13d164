import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after another as they are posted, for `for await`.
    ///
    /// Foundation on Linux lacks it. Source: Apple's documentation of `notifications(named:object:)`.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: Whose notifications count; nil for everybody's.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
        -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications as an asynchronous sequence, which has no end: each loop through it hears what is posted from its beginning on.
    public final class Notifications: AsyncSequence, Sendable {
        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Begins to hear of notifications.
        public func makeAsyncIterator() -> Iterator {
            let (center, name, object) = (center, name, object)
            // Who is slow misses the oldest: nobody knows how much a loop will ever take.
            let stream = AsyncStream<Notification>(bufferingPolicy: .bufferingNewest(1_024)) { continuation in
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                    nonisolated(unsafe) let notification = $0
                    continuation.yield(notification)
                }
                continuation.onTermination = { _ in center.removeObserver(token) }
            }
            return Iterator(base: stream.makeAsyncIterator())
        }

        /// A loop through notifications; up to 1,024 wait for it.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Notification>.Iterator

            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await base.next() }

            /// The next notification; nil once the task is cancelled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)
            }
        }
    }
}
