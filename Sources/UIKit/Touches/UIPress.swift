/// A key or button of a device that is held.
///
/// Source: Apple's documentation of `UIPress`.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// Which button it is; raw values as on iOS.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// How far the press has come; raw values as on iOS.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed, stationary, ended, cancelled
    }

    /// Which button it is; nil for a key of a keyboard.
    open private(set) var type: PressType?
    /// How far the press has come.
    open internal(set) var phase: Phase
    /// Who was first when the press began.
    open private(set) weak var responder: UIResponder?
    /// How hard it is pressed, from 0 to 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// Makes a press for tests of responders that follow them. Placard's own.
    public init(_ type: PressType?, phase: Phase, on responder: UIResponder? = nil) {
        (self.type, self.phase, self.responder) = (type, phase, responder)
        super.init()
    }
}

/// Presses that belong together.
///
/// Source: Apple's documentation of `UIPressesEvent`.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// All presses of the event.
    open internal(set) var allPresses: Set<UIPress> = []
}
