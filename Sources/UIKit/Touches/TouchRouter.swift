import Foundation

/// What decides whether a tap follows another; Apple's figures are unpublished.
enum TapRepetition {
    /// The longest time between them, in seconds.
    static let pause: TimeInterval = 0.35
    /// How far they may lie from each other, in points.
    static let distance: CGFloat = 45
}

/// Brings a window's touches to recognizers first, then to the views that they came down on.
@MainActor final class TouchRouter {
    private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
    let environment = GestureEnvironment()

    func route(_ event: UIEvent, in window: UIWindow) {
        let touches = event.allTouches ?? []
        for touch in touches where touch.phase == .began && touch.gestureRecognizers == nil {
            receive(touch, of: event, in: window)
        }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let changed = touches.filter { $0.phase == phase }
            guard !changed.isEmpty else { continue }
            if phase == .moved { forgetTaps(movedBy: changed) }
            environment.deliver(changed, phase, event)
            deliverToViews(changed, phase, event)
        }
        environment.release(touches.filter { $0.phase == .ended || $0.phase == .cancelled })
    }

    /// Finds the view and the recognizers of a finger that has come down.
    private func receive(_ touch: UITouch, of event: UIEvent, in window: UIWindow) {
        let view = window.hitTest(touch.location(in: nil), with: event)
        touch.view = view
        touch.tapCount = tapCount(of: touch)
        let recognizers = sequence(first: view, next: { $0?.superview }).prefix { $0 != nil }
            .flatMap { $0?.recognizersInTurn ?? [] }
        touch.gestureRecognizers = recognizers.filter { $0.accepts(touch) }
        environment.add(touch)
    }

    private func tapCount(of touch: UITouch) -> Int {
        let point = touch.location(in: nil)
        var count = 1
        if let lastTap, touch.timestamp - lastTap.time <= TapRepetition.pause,
            point.distance(to: lastTap.point) <= TapRepetition.distance
        {
            count = lastTap.count + 1
        }
        lastTap = (touch.timestamp, point, count)
        return count
    }

    /// A finger that is drawn away taps no more, so that the next one is the first again.
    private func forgetTaps(movedBy touches: Set<UITouch>) {
        guard let lastTap else { return }
        if touches.contains(where: { $0.location(in: nil).distance(to: lastTap.point) > TapRepetition.distance }) {
            self.lastTap = nil
        }
    }

    private func deliverToViews(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        var groups: [(view: UIView, touches: Set<UITouch>)] = []
        for touch in touches where touch.reachesView {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.view === view }) {
                groups[index].touches.insert(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        for (view, touches) in groups { view.receive(touches, phase, event) }
    }
}

extension UIResponder {
    fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
