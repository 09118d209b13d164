/// A time that a program starts, stops, moves and turns around, from 0 to a duration, in seconds.
package final class AnimationTimeline {
    /// From its beginning to its end, in seconds.
    package let duration: Double
    /// How much of the way lies behind after a share of the time; not asked while a program moves the time itself.
    private let pace: (Double) -> Double
    /// How fast the time runs; 0 while it stands still, below 0 while it runs back.
    package private(set) var rate = 0.0
    private var isPaced = false
    private var base = 0.0
    private var anchor = 0.0

    /// Makes a time that stands at its beginning.
    package init(duration: Double, pace: @escaping (Double) -> Double) {
        (self.duration, self.pace) = (max(duration, 1e-6), pace)
    }

    /// The seconds of the way that lie behind at a time of the clock.
    package func time(at now: Double) -> Double {
        let share = min(max((base + (now - anchor) * rate) / duration, 0), 1)
        return (isPaced ? pace(share) : share) * duration
    }

    /// The share of the way that lies behind, 0 to 1; springs go beyond.
    package func fraction(at now: Double) -> Double { time(at: now) / duration }

    /// Stands still from now on, at a share of the way.
    package func stop(at fraction: Double, now: Double) {
        (isPaced, rate, base, anchor) = (false, 0, min(max(fraction, 0), 1) * duration, now)
    }

    /// Runs from now on, at its own pace.
    package func run(rate: Double, now: Double) {
        let fraction = fraction(at: now)
        (isPaced, base, anchor) = (true, share(where: fraction) * duration, now)
        self.rate = rate
    }

    /// The seconds until the end, or the beginning if the time runs back; nil while it stands still.
    package func remaining(at now: Double) -> Double? {
        guard rate != 0 else { return nil }
        let raw = base + (now - anchor) * rate
        return max(0, rate > 0 ? (duration - raw) / rate : raw / -rate)
    }

    /// The share of the time after which a share of the way first lies behind.
    private func share(where fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if pace(middle) < fraction { low = middle } else { high = middle }
        }
        return high
    }
}
