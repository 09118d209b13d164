/// A tab of a tab bar controller, with what makes its controller.
///
/// Source: Apple's documentation of `UITab`.
@preconcurrency @MainActor open class UITab: NSObject {
    /// What tells tabs apart.
    public let identifier: String
    /// What the bar shows.
    open var title: String { didSet { itemDidChange() } }
    /// What the bar shows above the title.
    open var image: UIImage? { didSet { itemDidChange() } }
    /// A second line, where tabs stand at the side. Stored; no effect.
    open var subtitle: String?
    /// What a badge at the image says; nil for none.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The program's own.
    open var userInfo: Any?
    /// Whether the bar leaves the tab out.
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    /// Whether the tab can be chosen; it is drawn faint otherwise.
    open var isEnabled = true { didSet { itemDidChange() } }
    /// The group that the tab belongs to; nil for none.
    open internal(set) weak var parent: UITabGroup?
    /// The controller that the tab, or its group, was given to; nil before.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }
    weak var owner: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?

    /// Makes a tab; its controller is made when it is first asked for.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
    }

    /// The controller, if it has been made.
    private(set) var madeController: UIViewController?

    /// The tab's controller, whose item is the tab's; made when it is first asked for, nil without what makes it.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        let controller = provider?(self)
        controller?.tabBarItem = item
        madeController = controller
        return controller
    }

    /// The item that stands for the tab in the bar.
    private(set) lazy var item: UITabBarItem = {
        let item = UITabBarItem(title: title, image: image, selectedImage: nil)
        (item.badgeValue, item.isEnabled) = (badgeValue, isEnabled)
        return item
    }()

    /// The controllers of the tab that have been made.
    var madeControllers: [UIViewController] { [madeController].compactMap { $0 } }

    /// The controller that is shown while the tab is chosen.
    var shownController: UIViewController? { viewController }

    private func itemDidChange() {
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    }
}

/// Tabs that are one tab in a bar at the bottom: it shows the chosen one's controller, unless it has its own.
///
/// Source: Apple's documentation of `UITabGroup`.
@preconcurrency @MainActor open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for tab in oldValue { tab.parent = nil }
            for tab in children { tab.parent = self }
            tabBarController?.tabsDidChange()
        }
    }
    /// The identifier of the tab that is chosen first; nil for the first one.
    open var defaultChildIdentifier: String?
    private var chosen: UITab?

    /// Makes a group of tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        for tab in children { tab.parent = self }
    }

    /// The chosen tab of the group; one that does not belong to it changes nothing.
    open var selectedChild: UITab? {
        get {
            if let chosen, children.contains(chosen) { return chosen }
            return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
        }
        set {
            guard let newValue, children.contains(newValue) else { return }
            chosen = newValue
            tabBarController?.tabsDidChange()
        }
    }

    /// The tab of an identifier in the group and the groups in it; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

    override var madeControllers: [UIViewController] { super.madeControllers + children.flatMap(\.madeControllers) }

    override var shownController: UIViewController? {
        if let own = viewController { return own }
        let controller = selectedChild?.shownController
        controller?.tabBarItem = item
        return controller
    }
}

/// The tab of a search, with the system's title and glass.
///
/// Source: Apple's documentation of `UISearchTab`.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// Whether the search field is ready to write as soon as the tab is chosen. Stored; no effect.
    open var automaticallyActivatesSearch = false

    /// Makes a tab; its controller is made when it is first asked for.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: .systemSymbol("magnifyingglass"), identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}

extension [UITab] {
    /// The tab of an identifier, among these and those in groups.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }
}
