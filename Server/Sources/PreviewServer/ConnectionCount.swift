import Synchronization

/// How many connections are open, of no more than `RequestLimits.connections`.
final class ConnectionCount: Sendable {
    private let count = Atomic(0)

    /// Counts one more; false where there are too many.
    func enter() -> Bool {
        if count.add(1, ordering: .relaxed).newValue <= RequestLimits.connections { return true }
        leave()
        return false
    }

    func leave() { count.subtract(1, ordering: .relaxed) }
}
