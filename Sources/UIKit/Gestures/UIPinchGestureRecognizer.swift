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
        if numberOfTouches > 2, state == .possible { return fail() }
        pair.begin(self, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.follow(self, at: event.timestamp) else { return }
        if state != .possible {
            state = .changed
        } else if abs(pair.now.distance - pair.start.distance) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoFingers() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelTwoFingers() }
    open override func reset() { (pair, base) = (FingerPair(), 1) }
}

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
        if numberOfTouches > 2, state == .possible { return fail() }
        pair.begin(self, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pair.follow(self, at: event.timestamp) else { return }
        if state != .possible {
            state = .changed
        } else if abs(pair.turn) >= Self.slop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endTwoFingers() }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelTwoFingers() }
    open override func reset() { (pair, base) = (FingerPair(), 0) }
}

extension UIGestureRecognizer {
    /// A gesture of two fingers ends with either of them.
    fileprivate func endTwoFingers() {
        if state == .possible { fail() } else { state = .ended }
    }

    fileprivate func cancelTwoFingers() {
        if state == .possible { fail() } else { state = .cancelled }
    }
}

/// Where two fingers are, and where they were when their gesture began.
private struct FingerPair {
    /// How the second finger lies from the first.
    struct Place {
        /// In points.
        var distance: CGFloat = 0
        /// In radians from the x axis, clockwise.
        var angle: CGFloat = 0
    }

    var start = Place()
    private(set) var now = Place()
    /// In points a second.
    private(set) var distanceSpeed: CGFloat = 0
    /// In radians a second.
    private(set) var turnSpeed: CGFloat = 0
    private var time = 0.0

    /// How far the fingers have turned, half a turn at most either way.
    var turn: CGFloat { Self.turn(from: start, to: now) }

    /// Begins where both fingers are down.
    @MainActor mutating func begin(_ recognizer: UIGestureRecognizer, at time: Double) {
        guard let place = Self.place(of: recognizer) else { return }
        (start, now, self.time) = (place, place, time)
    }

    /// Takes the fingers' new places; false while there are not two.
    @MainActor mutating func follow(_ recognizer: UIGestureRecognizer, at time: Double) -> Bool {
        guard let place = Self.place(of: recognizer) else { return false }
        if time > self.time {
            let seconds = CGFloat(time - self.time)
            distanceSpeed = (place.distance - now.distance) / seconds
            turnSpeed = Self.turn(from: now, to: place) / seconds
        }
        (now, self.time) = (place, time)
        return true
    }

    @MainActor private static func place(of recognizer: UIGestureRecognizer) -> Place? {
        guard recognizer.numberOfTouches == 2 else { return nil }
        let (a, b) = (recognizer.location(ofTouch: 0, in: nil), recognizer.location(ofTouch: 1, in: nil))
        return Place(distance: a.distance(to: b), angle: atan2(b.y - a.y, b.x - a.x))
    }

    private static func turn(from: Place, to: Place) -> CGFloat {
        (to.angle - from.angle).remainder(dividingBy: 2 * .pi)
    }
}
