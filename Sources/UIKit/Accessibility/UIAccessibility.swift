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

/// What an element is for assistive programs; raw values as on iOS.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What a program has said of an element for assistive programs; nil is left to the element's class.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var hidesElements = false
    var language: String?
    var path: UIBezierPath?
    var isModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var customContent: [AXCustomContent]?
    var userInputLabels: [String]?
    var attributedLabel: NSAttributedString?
    var respondsToInteraction: Bool?
    var containerType: UIAccessibilityContainerType?
}

/// What a class of elements is for assistive programs unless a program says otherwise.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var traits = UIAccessibilityTraits.none
    /// In the screen's coordinates.
    var frame = CGRect.zero
}

/// What kind of container an object is for the elements in it; raw values as on iOS.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

/// Where assistive programs scroll to; raw values as on iOS.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left, up, down, next, previous
}

extension UIResponder: AXCustomContentProvider {}
