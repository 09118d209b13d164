/// A controller that shows one of several controllers, which the user chooses by a bar at the bottom.
///
/// All items stand in the bar, however many there are. Source: Apple's documentation of `UITabBarController`.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var shown: UIViewController?

    /// What the items of the bar stand for.
    private(set) var choices: [Choice] = []
    /// What is chosen of these; nil without any.
    private(set) var choice: Choice?
    private var hasControllers = false

    /// The controllers to choose from, in the order of their items; the first is shown until another is chosen. Those of tabs are
    /// made by asking for them.
    open var viewControllers: [UIViewController]? {
        get { hasControllers ? choices.compactMap(\.controller) : nil }
        set {
            tabs = []
            hasControllers = newValue != nil
            take((newValue ?? []).map(Choice.controller))
        }
    }

    /// The tabs, in place of `viewControllers`; hidden ones are left out. The controller of each is made when it is chosen.
    open var tabs: [UITab] = [] {
        didSet {
            for tab in oldValue { tab.owner = nil }
            for tab in tabs { tab.owner = self }
            if !tabs.isEmpty || !oldValue.isEmpty {
                hasControllers = true
                tabsDidChange()
            }
        }
    }

    /// Where tabs stand: at the bottom here. Stored; no effect.
    open var mode = Mode.automatic

    /// The controllers whose items the user may put in another order; nobody can here. Stored; no effect.
    open var customizableViewControllers: [UIViewController]?
    /// What shows the controllers whose items find no room; here all items stand in the bar, and it shows none.
    open private(set) lazy var moreNavigationController = UINavigationController()
    /// Whether the bar is out of sight.
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Shows or hides the bar, at once.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// Replaces the controllers, at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// The controller that is shown; one that is none of `viewControllers` changes nothing.
    open var selectedViewController: UIViewController? {
        get { shown }
        set { if let newValue, let place = choices.first(where: { $0.controller === newValue }) { show(place) } }
    }

    /// Chooses the tab of a controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    /// The index of the shown controller, or `NSNotFound`; one that there is no controller of changes nothing.
    open var selectedIndex: Int {
        get { choices.firstIndex { $0.isSame(as: choice) } ?? NSNotFound }
        set { if choices.indices.contains(newValue) { show(choices[newValue]) } }
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

    /// The bar as `setValue(_:forKey:)` exchanges it for one of a program's own class.
    var keyedBar: UITabBar {
        get { tabBar }
        set {
            let old = tabBar
            takeBar(newValue)
            (newValue.items, newValue.selectedItem) = (choices.map(\.item), choice?.item)
            newValue.takePlace(of: old)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Chooses as a tap on an item does: the delegate may refuse, and hears of it. A navigation controller that is chosen already
    /// goes back to its first.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let new = choices.first(where: { $0.item === item }), let chosen = new.controller else { return }
        guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
            tabBar.selectedItem = choice?.item
            return
        }
        if chosen === shown { (chosen as? UINavigationController)?.popToRootViewController(animated: true) }
        show(new)
        delegate?.tabBarController(self, didSelect: chosen)
    }

    // MARK: The view

    open override func loadView() {
        takeMadeView(ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutBar() })
        view.addSubview(tabBar)
        showView(insteadOf: nil) { _ in }
    }

    /// Has other choices stand in the bar.
    ///
    /// The chosen one stays, or who comes in its place (Apple's documentation of `viewControllers`).
    func take(_ new: [Choice]) {
        let former = choices.firstIndex { $0.isSame(as: choice) }
        choices = new
        let made = new.flatMap(\.made)
        let leaving = taken.filter { !made.contains($0) }
        for controller in leaving { controller.beginLeavingContainer() }
        taken = taken.filter(made.contains)
        for controller in made { addIfNew(controller) }
        tabBar.items = new.map(\.item)
        let heir = former.flatMap { new.indices.contains($0) ? new[$0] : nil }
        let kept = new.first { $0.isSame(as: choice) } ?? heir ?? new.first
        if let kept { show(kept) } else { (shown, choice) = (nil, nil) }
        for controller in leaving where controller.parent === self { controller.endLeavingContainer() }
    }

    /// Has the bar show the items that the controllers have now.
    func itemsMayHaveChanged() {
        let items = choices.map(\.item)
        guard !(tabBar.items ?? []).elementsEqual(items, by: ===) else { return }
        (tabBar.items, tabBar.selectedItem) = (items, choice?.item)
    }

    /// The children that stand for choices; a program may have added others.
    private var taken: [UIViewController] = []

    private func addIfNew(_ controller: UIViewController) {
        if !taken.contains(controller) { taken.append(controller) }
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func show(_ new: Choice) {
        guard let controller = new.controller else { return }
        running?.completeTransition(true)
        addIfNew(controller)
        let (old, formerChoice) = (shown, choice)
        choose(controller, new)
        guard isViewLoaded else { return }
        showView(insteadOf: old) { [weak self] completed in
            guard !completed, let old else { return }
            self?.choose(old, formerChoice)
        }
    }

    private func choose(_ controller: UIViewController, _ new: Choice?) {
        (shown, choice) = (controller, new)
        tabBar.selectedItem = new?.item
    }

    /// - Parameter completion: Called once, with whether the chosen controller's view is shown: not if a finger gave up.
    private func showView(insteadOf old: UIViewController?, completion: @escaping (Bool) -> Void) {
        guard let shown else { return }
        placeBar()
        layOutBar()
        viewIfLoaded?.setNeedsLayout()
        let finish = { [weak self] (completed: Bool) in
            self?.running = nil
            completion(completed)
            self?.placeShown()
        }
        guard let old, old !== shown, view.window != nil, old.viewIfLoaded?.superview != nil,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: shown)
        else {
            exchange(old.map { [$0] } ?? [], for: [shown], animated: false)
            return finish(true)
        }
        let transition = ContainerTransition(of: self, from: old, to: shown, to: shownArea, animator)
        running = transition
        let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
        transition.exchange(by: interaction, before: {}, completion: finish)
    }
    /// The change that an animator has not brought to its end yet.
    private var running: ContainerTransition?

    /// The bar has its usual place before each `viewWillLayoutSubviews()`: where programs put it there it stays.
    override func prepareForLayout(of view: UIView) {
        super.prepareForLayout(of: view)
        placeBar()
    }

    /// At the bottom, as high as the bar says (`sizeThatFits(_:)`), which programs override for higher ones; on phones with a
    /// home indicator its frame has that below its items, as on iOS (83 points).
    private func placeBar() {
        guard let root = viewIfLoaded else { return }
        let bounds = root.bounds
        tabBar.isHidden = hidesBar
        tabBar.homeIndicatorHeight = root.safeAreaInsets.bottom
        let height = tabBar.sizeThatFits(bounds.size).height
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    private func layOutBar() {
        guard let root = viewIfLoaded else { return }
        let height = max(0, root.bounds.height - root.safeAreaInsets.bottom - tabBar.frame.minY)
        let isCovered = !hidesBar && shown?.extends(below: tabBar, at: .bottom) == true
        shown?.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isCovered ? height : 0, right: 0)
        placeShown()
    }

    /// Puts the shown view beside the bar if it does not reach below it.
    private func placeShown() { shown?.place(in: shownArea) }

    /// Where the shown view lies, in the root's coordinates.
    private var shownArea: CGRect {
        guard let shown, let bounds = viewIfLoaded?.bounds else { return .zero }
        let isBeside = !hidesBar && !shown.extends(below: tabBar, at: .bottom)
        return isBeside ? bounds.divided(atDistance: tabBar.frame.minY, from: .minYEdge).slice : bounds
    }

    /// Whether a controller that was pushed upon the shown one wants the bar's space.
    private var hidesBar: Bool {
        guard let stack = (shown as? UINavigationController)?.viewControllers else { return isTabBarHidden }
        return isTabBarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
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
    /// Who moves controllers in and out of sight.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who moves controllers as a finger does.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Every controller.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    }
    /// Nobody, for delegates without the member: controllers come and go at once.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// No finger leads, for delegates without the member.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
