/// Who hears of an application's life: `UIApplication.launch(_:sceneDelegate:storyboard:on:)` tells of its start, programs and tests of
/// the rest. All members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `UIApplicationDelegate`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
    /// The program's window, if it has no scenes.
    var window: UIWindow? { get set }
    /// The program has begun to start; false for links that it cannot open.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The program has started; false for links that it cannot open.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// How a new scene is set up. Not asked: whoever launches the app names the scene's delegate and storyboard.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The user has thrown scenes away.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The program has come into use; told of programs without scenes.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program is about to go out of use.
    func applicationWillResignActive(_ application: UIApplication)
    /// The program can no longer be seen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The program is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// None; setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The session's own.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// What `@main` calls: `UIApplicationMain`, whose result ends the program.
    public static func main() { exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)) }
}
