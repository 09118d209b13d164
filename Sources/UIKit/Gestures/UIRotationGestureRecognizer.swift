/// Recognizes two fingers that turn around each other, once they have turned by a twelfth of a right angle; Apple's figure
/// is unpublished.
///
/// Source: Apple's documentation of `UIRotationGestureRecognizer`.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private static let slop: CGFloat = .pi / 24
    private var pair = FingerPair()
    private var base: CGFloat = 0

    /// How far the fingers have turned since the gesture began or `rotation` was set, in radians, clockwise.
    open var rotation: CGFloat {
        get { base + pair.turn }
        set {
            base = newValue
            pair.start = pair.now
        }
    }

    /// How fast they turn, in radians a second.
    open var velocity: CGFloat { pair.turnSpeed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if failsWithThirdFinger() { return }
        pair.begin(self, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.follow(self, at: event.timestamp) else { return }
        moveTwoFingers(isBegun: abs(pair.turn) >= Self.slop)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoFingers() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelTwoFingers() }
    open override func reset() { (pair, base) = (FingerPair(), 0) }
}
