/// Recognizes one or more taps with one or more fingers.
///
/// A finger may move 10 points and stay down as long as it likes; taps follow each other within 0.35 seconds and 45 points.
/// Apple's figures are unpublished. Source: Apple's documentation of `UITapGestureRecognizer`.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps have to follow each other.
    open var numberOfTapsRequired = 1
    /// How many fingers have to tap at the same time; with more the gesture fails.
    open var numberOfTouchesRequired = 1
    /// Which buttons of a pointer must be held; fingers need none. Stored; no effect.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    private static let slop: CGFloat = 10

    /// Where the fingers of the present tap came down, in the window.
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstTap: CGPoint?
    private var taps = 0
    private var fingers = 0
    private var alarm: EventClock.Alarm?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        stopAlarm()
        fingers = max(fingers, numberOfTouches)
        if fingers > numberOfTouchesRequired { return fail() }
        let place = location(in: nil)
        if let firstTap, place.distance(to: firstTap) > TapRepetition.distance { return fail() }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasLeft = touches.contains { touch in
            let start = starts[ObjectIdentifier(touch)]
            return start.map { touch.location(in: nil).distance(to: $0) > Self.slop } ?? false
        }
        if hasLeft { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == numberOfTouches else { return }
        if fingers < numberOfTouchesRequired { return fail() }
        taps += 1
        firstTap = firstTap ?? location(in: nil)
        (starts, fingers) = ([:], 0)
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            alarm = clock?.schedule(after: TapRepetition.pause) { [weak self] in self?.fail() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() {
        stopAlarm()
        (starts, firstTap, taps, fingers) = ([:], nil, 0, 0)
    }

    private func stopAlarm() {
        alarm?.stop()
        alarm = nil
    }
}
