/// Where two fingers are, and where they were when their gesture began.
struct FingerPair {
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

extension UIGestureRecognizer {
    /// Whether a third finger came before the two did anything; the gesture has failed then.
    func failsWithThirdFinger() -> Bool {
        guard numberOfTouches > 2, state == .possible else { return false }
        fail()
        return true
    }

    /// Begins the gesture once the fingers have moved far enough, and tells of each movement from then on.
    func moveTwoFingers(isBegun: Bool) {
        if state != .possible {
            state = .changed
        } else if isBegun {
            state = .began
        }
    }

    /// A gesture of two fingers ends with either of them.
    func endTwoFingers() {
        if state == .possible { fail() } else { state = .ended }
    }

    func cancelTwoFingers() { state = .cancelled }
}
