import Dispatch
import Foundation
import Synchronization

/// Something that another queue than the main one does within code that a clock drives: the clock goes on once it is done, or waits for
/// something itself.
final class OtherQueueTurn: Sendable {
    private let clock: EventClock
    private let work: SingleWork
    private let isDone = DispatchSemaphore(value: 0)
    /// Where the kernel tells of the thread that does it, below /proc; nil until it begins.
    private let thread = Mutex<String?>(nil)
    /// How many milliseconds the clock still waits while it works on.
    private let patience = Atomic(1_000)

    init(on clock: EventClock, _ work: @escaping @Sendable () -> Void) {
        self.clock = clock
        self.work = SingleWork(work)
    }

    /// Does it, once, on the queue; what it hands to the main queue belongs to the clock.
    func come() {
        guard let due = work.take() else { return }
        let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        thread.withLock { $0 = own ?? "" }
        clock.drive(due)
        isDone.signal()
    }

    /// Lets the clock go on, at last after a second: what waits for the main thread could not end before. Whenever that has brought it on,
    /// the clock waits until it waits again, or is done.
    func wait() {
        guard isDone.wait(timeout: .now() + 1) == .timedOut else { return }
        clock.wait(until: isDoneForNow, then: {})
    }

    private func isDoneForNow() -> Bool {
        while isDone.wait(timeout: .now()) == .timedOut {
            guard isWorking else { return false }
            guard patience.subtract(1, ordering: .relaxed).newValue > 0 else { return true }
            Thread.sleep(forTimeInterval: 0.001)
        }
        return true
    }

    /// Whether the thread runs or is about to, by the state that the kernel tells of it: one that is woken by a signal is at once. Source:
    /// proc_pid_stat(5).
    private var isWorking: Bool {
        guard let thread = thread.withLock({ $0 }) else { return true }
        let line = try? String(contentsOfFile: "/proc/\(thread)/stat", encoding: .utf8)
        // The state follows the thread's name, which is in parentheses.
        guard let line, let end = line.lastIndex(of: ")") else { return false }
        return ["R", "D"].contains(line[end...].dropFirst(2).first)
    }
}
