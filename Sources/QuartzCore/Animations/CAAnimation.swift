import Foundation

/// A change of a layer over time.
///
/// Code that animates runs unchanged, but no time passes between two images: an animation is over after the transaction
/// that added it, its delegate is told so on a later turn, and the layer shows the values of its properties.
/// Source: Apple's documentation of `CAAnimation`.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace; nil means linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of the beginning and the end; kept alive, as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of the animation when it has ended.
    open var isRemovedOnCompletion = true
}

/// Something that is done when a property of a layer changes.
///
/// Source: Apple's documentation of `CAAction`.
public protocol CAAction {
    /// Does it; layers do not call this themselves here.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation {
    /// Adds the animation to the layer, under the event's name.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` is how programs keep a layer from animating.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What an animation tells of itself; Apple's members are optional, these have defaults that do nothing.
public protocol CAAnimationDelegate: AnyObject {
    /// Tells that an animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells that an animation has ended: of itself (`flag`), or because it was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer, given by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The property, as in `"position.x"`.
    open var keyPath: String?
    /// Whether values are added to the property's own.
    open var isAdditive = false
    /// Whether each turn begins where the last one ended.
    open var isCumulative = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil means the present value.
    open var fromValue: Any?
    /// Where it ends; nil means the present value.
    open var toValue: Any?
    /// How far it goes, if one of the ends is nil.
    open var byValue: Any?
}

/// An animation that swings to its end as if on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls.
    open var stiffness: CGFloat = 100
    /// How strongly the swinging is slowed down.
    open var damping: CGFloat = 10
    /// How fast the weight moves at first.
    open var initialVelocity: CGFloat = 0
}

/// An animation through a row of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order.
    open var values: [Any]?
    /// A path for properties that are points; it takes the place of `values`.
    open var path: CGPath?
    /// When each value is reached, as shares of the duration.
    open var keyTimes: [NSNumber]?
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Animations that run side by side.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their times are within the group's.
    open var animations: [CAAnimation]?
}

/// An animation from a layer's old image to its new one.
open class CATransition: CAAnimation {
    /// What the transition looks like.
    open var type = CATransitionType.fade
    /// From which side it comes; nil for the type's own.
    open var subtype: CATransitionSubtype?
    /// Where it begins, as a share of the whole.
    open var startProgress: Float = 0
    /// Where it ends, as a share of the whole.
    open var endProgress: Float = 1
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
