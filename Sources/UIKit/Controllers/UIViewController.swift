/// An object that makes and manages a view.
///
/// The view is made when it is first asked for. Source: Apple's documentation of `UIViewController`.
@preconcurrency @MainActor open class UIViewController: OverridableControllerMembers {
    private var loadedView: UIView? { didSet { valuesMayHaveChanged() } }
    var observers: [ValueObserver] = []
    /// Loads the view that a storyboard or nib has for the controller; used once.
    var viewSource: ((UIViewController) -> Void)?
    /// What lies beside the controller in its nib or scene; nobody else holds it.
    var nibObjects: [AnyObject] = []

    /// A name for the user, which bars show.
    open var title: String? {
        didSet {
            titleDidChange()
            valuesMayHaveChanged()
        }
    }
    /// The nib that the view is loaded from; nil for that of the class's name.
    open private(set) var nibName: String?
    /// Where it is looked for; nil for the main bundle, those of the class and its superclasses, and all others.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller came from.
    open internal(set) var storyboard: UIStoryboard?

    /// Makes a controller; nil for its own nib or none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller without a nib's name: its view comes from a nib named after its class, if there is one,
    /// else it is empty.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller from a storyboard; its view is loaded from there when it is first asked for.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        (coder as? NibCoder)?.begin(self)
    }

    /// The root view, loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewState.controller = nil
            loadedView = newValue
            newValue?.viewState.controller = self
            newValue?.noteUpdatesDue()
            newValue?.refreshSafeArea()
            newValue?.refreshMargins()
        }
    }

    /// The root view if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the root view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if that has not happened.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        isLoadingView = true
        loadView()
        // A subclass that forgets to set the view still has one, as on Apple's systems where that stops the program.
        if loadedView == nil { takeMadeView(UIView(frame: UIScreen.main.bounds)) }
        if overrideUserInterfaceStyle != .unspecified {
            loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
        }
        viewDidLoad()
        isLoadingView = false
        loadedView?.refreshSafeArea()
    }
    /// Whether the view is being loaded; it has no safe area until that is over.
    private(set) var isLoadingView = false

    /// Makes the view and sets `view`.
    ///
    /// The default takes it from the storyboard that the controller came from, or else from a nib with the controller
    /// as File's Owner: `nibName`, or the class's name without `Controller`, or that name. Without any of them it makes
    /// an empty view as large as the screen, which goes on filling what it lies upon.
    open func loadView() {
        if let source = viewSource {
            viewSource = nil
            source(self)
        } else {
            loadViewFromNib()
        }
        if loadedView == nil { takeMadeView(UIView(frame: UIScreen.main.bounds)) }
    }

    /// Called after the view has been loaded.
    open func viewDidLoad() {}

    /// Whether what the view shows is being edited.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedEditing = false { didSet { editingDidChange(to: storedEditing) } }

    /// Begins or ends editing; subclasses call super and show it.
    open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }

    // MARK: Layout

    /// Brings the rules of the view up to date, before its first layout and when they were marked as out of date; the default
    /// has the view do it, and subclasses call super last.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called when the view's `safeAreaInsets` have changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the view's `layoutMargins` have changed.
    open func viewLayoutMarginsDidChange() {}

    /// What the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
    }

    /// What bars of the controllers around this one cover of its view, in points.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.refreshSafeArea() } }
    }

    /// The least distances of content from the view's sides: 16 points, or 20 where the view is 400 or more wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SystemMargins.side(atWidth: viewIfLoaded?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.refreshMargins() }
    }

    /// What bars cover above, as a guide; of old, before safe areas.
    open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.topBar) }
    /// What bars cover below, as a guide; of old, before safe areas.
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottomBar) }

    // MARK: Appearance on screen

    /// Called before the view comes into a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window, before it is laid out there.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view was first laid out in its window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// What is told of the view's coming and going.
    var appearance = ControllerAppearance()

    // MARK: Controllers within controllers

    /// Called on Apple's systems when memory is short; programs and tests may call it.
    open func didReceiveMemoryWarning() {}
    /// Called on Apple's systems before the traits change; they change at once here.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// A name that a state of the program is kept by. Stored; no effect.
    open var restorationIdentifier: String?
    /// Writes what the program is to begin with next time; nobody asks here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what the program is to begin with; nobody asks here.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Whether children's views tell their controllers when they come and go; they always do here.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that its view is about to come or go, for containers that do so themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        forwarded = (isAppearing, animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    /// Tells a child that its view has come or gone; nothing happens without the beginning.
    open func endAppearanceTransition() {
        guard let (isAppearing, animated) = forwarded else { return }
        forwarded = nil
        if isAppearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
    }
    private var forwarded: (isAppearing: Bool, animated: Bool)?

    /// Why the controller's view comes or goes at present; nil between such changes.
    var passage: Passage?

    /// Whether the view comes because the controller is being presented.
    open var isBeingPresented: Bool { passage == .presented }
    /// Whether the view goes because the controller is being taken away.
    open var isBeingDismissed: Bool { passage == .dismissed }
    /// Whether the view comes because the controller has got a parent.
    open var isMovingToParent: Bool { passage == .joining }
    /// Whether the view goes because the controller loses its parent.
    open var isMovingFromParent: Bool { passage == .leaving }

    /// The controllers whose views this one shows within its own, in the order of adding.
    open internal(set) var children: [UIViewController] = []
    /// The controller that shows this one's view within its own.
    open internal(set) weak var parent: UIViewController?

    /// Makes a controller a child; the caller adds its view and then calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Ends what `addChild(_:)` began; the caller has called `willMove(toParent: nil)` and removed the view.
    open func removeFromParent() { leaveParent() }
    /// Called before the controller gets another parent, or nil.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has got another parent, or nil.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Other controllers in front

    /// The controller that this one, or one around it, has brought in front.
    open internal(set) var presentedViewController: UIViewController? {
        get { front ?? parent?.presentedViewController }
        set { front = newValue }
    }
    final var front: UIViewController?
    /// The controller that brought this one, or one around it, in front.
    open internal(set) var presentingViewController: UIViewController? {
        get { below ?? parent?.presentingViewController }
        set { below = newValue }
    }
    final weak var below: UIViewController?
    /// Shows another controller in front of all; the outermost of the controllers around this one presents it.
    ///
    /// Its `transitioningDelegate` says how it comes, and for the style `custom` where it lies; then the completion is called.
    /// Others cover all at once and have appeared when it is, before this returns; those below a `fullScreen` disappear.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        bringInFront(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away the controller in front, or, if there is none, this one or the one around it that was presented: as its
    /// `transitioningDelegate` says, else at once.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        takeAwayFront(animated: flag, completion: completion)
    }
    /// Shows another controller: the nearest navigation controller pushes it, and without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows another controller: the nearest split view controller in its last column, and without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showInLastColumn(vc, sender) }

    // MARK: Segues

    /// The segues that the controller's storyboard has for it.
    var segues: [SegueTemplate] = []
    /// Whether a segue that a control triggers is to be performed; `performSegue(withIdentifier:sender:)` does not ask.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed: the place to tell the next controller what to show.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Performs the segue of an identifier; where there is none, that is reported, and Apple raises an exception.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegue(named: identifier, sender: sender)
    }

    // MARK: Bars

    /// What a navigation bar shows for the controller; its title is the controller's at first.
    open internal(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows for the controller; its title is the controller's at first.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil) {
        didSet { tabBarController?.itemsMayHaveChanged() }
    }
    /// What the toolbar of a navigation controller shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }
    /// Sets `toolbarItems`, at once.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether the bar of the tab bar controller goes away while the controller is on a stack, but not as its first.
    open var hidesBottomBarWhenPushed = false

    // MARK: Traits

    /// Light or dark for the controller's view and all upon it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// Called when `traitCollection` has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The size that the controller would like to be shown at, in points; zero for any. Popovers and forms ask it.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
    }
    /// Whether the status bar is hidden while the controller is shown.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes; there is no status bar here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether what the status bar shows is light or dark; there is no status bar here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The child that says how the status bar looks; nil for none.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether the status bar is hidden; nil for none.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether the sign at the screen's lower edge goes after a while; there is none here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// No effect: nothing is shown at the screen's lower edge.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// No effect: nobody turns the device.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The ways to hold the device that the controller is made for; nobody turns it here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The way to hold the device that the controller is first shown in.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the controller turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Who says how the controller comes and goes when it is presented.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What runs along with the controller's coming or going by a `transitioningDelegate` or in a container; nil at other times.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
    /// Whether controllers in front cover this one alone. Stored; no effect.
    open var definesPresentationContext = false
    /// Whether this one says how controllers before it come. Stored; no effect.
    open var providesPresentationContextTransitionStyle = false
    /// How the controller is presented: as a sheet, unless another style is asked for.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller comes or goes at present.
    weak var transition: ControllerTransition?
    /// How the controller is presented, once somebody asked.
    var storedPresentation: UIPresentationController?
    /// Whether a touch beside a sheet or popover leaves it there.
    open var isModalInPresentation = false
    /// The edges at which the view reaches below bars of the controllers around it.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { extendedLayoutDidChange() } }
    /// Whether the view reaches below bars that are not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { extendedLayoutDidChange() } }
    /// Whether content that cannot scroll keeps clear of bars too, where `contentInsetAdjustmentBehavior` is `automatic`.
    open var automaticallyAdjustsScrollViewInsets = true
    /// How the controller comes and goes where no delegate says so. Stored; no effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Called before the view gets another size because its window does; the default tells children and who is presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellOfTransition(to: size, with: coordinator)
    }
    /// No effect: there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    open override var next: UIResponder? { loadedView?.superview }

    /// The traits of the controller's view; the main screen's while it is not loaded.
    open var traitCollection: UITraitCollection {
        if let loadedView { return loadedView.traitCollection }
        let screen = UIScreen.main.traitCollection
        return insistedTraits.collection.map(screen.overridden) ?? screen
    }

    // MARK: Controllers around this one

    /// The nearest navigation controller that shows this one.
    open var navigationController: UINavigationController? { container() }
    /// The nearest tab bar controller that shows this one.
    open var tabBarController: UITabBarController? { container() }

    /// How the controller is presented by its style; nil for controllers that are presented in a window of their own.
    open var presentationController: UIPresentationController? { ownPresentationController }

    /// How the controller is presented as a sheet; nil for styles that are none.
    open var sheetPresentationController: UISheetPresentationController? { ownSheetPresentationController }

    /// How the controller is presented as a popover; nil for styles that are none. Action sheets have one.
    open var popoverPresentationController: UIPopoverPresentationController? { ownPopoverPresentationController }

    /// Puts one child's view in the place of another's, with what is animated beside it, and tells the end of it.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view goes.
    ///   - toViewController: The child whose view comes.
    ///   - duration: Seconds.
    ///   - options: As of `UIView.transition(with:duration:options:animations:completion:)`.
    ///   - animations: Makes the changes that are animated beside it.
    ///   - completion: Called at the end, with whether it came to it.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        move(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }
}
