/// Recognizes two fingers that come closer or part, once their distance has changed by 10 points; Apple's figure is
/// unpublished.
///
/// Source: Apple's documentation of `UIPinchGestureRecognizer`.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private static let slop: CGFloat = 10
    private var pair = FingerPair()
    private var base: CGFloat = 1

    /// The distance of the fingers, as a multiple of what it was when the gesture began or `scale` was set.
    open var scale: CGFloat {
        get { pair.start.distance > 0 ? base * pair.now.distance / pair.start.distance : base }
        set {
            base = newValue
            pair.start = pair.now
        }
    }

    /// How fast `scale` grows, in multiples a second.
    open var velocity: CGFloat { pair.start.distance > 0 ? base * pair.distanceSpeed / pair.start.distance : 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if failsWithThirdFinger() { return }
        pair.begin(self, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.follow(self, at: event.timestamp) else { return }
        moveTwoFingers(isBegun: abs(pair.now.distance - pair.start.distance) >= Self.slop)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoFingers() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelTwoFingers() }
    open override func reset() { (pair, base) = (FingerPair(), 1) }
}
