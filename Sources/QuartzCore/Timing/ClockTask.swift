import Synchronization

/// A task that began in code that a stepped clock drives: the clock's time stands while it works.
package final class ClockTask: Sendable {
    /// The one that the present code belongs to.
    @TaskLocal static var current: ClockTask?

    private let state = Mutex(State())

    private struct State {
        /// How much of it sleeps: parts that run side by side may. It counts as asleep as long as one does.
        var sleeping = 0
        var hasEnded = false
        /// Whether it was waited for in vain.
        var isGivenUp = false
    }

    /// A task of the clock that drives the present code; nil where no stepped one does.
    package static func begun() -> ClockTask? {
        guard let clock = EventClock.stepping else { return nil }
        let task = ClockTask()
        clock.add(task)
        return task
    }

    /// Does what the task is for, and ends it.
    package func run<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
        defer { state.withLock { $0.hasEnded = true } }
        return try await ClockTask.$current.withValue(self) { try await operation() }
    }

    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    private var works: Bool { state.withLock { !$0.hasEnded && !$0.isGivenUp && $0.sleeping == 0 } }

    func fallAsleep() { state.withLock { $0.sleeping += 1 } }

    func wakeUp() { state.withLock { $0.sleeping -= 1 } }

    // MARK: Waiting for them

    /// Lets tasks of the main actor go on until none of those that are listed works.
    @MainActor static func settle(_ tasks: () -> [ClockTask]) async {
        // What nobody counts, as tasks that the main actor gets from elsewhere, has its turns too.
        for _ in 0..<8 { await Task.yield() }
        let start = ContinuousClock.now
        var turns = 0
        while true {
            let working = tasks().filter(\.works)
            guard !working.isEmpty else { return }
            // Turns as well as time: the main actor may be busy with other things for longer.
            guard turns < 64 || start.duration(to: .now) < .seconds(1) else {
                for task in working { task.state.withLock { $0.isGivenUp = true } }
                return
            }
            turns += 1
            await Task.yield()
        }
    }
}
