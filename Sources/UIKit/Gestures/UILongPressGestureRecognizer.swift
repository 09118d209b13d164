/// Recognizes fingers that stay where they came down: `began` when the time is over, `ended` when they are lifted.
///
/// Source: Apple's documentation of `UILongPressGestureRecognizer`.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers have to stay, in seconds.
    open var minimumPressDuration = 0.5
    /// How far the fingers may move before the time is over, in points.
    open var allowableMovement: CGFloat = 10
    /// How many fingers have to press at the same time; with more the gesture fails.
    open var numberOfTouchesRequired = 1
    /// How many taps have to come before the press.
    open var numberOfTapsRequired = 0

    private var taps = 0
    private var start: CGPoint?
    private var alarm: EventClock.Alarm?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if numberOfTouches > numberOfTouchesRequired { return fail() }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = location(in: nil)
        alarm?.stop()
        alarm = clock?.schedule(after: minimumPressDuration) { [weak self] in self?.pressDidLast() }
    }

    private func pressDidLast() {
        if taps < numberOfTapsRequired { fail() } else { state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if let start, location(in: nil).distance(to: start) > allowableMovement { fail() }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            state = .ended
            return
        }
        guard taps < numberOfTapsRequired, start != nil, touches.count == numberOfTouches else { return fail() }
        taps += 1
        start = nil
        alarm?.stop()
        alarm = clock?.schedule(after: TapRepetition.pause) { [weak self] in self?.fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        alarm?.stop()
        (start, alarm, taps) = (nil, nil, 0)
    }
}
