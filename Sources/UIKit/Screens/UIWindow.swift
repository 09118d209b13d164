import Dispatch

/// The view at the bottom of all others: it shows a controller's view on a screen.
///
/// What changes in it is laid out and drawn once, when the present turn of the main queue is over.
@preconcurrency @MainActor open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { nil }

    /// The main screen; there is no other.
    open var screen: UIScreen { .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            refreshSafeArea()
            replaceRootView(of: oldValue)
        }
    }

    /// Measures time for touches in this window: gestures that wait, taps that follow each other.
    ///
    /// Placard's own. Tests and previews set a stepped clock; a new window's runs by itself.
    open var eventClock = EventClock(.running)
    let touchRouter = TouchRouter()
    /// Where actions without a target and key events go first.
    weak var firstResponder: UIResponder?
    override var responderWindow: UIWindow? { self }

    /// Hands an event to recognizers and then to views; touches of the phase `began` are first given their view.
    open func sendEvent(_ event: UIEvent) { touchRouter.route(event, in: self) }

    /// How far in front of others the window lies. Stored; no effect.
    open var windowLevel = Level.normal
    /// Whether key events come here.
    open private(set) var isKeyWindow = false
    /// The program's only scene, unless it is set. Stored; no effect.
    open weak var windowScene: UIWindowScene? = UIWindowScene.only

    /// Makes a window as large as the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// Shows the window, in front of others on Apple's systems.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        layoutIfNeeded()
    }

    override var isWindow: Bool { true }
    /// Has key events come here.
    open func makeKey() {
        noteShown()
        guard !isKeyWindow else { return }
        UIApplication.shared.keyWindow?.resignKey()
        isKeyWindow = true
        becomeKey()
    }

    /// Called when key events come here from now on; the default does nothing.
    open func becomeKey() {}
    /// Called when key events go elsewhere from now on.
    open func resignKey() { isKeyWindow = false }

    override var drawsContent: Bool { type(of: self) != UIWindow.self }

    /// Of the device that the root controller's storyboard was drawn on, or of the screen, where the window fills it.
    override var screenCover: UIEdgeInsets {
        if let device = rootViewController?.storyboard?.device, let cover = device.cover(filledBy: bounds.size) {
            return cover
        }
        guard bounds.size == UIScreen.main.bounds.size else { return .zero }
        return NibDevice.cover(ofScreen: bounds.size)
    }

    // MARK: Turns

    private enum Turn { case quiet, waits, commits }
    private var turn = Turn.quiet

    /// What comes due while the window is laid out and drawn waits for the next change: a view that never has enough
    /// must not keep the program busy.
    func commitWhenTurnEnds() {
        guard turn == .quiet else { return }
        turn = .waits
        let reference = viewState.reference
        DispatchQueue.main.async {
            MainActor.assumeIsolated { (reference.object as? UIWindow)?.commit() }
        }
    }

    private func commit() {
        turn = .commits
        layer.layoutIfNeeded()
        layer.displayAllIfNeeded()
        turn = .quiet
    }

    private func replaceRootView(of old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        fill(with: view)
    }
}
