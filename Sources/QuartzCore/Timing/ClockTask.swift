import Synchronization

/// A task that began in code that a stepped clock drives: the clock's time stands while it works.
///
/// It lives as long as the task, whose local values hold it.
package final class ClockTask: Sendable {
    /// The one that the present code belongs to.
    @TaskLocal static var current: ClockTask?

    private let state = Mutex(State())

    private struct State {
        /// How much of it sleeps: parts that run side by side may. It counts as asleep as long as one does.
        var sleeping = 0
        /// Whether it was waited for in vain.
        var isGivenUp = false
    }

    /// Begins a task of the clock that drives the present code; an ordinary one where no stepped clock does.
    package static func begin<Begun>(_ task: () -> Begun) -> Begun {
        guard let clock = EventClock.stepping else { return task() }
        let begun = ClockTask()
        clock.add(begun)
        return $current.withValue(begun) { task() }
    }

    private var works: Bool { state.withLock { !$0.isGivenUp && $0.sleeping == 0 } }

    func fallAsleep() { state.withLock { $0.sleeping += 1 } }

    func wakeUp() { state.withLock { $0.sleeping -= 1 } }

    /// Waits for what the clock brings about, such as an animation's end; the present task counts as asleep meanwhile.
    ///
    /// - Parameter begin: Gets what is to be called once, when it has come.
    @MainActor package static func wait<Value: Sendable>(
        for begin: (@escaping @MainActor (Value) -> Void) -> Void
    ) async -> Value {
        let task = current
        return await withCheckedContinuation { continuation in
            task?.fallAsleep()
            begin { value in
                task?.wakeUp()
                continuation.resume(returning: value)
            }
        }
    }

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
