import Foundation

extension Timer {
    /// Makes a timer that has an object do what a selector names; it starts when it is added to a run loop.
    ///
    /// The timer holds its target until it ends or is invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        let body = Self.body(aTarget, aSelector)
        self.init(timeInterval: ti, repeats: repeats, block: body)
        self.userInfo = userInfo
    }

    /// Makes a timer that first has an object do what a selector names at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats: Bool
    ) {
        let body = Self.body(aTarget, aSelector)
        self.init(fire: date, interval: ti, repeats: repeats, block: body)
        self.userInfo = userInfo
    }

    /// Starts a timer that has an object do what a selector names, on the current run loop or on the clock that drives the
    /// code (`EventClock.drive(_:)`).
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        if let clock = EventClock.driving {
            timer.fire(after: ti, repeats: yesOrNo, on: clock)
        } else {
            RunLoop.current.add(timer, forMode: .default)
        }
        return timer
    }

    /// Has the timer fire on a clock in place of a run loop, until it is invalidated.
    func fire(after interval: TimeInterval, repeats: Bool, on clock: EventClock) {
        nonisolated(unsafe) let timer = self
        clock.schedule(after: max(interval, 0.0001)) { [weak clock] in
            guard timer.isValid else { return }
            timer.fire()
            if repeats, let clock { timer.fire(after: interval, repeats: true, on: clock) }
        }
    }

    /// What the program gave to the timer; kept only for timers that perform selectors.
    public var userInfo: Any? {
        get { AssociatedObjects.value(of: self, key: Self.userInfoKey) }
        set { AssociatedObjects.set(newValue, of: self, key: Self.userInfoKey, isHeld: true) }
    }

    nonisolated(unsafe) private static let userInfoKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    private static func body(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let object = target as AnyObject
        return { timer in _ = CallingThread.perform(selector, on: object, with: [timer]) }
    }
}
