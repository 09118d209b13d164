import Foundation

/// Something that happened to the program from outside: here always fingers on a screen.
///
/// Source: Apple's documentation of `UIEvent`.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of thing happened; raw values as on iOS.
    public enum EventType: Int, Sendable {
        case touches = 0
    }

    /// Seconds on the window's clock.
    public let timestamp: TimeInterval
    /// The fingers that the event is about, those that have not changed too; nil for an event without any.
    public let allTouches: Set<UITouch>?

    /// Makes an event; `UIWindow.sendEvent(_:)` takes it from there.
    ///
    /// Placard's own: on Apple's systems the system alone makes events.
    public init(touches: Set<UITouch> = [], timestamp: TimeInterval = 0) {
        self.timestamp = timestamp
        allTouches = touches.isEmpty ? nil : touches
        super.init()
    }

    open var type: EventType { .touches }

    /// The fingers that came down on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The fingers on a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    private func touches(where holds: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(holds)
        return found.isEmpty ? nil : found
    }
}
