import PlacardUIKit
import Testing

/// The order of calls that Apple's documentation of `UIViewController` gives, and of `present(_:animated:completion:)`: the
/// completion comes after `viewDidAppear(_:)`.
@MainActor @Suite struct ControllerAppearanceTests {
    private final class Log {
        var calls: [String] = []
    }

    /// Writes down what it is told, with what it then knows.
    private final class Page: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ call: String, _ animated: Bool) {
            log.calls.append("\(name) \(call)\(animated ? "!" : "")")
        }
        override func viewDidLoad() { note("load", false) }
        override func viewWillAppear(_ animated: Bool) { note("will", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did", animated) }
        override func viewWillDisappear(_ animated: Bool) {
            note(parent == nil ? "lost" : isMovingFromParent ? "leaves" : "hides", animated)
        }
        override func viewDidDisappear(_ animated: Bool) { note("gone", animated) }
        override func viewSafeAreaInsetsDidChange() { note("area \(Int(view.safeAreaInsets.top))", false) }
        override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "out" : "in", false) }
    }

    private let log = Log()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func page(_ name: String) -> Page { Page(name, log) }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        log.calls = []
    }

    /// What was told since the last time.
    private func told() -> [String] {
        window.layoutIfNeeded()
        defer { log.calls = [] }
        return log.calls.filter { !$0.contains("area") }
    }

    @Test func `who goes back has a parent until the view has gone`() {
        let (first, second) = (page("a"), page("b"))
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        navigation.pushViewController(second, animated: true)
        #expect(told() == ["b load", "a hides!", "b will!", "a gone!", "b in", "b did!"])
        navigation.popViewController(animated: false)
        #expect(told() == ["b leaves", "a will", "b gone", "b out", "a did"])
        #expect(second.parent == nil && !second.isMovingFromParent)
    }

    @Test func `a chosen tab is loaded before the other hears that it goes`() {
        let tabs = UITabBarController()
        let (first, second) = (page("a"), page("b"))
        tabs.viewControllers = [first, second]
        show(tabs)
        tabs.selectedIndex = 1
        #expect(told() == ["b load", "a hides", "b will", "a gone", "b did"])
        tabs.viewControllers = [first]
        #expect(told() == ["b leaves", "a will", "b gone", "b out", "a did"])
    }

    @Test func `the safe area below bars is told of when the view has been loaded and comes`() {
        let navigation = UINavigationController(rootViewController: page("a"))
        show(navigation)
        navigation.pushViewController(page("b"), animated: false)
        window.layoutIfNeeded()
        #expect(log.calls.filter { $0.hasPrefix("b") } == ["b load", "b will", "b area 44", "b in", "b did"])
    }

    @Test func `the completion comes when what was presented has appeared`() {
        let (below, front) = (page("a"), page("b"))
        show(below)
        below.present(front, animated: true) { [log] in log.calls.append("done") }
        #expect(told() == ["b load", "b will!", "b did!", "done"])
        below.dismiss(animated: true) { [log] in log.calls.append("done") }
        #expect(told() == ["b lost!", "b gone!", "done"])
        below.present(front, animated: false)
        #expect(told() == ["b will", "b did"])
    }

    @Test func `those below a full screen disappear, and appear again`() {
        let below = page("a")
        let navigation = UINavigationController(rootViewController: below)
        let (front, top) = (page("b"), page("c"))
        front.modalPresentationStyle = .fullScreen
        top.modalPresentationStyle = .fullScreen
        show(navigation)
        below.present(front, animated: true) { [log] in log.calls.append("done") }
        #expect(told() == ["b load", "a hides!", "b will!", "b did!", "a gone!", "done"])
        front.dismiss(animated: false)
        #expect(told() == ["b lost", "a will", "b gone", "a did"])
        below.present(front, animated: false)
        window.layoutIfNeeded()
        front.present(top, animated: false)
        _ = told()
        below.dismiss(animated: false)
        #expect(told() == ["c lost", "c gone", "a will", "a did"])
    }

    /// Apple's documentation of `presentingViewController` and `presentedViewController`: by the controller or an ancestor.
    @Test func `a controller within one that was presented closes it, and the outermost presents`() {
        let (root, inner, other) = (page("a"), page("b"), page("c"))
        let navigation = UINavigationController(rootViewController: inner)
        show(root)
        root.present(navigation, animated: false)
        #expect(inner.presentingViewController === root && root.presentedViewController === navigation)
        inner.present(other, animated: false)
        #expect(navigation.presentedViewController === other && other.presentingViewController === navigation)
        #expect(inner.presentedViewController === other)
        other.dismiss(animated: false)
        #expect(inner.presentedViewController == nil && other.view.window == nil)
        inner.dismiss(animated: false)
        #expect(root.presentedViewController == nil && inner.presentingViewController == nil)
        #expect(navigation.view.window == nil)
        root.present(other, animated: false)
        #expect(other.view.window === window)
    }

    @Test func `who presents when it has appeared is not told of more than once`() {
        final class Greeter: UIViewController {
            var greeting: UIViewController?
            var calls: [String] = []
            override func viewDidAppear(_ animated: Bool) {
                guard let greeting else { return }
                self.greeting = nil
                present(greeting, animated: true) { [self] in calls.append("done") }
            }
        }
        let greeter = Greeter()
        greeter.greeting = page("b")
        window.rootViewController = greeter
        window.makeKeyAndVisible()
        #expect(told() == ["b load", "b will!", "b did!"] && greeter.calls == ["done"])
    }

    /// Apple's documentation of `shouldAutomaticallyForwardAppearanceMethods`: such a container tells its children itself.
    @Test func `A container that forwards nothing tells its children itself`() {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        final class Child: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("will") }
            override func viewDidAppear(_ animated: Bool) { heard.append("did") }
        }
        let (container, child) = (Container(), Child())
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = container
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(child.heard.isEmpty)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(child.heard == ["will", "did"])
    }

    /// UIKit says "Attempt to dismiss … while a presentation or dismiss is in progress", and does nothing.
    @Test func `A controller cannot be dismissed before it is in sight`() {
        final class Restless: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                dismiss(animated: false)
                present(UIViewController(), animated: false)
            }
        }
        let (base, restless) = (UIViewController(), Restless())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = base
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        base.present(restless, animated: false)
        window.layoutIfNeeded()
        #expect(base.presentedViewController === restless && restless.presentedViewController == nil)
        #expect(restless.view.window === window)
        base.dismiss(animated: false)
        #expect(base.presentedViewController == nil && restless.view.window == nil)
    }
}
