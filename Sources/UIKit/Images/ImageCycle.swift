/// Images that take turns on the clock that drives the code.
@MainActor final class ImageCycle {
    private let clock: EventClock
    private let start: Double
    private let count: Int
    /// Seconds for one image.
    private let share: Double
    private let repeatCount: Int
    private let change: (Int?) -> Void
    private var alarm: EventClock.Alarm?

    /// Images that stand for less than this would never be seen, in seconds.
    private static let shortestShare = 1.0 / 120

    /// Starts with the first image; nil where no clock drives the code.
    ///
    /// - Parameters:
    ///   - duration: Seconds for all images.
    ///   - repeatCount: How often all are shown; 0 for without end.
    ///   - change: Told which image is due, and nil after the last one.
    init?(count: Int, duration: Double, repeatCount: Int, change: @escaping (Int?) -> Void) {
        guard let clock = EventClock.driving, count > 0 else { return nil }
        (self.clock, self.count, self.repeatCount, self.change) = (clock, count, repeatCount, change)
        share = max(duration.isFinite ? duration / Double(count) : 0, Self.shortestShare)
        start = clock.now
        wait(for: 1)
    }

    /// Shows no other image any more.
    func stop() {
        alarm?.stop()
        alarm = nil
    }

    /// The times are counted from the start, so that they do not drift.
    private func wait(for turn: Int) {
        alarm = clock.schedule(after: max(0, start + Double(turn) * share - clock.now)) { [weak self] in
            self?.show(turn)
        }
    }

    private func show(_ turn: Int) {
        if repeatCount > 0, turn / count >= repeatCount { return change(nil) }
        wait(for: turn + 1)
        change(turn % count)
    }
}
