/// A controller that shows one of several controllers, which the user chooses by a bar at the bottom.
///
/// All items stand in the bar, however many there are. Source: Apple's documentation of `UITabBarController`.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var shown: UIViewController?

    /// The controllers to choose from, in the order of their items; the first is shown until another is chosen.
    open var viewControllers: [UIViewController]? {
        didSet { takeControllers(insteadOf: oldValue ?? []) }
    }

    /// The tabs, each with a controller, which are `viewControllers` from then on; hidden tabs are left out.
    open var tabs: [UITab] = [] {
        didSet { viewControllers = tabs.filter { !$0.isHidden }.compactMap(\.viewController) }
    }

    /// Replaces the controllers, at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// The controller that is shown; one that is none of `viewControllers` changes nothing.
    open var selectedViewController: UIViewController? {
        get { shown }
        set { if let newValue, viewControllers?.contains(where: { $0 === newValue }) == true { show(newValue) } }
    }

    /// The index of the shown controller, or `NSNotFound`; one that there is no controller of changes nothing.
    open var selectedIndex: Int {
        get { viewControllers?.firstIndex { $0 === shown } ?? NSNotFound }
        set { if let all = viewControllers, all.indices.contains(newValue) { show(all[newValue]) } }
    }

    /// Who hears of choices, and may refuse them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar at the bottom; its items are the controllers'.
    open private(set) lazy var tabBar: UITabBar = {
        let bar = UITabBar()
        bar.delegate = self
        return bar
    }()

    /// Takes a bar that a document describes in place of its own.
    func takeBar(_ bar: UITabBar) {
        bar.delegate = self
        tabBar = bar
    }

    /// Chooses as a tap on an item does: the delegate may refuse, and hears of it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let all = viewControllers, let chosen = all.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
            tabBar.selectedItem = shown?.tabBarItem
            return
        }
        show(chosen)
        delegate?.tabBarController(self, didSelect: chosen)
    }

    // MARK: The view

    open override func loadView() {
        takeMadeView(ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutBar() })
        view.addSubview(tabBar)
        showView(insteadOf: nil)
    }

    private func takeControllers(insteadOf old: [UIViewController]) {
        let all = viewControllers ?? []
        for controller in old where !all.contains(where: { $0 === controller }) {
            controller.leaveContainer()
        }
        for controller in all where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabBar.items = all.map { $0.tabBarItem ?? UITabBarItem() }
        let kept = all.first { $0 === shown } ?? all.first
        if let kept { show(kept) } else { shown = nil }
    }

    private func show(_ controller: UIViewController) {
        let old = shown
        shown = controller
        tabBar.selectedItem = controller.tabBarItem
        if isViewLoaded { showView(insteadOf: old) }
    }

    private func showView(insteadOf old: UIViewController?) {
        if old !== shown { old?.viewIfLoaded?.removeFromSuperview() }
        guard let shown, let root = viewIfLoaded else { return }
        layOutBar()
        if shown.view.superview !== root { root.fill(with: shown.view, at: 0) }
    }

    private func layOutBar() {
        guard let root = viewIfLoaded else { return }
        let (bounds, safe) = (root.bounds, root.safeAreaInsets)
        tabBar.isHidden = hidesBar
        tabBar.overhang = safe.bottom
        tabBar.frame = CGRect(
            x: 0, y: bounds.height - safe.bottom - tabBar.barHeight, width: bounds.width, height: tabBar.barHeight)
        shown?.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : tabBar.barHeight, right: 0)
    }

    /// Whether a controller that was pushed upon the shown one wants the bar's space.
    private var hidesBar: Bool {
        guard let stack = (shown as? UINavigationController)?.viewControllers else { return false }
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Called when a controller has been pushed or has gone.
    func bottomBarMayChange() { viewIfLoaded?.setNeedsLayout() }

    open override var preferredStatusBarStyle: UIStatusBarStyle { shown?.preferredStatusBarStyle ?? .default }
}

/// Who hears of choices in a tab bar controller, and may refuse them.
///
/// Source: Apple's documentation of `UITabBarControllerDelegate`.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether the user may choose a controller; true unless implemented.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called after the user has chosen a controller, also the one that was shown already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Every controller.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    }
}
