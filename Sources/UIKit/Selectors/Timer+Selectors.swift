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

    /// Starts a timer on the current run loop that has an object do what a selector names.
    @discardableResult public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
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
