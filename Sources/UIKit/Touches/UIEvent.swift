import Foundation

/// Something that happened to the program from outside: here always fingers on a screen.
///
/// Source: Apple's documentation of `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of thing happened; raw values as on iOS.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// Buttons of a pointer; raw values as on iOS.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: Int
        /// Makes a set of buttons of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The second one.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << min(max(buttonNumber - 1, 0), 62))
        }
    }

    /// Which buttons of a pointer are held: none.
    open var buttonMask: ButtonMask { [] }
    /// Which keys are held: none.
    open var modifierFlags: UIKeyModifierFlags { [] }

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
