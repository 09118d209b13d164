/// Changes of views that are started, stopped, moved and turned around by hand.
///
/// They run on the clock that drives the code which starts them (`EventClock.drive(_:)`); where none does, all changes
/// show at once and the animator has ended, which is told on a later turn. Source: Apple's documentation of
/// `UIViewPropertyAnimator`.
@preconcurrency @MainActor open class UIViewPropertyAnimator {
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var run: AnimatorRun?

    /// How long the changes last, in seconds.
    public let duration: TimeInterval
    /// How many seconds lie between `startAnimation(afterDelay:)` and the beginning.
    public private(set) var delay: TimeInterval = 0
    /// `active` from the beginning to the end, `stopped` from `stopAnimation(false)` to `finishAnimation(at:)`.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether the changes are moving.
    public var isRunning: Bool { run?.isRunning ?? false }
    /// Whether the changes run back to their beginning.
    open var isReversed = false {
        didSet { if isRunning, oldValue != isReversed { resume(rate: 1) } }
    }
    /// Whether the end leaves the animator active, so that it can be turned around.
    open var pausesOnCompletion = false
    /// Whether an animator that is moved by hand follows without its pace; it does here in any case. Stored; no effect.
    open var scrubsLinearly = true
    /// Whether the animator may be stopped on its way. Stored; no effect.
    open var isInterruptible = true
    /// Whether views take touches only where they are seen while they move. Stored; no effect.
    open var isManualHitTestingEnabled = false
    /// Whether views take touches while they move; they take them at their new places. Stored; no effect.
    open var isUserInteractionEnabled = true

    /// How much of the changes shows, from 0 to 1. Setting it begins the changes and stops them there.
    open var fractionComplete: CGFloat {
        get { run.map { CGFloat($0.fraction) } ?? ended }
        set {
            guard begin() else { return }
            run?.stop(at: Double(newValue))
        }
    }
    /// What `fractionComplete` is while nothing is under way.
    private var ended: CGFloat = 0

    /// The pace; nil for one of the system's.
    public private(set) var timingParameters: (any UITimingCurveProvider)?

    /// Makes an animator with one of the system's paces.
    public init(
        duration: TimeInterval = 0, curve: UIView.AnimationCurve = .easeInOut, animations: (() -> Void)? = nil
    ) {
        self.duration = duration
        timingParameters = UICubicTimingParameters(animationCurve: curve)
        if let animations { changes = [animations] }
    }

    /// Makes an animator that swings to its end as if on a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator whose pace is a curve from (0, 0) to (1, 1) with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a pace of one's own; a spring that is given by its physics lasts as long as these take, whatever
    /// the duration says.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(
            duration: parameters.springTimingParameters?.physics?.settlingDuration ?? duration, curve: .easeInOut)
        timingParameters = parameters
    }

    /// Makes an animator and starts it.
    @discardableResult public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Adds changes to those that the start will make, or to those that are under way.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard let run else { return changes.append(animation) }
        run.make([animation])
    }

    /// Adds changes that begin after a share of the time that is left, and end with the others.
    ///
    /// - Parameters:
    ///   - animation: Makes the changes.
    ///   - delayFactor: From 0, at once, to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let share = min(max(Double(delayFactor), 0), 1)
        addAnimations {
            guard share > 0, let block = ViewAnimation.current else { return animation() }
            block.runPart(from: share, lasting: 1 - share, animation)
        }
    }

    /// Adds something to be told of the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits for the end, and tells where the animations ended; changes that no clock drove have shown theirs already.
    @discardableResult open func addCompletion() async -> UIViewAnimatingPosition {
        guard state != .inactive || !changes.isEmpty else { return .end }
        return await ClockTask.wait { addCompletion($0) }
    }

    // MARK: - Running

    /// Makes the changes and has them show by and by, or go on after a pause.
    open func startAnimation() {
        guard EventClock.driving != nil, duration > 0 else { return makeAtOnce() }
        guard begin() else { return }
        resume(rate: 1)
    }

    /// The same as `startAnimation()` after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        guard delay > 0, let clock = EventClock.driving else { return startAnimation() }
        // The clock keeps an animator that nobody else does until it has ended, as UIKit does.
        start?.stop()
        start = clock.schedule(after: delay) {
            self.start = nil
            self.startAnimation()
        }
    }

    /// What goes off after a delay.
    private var start: EventClock.Alarm?

    /// Stops the changes where they are; they are begun if need be.
    open func pauseAnimation() {
        guard begin() else { return }
        run?.stop(at: run?.fraction ?? 0)
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: Left out of account: the pace stays as it was.
    ///   - durationFactor: How long the rest lasts, in whole durations; 0 leaves it as it was.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard let run, state == .active else { return }
        let rest = isReversed ? run.fraction : 1 - run.fraction
        resume(rate: durationFactor > 0 ? max(rest, 0.001) / Double(durationFactor) : 1)
    }

    /// Ends the changes where they are.
    ///
    /// - Parameter withoutFinishing: Whether nobody is told; otherwise `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        start?.stop()
        (start, changes) = (nil, [])
        run?.end(at: .current)
        if withoutFinishing { (run, completions, state) = (nil, [], .inactive) } else { state = .stopped }
    }

    /// Tells of the end after `stopAnimation(false)`, and puts views in the place that it means.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        run?.put(at: finalPosition)
        for completion in end(finalPosition) { completion(finalPosition) }
    }

    /// Makes the changes if there are any to be made; whether some are under way then.
    private func begin() -> Bool {
        if run == nil, state == .inactive, !changes.isEmpty, EventClock.driving != nil {
            run = AnimatorRun(duration: duration, parameters: timingParameters)
            state = .active
            run?.make(changes)
            changes = []
        }
        return run != nil && state == .active
    }

    private func resume(rate: Double) {
        run?.start(rate: isReversed ? -rate : rate) { self.reachEnd() }
    }

    private func reachEnd() {
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        if pausesOnCompletion { return }
        if position == .end { run?.end() } else { run?.end(at: position) }
        finish(position)
    }

    private func makeAtOnce() {
        let changes = changes
        self.changes = []
        for change in changes { change() }
        finish(.end)
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        for completion in end(position) { CATransaction.tellLater { completion(position) } }
    }

    /// Makes the animator ready for other changes; those who are to be told of the end.
    private func end(_ position: UIViewAnimatingPosition) -> [(UIViewAnimatingPosition) -> Void] {
        let completions = completions
        (run, state, self.completions) = (nil, .inactive, [])
        ended = position == .start ? 0 : 1
        return completions
    }
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}
