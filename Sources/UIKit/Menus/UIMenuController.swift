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
