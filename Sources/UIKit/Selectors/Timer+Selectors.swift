import Foundation
import Synchronization

/// What timers have for code that names methods by selectors.
///
/// A protocol, because only an initializer of one can make an object of a subclass.
public protocol SelectorTiming {}

extension Timer: SelectorTiming {}

extension SelectorTiming where Self: Timer {
    /// Makes a timer that has an object do what a selector names; it starts when it is added to a run loop.
    ///
    /// The timer holds its target until it ends or is invalidated.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        let start = Date(timeIntervalSinceNow: ti)
        self.init(
            fireAt: start, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: repeats)
    }

    /// Makes a timer that first has an object do what a selector names at a date.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let object = aTarget as AnyObject
        let timer = SelectorTimer(fire: date, interval: ti, repeats: repeats) { timer in
            _ = CallingThread.perform(aSelector, on: object, with: [timer])
        }
        timer.info = userInfo
        guard let timer = timer as? Self else { preconditionFailure("subclasses of Timer take closures on Linux") }
        self = timer
    }
}

/// A timer that keeps what the program gave to it; Foundation's own has nothing on Linux.
private final class SelectorTimer: Timer {
    // Set before the timer is given to anybody.
    nonisolated(unsafe) var info: Any?
    override var userInfo: Any? { info }
}

extension Timer {
    /// Makes a timer that never fires, for properties that are given another later.
    ///
    /// Written `Timer()`; the argument keeps this from being NSObject's `init()`, which Foundation on Linux hides.
    public convenience init(root: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Starts a timer that has an object do what a selector names, on the current run loop or on the clock that drives the
    /// code (`EventClock.drive(_:)`).
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start(after: ti, repeats: yesOrNo)
        return timer
    }

    /// Starts a timer that does something, on the current run loop or on the clock that drives the code.
    ///
    /// Foundation's `scheduledTimer(withTimeInterval:repeats:block:)`, which hears of no clock, under a name of Placard's own;
    /// `placard port` writes it.
    @discardableResult public class func scheduledClockTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start(after: interval, repeats: repeats)
        return timer
    }

    /// Makes a timer that first does something after an interval; it starts when it is added to a run loop.
    ///
    /// Foundation's `init(timeInterval:repeats:block:)`, whose timers on Linux are due at once, under a name of Placard's own;
    /// `placard port` writes it.
    public class func waiting(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    private func start(after interval: TimeInterval, repeats: Bool) {
        if let clock = EventClock.driving {
            fire(after: interval, repeats: repeats, on: clock)
        } else {
            RunLoop.current.add(self, forMode: .default)
        }
    }

    /// Has the timer fire on a clock in place of a run loop, until it is invalidated.
    func fire(after interval: TimeInterval, repeats: Bool, on clock: EventClock) {
        TimersOnClocks.add(self)
        come(after: interval, every: repeats ? interval : nil, on: clock)
    }

    fileprivate func come(after delay: TimeInterval, every interval: TimeInterval?, on clock: EventClock) {
        nonisolated(unsafe) let timer = self
        clock.schedule(after: max(delay, 0.0001)) { [weak clock] in
            guard timer.isValid else { return }
            timer.fire()
            if let interval, let clock { timer.come(after: interval, every: interval, on: clock) }
        }
    }
}

extension RunLoop {
    /// Has a timer fire in the loop, or on the clock that drives the code (`EventClock.drive(_:)`), until it is invalidated.
    ///
    /// Foundation's `add(_:forMode:)`, which hears of no clock, under a name of Placard's own; `placard port` writes it. A timer that is
    /// on a clock already stays as it is there, whatever modes it is added for.
    public func addClockTimer(_ timer: Timer, forMode mode: RunLoop.Mode) {
        guard let clock = EventClock.driving else { return add(timer, forMode: mode) }
        guard TimersOnClocks.add(timer) else { return }
        let left = (timer.fireDate.timeIntervalSinceNow * 1_000).rounded() / 1_000
        timer.come(after: left, every: timer.timeInterval > 0 ? timer.timeInterval : nil, on: clock)
    }
}

/// The timers that clocks bring about.
private enum TimersOnClocks {
    /// Notes a timer.
    ///
    /// - Returns: Whether it was not noted before.
    @discardableResult static func add(_ timer: Timer) -> Bool {
        let reference = Reference(timer)
        return noted.withLock { $0.add(reference, as: ObjectIdentifier(timer)) }
    }

    private struct Noted {
        private var timers: [ObjectIdentifier: Reference] = [:]
        /// How many are noted before those that have gone are looked for.
        private var limit = 64

        mutating func add(_ timer: Reference, as key: ObjectIdentifier) -> Bool {
            guard timers[key]?.timer == nil else { return false }
            if timers.count >= limit {
                timers = timers.filter { $0.value.timer != nil }
                limit = max(64, 2 * timers.count)
            }
            timers[key] = timer
            return true
        }
    }

    private static let noted = Mutex(Noted())

    /// Unchecked because timers promise nothing: it is looked at within the lock alone.
    private final class Reference: @unchecked Sendable {
        weak var timer: Timer?

        init(_ timer: Timer) { self.timer = timer }
    }
}
