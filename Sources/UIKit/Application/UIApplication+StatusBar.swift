/// What code from before scenes asks the application about its status bar and its orientations.
extension UIApplication {
    /// Whether there is no status bar. Setting has no effect, as with Apple's where controllers say how the bar looks,
    /// which is the default there.
    public var isStatusBarHidden: Bool {
        get { UIWindowScene.only.statusBarManager?.isStatusBarHidden ?? true }
        set {}
    }

    /// Light or dark. Setting has no effect, as with `isStatusBarHidden`.
    public var statusBarStyle: UIStatusBarStyle {
        get { UIWindowScene.only.statusBarManager?.statusBarStyle ?? .default }
        set {}
    }

    /// No effect, as with `isStatusBarHidden`.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// No effect, as with `statusBarStyle`.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// How long a turn of the screen takes, in seconds; there are none.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }

    /// The orientations that a window may be shown in: all but upside down, as a program's property list says by default
    /// for phones.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }
}
