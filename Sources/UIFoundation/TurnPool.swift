import Dispatch
import Synchronization

/// Keeps objects until the main queue's next turn, as the autorelease pool of Apple's run loop keeps what the frameworks
/// have handed out: a nib's root lives on until code that has it in a weak outlet adds it to a view.
///
/// A program whose main queue never runs keeps the latest ones, no more than `limit`.
package final class TurnPool: Sendable {
    package static let shared = TurnPool(limit: 16)

    private let limit: Int
    private let state = Mutex(State())

    private struct State: ~Copyable {
        var kept: [Kept] = []
        var isTurnAwaited = false
    }

    /// One object. Unchecked because the pool only holds it.
    private struct Kept: @unchecked Sendable {
        let object: AnyObject
    }

    package init(limit: Int) {
        self.limit = limit
    }

    /// Lets an object live on for the rest of the turn.
    package func keep(_ object: AnyObject) {
        let kept = Kept(object: object)
        let limit = limit
        let (isFirst, oldest) = state.withLock { state -> (Bool, Kept?) in
            let isFirst = !state.isTurnAwaited
            state.isTurnAwaited = true
            state.kept.append(kept)
            return (isFirst, state.kept.count > limit ? state.kept.removeFirst() : nil)
        }
        // Released outside the lock: what goes with it may come back here.
        withExtendedLifetime(oldest) {}
        if isFirst { DispatchQueue.main.async { self.empty() } }
    }

    private func empty() {
        let gone = state.withLock { state -> [Kept] in
            defer { (state.kept, state.isTurnAwaited) = ([], false) }
            return state.kept
        }
        withExtendedLifetime(gone) {}
    }
}
