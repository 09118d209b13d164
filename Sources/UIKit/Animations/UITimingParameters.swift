/// The pace of an animator, as a curve or as a spring.
///
/// Source: Apple's documentation of `UITimingCurveProvider`.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// What the pace is given by.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a pace is given by; raw values as on iOS.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic, spring, composed
}

/// A pace as a cubic Bézier curve from (0, 0) to (1, 1), or one of the system's own.
///
/// Source: Apple's documentation of `UICubicTimingParameters`.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system's curve that the pace is.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The curve's first control point, each coordinate from 0 to 1.
    open private(set) var controlPoint1: CGPoint
    /// The curve's second control point, each coordinate from 0 to 1.
    open private(set) var controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Makes one of the system's paces; its control points are those of `CAMediaTimingFunction`'s functions.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        super.init()
    }

    /// Makes a pace of a curve's two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        (controlPoint1, controlPoint2) = (point1, point2)
        super.init()
    }

    /// Built in for the system's paces, otherwise cubic.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The pace itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: the pace is a curve.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace as that of a spring.
///
/// Source: Apple's documentation of `UISpringTimingParameters`.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast the property moves at first, in shares of the whole change a second.
    open private(set) var initialVelocity: CGVector
    /// How much the swinging is damped: 1 for no swinging.
    open private(set) var dampingRatio: CGFloat
    /// The curve of a spring that is given by its physics, which last as long as they do; nil for others.
    private(set) var physics: SpringCurve?

    /// Makes the system's own spring: mass 3, stiffness 1000, damping 500.
    public convenience init(root: Void = ()) { self.init(mass: 3, stiffness: 1000, damping: 500) }

    /// Makes a spring by how long it seems to last and how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - bounce: From −1 to 1; 0 is the spring that just does not swing.
    ///   - velocity: How fast the property moves at first, in shares of the whole change a second.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        self.init(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
    }

    /// Makes a spring by how much its swinging is damped.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (dampingRatio, initialVelocity) = (ratio, velocity)
        super.init()
    }

    /// Makes a spring by its physics: the ratio is damping / (2 √(stiffness · mass)).
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        let critical = 2 * (stiffness * mass).squareRoot()
        (dampingRatio, initialVelocity) = (critical > 0 ? damping / critical : 1, velocity)
        physics = SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: velocity.length)
        super.init()
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil: the pace is a spring.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The pace itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension CGVector {
    /// How long it is.
    var length: Double { (Double(dx) * Double(dx) + Double(dy) * Double(dy)).squareRoot() }
}
