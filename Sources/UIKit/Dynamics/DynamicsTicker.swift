/// Calls again and again, as often as a display shows images, until it is stopped.
///
/// It runs on the clock that drives the code which starts it (`EventClock.drive(_:)`); where none does, on the one that it ran
/// on before, or else on a clock that runs by itself, as `CADisplayLink`.
@MainActor final class DynamicsTicker {
    let clock: EventClock
    private let start: Double
    private var count = 0.0
    private let tick: () -> Void
    private var alarm: EventClock.Alarm?

    init(after last: EventClock?, tick: @escaping () -> Void) {
        clock = EventClock.driving ?? last ?? CADisplayLink.running
        (self.tick, start) = (tick, clock.now)
        wait()
    }

    func stop() {
        alarm?.stop()
        alarm = nil
    }

    /// How many seconds have passed since the start.
    var time: Double { clock.now - start }

    /// Times are counted from the start, so that they do not drift, and fall a nanosecond early, so that rounding does not put
    /// one off that is due at the moment which is looked at. A clock that was held up goes on from where it is.
    private func wait() {
        count = max(count + 1, ((clock.now - start) * CADisplayLink.rate).rounded(.down))
        alarm = clock.schedule(after: max(0, start + count / CADisplayLink.rate - clock.now - 1e-9)) { [weak self] in
            guard let self, alarm != nil else { return }
            wait()
            tick()
        }
    }
}
