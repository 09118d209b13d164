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
    /// Whether the bar leaves the tab out: when tabs are given to the controller.
    open var isHidden = false
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

    /// The tab's controller, whose item is the tab's; nil without what makes it.
    open private(set) lazy var viewController: UIViewController? = {
        let controller = provider?(self)
        controller?.tabBarItem = item
        return controller
    }()

    private lazy var item: UITabBarItem = {
        let item = UITabBarItem(title: title, image: image, selectedImage: nil)
        item.badgeValue = badgeValue
        return item
    }()

    private func itemDidChange() { (item.title, item.image, item.badgeValue) = (title, image, badgeValue) }
}

extension UITabBarController {
    /// Makes a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Replaces the tabs, at once.
    public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// The tab whose controller is shown; nil where it belongs to none.
    public var selectedTab: UITab? {
        get { tabs.first { $0.viewController === selectedViewController } }
        set { selectedViewController = newValue?.viewController }
    }
}
