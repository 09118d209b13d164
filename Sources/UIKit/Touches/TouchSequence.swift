import Foundation

/// A finger that a program moves: touches for tests and previews, sent through `UIWindow.sendEvent(_:)` like real ones.
///
/// ```swift
/// let finger = TouchSequence(in: window)
/// finger.tap(at: CGPoint(x: 20, y: 10))
/// finger.press(at: CGPoint(x: 20, y: 10), for: 0.6)
/// ```
/// Points are the window's. The window gets a stepped clock, so that waiting takes no time. Placard's own.
@preconcurrency @MainActor public final class TouchSequence {
    private let window: UIWindow
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
        window.sendEvent(UIEvent(touches: [touch], timestamp: touch.timestamp))
    }
}
