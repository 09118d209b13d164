/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Source: Apple's documentation of `CAMediaTimingFunction`; the control points of the named ones are those that
/// `getControlPoint(at:values:)` gives on Apple's systems.
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

    /// How much of a change has happened after a share of its time, both from 0 to 1; control points outside of that
    /// let the change go beyond.
    package func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        let (x1, y1, x2, y2) = (Double(points[2]), Double(points[3]), Double(points[4]), Double(points[5]))
        if x1 == y1, x2 == y2 { return time }
        return Self.bezier(parameter(at: time, x1, x2), y1, y2)
    }

    /// Where on the curve x is `time`: x only grows, so halving finds it, to 2⁻⁵².
    private func parameter(at time: Double, _ x1: Double, _ x2: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// A coordinate of the curve whose control points have 0, a, b and 1 there.
    private static func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
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
