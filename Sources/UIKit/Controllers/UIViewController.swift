/// An object that makes and manages a view.
///
/// The view is made when it is first asked for. Source: Apple's documentation of `UIViewController`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// A name for the user.
    open var title: String?
    public let nibName: String?
    public let nibBundle: Bundle?

    /// Makes a controller; nil for its own nib or none.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
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
        }
    }

    /// The root view if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if that has not happened.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        // A subclass that forgets to set the view still has one, as on Apple's systems where that stops the program.
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Makes the view and sets `view`; the default makes an empty one as large as the screen.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Called after the view has been loaded.
    open func viewDidLoad() {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// What the controller adds to its view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.safeAreaInsetsDidChange()
            viewIfLoaded?.insetsDidChange()
        }
    }

    /// Whether the status bar is hidden while the controller is shown.
    open var prefersStatusBarHidden: Bool { false }

    open override var next: UIResponder? { loadedView?.superview }

    public var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? UIScreen.main.traitCollection
    }
}
