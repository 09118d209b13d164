import Testing

@testable import PlacardUIKit

/// Apple's documentation of `edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars` and `isTranslucent`.
@MainActor @Suite struct ExtendedLayoutTests {
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        navigation = UINavigationController(rootViewController: page)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func expect(top: CGFloat, bottom: CGFloat = 480) {
        window.layoutIfNeeded()
        #expect(page.view.frame == CGRect(x: 0, y: top, width: 320, height: bottom - top))
    }

    @Test func `A view reaches below bars at first`() {
        expect(top: 0)
        #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    }

    @Test func `Without its upper edge it begins at the bar, and nothing covers it`() {
        page.edgesForExtendedLayout = []
        expect(top: navigation.navigationBar.frame.maxY)
        #expect(page.view.safeAreaInsets.top == 0)
        navigation.isNavigationBarHidden = true
        expect(top: 0)
        navigation.isNavigationBarHidden = false
        page.edgesForExtendedLayout = .top
        expect(top: 0)
    }

    @Test func `Bars that are not translucent lie beside it unless it includes them`() {
        navigation.navigationBar.isTranslucent = false
        navigation.toolbar.isTranslucent = false
        navigation.isToolbarHidden = false
        expect(top: navigation.navigationBar.frame.maxY, bottom: navigation.toolbar.frame.minY)
        page.extendedLayoutIncludesOpaqueBars = true
        expect(top: 0)
    }

    @Test func `A pushed view is placed as it says`() {
        let second = UIViewController()
        second.edgesForExtendedLayout = .bottom
        navigation.pushViewController(second, animated: false)
        #expect(second.view.frame.minY == navigation.navigationBar.frame.maxY && second.view.frame.maxY == 480)
        navigation.popViewController(animated: false)
        expect(top: 0)
    }

    @Test func `A view within a navigation controller keeps off the tabs around it`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        expect(top: 0)
        page.edgesForExtendedLayout = .top
        expect(top: 0, bottom: tabs.tabBar.frame.minY)
        page.edgesForExtendedLayout = .all
        tabs.tabBar.isTranslucent = false
        window.layoutIfNeeded()
        #expect(navigation.view.frame.maxY == tabs.tabBar.frame.minY)
        expect(top: 0, bottom: tabs.tabBar.frame.minY)
    }

    @Test func `A view follows its window's size`() {
        page.edgesForExtendedLayout = []
        window.layoutIfNeeded()
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        let bar = navigation.navigationBar.frame
        #expect(page.view.frame == CGRect(x: 0, y: bar.maxY, width: 480, height: 320 - bar.maxY))
    }
}
