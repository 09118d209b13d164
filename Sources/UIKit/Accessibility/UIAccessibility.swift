/// What the user has asked for so as to see, hear and touch better, and words to assistive programs.
///
/// There are no such programs and settings here: what depends on traits follows the main screen's, everything else is
/// off. Source: Apple's documentation of `UIAccessibility`.
@preconcurrency @MainActor public enum UIAccessibility {
    /// False: there is no screen reader.
    public static let isVoiceOverRunning = false
    /// False: nobody works the screen by switches.
    public static let isSwitchControlRunning = false
    /// Whether motion is to be reduced; false unless a program of Placard's says otherwise.
    public package(set) static var isReduceMotionEnabled = false
    /// False: nobody asks for opaque surfaces.
    public static let isReduceTransparencyEnabled = false
    /// False: colors are shown as they are drawn.
    public static let isInvertColorsEnabled = false
    /// False: colors are shown as they are drawn.
    public static let isGrayscaleEnabled = false
    /// Whether the main screen's traits ask for bold text.
    public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
    /// Whether the main screen's traits ask for more contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }

    /// False: nobody works the screen by a menu.
    public static let isAssistiveTouchRunning = false
    /// False: nobody needs signs beside colors.
    public static let shouldDifferentiateWithoutColor = false
    /// False: nothing is read from a selection.
    public static let isSpeakSelectionEnabled = false
    /// False: nothing is read from the screen.
    public static let isSpeakScreenEnabled = false
    /// False: the device is no one program's.
    public static let isGuidedAccessEnabled = false
    /// False: sounds come from both sides.
    public static let isMonoAudioEnabled = false
    /// False: films have no subtitles that the user asked for.
    public static let isClosedCaptioningEnabled = false
    /// True: shaking takes back what was written.
    public static let isShakeToUndoEnabled = true
    /// True: films play by themselves.
    public static let isVideoAutoplayEnabled = true

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
    /// The key of the `Notification` that was posted.
    nonisolated public static let notificationKey = "notification"
    /// The key of the argument that was posted with it; absent without one.
    nonisolated public static let argumentKey = "argument"

    /// What can be told to assistive programs; raw values as on iOS.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number, as on iOS.
        public let rawValue: UInt32

        /// Makes a notification of a number; any can be posted.
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

/// Notifications of settings and assistive programs, which nobody posts here. Source: Apple's documentation of
/// `UIAccessibility`.
extension UIAccessibility {
    /// Posted on Apple's systems when the screen reader starts and ends.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted on Apple's systems when the user asks for bold text.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted on Apple's systems when the user asks for less motion.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted on Apple's systems when the user asks for opaque surfaces.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted on Apple's systems when the user asks for darker colors.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted on Apple's systems when the screen's colors are inverted.
    public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted on Apple's systems when work by switches starts and ends.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted on Apple's systems when a text has been said.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// Posted on Apple's systems when the screen reader goes to another element.
    public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the text that was said.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of whether it was said to the end.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// What an element is for assistive programs; raw values as on iOS.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt64

    /// Makes traits of their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It does something when it is touched.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads to another text or page.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is the chosen one among others.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound when it is touched.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that the user does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up the screen when the program starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes too often to be read out each time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search by.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// It can be magnified.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 52)
    /// It starts sound or a film, over which nothing should be said.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be made more or less.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It wants touches as they are, without gestures of the screen reader.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It turns the page when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is a heading.
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
    var ignoresInvertColors = false
    var largeContent = LargeContent()
    var more = SeldomAccessibility()
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

extension UIView {
    var ownAccessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertColors ?? false }
        set { changeAccessibility { $0.ignoresInvertColors = newValue } }
    }
}
