import Foundation

/// Calls a method for each image that a display would show.
///
/// It runs on the clock that drives the code which adds it to a run loop (`EventClock.drive(_:)`), and on a clock that
/// runs by itself where none does. Source: Apple's documentation of `CADisplayLink`.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    private var clock: EventClock?
    private var alarm: EventClock.Alarm?
    /// The clock for code that none drives.
    static let running = EventClock(.running)
    /// Images in a second, as most of Apple's displays show.
    static let rate = 60.0

    /// When the last image was due, in seconds as `CACurrentMediaTime()` counts them.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next image is due, in the same seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// How long an image of the display stands, in seconds.
    open var duration: CFTimeInterval { 1 / Self.rate }
    /// Whether calls are left out. Code that a clock drives has them go on on that clock.
    open var isPaused = false {
        didSet {
            if isPaused { alarm?.stop() }
            guard oldValue, !isPaused else { return }
            if clock != nil, let driving = EventClock.driving, driving !== clock {
                (clock, timestamp) = (driving, driving.now)
            }
            wait()
        }
    }
    /// How many calls a second are wanted; 0 means as many as the display shows images. Divisors of 60 are kept exactly,
    /// others are the next higher one.
    open var preferredFramesPerSecond = 0
    /// How many calls a second are wanted; of the range, `preferred` counts.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { preferredFramesPerSecond = Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? 0 }
    }

    /// After how many images of the display a call is made, as before iOS 10: 1 for each of them.
    open var frameInterval: Int {
        get { preferredFramesPerSecond == 0 ? 1 : max(1, Int(Self.rate) / preferredFramesPerSecond) }
        set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(1, Int(Self.rate) / newValue) }
    }

    /// Makes a link that calls a method of an object, with itself as the argument.
    ///
    /// It keeps the object until `invalidate()`, and is itself kept from when it is added to a run loop: whoever is called, and
    /// keeps the link, hands over a weak proxy (`SelectorForwarder`).
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Begins to call; which run loop and mode it is does not matter.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        clock = EventClock.driving ?? Self.running
        timestamp = clock?.now ?? 0
        wait()
    }

    /// Stops calling once no mode is left that the link was added for; it can be added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { stop() }
    }

    /// Stops calling for good.
    open func invalidate() {
        modes = []
        stop()
        target = nil
    }

    private func stop() {
        alarm?.stop()
        (alarm, clock) = (nil, nil)
    }

    private var interval: Double {
        let wanted = Double(min(max(preferredFramesPerSecond, 0), Int(Self.rate)))
        return wanted == 0 ? duration : (Self.rate / wanted).rounded(.down) / Self.rate
    }

    private func wait() {
        alarm?.stop()
        guard let clock, !isPaused else { return }
        alarm = clock.schedule(after: max(0, timestamp + interval - clock.now)) { self.call() }
    }

    private func call() {
        guard let clock, let target else { return invalidate() }
        timestamp = max(targetTimestamp, clock.now - interval)
        wait()
        SelectorDispatch.perform(selector, on: target, with: [self])
    }
}

extension CADisplayLink {
    /// Stands for the link in methods that were written for timers.
    var standInTimer: Timer { LinkTimer(self) }
}

/// A timer that ends a link when it is invalidated.
private final class LinkTimer: Timer {
    // Made and used where the link calls.
    nonisolated(unsafe) private weak var link: CADisplayLink?

    convenience init(_ link: CADisplayLink) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        self.link = link
    }

    override func invalidate() {
        super.invalidate()
        let link = link
        MainActor.assumeIsolated { link?.invalidate() }
    }
}

extension RunLoop.Mode {
    /// While the user drags; no run loop is ever in it here.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
