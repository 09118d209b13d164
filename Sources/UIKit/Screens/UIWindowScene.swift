import Foundation

/// A part of the program that the system shows; there is one here, on the main screen, and it is always in front.
///
/// Source: Apple's documentation of `UIScene`.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether people see and use the scene; raw values as on iOS.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open override var next: UIResponder? { UIApplication.shared }
    /// Always in front and in use.
    open var activationState: ActivationState { .foregroundActive }
    /// A name for the user. Stored; no effect.
    open var title: String! = ""
    /// Who hears of the scene's life; `UIApplication.launch(_:sceneDelegate:storyboard:on:)` sets it.
    open weak var delegate: (any UISceneDelegate)?
}

extension UIScene {
    /// Posted on iOS when a scene has come to be; not posted, as all of these: the scene neither comes nor goes here.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted on iOS when a scene is no more; not posted.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted on iOS when a scene gets events; not posted.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted on iOS before a scene gets no more events; not posted.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted on iOS before a scene comes to the front; not posted.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted on iOS when a scene has left the front; not posted.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// The scene that windows belong to.
///
/// Source: Apple's documentation of `UIWindowScene`.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    static let only = UIWindowScene()

    /// The screen that it is shown on.
    open var screen: UIScreen { .main }
    /// The windows that were shown, the oldest first.
    open var windows: [UIWindow] { UIWindow.shown.compactMap(\.window) }
    /// The one among them that gets key events.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// Where windows lie, in points: the screen's space.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// What views inherit, before their windows have a say.
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    /// What is known of the status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// How the windows stand: on their side where the screen is wider than high.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}

/// What is known of the status bar: none is drawn, and it takes what windows keep free at the top.
///
/// Source: Apple's documentation of `UIStatusBarManager`.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    /// The bar's place on the screen, in points.
    open var statusBarFrame: CGRect {
        let height = UIWindowScene.only.keyWindow?.safeAreaInsets.top ?? 0
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    }
    /// Whether there is no bar.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// Light or dark: as the system has it.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindow {
    /// How far in front of others a window lies; raw values as on iOS.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height as a number; greater ones lie in front.
        public let rawValue: CGFloat
        /// Makes a level of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level of a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0: usual windows.
        public static let normal = Level(rawValue: 0)
        /// 1000: the status bar's window.
        public static let statusBar = Level(rawValue: 1000)
        /// 2000: the windows of alerts.
        public static let alert = Level(rawValue: 2000)

        /// Whether the first level lies behind the second.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// A level that lies so much farther in front.
        public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }
        /// A level that lies so much farther back.
        public static func - (level: Level, height: CGFloat) -> Level { Level(level.rawValue - height) }
    }

    /// A window that was shown; it belongs to the program, not to this list.
    struct Shown {
        weak var window: UIWindow?
    }

    static var shown: [Shown] = []

    func noteShown() {
        Self.shown.removeAll { $0.window == nil || $0.window === self }
        Self.shown.append(Shown(window: self))
    }
}

extension UIApplication {
    /// The windows that were shown, the oldest first.
    public var windows: [UIWindow] { UIWindowScene.only.windows }
    /// The window that gets key events; nil before one was shown.
    public var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
    /// The scenes of the program: one.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
}
