import PlacardUIKit
import Testing

/// Source: Apple's documentation of `UITraitCollection.current`, which UIKit sets before it calls these members.
@MainActor @Suite struct CurrentTraitsTests {
    private static var seen: [String] = []

    private static func note(_ member: String) {
        let style = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
        seen.append("\(member) \(style)")
    }

    private final class Listener: UIView {
        override func layoutSubviews() { CurrentTraitsTests.note("layout") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            CurrentTraitsTests.note("change")
        }
        override func tintColorDidChange() { CurrentTraitsTests.note("tint") }
    }

    private final class Controller: UIViewController {
        override func loadView() { view = Listener() }
        override func viewWillLayoutSubviews() { CurrentTraitsTests.note("will lay out") }
        override func viewDidLayoutSubviews() { CurrentTraitsTests.note("did lay out") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            CurrentTraitsTests.note("controller's change")
        }
    }

    @Test func `The current traits are the view's where it is told something`() {
        let controller = Controller()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
            Self.note("handler")
        }
        Self.seen = []
        window.overrideUserInterfaceStyle = .dark
        window.tintColor = .red
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(
            Self.seen == [
                "change dark", "controller's change dark", "handler dark", "tint dark", "will lay out dark",
                "layout dark",
                "did lay out dark",
            ])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}
