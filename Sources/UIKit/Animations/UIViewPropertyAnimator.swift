/// Changes of views that are started by hand.
///
/// Started, all changes show at once and the animator has ended, which is told on a later turn; see `UIView.animate`.
/// Source: Apple's documentation of `UIViewPropertyAnimator`.
@preconcurrency @MainActor open class UIViewPropertyAnimator {
    private var changes: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// How long the changes last on Apple's systems, in seconds.
    public let duration: TimeInterval
    /// `stopped` from `stopAnimation(false)` to `finishAnimation(at:)`, at other times `inactive`.
    public private(set) var state = UIViewAnimatingState.inactive
    /// Whether changes are under way: never, because they show at once.
    public var isRunning: Bool { false }
    /// How much of the changes shows: nothing before the start, all of it after.
    open var fractionComplete: CGFloat = 0

    /// Makes an animator with one of the system's paces.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { changes = [animations] }
    }

    /// Makes an animator that swings to its end as if on a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animator and starts it.
    @discardableResult public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes to those that the start will make.
    open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

    /// Adds something to be told of the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and tells of the end, on a later turn.
    open func startAnimation() {
        let (changes, completions) = (changes, completions)
        (self.changes, self.completions) = ([], [])
        for change in changes { change() }
        fractionComplete = 1
        tell(completions, .end)
    }

    /// The same as `startAnimation()`.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Nothing can be paused.
    open func pauseAnimation() {}

    /// Forgets the changes that have not been made.
    open func stopAnimation(_ withoutFinishing: Bool) {
        changes = []
        if withoutFinishing { completions = [] } else { state = .stopped }
    }

    /// Tells of the end after `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        state = .inactive
        let completions = completions
        self.completions = []
        tell(completions, finalPosition)
    }

    private func tell(_ completions: [(UIViewAnimatingPosition) -> Void], _ position: UIViewAnimatingPosition) {
        for completion in completions { CATransaction.tellLater { completion(position) } }
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
