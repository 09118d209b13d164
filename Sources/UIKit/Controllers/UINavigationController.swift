/// A controller that shows the last of a stack of controllers below a bar that tells where the user is.
///
/// Controllers come and go at once unless an animator of the delegate's moves them. The bar covers the top of the shown controller's view, whose safe area begins
/// below it; a large title and a search go as content moves below the bar. Source: Apple's documentation of `UINavigationController`.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The class of the bar, and of the toolbar; nil for UIKit's own.
    private let barClasses: (navigation: AnyClass?, tools: AnyClass?)
    private var stack: [UIViewController] = []
    /// The stack that has been carried out.
    private var shownStack: [UIViewController] = []
    /// The change that an animator has not brought to its end yet.
    private var running: ContainerTransition?
    private var hidesBar = false
    private var hidesTools = true
    private var isChanging = false
    /// What moves below the bar.
    weak var followedContent: UIScrollView?

    /// Makes a controller that shows another one.
    public init(rootViewController: UIViewController) {
        barClasses = (nil, nil)
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller with bars of classes of one's own, made by their `init(coder:)`; nil for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClasses = (navigationBarClass, toolbarClass)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose nib, if it is named, is not loaded: the view holds the bars and what is shown.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClasses = (nil, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a document, with the bar and the controllers that it names.
    public required init?(coder: NSCoder) {
        barClasses = (nil, nil)
        super.init(coder: coder)
    }

    // MARK: The stack

    /// The controllers from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller that is shown; nil without any.
    open var topViewController: UIViewController? { stack.last }
    /// The controller in front of all: one that was presented, or the last of the stack.
    open var visibleViewController: UIViewController? {
        (topViewController?.presentedViewController ?? presentedViewController) ?? topViewController
    }
    /// Who hears of controllers that come.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Replaces the whole stack; a controller that stands in it twice counts once.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        change(to: viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }, animated: animated)
    }

    /// Shows another controller; one that is on the stack already stays where it is, where Apple raises an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        change(to: stack + [viewController], animated: animated)
    }

    /// Goes back by one controller; nil where the first one is shown.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 1, animated: animated).first
    }

    /// Goes back to a controller of the stack.
    ///
    /// - Returns: Those that went; nil for one that is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex { $0 === viewController }.map { pop(to: $0 + 1, animated: animated) }
    }

    /// Goes back to the first controller.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(to: 1, animated: animated)
    }

    private func pop(to count: Int, animated: Bool) -> [UIViewController] {
        guard count < stack.count else { return [] }
        let gone = Array(stack[count...])
        change(to: Array(stack[..<count]), animated: animated)
        return gone
    }

    /// That of the first controller on the stack, as long as the navigation controller has neither an item nor a title of its
    /// own.
    open override var tabBarItem: UITabBarItem! {
        get {
            hasTabBarItem || title != nil ? super.tabBarItem : viewControllers.first?.tabBarItem ?? super.tabBarItem
        }
        set {
            hasTabBarItem = true
            super.tabBarItem = newValue
        }
    }
    private var hasTabBarItem = false

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The controllers on the stack but the one that the segue comes from, the top one first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Goes back to a controller on the stack.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: true)
    }

    /// Takes another stack. What a controller asks for while the one before is carried out holds at once, and is shown after it.
    private func change(to stack: [UIViewController], animated: Bool) {
        self.stack = stack
        guard !isChanging else { return }
        isChanging = true
        defer { isChanging = false }
        for _ in 0..<Self.maximumRounds {
            carryOut(animated: animated)
            if shownStack.elementsEqual(self.stack, by: ===) { break }
        }
        tabBarController?.bottomBarMayChange()
        tabBarController?.itemsMayHaveChanged()
    }
    /// Controllers that replace each other in turn as they appear come to an end.
    private static let maximumRounds = 100

    private func carryOut(animated: Bool) {
        running?.completeTransition(true)
        let (old, stack) = (shownStack, stack)
        shownStack = stack
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(stack.map(ObjectIdentifier.init)))
        let gone = old.filter { !after.contains(ObjectIdentifier($0)) }
        let new = stack.filter { !before.contains(ObjectIdentifier($0)) }
        for controller in gone { controller.beginLeavingContainer() }
        for controller in stack where controller.parent !== self { addChild(controller) }
        navigationBar.items = stack.map(\.navigationItem)
        let operation: Operation = stack.last.map { old.contains($0) } == true ? .pop : .push
        show(stack.last, insteadOf: old.last, operation, animated: animated) { [weak self] completed in
            guard let self else { return }
            guard completed else { return takeBack(new, for: old) }
            for controller in gone where controller.parent === self { controller.endLeavingContainer() }
            for controller in new where controller.parent === self { controller.didMove(toParent: self) }
        }
    }

    /// Has the stack that was there before a finger gave up.
    private func takeBack(_ new: [UIViewController], for old: [UIViewController]) {
        (stack, shownStack) = (old, old)
        for controller in new where controller.parent === self { controller.leaveContainer() }
        for controller in old { controller.passage = nil }
        navigationBar.items = old.map(\.navigationItem)
        toolbar.items = old.last?.toolbarItems
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Bars

    /// The toolbar shows the items of who is on top.
    func toolbarItemsDidChange(of controller: UIViewController) {
        if topViewController === controller { toolbar.items = controller.toolbarItems }
    }

    /// The bar at the top.
    open private(set) lazy var navigationBar: UINavigationBar = leading(
        (barClasses.navigation as? UINavigationBar.Type)?.init(coder: NibCoder.empty) ?? UINavigationBar())

    /// Takes a bar that a document describes in place of its own.
    func takeBar(_ bar: UINavigationBar) { navigationBar = leading(bar) }

    /// The bar as `setValue(_:forKey:)` exchanges it for one of a program's own class.
    var keyedBar: UINavigationBar {
        get { navigationBar }
        set {
            let old = navigationBar
            takeBar(newValue)
            newValue.items = stack.map(\.navigationItem)
            newValue.takePlace(of: old)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// A bar whose way back goes back here.
    private func leading(_ bar: UINavigationBar) -> UINavigationBar {
        bar.goBack = { [weak self] in self?.goBack() }
        bar.extentMayChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        return bar
    }

    /// A program that makes the controller its bar's delegate, as UIKit's is, may keep the shown one.
    private func goBack() {
        let judge = self as? any UINavigationBarDelegate
        if let item = navigationBar.topItem, judge?.navigationBar(navigationBar, shouldPop: item) == false { return }
        popViewController(animated: true)
    }

    /// The bar at the bottom, with the items of the shown controller.
    open private(set) lazy var toolbar: UIToolbar! =
        (barClasses.tools as? UIToolbar.Type)?.init(coder: NibCoder.empty) ?? UIToolbar()

    /// Whether the bar at the top is hidden; it does not cover anything then.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar at the top, at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hidesBar = hidden
        viewIfLoaded?.setNeedsLayout()
    }
    /// Whether the bar at the bottom is hidden; true at first.
    open var isToolbarHidden: Bool {
        get { hidesTools }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the bar at the bottom, at once.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        hidesTools = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether swipes hide and show the bars. Stored; no effect.
    open var hidesBarsOnSwipe = false
    /// Whether taps hide and show the bars. Stored; no effect.
    open var hidesBarsOnTap = false
    /// Whether the bars go when a keyboard comes. Stored; no effect.
    open var hidesBarsWhenKeyboardAppears = false
    /// Whether the bars go where there is little height. Stored; no effect.
    open var hidesBarsWhenVerticallyCompact = false
    /// The recognizer that goes back by a swipe from the edge; there is none.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    // MARK: The view

    open override func loadView() {
        takeMadeView(ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutBars() })
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        show(topViewController, insteadOf: nil, animated: false) { _ in }
    }

    /// - Parameter completion: Called once, with whether the controller is shown: not if a finger gave up.
    private func show(
        _ top: UIViewController?, insteadOf old: UIViewController?, _ operation: Operation = .none, animated: Bool,
        completion: @escaping (Bool) -> Void
    ) {
        guard isViewLoaded else { return completion(true) }
        guard let top else {
            exchange(old.map { [$0] } ?? [], for: [], animated: animated)
            return completion(true)
        }
        toolbar.items = top.toolbarItems
        layOutBars()
        let tellBefore = { [self] in delegate?.navigationController(self, willShow: top, animated: animated) ?? () }
        let finish = { [weak self] (completed: Bool) in
            guard let self else { return }
            running = nil
            placeShown()
            if completed { delegate?.navigationController(self, didShow: top, animated: animated) }
            completion(completed)
        }
        guard animated, let old, old !== top, view.window != nil, old.viewIfLoaded?.superview != nil else {
            tellBefore()
            exchange(old.map { [$0] } ?? [], for: [top], animated: animated)
            return finish(true)
        }
        let animator = delegate?.navigationController(
            self, animationControllerFor: operation, from: old, to: top)
        let transition = ContainerTransition(of: self, from: old, to: top, to: shownArea, animator)
        running = transition
        let interaction = animator.flatMap {
            delegate?.navigationController(self, interactionControllerFor: $0)
        }
        transition.exchange(by: interaction, before: tellBefore, completion: finish)
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        topViewController?.preferredStatusBarStyle ?? .default
    }
}

/// Who hears of the controllers that a navigation controller shows.
///
/// Source: Apple's documentation of `UINavigationControllerDelegate`.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Who moves controllers in and out of sight.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who moves controllers as a finger does.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Called after a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationController {
    /// What happens to the stack; raw values as on iOS.
    public enum Operation: Int, Sendable {
        case none = 0
        case push, pop
    }
}

extension UINavigationControllerDelegate {
    /// Nobody, for delegates without the member: controllers come and go at once.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// No finger leads, for delegates without the member.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
