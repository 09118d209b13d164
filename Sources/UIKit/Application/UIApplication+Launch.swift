/// How an app starts where there is no screen: what iOS does from the entry point to the first picture, for tests.
extension UIApplication {
    /// Starts an app on a clock: tells its delegates what iOS tells them, in the same order, and shows its window.
    ///
    /// Placard's own; the names of delegates and storyboard are those that an app's property list holds. A storyboard's window is there
    /// before the delegate hears that the app, or its scene, has come, as on iOS; a delegate that makes a window by itself leaves the
    /// storyboard out. Everything runs on the clock, which becomes that of the windows: timers and animations wait for
    /// `EventClock.advance(by:)`, tasks for `EventClock.run(for:)`, and what touches set off does too.
    ///
    /// - Parameters:
    ///   - delegate: The application's delegate, which `delegate` refers to weakly.
    ///   - sceneDelegate: The scene's; nil for programs without scenes, whose application's delegate has the window.
    ///   - storyboard: What the app starts with; nil for one that makes its window in code.
    ///   - clock: The clock that the app runs on.
    /// - Returns: The app's window; nil where nobody made one.
    @discardableResult public func launch(
        _ delegate: any UIApplicationDelegate, sceneDelegate: (any UIWindowSceneDelegate)? = nil,
        storyboard: UIStoryboard? = nil, on clock: EventClock = EventClock(.stepped)
    ) -> UIWindow? {
        self.delegate = delegate
        clock.runApp()
        return clock.drive {
            _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
            if let sceneDelegate {
                _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
                return connect(sceneDelegate, storyboard, clock)
            }
            if let storyboard { delegate.window = window(of: storyboard, clock) }
            _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
            show(delegate.window, clock)
            delegate.applicationDidBecomeActive(self)
            return delegate.window
        }
    }

    private func connect(
        _ delegate: any UIWindowSceneDelegate, _ storyboard: UIStoryboard?, _ clock: EventClock
    ) -> UIWindow? {
        let scene = UIWindowScene.only
        scene.delegate = delegate
        if let storyboard { delegate.window = window(of: storyboard, clock) }
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        delegate.sceneWillEnterForeground(scene)
        show(delegate.window, clock)
        delegate.sceneDidBecomeActive(scene)
        return delegate.window
    }

    private func window(of storyboard: UIStoryboard, _ clock: EventClock) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.eventClock = clock
        window.rootViewController = storyboard.instantiateInitialViewController()
        return window
    }

    private func show(_ window: UIWindow?, _ clock: EventClock) {
        window?.eventClock = clock
        window?.makeKeyAndVisible()
    }
}
