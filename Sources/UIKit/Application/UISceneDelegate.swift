/// A part of the program as the system keeps it between launches.
///
/// Source: Apple's documentation of `UISceneSession`.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's systems write it.
        public let rawValue: String
        /// Takes any name; unknown ones are kept.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene with windows that the user works in.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    open private(set) var role: Role
    /// How the scene was set up.
    open private(set) var configuration: UISceneConfiguration
    /// A name that stays the same as long as the session is kept.
    open private(set) var persistentIdentifier: String

    init(role: Role = .windowApplication) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = "placard"
        super.init()
    }
}

/// How a scene is set up.
///
/// Source: Apple's documentation of `UISceneConfiguration`.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name in the program's property list.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate. Stored; no effect.
    open var delegateClass: AnyClass?
    /// The storyboard that the scene starts with. Stored; no effect.
    open var storyboard: UIStoryboard?

    /// Makes a configuration by its name in the program's property list.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

extension UIScene {
    /// Why a scene was made.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// Links that the program was opened with: none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
    }

    /// The session of the scene: the program's only one.
    public var session: UISceneSession { Self.onlySession }
    private static let onlySession = UISceneSession()
}

/// A link that the program was opened with.
///
/// Source: Apple's documentation of `UIOpenURLContext`.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The link.
    open private(set) var url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// Who hears of a scene's life: nobody calls it here; programs and tests do.
///
/// Source: Apple's documentation of `UISceneDelegate`.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
    /// The scene has come: the place to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene has gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene has come into use.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to go out of use.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene can no longer be seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The program was asked to open links.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// Who hears of the life of a scene with windows.
///
/// Source: Apple's documentation of `UIWindowSceneDelegate`.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// None; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIApplication {
    /// Why the program was started: always without a reason.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's systems write it.
        public let rawValue: String
        /// Takes any name; unknown ones are kept.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The link that the program was opened with.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an app on Apple's systems; here it reports that a program without a screen has no life cycle, and returns 1.
///
/// Source: Apple's documentation of `UIApplicationMain`.
@MainActor @discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UINib.report(
        "UIApplicationMain: error: an app's life cycle needs a screen; start it by UIApplication.shared.launch(_:) in a "
            + "test, or show views by placard render and placard serve")
    return 1
}
