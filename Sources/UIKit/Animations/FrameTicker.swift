/// Tells a view again and again how far it has come, on the clock that drives the code.
@MainActor package final class FrameTicker {
    private let clock: EventClock
    private let start: Double
    private let duration: Double
    private let tick: (Double) -> Void
    private var alarm: EventClock.Alarm?

    /// Starts to tell; nil where no clock drives the code, or there is no time: the end counts at once then.
    ///
    /// - Parameter tick: Called with the share of the time that has passed, 1 at last.
    package init?(duration: Double, tick: @escaping (Double) -> Void) {
        guard let clock = EventClock.driving, duration > 0, duration.isFinite else { return nil }
        (self.clock, self.duration, self.tick, start) = (clock, duration, tick, clock.now)
        tick(0)
        wait()
    }

    /// Tells nothing any more.
    package func stop() {
        alarm?.stop()
        alarm = nil
    }

    private func wait() {
        let passed = clock.now - start
        alarm = clock.schedule(after: min(1 / CADisplayLink.rate, max(duration - passed, 0))) { [weak self] in
            self?.ring()
        }
    }

    private func ring() {
        let passed = clock.now - start
        // What is left of the last image's time is too short to be waited for.
        let isOver = passed >= duration - 1e-9
        if !isOver { wait() }
        tick(isOver ? 1 : passed / duration)
    }
}
