import Synchronization

/// A task's sleep: until a stepped clock has gone on as far, or the task is cancelled.
package final class ClockSleep: Sendable {
    private let task = ClockTask.current
    private let state = Mutex(State.beginning)

    private enum State {
        case beginning
        case asleep(CheckedContinuation<Void, any Error>, EventClock.Alarm)
        case over
    }

    private init() {}

    /// Sleeps by the stepped clock that drives the present code, or drove it where its task began.
    ///
    /// - Returns: False, at once, where there is none.
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    package static func sleep(seconds: Double) async throws -> Bool {
        guard let clock = EventClock.ofTask else { return false }
        let sleep = ClockSleep()
        try await withTaskCancellationHandler {
            try Task.checkCancellation()
            try await withCheckedThrowingContinuation { sleep.begin($0, on: clock, seconds: seconds) }
        } onCancel: {
            sleep.end(with: .failure(CancellationError()))
        }
        return true
    }

    private func begin(_ continuation: CheckedContinuation<Void, any Error>, on clock: EventClock, seconds: Double) {
        let alarm = clock.schedule(after: seconds) { self.end(with: .success(())) }
        let begins = state.withLock { state in
            guard case .beginning = state else { return false }
            state = .asleep(continuation, alarm)
            task?.fallAsleep()
            return true
        }
        guard !begins else { return }
        alarm.stop()
        continuation.resume(throwing: CancellationError())
    }

    private func end(with result: Result<Void, any Error>) {
        let before = state.withLock { state in
            defer { state = .over }
            return state
        }
        guard case .asleep(let continuation, let alarm) = before else { return }
        alarm.stop()
        task?.wakeUp()
        continuation.resume(with: result)
    }
}
