/// What ported code asks of the device: what kind it is, and which system it has.
///
/// There is no device here. The kind follows the screen's traits; the system is the one whose behavior Placard has.
/// Source: Apple's documentation of `UIDevice`.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The only device.
    public static let current = UIDevice(root: ())

    private init(root: Void) {
        super.init()
    }

    /// What becomes of the battery; raw values as on iOS.
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged, charging, full
    }

    /// Whether changes of the battery are told; there is none. Stored; no effect.
    public var isBatteryMonitoringEnabled = false
    /// How full the battery is: -1, as on iOS where it is not known.
    public var batteryLevel: Float { -1 }
    /// What becomes of the battery: not known, because there is none.
    public var batteryState: BatteryState { .unknown }

    /// The name of the model, without a number.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The name of the model in the user's language; the same as `model`.
    public var localizedModel: String { model }
    /// What the user calls the device; the same as `model`, as iOS answers most programs.
    public var name: String { model }
    /// What tells the program's devices apart: none, because there is no device.
    public var identifierForVendor: UUID? { nil }
    /// The name of the system whose behavior labels have.
    public var systemName: String { "iOS" }
    /// The version of the system whose behavior labels have.
    public var systemVersion: String { "18.0" }

    /// The kind of device: that of the screen's traits, a phone where they say nothing.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// How the device is held: on its side where the screen is wider than high.
    public var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }

    /// Posted on Apple's systems when the device is turned; never here.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Whether turns of the device are told. Stored; no effect.
    public private(set) var isGeneratingDeviceOrientationNotifications = false
    /// No effect: nothing turns the device.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// No effect: nothing turns the device.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
}

/// How a device is held; raw values as on iOS.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can turn that way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
