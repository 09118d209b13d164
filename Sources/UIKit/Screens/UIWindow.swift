/// The view at the bottom of all others: it shows a controller's view on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { nil }

    public var screen: UIScreen { .main }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { replaceRootView(of: oldValue) }
    }

    /// Measures time for touches in this window: gestures that wait, taps that follow each other.
    ///
    /// Placard's own. Tests and previews set a stepped clock; a new window's runs by itself.
    public var eventClock = EventClock(.running)
    let touchRouter = TouchRouter()
    /// Where actions without a target and key events go first.
    weak var firstResponder: UIResponder?
    override var responderWindow: UIWindow? { self }

    /// Hands an event to recognizers and then to views; touches of the phase `began` are first given their view.
    open func sendEvent(_ event: UIEvent) { touchRouter.route(event, in: self) }

    /// Shows the window, in front of others on Apple's systems.
    open func makeKeyAndVisible() {
        isHidden = false
        layoutIfNeeded()
    }

    override var drawsContent: Bool { type(of: self) != UIWindow.self }

    private func replaceRootView(of old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        fill(with: view)
    }
}
