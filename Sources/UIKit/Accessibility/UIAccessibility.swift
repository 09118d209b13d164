/// What the user has asked for so as to see, hear and touch better, and words to assistive programs.
///
/// There are no such programs and settings here: what depends on traits follows the main screen's, everything else is
/// off. Source: Apple's documentation of `UIAccessibility`.
@preconcurrency @MainActor public enum UIAccessibility {
    public static let isVoiceOverRunning = false
    public static let isSwitchControlRunning = false
    public static let isReduceMotionEnabled = false
    public static let isReduceTransparencyEnabled = false
    public static let isInvertColorsEnabled = false
    public static let isGrayscaleEnabled = false
    /// Whether the main screen's traits ask for bold text.
    public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
    /// Whether the main screen's traits ask for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }

    /// A rectangle of a view in the coordinates of the screen, in points: where `accessibilityFrame` lies.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let place = view.convert(rect, to: nil)
        let origin = view.window?.frame.origin ?? .zero
        return place.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// A path of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let (origin, right, down) = (
            place(CGPoint.zero, view), place(CGPoint(x: 1, y: 0), view), place(CGPoint(x: 0, y: 1), view)
        )
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
                tx: origin.x, ty: origin.y))
        return moved
    }

    private static func place(_ point: CGPoint, _ view: UIView) -> CGPoint {
        convertToScreenCoordinates(CGRect(origin: point, size: .zero), in: view).origin
    }

    /// Tells assistive programs what has happened.
    ///
    /// Nobody listens here but observers of `didPostNotification`, so that tests can hear what would be said.
    public static func post(notification: Notification, argument: Any?) {
        var info: [String: Any] = [notificationKey: notification]
        info[argumentKey] = argument
        NotificationCenter.default.post(name: didPostNotification, object: nil, userInfo: info)
    }

    /// Placard's own: posted by `post(notification:argument:)`, its two arguments in the user info under the keys
    /// below.
    nonisolated public static let didPostNotification = Foundation.Notification.Name("PlacardAccessibilityDidPost")
    nonisolated public static let notificationKey = "notification"
    nonisolated public static let argumentKey = "argument"

    /// What can be told to assistive programs; raw values as on iOS.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Most of the screen is new; the argument is a text to say, or the element to begin at.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some of the screen is new; the argument as above.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to say.
        public static let announcement = Notification(rawValue: 1008)
        /// The content has moved on by a page; the argument is a text that says where it is.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
}
