import Foundation

/// One finger, from the moment it comes down until it is lifted: the same object all the while.
///
/// It belongs to the view that it came down on, wherever it moves. Source: Apple's documentation of `UITouch`.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What the finger has done last; raw values as on iOS.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved, stationary, ended, cancelled
        /// Of pointers, which do not exist here.
        case regionEntered, regionMoved, regionExited
    }

    /// What touches the screen; raw values as on iOS. Fingers only, here.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect, pencil, indirectPointer
    }

    /// What of a touch is estimated, for pens; raw values as on iOS.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: Int
        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// How hard the screen is pressed.
        public static let force = Properties(rawValue: 1 << 0)
        /// The pen's direction.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The pen's angle to the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The place.
        public static let location = Properties(rawValue: 1 << 3)
        /// How the pen is turned about itself.
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// What touches the screen: a finger.
    open var type: TouchType { .direct }
    /// How hard the screen is pressed: as by an average touch.
    open var force: CGFloat { 1 }
    /// How hard the screen can be pressed; 0 where it does not tell.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touched place in points.
    open var majorRadius: CGFloat { 20 }
    /// By how much that may be wrong: not at all.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The angle of a pen to the screen, in radians: a right one, as for fingers.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// How a pen is turned about itself, in radians: not at all.
    open var rollAngle: CGFloat { 0 }
    /// The direction of a pen over a view, in radians: that of fingers, 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// That direction as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// What of the touch is estimated: nothing.
    open var estimatedProperties: Properties { [] }
    /// What will be told better later: nothing.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    /// What tells later values of this touch: nothing, because none come.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// Seconds on the window's clock when the finger last did something.
    open internal(set) var timestamp: TimeInterval
    /// What the finger has done last.
    open internal(set) var phase = Phase.began
    /// How many times in a row the finger has come down here.
    open internal(set) var tapCount = 1
    /// The view that the finger came down on.
    open internal(set) weak var view: UIView?
    /// The window that the finger came down on.
    open private(set) weak var window: UIWindow?
    /// The recognizers that see the finger; nil before it has come down.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Whether the view still hears of the finger; a recognizer may have taken it over.
    var reachesView = true
    private var position: CGPoint
    private var formerPosition: CGPoint
    /// Rises from finger to finger, in the order in which they came down.
    let number: Int
    private static var count = 0

    /// Makes a finger that is nowhere, for tests that hand touches to views themselves.
    public init(root: Void = ()) {
        timestamp = 0
        (position, formerPosition) = (.zero, .zero)
        Self.count += 1
        number = Self.count
        super.init()
    }

    /// Makes a finger that is about to come down at a point of a window.
    init(window: UIWindow, at point: CGPoint, timestamp: TimeInterval) {
        self.window = window
        self.timestamp = timestamp
        position = point
        formerPosition = point
        Self.count += 1
        number = Self.count
        super.init()
    }

    /// Where the finger is, in a view's coordinates or, for nil, in the window's.
    open func location(in view: UIView?) -> CGPoint { convert(position, view) }

    /// Where the finger was before it last moved, in a view's coordinates or, for nil, in the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(formerPosition, view) }

    /// Where the finger is; places are precise in any case.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the finger was before it last moved.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

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

extension UITouch {
    /// The middle of some touches in a view's coordinates; zero without any.
    static func middle(of touches: Set<UITouch>, in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let sum = touches.map { $0.location(in: view) }.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.x, y: $0.y + $1.y)
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}
