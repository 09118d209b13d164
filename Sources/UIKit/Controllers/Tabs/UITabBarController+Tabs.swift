extension UITabBarController {
    /// Where tabs stand; raw values as on iOS.
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar, tabSidebar
    }

    /// What an item of the bar stands for: a controller, or a tab whose controller is made when it is chosen.
    enum Choice {
        case controller(UIViewController)
        case tab(UITab)

        @MainActor var item: UITabBarItem {
            switch self {
            case .controller(let controller): controller.tabBarItem ?? UITabBarItem()
            case .tab(let tab): tab.item
            }
        }

        /// The controller, made if it is not there.
        @MainActor var controller: UIViewController? {
            switch self {
            case .controller(let controller): controller
            case .tab(let tab): tab.shownController
            }
        }

        /// The controllers that are there: of a group several.
        @MainActor var made: [UIViewController] {
            switch self {
            case .controller(let controller): [controller]
            case .tab(let tab): tab.madeControllers
            }
        }

        /// Whether the choice is the same as another.
        func isSame(as other: Choice?) -> Bool {
            switch (self, other) {
            case (.controller(let one), .controller(let two)): one === two
            case (.tab(let one), .tab(let two)): one === two
            default: false
            }
        }
    }

    /// Makes a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Replaces the tabs, at once.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// The tab that is chosen, of a group the group; nil where controllers were given without tabs.
    public var selectedTab: UITab? {
        get {
            guard case .tab(let tab) = choice else { return nil }
            return tab
        }
        set {
            guard let newValue else { return }
            // A tab of a group is chosen by the group's item.
            var top = newValue
            while let group = top.parent {
                group.selectedChild = top
                top = group
            }
            if let place = choices.firstIndex(where: { $0.isSame(as: .tab(top)) }) { selectedIndex = place }
        }
    }

    /// The tab of an identifier, also in groups; nil if there is none.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(identifier) }

    func tabsDidChange() {
        take(tabs.filter { !$0.isHidden }.map(Choice.tab))
    }
}
