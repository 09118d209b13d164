import Foundation
import Synchronization

/// Drawing by a library that cannot be stopped, on threads of their own that are waited for some time.
///
/// A thread that takes longer goes on until it ends, unheard. Four such threads are the most that there are at a time;
/// meanwhile nothing else is drawn so.
final class DrawingDeadline: Sendable {
    /// How long files are waited for.
    static let files = DrawingDeadline(.seconds(10))

    private static let mostLate = 4
    /// What recursive readers of files are used to, in bytes.
    private static let stackSize = 8 << 20
    private let limit: DispatchTimeInterval
    private let late = Mutex(0)

    init(_ limit: DispatchTimeInterval) { self.limit = limit }

    /// Runs drawing that ends, or fails, in time.
    func image(_ draw: @escaping @Sendable () throws(ImageFileError) -> CGImage) throws(ImageFileError) -> CGImage {
        guard late.withLock({ $0 < Self.mostLate }) else { throw .slow }
        let outcome = Outcome()
        let thread = Thread { [self] in
            if !outcome.end(Result { () throws(ImageFileError) in try draw() }) { late.withLock { $0 -= 1 } }
        }
        thread.stackSize = Self.stackSize
        thread.start()
        guard let result = outcome.wait(limit) else {
            late.withLock { $0 += 1 }
            throw .slow
        }
        return try result.get()
    }

    /// What becomes of a drawing, and whether anybody waits for it.
    private final class Outcome: Sendable {
        private enum State {
            case running, abandoned
            case ended(Result<CGImage, ImageFileError>)
        }

        private let state = Mutex(State.running)
        private let ended = DispatchSemaphore(value: 0)

        /// False if nobody waits any more.
        func end(_ result: Result<CGImage, ImageFileError>) -> Bool {
            defer { ended.signal() }
            return state.withLock { state in
                if case .abandoned = state { return false }
                state = .ended(result)
                return true
            }
        }

        /// Nil if it takes longer, which nobody waits for then.
        func wait(_ limit: DispatchTimeInterval) -> Result<CGImage, ImageFileError>? {
            _ = ended.wait(timeout: .now() + limit)
            return state.withLock { state in
                if case .ended(let result) = state { return result }
                state = .abandoned
                return nil
            }
        }
    }
}
