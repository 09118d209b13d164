import Foundation

/// A label that counts from one number to another.
///
/// The numbers run on the clock that drives the code (`EventClock.drive(_:)`); where none does, and where motion is to be
/// reduced, the last one stands at once. Assistive programs read the last one all the time.
open class CountingLabel: PlacardLabel {
    /// How a number is written; whole numbers in the user's language at first.
    open var format: (Double) -> String = { number in
        number.rounded().formatted(.number.precision(.fractionLength(0)))
    }
    /// The pace of counting; slow at last at first.
    open var pace = CAMediaTimingFunction(name: .easeOut)
    /// The number that stands or will stand.
    public private(set) var number = 0.0
    private var ticker: FrameTicker?

    /// Counts from the number that shows to another.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - completion: Called when the last number stands.
    open func count(to number: Double, duration: TimeInterval, completion: (() -> Void)? = nil) {
        count(from: shownNumber, to: number, duration: duration, completion: completion)
    }

    /// Counts from one number to another.
    open func count(
        from first: Double, to last: Double, duration: TimeInterval, completion: (() -> Void)? = nil
    ) {
        ticker?.stop()
        number = last
        accessibilityLabel = format(last)
        let pace = pace
        func show(_ share: Double) {
            shownNumber = share >= 1 ? last : first + (last - first) * pace.value(at: share)
            text = format(shownNumber)
            if share >= 1 { completion?() }
        }
        let isStill = UIAccessibility.isReduceMotionEnabled
        ticker = isStill ? nil : FrameTicker(duration: duration) { show($0) }
        if ticker == nil { show(1) }
    }

    private var shownNumber = 0.0
}
