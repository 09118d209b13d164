/// Recognizes fingers that are drawn over a view, once they have moved by 10 points; Apple's figure is unpublished.
///
/// Source: Apple's documentation of `UIPanGestureRecognizer`.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers have to move at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers may come down before the gesture has begun; with more it fails.
    open var maximumNumberOfTouches = Int.max
    /// Which kinds of scrolling by a wheel count; none do. Stored; no effect.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far fingers move before they count, in points.
    static let slop: CGFloat = 10
    /// How long fingers that rest have the speed of their last movement, in seconds.
    private static let memory = 0.1
    private var start: CGPoint?
    private var last: (point: CGPoint, time: Double)?
    private var speed = CGPoint.zero

    /// How far the fingers have moved since they came down or `setTranslation(_:in:)`, in points.
    open func translation(in view: UIView?) -> CGPoint {
        guard let start, let last else { return .zero }
        let (a, b) = (converted(start, view), converted(last.point, view))
        return CGPoint(x: b.x - a.x, y: b.y - a.y)
    }

    /// Counts the translation anew from a value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let last else { return }
        let point = converted(last.point, view)
        let origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
        start = view?.convert(origin, to: nil) ?? origin
    }

    /// Points in a second at the last movement; zero when fingers are lifted that have rested.
    open func velocity(in view: UIView?) -> CGPoint {
        let (a, b) = (converted(.zero, view), converted(speed, view))
        return CGPoint(x: b.x - a.x, y: b.y - a.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, numberOfTouches > maximumNumberOfTouches { return fail() }
        fingersDidChange(to: location(in: nil), event)
    }

    /// Fingers that come and go move the middle, and not the gesture.
    private func fingersDidChange(to middle: CGPoint, _ event: UIEvent) {
        if let start, let last {
            self.start = CGPoint(x: start.x + middle.x - last.point.x, y: start.y + middle.y - last.point.y)
        } else {
            start = middle
        }
        last = (middle, event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        if let last, event.timestamp > last.time {
            let time = CGFloat(event.timestamp - last.time)
            speed = CGPoint(x: (point.x - last.point.x) / time, y: (point.y - last.point.y) / time)
        }
        last = (point, event.timestamp)
        if state != .possible {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, isFarEnough {
            state = .began
        }
    }

    /// Whether the fingers have moved as far as the gesture needs to begin.
    var isFarEnough: Bool { translation(in: nil).distance(to: .zero) >= Self.slop }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = activeTouches.subtracting(touches)
        guard rest.isEmpty else { return fingersDidChange(to: UITouch.middle(of: rest, in: nil), event) }
        if let last, event.timestamp - last.time > Self.memory { speed = .zero }
        if state == .possible { fail() } else { state = .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    open override func reset() {
        (start, last, speed) = (nil, nil, .zero)
    }

    private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

/// Kinds of scrolling by a wheel or a pad; raw values as on iOS.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// By the steps of a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// By fingers on a pad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
