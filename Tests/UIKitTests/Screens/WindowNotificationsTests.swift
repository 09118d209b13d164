import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIWindow`, "Notifications"; in logs that people published a window is told to be visible first, then key.
@MainActor @Suite(.serialized) struct WindowNotificationsTests {
    @Test func `Windows tell when they are shown, hidden and key`() {
        let (window, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
        var told: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "not key"),
        ]
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { told.append(word) }
            }
        }
        window.makeKeyAndVisible()
        window.isHidden = true
        window.isHidden = false
        other.makeKeyAndVisible()
        observers.forEach(NotificationCenter.default.removeObserver)
        #expect(told == ["visible", "key", "hidden", "visible", "not key"])
    }

    @Test func `Touches and presses of nobody can be made`() {
        let touch = UITouch()
        #expect(touch.view == nil && touch.phase == .began && touch.location(in: nil) == .zero)
        #expect(UIPress().key == nil && UIEvent().buttonMask.isEmpty)
        #expect(UIPress(UIKey("a"), phase: .ended).key?.characters == "a")
        #expect(UIEvent.ButtonMask.button(2) == .secondary)
    }

    @Test func `Views watch traits by selectors`() {
        final class Card: UIView { var told = 0 }
        let (card, window) = (Card(), UIWindow(frame: .zero))
        window.addSubview(card)
        let changed = Selector("changed:", of: Card.self) { (card: Card, _: Any?) in card.told += 1 }
        card.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: changed)
        window.overrideUserInterfaceStyle = .dark
        #expect(card.told == 1)
    }
}
