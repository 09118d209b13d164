extension Task where Failure == Never {
    /// Begins a task as Swift does; in code that a stepped clock drives, `EventClock.run(for:)` waits for it.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
    ) {
        self.init(priority: nil, operation: operation)
    }

    /// Begins a task of a priority as Swift does; in code that a stepped clock drives, `EventClock.run(for:)` waits for it.
    @discardableResult
    public init(
        priority: TaskPriority?,
        @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
    ) {
        // Handed over once, as the closure is called once, which the compiler does not know.
        nonisolated(unsafe) let operation = operation
        self = ClockTask.begin { Task(name: nil, priority: priority, operation: operation) }
    }
}

extension Task where Failure == any Error {
    /// Begins a task that may fail as Swift does; in code that a stepped clock drives, `EventClock.run(for:)` waits for it.
    @discardableResult
    public init(
        @_inheritActorContext @_implicitSelfCapture
        operation: sending @escaping @isolated(any) () async throws -> Success
    ) {
        self.init(priority: nil, operation: operation)
    }

    /// Begins a task of a priority that may fail as Swift does; in code that a stepped clock drives, `EventClock.run(for:)` waits for it.
    @discardableResult
    public init(
        priority: TaskPriority?,
        @_inheritActorContext @_implicitSelfCapture
        operation: sending @escaping @isolated(any) () async throws -> Success
    ) {
        // Handed over once, as the closure is called once, which the compiler does not know.
        nonisolated(unsafe) let operation = operation
        self = ClockTask.begin { Task(name: nil, priority: priority, operation: operation) }
    }
}

extension Task where Success == Never, Failure == Never {
    /// Sleeps for some nanoseconds of the stepped clock that drove the code where the task began, if one did; by the machine's otherwise.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        guard try await !ClockSleep.sleep(seconds: Double(duration) / 1e9) else { return }
        try await sleep(for: .nanoseconds(duration), tolerance: nil, clock: .continuous)
    }

    /// Sleeps for a while of the stepped clock that drove the code where the task began, if one did; by the machine's otherwise.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(for duration: Duration) async throws {
        guard try await !ClockSleep.sleep(seconds: duration / .seconds(1)) else { return }
        try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
}
