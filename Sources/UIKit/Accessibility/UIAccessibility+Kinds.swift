/// How assistive programs go through what is in an object; raw values as on iOS.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate, combined
}

/// What kind of text an object shows; raw values as on iOS.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The kind's name, as on iOS.
    public let rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A word-processing text.
    public static let wordProcessing = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A tale.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = UIAccessibilityTextualContext(
        rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names and paths of files.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Code of a program.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// What a console shows.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How touches reach an object that takes them as they are; raw values as on iOS.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As they come.
    public static let none: UIAccessibilityDirectTouchOptions = []
    /// Without a word of the screen reader.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Only when the object has been chosen.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// A point of a view that things are dragged from or dropped at.
///
/// Source: Apple's documentation of `UIAccessibilityLocationDescriptor`.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view.
    open private(set) weak var view: UIView?
    /// The point in the view's coordinates.
    open private(set) var point: CGPoint
    /// What people hear.
    open private(set) var attributedName: NSAttributedString
    /// What people hear, without attributes.
    open var name: String { attributedName.string }

    /// Makes a point with a name.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Makes the middle of a view with a name.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Makes a point with a name that has attributes.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.view, self.point, self.attributedName) = (view, point, attributedName)
        super.init()
    }
}

/// Questions about settings and assistive programs that are seldom asked; there are none of these here. Source: Apple's
/// documentation of `UIAccessibility`.
extension UIAccessibility {
    /// False: switches need no signs.
    public static let isOnOffSwitchLabelsEnabled = false
    /// False: buttons need no outlines.
    public static let buttonShapesEnabled = false
    /// False: controllers may slide.
    public static let prefersCrossFadeTransitions = false
    /// Which ear has a hearing device: none.
    public static let hearingDevicePairedEar: HearingDeviceEar = []

    /// The element that an assistive program is at: none.
    ///
    /// - Parameter assistiveTechnologyIdentifier: The program; nil for any.
    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        nil
    }

    /// Asks that the device be this program's alone; it is not, and the handler hears so.
    public static func requestGuidedAccessSession(
        enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void
    ) {
        completionHandler(false)
    }

    /// Tells a magnifier where the focus is; nobody listens.
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
    /// Shows settings of the magnifier; there are none.
    public static func registerGestureConflictWithZoom() {}

    /// An assistive program; raw values as on iOS.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The program's name, as on iOS.
        public let rawValue: String
        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The screen reader.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Work by switches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Ears that have a hearing device; raw values as on iOS.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left one.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right one.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// What a magnifier follows; raw values as on iOS.
    public enum ZoomType: Int, Sendable {
        case insertionPoint = 0
    }

    /// Posted on Apple's systems when the setting or program of that name changes.
    private nonisolated static func changed(_ name: String) -> Foundation.Notification.Name {
        Foundation.Notification.Name("UIAccessibility\(name)StatusDidChangeNotification")
    }

    /// Posted on Apple's systems when work by a menu starts and ends.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = changed("AssistiveTouch")
    /// Posted on Apple's systems when subtitles are asked for.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = changed("ClosedCaptioning")
    /// Posted on Apple's systems when the screen becomes gray.
    public nonisolated static let grayscaleStatusDidChangeNotification = changed("Grayscale")
    /// Posted on Apple's systems when the device becomes one program's.
    public nonisolated static let guidedAccessStatusDidChangeNotification = changed("GuidedAccess")
    /// Posted on Apple's systems when both ears hear the same.
    public nonisolated static let monoAudioStatusDidChangeNotification = changed("MonoAudio")
    /// Posted on Apple's systems when switches get signs.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// Posted on Apple's systems when shaking no longer takes back.
    public nonisolated static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")
    /// Posted on Apple's systems when the screen is read.
    public nonisolated static let speakScreenStatusDidChangeNotification = changed("SpeakScreen")
    /// Posted on Apple's systems when selections are read.
    public nonisolated static let speakSelectionStatusDidChangeNotification = changed("SpeakSelection")
    /// Posted on Apple's systems when films no longer play by themselves.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = changed("VideoAutoplay")
    /// Posted on Apple's systems when buttons get outlines.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = changed("ButtonShapesEnabled")
    /// Posted on Apple's systems when controllers no longer slide.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = changed("PrefersCrossFadeTransitions")
    /// Posted on Apple's systems when colors alone no longer tell things apart.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    /// Posted on Apple's systems when a hearing device comes or goes.
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    /// The key of the element that is focused now.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that was focused before.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive program.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
