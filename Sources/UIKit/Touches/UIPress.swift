import Foundation

/// A key of a keyboard; none is pressed here.
///
/// Source: Apple's documentation of `UIKey`.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// What the key writes.
    open private(set) var characters: String
    /// What it writes without others.
    open private(set) var charactersIgnoringModifiers: String
    /// Keys that are held with it.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Makes a key for tests of responders that follow presses. Placard's own.
    public init(_ characters: String, modifierFlags: UIKeyModifierFlags = []) {
        (self.characters, charactersIgnoringModifiers) = (characters, characters)
        self.modifierFlags = modifierFlags
        super.init()
    }
}

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
    /// Seconds on the window's clock when the press last changed: 0, because programs make presses.
    open var timestamp: TimeInterval { 0 }
    /// The window of the responder.
    open var window: UIWindow? { (responder as? UIView)?.window }
    /// The recognizers that see the press: none do.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// The key of a keyboard; nil for a button.
    open internal(set) var key: UIKey?
    /// How hard it is pressed, from 0 to 1.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// Makes a press that is nobody's, as Apple's systems do.
    public init(root: Void = ()) {
        (type, phase) = (nil, .began)
        super.init()
    }

    /// Makes a press of a key for tests. Placard's own.
    public init(_ key: UIKey, phase: Phase, on responder: UIResponder? = nil) {
        (self.key, self.phase, self.responder) = (key, phase, responder)
        super.init()
    }

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
