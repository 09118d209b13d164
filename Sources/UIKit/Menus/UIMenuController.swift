import Foundation

/// A command that a menu offers for what is selected.
///
/// Source: Apple's documentation of `UIMenuItem`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// What the command would be called in a menu.
    open var title: String
    /// What the first responder, or one up its chain, does.
    open var action: Selector

    /// Makes a command with a title and what it does.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The menu of commands for what is selected; it can be asked for, and is never drawn.
///
/// Source: Apple's documentation of `UIMenuController`.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The only menu.
    public static let shared = UIMenuController(only: ())

    /// Where a menu's arrow points to; raw values as on iOS.
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up, down, left, right
    }

    /// Where the menu's arrow points to. Stored; no effect.
    open var arrowDirection = ArrowDirection.default
    /// Where the menu is on the screen: nowhere, because it is never drawn.
    open var menuFrame: CGRect { .zero }
    /// Asks anew which commands there are; no effect.
    open func update() {}

    /// Commands beside the system's own. Stored; no effect.
    open var menuItems: [UIMenuItem]?
    /// Whether the menu counts as shown.
    open private(set) var isMenuVisible = false
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    private init(only: Void) { super.init() }

    /// Shows the menu for a rectangle of a view, and tells observers of `willShowMenuNotification` and its sister.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        change(toVisible: true, Self.willShowMenuNotification, Self.didShowMenuNotification)
    }

    /// Hides the menu.
    open func hideMenu() { change(toVisible: false, Self.willHideMenuNotification, Self.didHideMenuNotification) }

    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }

    /// Says where the menu is to be shown, as before iOS 13.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetView, self.targetRect) = (targetView, targetRect)
    }

    /// Shows or hides the menu, as before iOS 13; it is not shown without a place.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return hideMenu() }
        if let targetView { showMenu(from: targetView, rect: targetRect) }
    }

    private func change(toVisible visible: Bool, _ before: Notification.Name, _ after: Notification.Name) {
        guard visible != isMenuVisible else { return }
        NotificationCenter.default.post(name: before, object: self)
        isMenuVisible = visible
        NotificationCenter.default.post(name: after, object: self)
    }

    /// Posted before the menu is shown.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu is shown.
    nonisolated public static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu is hidden.
    nonisolated public static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")
    /// Posted on Apple's systems when the menu's place changes.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// Keys of a keyboard that are held together with others; raw values as on iOS.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: Int
    /// Makes a set of keys of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key that locks capitals.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that does an action; there is no keyboard here, so that none is pressed.
///
/// Source: Apple's documentation of `UIKeyCommand`.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    /// The key without others.
    open private(set) var input: String?
    /// Keys that are held with it.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// What the first responder, or one up its chain, does.
    open private(set) var action: Selector?
    /// What help calls the command. Stored; no effect.
    open var discoverabilityTitle: String?

    /// Makes a command for a key, with those that are held with it and what it does.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init()
    }

    /// Makes a command for a key under a title; image, state and what hangs on it are not kept.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle ?? (title.isEmpty ? nil : title)
    }

    /// Makes a command for a key that help calls by a name, as before iOS 13.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Whether the command comes before what the system does with the key. Stored; no effect.
    open var wantsPriorityOverSystemBehavior = false

    /// The key that goes up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key that goes down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key that goes left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key that goes right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key that leaves something.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
}
