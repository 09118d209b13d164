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
        #expect(made == ["one", "two"])
        #expect(controller.tabs.count == 3)
        #expect(controller.tabBar.items?.map(\.title) == ["one", "two"])
        #expect(controller.selectedTab === tabs[0])
        controller.selectedTab = tabs[1]
        #expect(controller.selectedIndex == 1)
        tabs[1].badgeValue = "3"
        #expect(controller.tabBar.items?[1].badgeValue == "3")
    }
}
