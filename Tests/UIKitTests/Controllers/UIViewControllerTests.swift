import PlacardUIKit
import Testing

@MainActor @Suite struct UIViewControllerTests {
    /// Writes down what it is told.
    private final class Recorder: UIViewController {
        var calls: [String] = []

        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { calls.append("didLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
        override func updateViewConstraints() {
            calls.append("updateConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { calls.append("willLayout") }
        override func viewDidLayoutSubviews() { calls.append("didLayout") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
        override func willMove(toParent parent: UIViewController?) {
            calls.append("will\(parent == nil ? "Leave" : "Join")")
        }
        override func didMove(toParent parent: UIViewController?) {
            calls.append("did\(parent == nil ? "Leave" : "Join")")
        }
    }

    /// Apple's documentation of `editButtonItem`.
    @Test func `The edit button begins and ends editing, and says which`() throws {
        let controller = UIViewController()
        let item = controller.editButtonItem
        #expect(item === controller.editButtonItem && item.title == "Edit" && item.style == .plain)
        try #require(item.primaryAction).perform(from: item)
        #expect(controller.isEditing && item.title == "Done" && item.style == .done)
        controller.isEditing = false
        #expect(item.title == "Edit")
    }

    @Test func `a view that UIKit makes for a controller follows what it lies upon`() {
        let controllers = [
            UIViewController(), UITableViewController(style: .plain), UINavigationController(), UITabBarController(),
            UIPageViewController(), UISplitViewController(),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for controller in controllers {
            let container = UIView()
            controller.view.frame = container.bounds
            container.addSubview(controller.view)
            container.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            #expect(controller.view.frame == container.bounds, "\(controller)")
        }
    }

    @Test func `a root controller is told in UIKit's order`() {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Recorder())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(
            controller.calls == [
                "loadView", "didLoad", "willAppear", "isAppearing", "updateConstraints", "willLayout", "didLayout",
                "didAppear",
            ])
        controller.calls = []
        controller.view.setNeedsUpdateConstraints()
        window.layoutIfNeeded()
        #expect(controller.calls == ["updateConstraints", "willLayout", "didLayout"])
        controller.calls = []
        window.rootViewController = nil
        #expect(controller.calls == ["willDisappear", "didDisappear"])
    }

    @Test func `children are told of their parents`() {
        let (parent, child, other) = (UIViewController(), Recorder(), UIViewController())
        parent.addChild(child)
        child.didMove(toParent: parent)
        #expect(parent.children == [child] && child.parent === parent)
        #expect(child.calls == ["willJoin", "didJoin"])
        other.addChild(child)
        #expect(parent.children.isEmpty && other.children == [child])
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(child.parent == nil && other.children.isEmpty)
        #expect(child.calls == ["willJoin", "didJoin", "didLeave", "willJoin", "willLeave", "didLeave"])
    }

    @Test func `a controller cannot be its own child`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(outer)
        outer.addChild(inner)
        inner.addChild(outer)
        #expect(outer.children == [inner] && inner.children.isEmpty && outer.parent == nil)
    }

    @Test func `children appear with their parent's view`() {
        let (window, parent, child) = (
            UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIViewController(), Recorder()
        )
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(child.calls == ["willJoin", "loadView", "didLoad"])
        window.rootViewController = parent
        window.layoutIfNeeded()
        #expect(
            child.calls.suffix(6) == [
                "willAppear", "isAppearing", "updateConstraints", "willLayout", "didLayout", "didAppear",
            ])
        child.view.removeFromSuperview()
        #expect(child.calls.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test func `a controller's style is its view's`() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(!controller.isViewLoaded && controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(controller.traitCollection.userInterfaceStyle == .light)
    }

    /// Of a class that may have subclasses, as Apple's own examples write it.
    private class Watcher: UIView {
        var calls = 0

        func watch() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, before: UITraitCollection) in
                self.calls += 1
            }
        }
    }

    @Test func `watchers may name themselves Self`() {
        let view = Watcher()
        view.watch()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.calls == 1)
    }

    @Test func `watchers hear of the traits that they asked for`() {
        let view = UIView()
        var calls: [UIUserInterfaceStyle] = []
        let watch = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, before) in
            calls.append(before.userInterfaceStyle)
        }
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(calls.isEmpty)
        view.overrideUserInterfaceStyle = .dark
        #expect(calls == [.light])
        view.unregisterForTraitChanges(watch)
        view.overrideUserInterfaceStyle = .light
        #expect(calls == [.light])
    }
}
