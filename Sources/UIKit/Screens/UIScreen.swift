/// The display that views are made for: its size and how many pixels its points have.
///
/// There is no device here: programs that draw for one set `main`'s values before they make views. At first they are
/// those of a phone of 375 × 812 points with 2 pixels in a point.
@preconcurrency @MainActor public final class UIScreen {
    /// The screen that views take their scale and traits from.
    public static let main = UIScreen()

    /// The screen's rectangle in points. Settable here, unlike on Apple's systems.
    public var bounds = CGRect(x: 0, y: 0, width: 375, height: 812)

    private init() {}

    /// How often an image is shown in a second.
    public var maximumFramesPerSecond: Int { 60 }

    /// Pixels in a point. Settable here, unlike on Apple's systems; views made before keep the scale they had.
    public var scale: CGFloat {
        get { traitCollection.displayScale }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            UITraitCollection.standard = traitCollection.overridden(by: UITraitCollection(displayScale: newValue))
        }
    }

    /// How bright the screen is, from 0 to 1. Stored; no effect.
    public var brightness: CGFloat = 1
    /// All screens: one.
    public static var screens: [UIScreen] { [main] }
    /// Whether the screen is recorded or shown elsewhere: it is not.
    public var isCaptured: Bool { false }
    /// The screen that this one repeats: none.
    public var mirrored: UIScreen? { nil }
    /// How far light is behind touches, in seconds; not at all.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// Makes a link that calls a method for each image that the screen would show.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Posted on Apple's systems when the screen becomes brighter or darker.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted on Apple's systems when a screen comes.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted on Apple's systems when a screen goes.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted on Apple's systems when the screen begins or ends to be recorded.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification")

    /// Pixels in a point of the panel itself; the same as `scale`.
    public var nativeScale: CGFloat { scale }

    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The circumstances that all views inherit. Settable here, unlike on Apple's systems.
    public var traitCollection: UITraitCollection {
        get { UITraitCollection.standard }
        set {
            let before = UITraitCollection.standard
            UITraitCollection.standard = before.overridden(by: newValue)
            for window in UIWindowScene.only.windows {
                window.traitsMayHaveChanged(from: window.traits(below: before))
            }
            tellOfTextSize(before: before.preferredContentSizeCategory)
        }
    }

    func tellOfTextSize(before: UIContentSizeCategory) {
        let category = traitCollection.preferredContentSizeCategory
        guard category != before else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}
