import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UITab` and `UITabBarController.tabs`.
@MainActor @Suite struct UITabTests {
    @Test func `Tabs make their controllers when they are asked for, with the tab's item`() {
        var made: [String] = []
        let tabs = ["one", "two", "three"].map { name in
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        tabs[2].isHidden = true
        #expect(made.isEmpty)
        let controller = UITabBarController(tabs: tabs)
        #expect(made == ["one"])
        #expect(controller.tabs.count == 3)
        #expect(controller.tabBar.items?.map(\.title) == ["one", "two"])
        #expect(controller.selectedTab === tabs[0])
        controller.selectedTab = tabs[1]
        #expect(controller.selectedIndex == 1 && made == ["one", "two"])
        #expect(controller.viewControllers?.count == 2 && controller.tab(forIdentifier: "three") === tabs[2])
        tabs[1].badgeValue = "3"
        #expect(controller.tabBar.items?[1].badgeValue == "3")
    }

    private func tab(_ name: String, _ controller: UIViewController = UIViewController()) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in controller }
    }

    @Test func `A tap on an item shows the tab's controller, and hidden tabs come when they are shown`() throws {
        let (one, two) = (UIViewController(), UIViewController())
        let tabs = [tab("one", one), tab("two", two)]
        tabs[1].isHidden = true
        let controller = UITabBarController(tabs: tabs)
        controller.loadViewIfNeeded()
        #expect(controller.tabBar.items?.count == 1 && controller.children == [one])
        tabs[1].isHidden = false
        let item = try #require(controller.tabBar.items?.last)
        controller.tabBar(controller.tabBar, didSelect: item)
        #expect(controller.selectedViewController === two && two.view.superview === controller.view)
        #expect(controller.children == [one, two] && tabs[0].tabBarController === controller)
        let other = UIViewController()
        controller.addChild(other)
        controller.tabs = []
        #expect(controller.children == [other] && controller.selectedTab == nil)
    }

    /// Code often gives controllers their items after the tab bar controller has got them.
    @Test func `An item that replaces another one stands in the bar`() {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = UINavigationController()
        let tabs = UITabBarController()
        tabs.viewControllers = [first, stack]
        first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 1)
        second.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 2)
        stack.viewControllers = [second]
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Search"])
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    }

    @Test func `A group is one item, which shows its chosen tab`() {
        let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
        let children = [tab("two", two), tab("three", three)]
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: children)
        group.defaultChildIdentifier = "three"
        let controller = UITabBarController(tabs: [tab("one", one), group])
        #expect(controller.tabBar.items?.map(\.title) == ["one", "Group"])
        controller.selectedTab = group
        #expect(controller.selectedViewController === three && group.selectedChild === children[1])
        controller.selectedTab = children[0]
        #expect(controller.selectedViewController === two && controller.selectedTab === group)
        #expect(children[0].tabBarController === controller && children[0].parent === group)
        #expect(controller.tab(forIdentifier: "three") === children[1])
    }

    @Test func `Controllers take the place of tabs, and the tab of a search has the system's title`() {
        let controller = UITabBarController(tabs: [tab("one"), UISearchTab { _ in UIViewController() }])
        #expect(controller.tabBar.items?.map(\.title) == ["one", "Search"])
        let new = UIViewController()
        controller.viewControllers = [new]
        #expect(controller.tabs.isEmpty && controller.selectedViewController === new && controller.children == [new])
    }

    /// Apple's documentation of `UITabBarController.viewControllers`.
    @Test func `other controllers are chosen by the place of the former one`() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in UIViewController() }
        tabs.selectedIndex = 1
        let new = (0..<3).map { _ in UIViewController() }
        tabs.viewControllers = new
        #expect(tabs.selectedViewController === new[1])
        tabs.selectedIndex = 2
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.selectedIndex == 0)
    }

    /// Apple's documentation of `viewWillLayoutSubviews()`: "make changes before the view lays out its subviews". Programs that want
    /// higher bars set their frames there.
    @Test func `a bar stays where a program puts it before the layout, and controllers lie beside it there`() {
        final class Tall: UITabBarController {
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                tabBar.frame = CGRect(x: 0, y: view.bounds.height - 74, width: view.bounds.width, height: 74)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let tall = Tall()
        let pages = (0..<2).map { _ in UIViewController() }
        pages[1].edgesForExtendedLayout = []
        tall.viewControllers = pages
        window.rootViewController = tall
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(tall.tabBar.frame == CGRect(x: 0, y: 326, width: 300, height: 74))
        #expect(pages[0].view.safeAreaInsets.bottom == 74)
        tall.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(tall.tabBar.frame.minY == 326 && pages[1].view.frame.height == 326)
        window.frame.size.height = 500
        window.layoutIfNeeded()
        #expect(tall.tabBar.frame.minY == 426)
    }

    /// The frame of a tab bar on phones with a home indicator is 83 points high, 49 without (well known from iPhone X on), and
    /// programs override `sizeThatFits(_:)` for other heights (Apple's documentation: "the size that best fits").
    @Test func `a bar is as high as it says, with the home indicator below its items`() {
        final class High: UITabBar {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                var size = super.sizeThatFits(size)
                size.height += 22
                return size
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let tabs = UITabBarController()
        let page = UIViewController()
        tabs.viewControllers = [page]
        tabs.additionalSafeAreaInsets.bottom = 34
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 317, width: 300, height: 83))
        #expect(page.view.safeAreaInsets.bottom == 83)
        tabs.setValue(High(), forKey: "tabBar")
        window.layoutIfNeeded()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 295, width: 300, height: 105))
        #expect(page.view.safeAreaInsets.bottom == 105)
    }
}
