import Foundation

/// What programs ask of the system around them; there is none here, so that answers are those of a system that grants
/// nothing. Source: Apple's documentation of `UIApplication`.
extension UIApplication {
    /// Seconds until a program in the background is stopped: no end, because it never is there.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether files can be read: they can.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether the program may get news in the background: there is none.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
    /// Whether several scenes can be shown: one.
    public var supportsMultipleScenes: Bool { false }
    /// Sessions of scenes: that of the only one.
    public var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
    /// Whether the program may have another icon: it has none.
    public var supportsAlternateIcons: Bool { false }
    /// The name of the icon in place of the first; nil for that.
    public var alternateIconName: String? { nil }

    /// Asks for another icon, which is refused.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Whether messages can come from afar: they cannot.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Asks for messages from afar; none come.
    public func registerForRemoteNotifications() {}
    /// Asks for no more messages from afar.
    public func unregisterForRemoteNotifications() {}
    /// Begins to hear buttons of headphones; there are none.
    public func beginReceivingRemoteControlEvents() {}
    /// Ends to hear buttons of headphones.
    public func endReceivingRemoteControlEvents() {}

    /// Asks for a scene, which is not given; the handler hears so.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSObject?, options: NSObject?,
        errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }

    /// Keeps what is restored until `completeStateRestoration()`; nothing is.
    public func extendStateRestoration() {}
    /// Says that all is restored.
    public func completeStateRestoration() {}
    /// Asks for no picture of the program; none is taken.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}

/// Whether a program may get news in the background; raw values as on iOS.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied, available
}

/// An action that the program's icon offers; nobody sees it.
///
/// Source: Apple's documentation of `UIApplicationShortcutItem`.
open class UIApplicationShortcutItem: NSObject {
    /// What the action is, for the program.
    open private(set) var type: String
    /// What people read.
    open private(set) var localizedTitle: String
    /// A second line.
    open private(set) var localizedSubtitle: String?

    /// Makes an action.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        super.init()
    }
}

extension UIWindowScene {
    /// How a scene is to be shown: on phones, how it stands.
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// The orientations that may be taken; nil for any.
        open var interfaceOrientations: UIInterfaceOrientationMask?

        /// That of a phone or tablet.
        public static func iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil) -> GeometryPreferences {
            let preferences = GeometryPreferences()
            preferences.interfaceOrientations = interfaceOrientations
            return preferences
        }
    }

    /// Asks that the scene be shown otherwise, which is refused; the handler hears so.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }
}
