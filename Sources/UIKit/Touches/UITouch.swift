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

    /// What touches the screen: a finger.
    open var type: TouchType { .direct }
    /// How hard the screen is pressed: as by an average touch.
    open var force: CGFloat { 1 }
    /// How hard the screen can be pressed; 0 where it does not tell.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the touched place in points.
    open var majorRadius: CGFloat { 20 }

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

/// Something that happened to the program from outside: here always fingers on a screen.
///
/// Source: Apple's documentation of `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of thing happened; raw values as on iOS.
    public enum EventType: Int, Sendable {
        case touches = 0
    }

    /// What exactly happened; raw values as on iOS.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
        case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// Seconds on the window's clock.
    open private(set) var timestamp: TimeInterval
    /// The fingers that the event is about, those that have not changed too; nil for an event without any.
    open private(set) var allTouches: Set<UITouch>?

    /// Makes an event; `UIWindow.sendEvent(_:)` takes it from there.
    ///
    /// Placard's own: on Apple's systems the system alone makes events.
    public init(touches: Set<UITouch> = [], timestamp: TimeInterval = 0) {
        self.timestamp = timestamp
        allTouches = touches.isEmpty ? nil : touches
        super.init()
    }

    /// What the event is about: touches, always.
    open var type: EventType { .touches }
    /// Nothing more exact, always.
    open var subtype: EventSubtype { .none }

    /// Where a finger was since the last event: the touch itself alone, because nothing is left out here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Where a finger will be; nobody knows.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    /// The fingers that came down on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The fingers on a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    private func touches(where holds: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(holds)
        return found.isEmpty ? nil : found
    }
}
