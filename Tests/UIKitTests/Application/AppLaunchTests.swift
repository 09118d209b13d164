import PlacardUIKit
import Testing

/// How an app starts on a clock.
///
/// Truth: Apple, "Responding to the launch of your app" and the documentation of `UIWindowSceneDelegate.window`.
@MainActor @Suite struct AppLaunchTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var events: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            events.append("launched, \(application.delegate === self)")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
    }

    private final class WindowMaker: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow()
            window?.rootViewController = Ticker()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var events: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            events.append("connected")
            let window = UIWindow(windowScene: scene)
            window.rootViewController = Ticker()
            window.makeKeyAndVisible()
            self.window = window
        }

        func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
    }

    /// Counts from when its view is loaded.
    private final class Ticker: UIViewController {
        var ticks = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            Timer.scheduledClockTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.ticks += 1 }
            }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            button.addAction(UIAction { [weak self] _ in self?.press(button) }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func press(_ button: UIButton) {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { button.alpha = 0 }
            Task {
                try await Task.sleep(for: .seconds(2))
                title = "pressed"
            }
        }
    }

    @Test func `A scene's delegate makes the window, which runs on the clock with what began before it`() throws {
        let (delegate, scene, clock) = (Delegate(), SceneDelegate(), EventClock(.stepped))
        let window = try #require(UIApplication.shared.launch(delegate, sceneDelegate: scene, on: clock))
        #expect(delegate.events == ["launched, true"] && scene.events == ["connected", "foreground", "active"])
        #expect(window === scene.window && window.isKeyWindow && window.eventClock === clock)
        let ticker = try #require(window.rootViewController as? Ticker)
        clock.advance(by: 3.5)
        #expect(ticker.ticks == 3)
    }

    @Test func `What touches set off runs on the clock`() async throws {
        let (delegate, scene, clock) = (Delegate(), SceneDelegate(), EventClock(.stepped))
        let window = try #require(UIApplication.shared.launch(delegate, sceneDelegate: scene, on: clock))
        let ticker = try #require(window.rootViewController as? Ticker)
        let button = try #require(ticker.view.subviews.first)
        // As another test may, while this one waits.
        UIApplication.shared.launch(WindowMaker())
        TouchSequence(in: window).tap(at: CGPoint(x: 50, y: 50))
        await clock.run(for: 1)
        #expect(clock.drive { button.layer.presentation()?.opacity } == 0.5 && ticker.title == nil)
        await clock.run(for: 1)
        #expect(clock.drive { button.layer.presentation()?.opacity } == 0 && ticker.title == "pressed")
    }

    @Test func `Windows that the app makes later have its clock, others run by themselves`() throws {
        let (delegate, scene, clock) = (Delegate(), SceneDelegate(), EventClock(.stepped))
        UIApplication.shared.launch(delegate, sceneDelegate: scene, on: clock)
        let shown = try #require(scene.window?.windowScene)
        let windows = clock.drive { [UIWindow(), UIWindow(windowScene: shown), UIWindow(frame: .zero)] }
        #expect(windows.allSatisfy { $0.eventClock === clock } && UIWindow().eventClock.pace == .running)
        // A turn of the clock lays out what changed in them.
        let label = UILabel()
        windows[0].addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.widthAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(label.frame.width == 0)
        TouchSequence(in: windows[0]).wait(1)
        #expect(label.frame.width == 50 && clock.now == 1)
    }

    @Test func `A program without scenes has its window from the application's delegate`() throws {
        let maker = WindowMaker()
        let window = try #require(UIApplication.shared.launch(maker))
        #expect(window.rootViewController is Ticker && window.isKeyWindow && window.eventClock.pace == .stepped)
    }

    @Test func `Nobody makes a window for a program that names none`() {
        let delegate = Delegate()
        #expect(UIApplication.shared.launch(delegate) == nil && delegate.events == ["launched, true", "active"])
    }
}
