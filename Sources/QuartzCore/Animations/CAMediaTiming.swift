import Foundation

/// How an object's time runs within that of its parent.
///
/// Placard draws single images, in which no time passes: the values are kept and given back.
/// Source: Apple's documentation of `CAMediaTiming`.
public protocol CAMediaTiming {
    /// When it begins, in seconds of the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// How long it lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs; 1 is as fast as the parent's.
    var speed: Float { get set }
    /// Seconds added to its own time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it is repeated; a fraction cuts the last turn short.
    var repeatCount: Float { get set }
    /// For how many seconds it is repeated.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs backwards after each turn.
    var autoreverses: Bool { get set }
    /// What shows before it begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation counts time.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present time in seconds, from a beginning of the machine's own; it never goes back.
public func CACurrentMediaTime() -> CFTimeInterval {
    ProcessInfo.processInfo.systemUptime
}

/// What shows of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// `forwards` and `backwards` together.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation shows only while it is active.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: Hashable, Sendable {
    private let points: [Float]

    /// Makes a function with two control points, each coordinate from 0 to 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    }

    /// Makes one of the functions with a name; unknown names give the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Stores the x and y of a control point, 0 to 3, at `ptr`; other indices leave it unchanged.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(idx) else { return }
        ptr[0] = points[2 * idx]
        ptr[1] = points[2 * idx + 1]
    }

    /// Whether the two curves have the same control points.
    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a.points == b.points }

    /// Hashes the control points.
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The pace's name, as on iOS.
    public let rawValue: String

    /// Makes a pace of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The same pace all the way.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at first and at last.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of the system's own animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
