import Dispatch
import Foundation

/// Time as touches and recognizers see it: it runs by itself, or a test moves it on.
///
/// A long press of half a second is recognized by a timer; with a stepped clock that timer fires when the test says
/// that half a second has passed, without waiting. Placard's own.
@preconcurrency @MainActor public final class EventClock {
    /// What moves the time on.
    public enum Pace: Sendable {
        /// The machine's clock.
        case running
        /// Calls of `advance(by:)`.
        case stepped
    }

    /// What moves the time on; it cannot be changed.
    public let pace: Pace
    private var steppedTime: TimeInterval = 0
    private var alarms: [Alarm] = []

    /// Makes a clock; a stepped one begins at 0.
    public init(_ pace: Pace) {
        self.pace = pace
    }

    /// Seconds since an unspecified moment.
    public var now: TimeInterval { pace == .stepped ? steppedTime : ProcessInfo.processInfo.systemUptime }

    /// When the next of the things that are waited for is to happen, on this clock; nil while nothing is.
    package var nextAlarm: TimeInterval? { alarms.map(\.time).min() }

    /// Moves a stepped clock on; what is due meanwhile happens in order. A running clock takes no notice.
    ///
    /// - Parameter seconds: Negative numbers and those that are not finite count as 0.
    public func advance(by seconds: TimeInterval) {
        guard pace == .stepped else { return }
        let end = steppedTime + (seconds.isFinite ? max(0, seconds) : 0)
        while let next = alarms.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
            steppedTime = max(steppedTime, next.time)
            ring(next)
        }
        steppedTime = end
    }

    /// Does something after some seconds, unless the alarm is stopped.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Alarm {
        let alarm = Alarm(time: now + seconds, on: self, action: action)
        alarms.append(alarm)
        guard pace == .running else { return alarm }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, weak alarm] in
            MainActor.assumeIsolated { if let alarm { self?.ring(alarm) } }
        }
        return alarm
    }

    private func stop(_ alarm: Alarm) {
        alarms.removeAll { $0 === alarm }
    }

    private func ring(_ alarm: Alarm) {
        guard alarms.contains(where: { $0 === alarm }) else { return }
        stop(alarm)
        alarm.action()
    }

    /// Something that is to happen at a time.
    @MainActor final class Alarm {
        fileprivate let time: TimeInterval
        fileprivate let action: @MainActor () -> Void
        private weak var clock: EventClock?

        fileprivate init(time: TimeInterval, on clock: EventClock, action: @escaping @MainActor () -> Void) {
            self.time = time
            self.action = action
            self.clock = clock
        }

        /// Keeps it from happening, on the clock that it was scheduled on.
        func stop() { clock?.stop(self) }
    }
}
