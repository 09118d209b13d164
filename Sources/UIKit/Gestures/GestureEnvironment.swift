/// Where the recognizers of a window's touches compete: who sees which touch, who has won, who still has to wait.
@MainActor final class GestureEnvironment {
    /// Recognizers that have not come back to `possible` since their first touch.
    private(set) var active: [UIGestureRecognizer] = []
    private var activeNames: Set<ObjectIdentifier> = []
    /// Those of them that wait for others to fail, and some that no longer do.
    private var waiting: [UIGestureRecognizer] = []
    /// Whether recognizers are being made to fail, which are reset together.
    private var isFailing = false

    func add(_ touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] {
            recognizer.activeTouches.insert(touch)
            if activeNames.insert(ObjectIdentifier(recognizer)).inserted {
                active.append(recognizer)
                recognizer.environment = self
            }
        }
    }

    func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        for recognizer in active {
            let seen = touches.intersection(recognizer.activeTouches)
            guard !seen.isEmpty, recognizer.isOpenToTouches else { continue }
            recognizer.lastEvent = event
            switch phase {
            case .began: recognizer.touchesBegan(seen, with: event)
            case .moved: recognizer.touchesMoved(seen, with: event)
            case .ended: recognizer.touchesEnded(seen, with: event)
            case .cancelled: recognizer.touchesCancelled(seen, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    /// Forgets touches that are over, and brings recognizers that have finished back to `possible`.
    func release(_ touches: Set<UITouch>) {
        for recognizer in active { recognizer.activeTouches.subtract(touches) }
        resetFinished()
    }

    /// Resets all recognizers that are through and whose touches are over.
    func resetFinished() {
        let finished = active.filter { $0.activeTouches.isEmpty && $0.isThrough && !$0.isActing }
        guard !finished.isEmpty else { return }
        let names = Set(finished.map { ObjectIdentifier($0) })
        active.removeAll { names.contains(ObjectIdentifier($0)) }
        activeNames.subtract(names)
        for recognizer in finished { recognizer.comeBack() }
    }

    // MARK: Competing

    /// Those that `recognizer` has to see fail before it may act.
    func recognizersToFail(before recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter { $0 !== recognizer && recognizer.mustWait(for: $0) }
    }

    /// Whether another one that has recognized keeps this one from doing so.
    func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        active.contains { $0 !== recognizer && $0.hasRecognized && $0.excludes(recognizer) }
    }

    /// Makes those fail that may not go on beside a recognizer that has just recognized.
    func failCompetitors(of recognizer: UIGestureRecognizer) {
        let wasFailing = isFailing
        isFailing = true
        for other in active where other !== recognizer && other.state == .possible && recognizer.excludes(other) {
            other.fail()
        }
        isFailing = wasFailing
        resetFinished()
    }

    /// Notes that a recognizer waits for others.
    func hold(_ recognizer: UIGestureRecognizer) { waiting.append(recognizer) }

    /// Lets those act, or fail, that waited for one that has come to a decision.
    func resume(after decided: UIGestureRecognizer) {
        waiting.removeAll { !$0.isWaiting }
        if !waiting.isEmpty {
            for waiting in active where waiting.isWaiting && waiting.mustWait(for: decided) { waiting.tryAgain() }
        }
        if !isFailing { resetFinished() }
    }
}
