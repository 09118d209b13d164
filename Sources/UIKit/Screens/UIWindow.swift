import Dispatch

/// The view at the bottom of all others: it shows a controller's view on a screen.
///
/// What changes in it is laid out and drawn once, when the present turn of the main queue is over.
@preconcurrency @MainActor open class UIWindow: UIView, TurnTaker {
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    private lazy var ownUndoManager = UndoManager()
    /// The window's own.
    open override var undoManager: UndoManager? { ownUndoManager }

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
    /// Placard's own. Tests and previews set a stepped clock; that of a window which is made in code that a stepped clock drives is the same,
    /// and any other new window's runs by itself.
    open var eventClock = EventClock.stepping ?? EventClock(.running) {
        didSet { eventClock.tellTurns(to: self) }
    }
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
    /// The program's only scene, unless it is set: the next responder after the window.
    open weak var windowScene: UIWindowScene? = UIWindowScene.only

    /// Makes a window as large as the screen, as on iOS since version 9.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Makes a window as large as the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        eventClock.tellTurns(to: self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        eventClock.tellTurns(to: self)
    }

    /// Makes a window from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        eventClock.tellTurns(to: self)
    }

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
        post(Self.didBecomeKeyNotification)
    }

    /// Shows or hides the window: one that is set to be visible is among the program's windows from then on. Observers of
    /// `didBecomeVisibleNotification` and its sister are told.
    open override var isHidden: Bool {
        didSet {
            let wasVisible = isShown && !oldValue
            if !isHidden, !isShown { noteShown() }
            guard (isShown && !isHidden) != wasVisible else { return }
            post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
        }
    }

    private var isShown: Bool { Self.shown.contains { $0.window === self } }
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Posted when a window is shown.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window that was shown is hidden.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when key events come to a window from now on.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when key events go elsewhere from now on.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Called when key events come here from now on; the default does nothing.
    open func becomeKey() {}
    /// Called when key events go elsewhere from now on.
    open func resignKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        post(Self.didResignKeyNotification)
    }

    override var drawsContent: Bool { type(of: self) != UIWindow.self }

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set { take(newValue.size) { super.frame = newValue } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { take(newValue.size) { super.bounds = newValue } }
    }

    /// Tells the root controller of a size to come, as on iOS when a device is turned.
    private func take(_ size: CGSize, _ resize: () -> Void) {
        guard let root = rootViewController, root.isViewLoaded, isShown, size != bounds.size else { return resize() }
        SizeTransition(of: self).perform(root, to: size, resize)
    }

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
        // Weak, because nothing else tells of a window that is let go of on another thread.
        DispatchQueue.main.async(group: nil) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.eventClock.drive(self.commit)
            }
        }
    }

    /// Lays out what has changed, if the end of the turn is to do so: events find views where they are seen.
    package func turnEnds() {
        guard turn == .waits else { return }
        eventClock.drive { layer.layoutIfNeeded() }
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
