/// How a device is held; raw values as on iOS.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown
    case landscapeRight, landscapeLeft

    /// Whether the device is held upright, the right way up or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held sideways, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold a device; raw values as on iOS.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt
    /// Makes a set of orientations of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Sideways, the device's upper edge at the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Sideways, the device's upper edge at the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both ways to hold the device sideways.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four ways.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All ways but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
