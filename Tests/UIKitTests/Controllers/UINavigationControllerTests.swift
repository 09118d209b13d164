import Testing

@testable import PlacardUIKit

/// What containers show, and what their bars cover: Apple's documentation of `UINavigationController` and
/// `UITabBarController`.
@MainActor @Suite struct UINavigationControllerTests {
    private final class Page: UIViewController {
        private(set) var moves: [UIViewController?] = []
        override func didMove(toParent parent: UIViewController?) { moves.append(parent) }
    }

    private final class Listener: UINavigationControllerDelegate {
        private(set) var shown: [UIViewController] = []
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController) }
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func `The last controller of the stack is shown, and those that go lose their parent`() {
        let (first, second) = (page("First"), page("Second"))
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        #expect(first.view.window === window && first.navigationController === navigation)
        navigation.pushViewController(second, animated: true)
        #expect(navigation.topViewController === second && first.view.window == nil && second.view.window === window)
        #expect(navigation.popViewController(animated: true) === second)
        #expect(second.parent == nil && second.view.window == nil && first.view.window === window)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(second.moves.count == 2 && second.moves.last == .some(nil))
    }

    @Test func `A stack is replaced, gone back in and shortened to its first`() {
        let pages = ["a", "b", "c", "d"].map(page)
        let navigation = UINavigationController()
        let listener = Listener()
        navigation.delegate = listener
        navigation.viewControllers = pages + [pages[0]]
        _ = show(navigation)
        #expect(navigation.viewControllers.count == 4)
        #expect(navigation.popToViewController(pages[1], animated: false)?.map(\.title) == ["c", "d"])
        #expect(navigation.popToViewController(page("other"), animated: false) == nil)
        #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["b"])
        #expect(listener.shown.map(\.title) == ["d", "b", "a"])
    }

    @Test func `The safe area of what is shown begins below the bar`() {
        let first = page("First")
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        window.layoutIfNeeded()
        #expect(first.view.frame == window.bounds && first.view.safeAreaInsets.top == 44)
        navigation.isToolbarHidden = false
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        navigation.setNavigationBarHidden(true, animated: true)
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.top == 0 && navigation.navigationBar.isHidden)
    }

    @Test func `A controller that has gone has the safe area of its new place`() {
        let (first, second) = (page("a"), page("b"))
        let navigation = UINavigationController(rootViewController: first)
        _ = show(navigation)
        navigation.pushViewController(second, animated: false)
        #expect(second.view.safeAreaInsets.top == 44)
        navigation.popViewController(animated: false)
        let window = show(second)
        #expect(second.view.window === window && second.view.safeAreaInsets == .zero)
    }

    @Test func `A touch on the way back goes back, and its title is that of the controller below`() throws {
        let (first, second) = (page("Inbox"), page("Letter"))
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        let bar = navigation.navigationBar
        #expect(bar.backItem === first.navigationItem && bar.topItem === second.navigationItem)
        let back = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(back.title(for: .normal) == "Inbox")
        TouchSequence(in: window).tap(at: back.convert(CGPoint(x: 10, y: 10), to: window))
        #expect(navigation.topViewController === first)
    }

    @Test func `Showing pushes where there is a stack, and presents where there is none`() {
        let (first, second, alone) = (page("a"), page("b"), page("c"))
        let navigation = UINavigationController(rootViewController: first)
        first.show(second, sender: nil)
        #expect(navigation.topViewController === second)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = alone
        window.isHidden = false
        alone.show(first.presentedViewController ?? page("d"), sender: nil)
        #expect(alone.presentedViewController?.title == "d")
    }

    @Test func `A tab bar shows the chosen controller, and its delegate may refuse`() throws {
        final class Guard: UITabBarControllerDelegate {
            var refused: UIViewController?
            private(set) var chosen: [String?] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            )
                -> Bool
            { viewController !== refused }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
            {
                chosen.append(viewController.title)
            }
        }
        let pages = ["a", "b", "c"].map(page)
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let window = show(tabs)
        window.layoutIfNeeded()
        #expect(tabs.selectedIndex == 0 && pages[0].view.window === window)
        #expect(pages[0].view.safeAreaInsets.bottom == 49 && tabs.tabBar.items?.count == 3)
        let delegate = Guard()
        tabs.delegate = delegate
        let touches = TouchSequence(in: window)
        touches.tap(at: CGPoint(x: 160, y: 460))
        #expect(tabs.selectedViewController === pages[1] && pages[0].view.window == nil)
        delegate.refused = pages[2]
        touches.tap(at: CGPoint(x: 300, y: 460))
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === pages[1].tabBarItem)
        #expect(delegate.chosen == ["b"])
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `A pushed controller may take the tab bar's space`() {
        let (first, second) = (page("a"), page("b"))
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = show(tabs)
        second.hidesBottomBarWhenPushed = true
        first.show(second, sender: nil)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden && second.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden && first.view.safeAreaInsets.bottom == 49)
    }

    @Test func `Traits that a parent gives a child reach its view`() {
        let (parent, child) = (page("a"), page("b"))
        parent.addChild(child)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        parent.setOverrideTraitCollection(dark, forChild: child)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.overrideTraitCollection(forChild: child) === dark)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }

    private final class OwnBar: UINavigationBar {}
    private final class OwnTabs: UITabBar {}

    @Test func `bars of a program's own class are set by their key`() {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        let old = navigation.navigationBar
        navigation.setValue(OwnBar(), forKey: "navigationBar")
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar is OwnBar && old.superview == nil)
        #expect(
            navigation.navigationBar.topItem === first.navigationItem && navigation.navigationBar.bounds.width == 375)
        #expect(navigation.value(forKey: "navigationBar") as? UINavigationBar === navigation.navigationBar)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        tabs.setValue(OwnTabs(), forKey: "tabBar")
        tabs.view.layoutIfNeeded()
        #expect(tabs.tabBar is OwnTabs && tabs.tabBar.items?.count == 2 && tabs.tabBar.superview === tabs.view)
        tabs.selectedIndex = 1
        #expect(tabs.tabBar.selectedItem === tabs.tabBar.items?[1])
    }

    /// Runs a closure once, at one of the moments of its coming or going.
    private final class Restless: UIViewController {
        private var moment = ""
        private var act: (Restless) -> Void = { _ in }
        convenience init(_ moment: String, _ act: @escaping (Restless) -> Void) {
            self.init()
            (self.moment, self.act) = (moment, act)
        }
        private func now(_ moment: String) {
            guard moment == self.moment else { return }
            self.moment = ""
            act(self)
        }
        override func viewDidLoad() { now("load") }
        override func viewWillAppear(_ animated: Bool) { now("appear") }
        override func viewIsAppearing(_ animated: Bool) { now("appearing") }
        override func viewWillDisappear(_ animated: Bool) { now("disappear") }
    }

    /// UIKit begins what is asked for during a transition when that has ended.
    @Test(arguments: ["load", "appear", "appearing", "disappear"], ["pop", "push", "replace"])
    func `What a controller asks for as it comes or goes is what is shown in the end`(moment: String, action: String)
    {
        let (base, other) = (page("Base"), page("Other"))
        let navigation = UINavigationController(rootViewController: base)
        let window = show(navigation)
        window.layoutIfNeeded()
        let restless = Restless(moment) { controller in
            switch action {
            case "pop": navigation.popToRootViewController(animated: false)
            case "push": navigation.pushViewController(other, animated: false)
            default: navigation.setViewControllers([base, other], animated: false)
            }
        }
        navigation.pushViewController(restless, animated: false)
        window.layoutIfNeeded()
        if moment == "disappear" { navigation.popViewController(animated: false) }
        window.layoutIfNeeded()
        let top = action == "pop" ? base : other
        #expect(navigation.topViewController === top && top.view.window === window)
        let inSight = [base, other, restless].filter { $0.isViewLoaded && $0.view.window != nil }
        #expect(inSight == [top])
        for controller in [base, other, restless] {
            #expect((controller.parent === navigation) == navigation.viewControllers.contains(controller))
        }
    }

    @Test func `A tap on the chosen tab leads back to its first controller`() {
        let (first, second) = (page("First"), page("Second"))
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, page("Other")]
        _ = show(tabs)
        navigation.pushViewController(second, animated: false)
        tabs.tabBar(tabs.tabBar, didSelect: tabs.tabBar.items![0])
        #expect(navigation.viewControllers == [first])
    }
}
