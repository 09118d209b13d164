import Foundation

/// The program as views see it: its text size, its direction, and who opens links.
///
/// There is no run loop and no life cycle here: the application is always active, and its notifications are names
/// that a program may post itself. Source: Apple's documentation of `UIApplication`.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The only application.
    public static let shared = UIApplication()

    /// The application, for code that runs in extensions too and therefore must not name `shared`.
    ///
    /// - Parameter key: `sharedApplication`, its name in Objective-C, or `shared`; all others have no value.
    public class func value(forKey key: String) -> Any? {
        key == "sharedApplication" || key == "shared" ? shared : nil
    }

    /// The same by the path that `#keyPath(UIApplication.shared)` is.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Who hears of the application's life: of its start by `launch(_:sceneDelegate:storyboard:on:)`.
    open weak var delegate: (any UIApplicationDelegate)?

    /// What opens a link and tells whether it could; nil opens none. Placard's own member: there is no browser here.
    public var urlOpener: ((URL) -> Bool)?

    /// Whether the program is in use: always.
    open var applicationState: State { .active }

    /// The text size that the user chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// The direction of the user's language, that of the screen's traits.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether a link could be opened: whether there is somebody to do it.
    open func canOpenURL(_ url: URL) -> Bool { urlOpener != nil }

    /// Opens a link by `urlOpener` and tells whether that worked, before this returns.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpen = urlOpener?(url) ?? false
        completion?(isOpen)
    }

    /// Opens a link by `urlOpener`.
    ///
    /// - Returns: Whether that worked.
    @discardableResult open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Sends an action to a target, or without one to the first responder, or else the sender, and up its chain.
    ///
    /// - Returns: Whether anybody did it.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        SelectorDispatch.send(action, to: target, from: sender, for: event)
    }

    /// Hands an event to the window that it belongs to: that of its touches, or the key window.
    open func sendEvent(_ event: UIEvent) {
        let window = event.allTouches?.lazy.compactMap(\.window).first ?? keyWindow
        window?.sendEvent(event)
    }

    /// Actions that the program's icon offers. Stored; no effect.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Whether shaking takes back what was written. Stored; no effect.
    open var applicationSupportsShakeToEdit = true

    /// The link to the program's page in the system's settings; `urlOpener` is given it as any other.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Asks for time after the program has gone out of use: it stays in use here, so that the time never ends.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        tasksBegun += 1
        return UIBackgroundTaskIdentifier(rawValue: tasksBegun)
    }

    /// Says that a task needs no more time; no effect.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    private var tasksBegun = 0

    /// Whether the status bar shows that the network is used. Stored; no effect.
    open var isNetworkActivityIndicatorVisible = false
    /// The number at the program's icon. Stored; no effect.
    open var applicationIconBadgeNumber = 0
    /// Opens a link by `urlOpener`, as before iOS 10, and tells whether that worked.
    @discardableResult open func openURL(_ url: URL) -> Bool { urlOpener?(url) ?? false }
    /// How the windows stand.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
    /// The status bar's place on the screen, in points.
    open var statusBarFrame: CGRect { UIWindowScene.only.statusBarManager?.statusBarFrame ?? .zero }
    /// Whether the screen stays on. Stored; no effect.
    open var isIdleTimerDisabled = false
    /// Whether touches reach nobody, by `beginIgnoringInteractionEvents()`; they are sent by programs, who may ask.
    open var isIgnoringInteractionEvents: Bool { ignored > 0 }
    /// Says that touches are to reach nobody for a while.
    open func beginIgnoringInteractionEvents() { ignored += 1 }
    /// Ends what the matching `beginIgnoringInteractionEvents()` began.
    open func endIgnoringInteractionEvents() { ignored = max(0, ignored - 1) }
    private var ignored = 0

    /// What the program is doing.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// What is known of a link that the program is to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name, as on iOS.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of the program that asked.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list that came with the link.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file has to be copied before it is used.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// How a link is to be opened. Stored; no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name, as on iOS.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Whether only the program that the link belongs to may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Posted on Apple's systems when the program has been started.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted on Apple's systems when the program is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Posted on Apple's systems when the program comes into use.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted on Apple's systems when the program is about to go out of use.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted on Apple's systems when the program can no longer be seen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted on Apple's systems when the program is about to be seen again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted on Apple's systems when the user has taken an image of the screen.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted on Apple's systems when a day begins, or the clock is set.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted on Apple's systems before the screen turns, until iOS 13.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted on Apple's systems when the screen has turned, until iOS 13.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    /// Posted on Apple's systems before the status bar's height changes, until iOS 13.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted on Apple's systems when the status bar's height has changed, until iOS 13.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// Posted on Apple's systems when the program may get news in the background, or no longer.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted on Apple's systems when files can be read again.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted on Apple's systems before files can no longer be read.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted on Apple's systems when memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

/// A task that goes on when the program has gone out of use.
///
/// Source: Apple's documentation of `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number, from 1.
    public let rawValue: Int
    /// Takes any number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
