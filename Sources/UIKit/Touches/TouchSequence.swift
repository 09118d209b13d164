import Foundation

/// A finger that a program moves: touches for tests and previews, sent through `UIWindow.sendEvent(_:)` like real ones.
///
/// ```swift
/// let finger = TouchSequence(in: window)
/// finger.tap(at: CGPoint(x: 20, y: 10))
/// finger.press(at: CGPoint(x: 20, y: 10), for: 0.6)
/// finger.down(at: CGPoint(x: 100, y: 300))
/// finger.move(to: CGPoint(x: 100, y: 200), over: 0.2)
/// finger.up()                                            // thrown: content goes on
/// ```
/// Points are the window's. The window gets a stepped clock, so that waiting takes no time. What touches set off in an app that was
/// launched on a clock (`UIApplication.launch(_:sceneDelegate:storyboard:on:)`) is driven by it, elsewhere within
/// `EventClock.drive(_:)` only. Placard's own.
@preconcurrency @MainActor public final class TouchSequence {
    let window: UIWindow
    private var touch: UITouch?

    /// Makes a finger that is not down yet; a running clock of the window is replaced by a stepped one.
    public init(in window: UIWindow) {
        self.window = window
        if window.eventClock.pace == .running { window.eventClock = EventClock(.stepped) }
    }

    /// Puts the finger down; one that is down already is lifted first.
    public func down(at point: CGPoint) {
        up()
        let touch = UITouch(window: window, at: point, timestamp: window.eventClock.now)
        self.touch = touch
        send(touch)
    }

    /// Moves the finger to a point.
    public func move(to point: CGPoint) { change(to: .moved, at: point) }

    /// Moves the finger to a point on a straight way, by steps of a sixtieth of a second.
    ///
    /// One that is lifted at once has the speed of the last step; one that waits for a tenth of a second has none.
    public func move(to point: CGPoint, over seconds: TimeInterval) {
        guard let start = touch?.location(in: nil) else { return }
        let time = seconds.isFinite ? min(max(seconds, 0), 60) : 0
        let steps = max(1, Int((time * 60).rounded()))
        for step in 1...steps {
            wait(time / Double(steps))
            move(to: start.mixed(with: point, CGFloat(step) / CGFloat(steps)))
        }
    }

    /// Lifts the finger where it is.
    public func up() {
        change(to: .ended, at: touch?.location(in: nil))
        touch = nil
    }

    /// Takes the finger away as the system does when something else demands attention.
    public func cancel() {
        change(to: .cancelled, at: touch?.location(in: nil))
        touch = nil
    }

    /// Lets time pass.
    public func wait(_ seconds: TimeInterval) { window.eventClock.advance(by: seconds) }

    /// Puts the finger down and lifts it soon after.
    public func tap(at point: CGPoint) { press(at: point, for: 0.05) }

    /// Puts the finger down and lifts it after some seconds.
    public func press(at point: CGPoint, for seconds: TimeInterval) {
        down(at: point)
        wait(seconds)
        up()
    }

    private func change(to phase: UITouch.Phase, at point: CGPoint?) {
        guard let touch, let point else { return }
        touch.change(to: phase, at: point, timestamp: window.eventClock.now)
        send(touch)
    }

    private func send(_ touch: UITouch) {
        window.turnEnds()
        let event = UIEvent(touches: [touch], timestamp: touch.timestamp)
        guard window.eventClock.runsApp else { return window.sendEvent(event) }
        window.eventClock.drive { window.sendEvent(event) }
    }
}
