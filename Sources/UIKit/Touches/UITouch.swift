import Foundation

/// One finger, from the moment it comes down until it is lifted: the same object all the while.
///
/// It belongs to the view that it came down on, wherever it moves. Source: Apple's documentation of `UITouch`.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What the finger has done last; raw values as on iOS.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled
    }

    /// Seconds on the window's clock when the finger last did something.
    public internal(set) var timestamp: TimeInterval
    public internal(set) var phase = Phase.began
    /// How many times in a row the finger has come down here.
    public internal(set) var tapCount = 1
    /// The view that the finger came down on.
    public internal(set) weak var view: UIView?
    public private(set) weak var window: UIWindow?
    /// The recognizers that see the finger; nil before it has come down.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether the view still hears of the finger; a recognizer may have taken it over.
    var reachesView = true
    private var position: CGPoint
    private var formerPosition: CGPoint

    /// Makes a finger that is about to come down at a point of a window.
    init(window: UIWindow, at point: CGPoint, timestamp: TimeInterval) {
        self.window = window
        self.timestamp = timestamp
        position = point
        formerPosition = point
        super.init()
    }

    /// Where the finger is, in a view's coordinates or, for nil, in the window's.
    open func location(in view: UIView?) -> CGPoint { convert(position, view) }

    /// Where the finger was before it last moved, in a view's coordinates or, for nil, in the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(formerPosition, view) }

    func change(to phase: Phase, at point: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        self.timestamp = timestamp
        formerPosition = position
        position = point
    }

    private func convert(_ point: CGPoint, _ view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }
}
