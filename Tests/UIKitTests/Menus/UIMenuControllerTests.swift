import PlacardUIKit
import Testing

@MainActor @Suite(.serialized) struct UIMenuControllerTests {
    @Test func showingAndHidingIsTold() {
        nonisolated(unsafe) var heard: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIMenuController.willShowMenuNotification, "will show"),
            (UIMenuController.didShowMenuNotification, "did show"),
            (UIMenuController.didHideMenuNotification, "did hide"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in heard.append(word) }
        }
        let menu = UIMenuController.shared
        menu.showMenu(from: UIView(), rect: .zero)
        menu.showMenu(from: UIView(), rect: .zero)
        #expect(menu.isMenuVisible)
        menu.hideMenu()
        #expect(!menu.isMenuVisible && heard == ["will show", "did show", "did hide"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func itemsAndKeysNameTheirActions() {
        #expect(UIMenuItem(title: "Share", action: "share:").action == "share:")
        let command = UIKeyCommand(input: "c", modifierFlags: [.command, .shift], action: "copy:")
        #expect(command.input == "c" && command.action == "copy:" && command.modifierFlags.contains(.shift))
    }

    @Test func `the view that had the last menu goes`() {
        weak var last: UIView?
        do {
            let view = UIView()
            last = view
            UIMenuController.shared.showMenu(from: view, rect: .zero)
            UIMenuController.shared.hideMenu()
        }
        #expect(last == nil)
    }
}
