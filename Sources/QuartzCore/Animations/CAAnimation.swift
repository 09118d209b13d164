import Foundation

/// A change of a layer over time.
///
/// Code that animates runs unchanged, but no time passes between two images: an animation is over after the transaction
/// that added it, its delegate is told so on a later turn, and the layer shows the values of its properties.
/// Source: Apple's documentation of `CAAnimation`.
open class CAAnimation: NSObject, CAMediaTiming {
    /// When the animation begins, in seconds of its layer's time. Stored; no effect.
    open var beginTime: CFTimeInterval = 0
    /// How long one turn lasts, in seconds; 0 means the transaction's duration. Stored; no effect.
    open var duration: CFTimeInterval = 0
    /// How fast the animation's time runs; 1 is as fast as its layer's. Stored; no effect.
    open var speed: Float = 1
    /// Seconds added to the animation's own time. Stored; no effect.
    open var timeOffset: CFTimeInterval = 0
    /// How often the animation is repeated; a fraction cuts the last turn short. Stored; no effect.
    open var repeatCount: Float = 0
    /// For how many seconds the animation is repeated. Stored; no effect.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each turn is followed by one that runs backwards. Stored; no effect.
    open var autoreverses = false
    /// What shows before the animation begins and after it has ended. Stored; no effect.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace; nil means linear. Stored; no effect.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of the beginning and the end; kept alive, as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of the animation when it has ended.
    open var isRemovedOnCompletion = true
}

/// What an animation tells of itself; Apple's members are optional, these have defaults that do nothing.
public protocol CAAnimationDelegate: AnyObject {
    /// Tells that an animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells that an animation has ended: of itself (`flag`), or because it was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing, for delegates without the member.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing, for delegates without the member.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer, given by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The property, as in `"position.x"`. Stored; no effect.
    open var keyPath: String?
    /// Whether values are added to the property's own. Stored; no effect.
    open var isAdditive = false
    /// Whether each turn begins where the last one ended. Stored; no effect.
    open var isCumulative = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil means the present value. Stored; no effect.
    open var fromValue: Any?
    /// Where it ends; nil means the present value. Stored; no effect.
    open var toValue: Any?
    /// How far it goes, if one of the ends is nil. Stored; no effect.
    open var byValue: Any?
}

/// An animation that swings to its end as if on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring. Stored; no effect.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls. Stored; no effect.
    open var stiffness: CGFloat = 100
    /// How strongly the swinging is slowed down. Stored; no effect.
    open var damping: CGFloat = 10
    /// How fast the weight moves at first. Stored; no effect.
    open var initialVelocity: CGFloat = 0
}

/// An animation through a row of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order. Stored; no effect.
    open var values: [Any]?
    /// A path for properties that are points; it takes the place of `values`. Stored; no effect.
    open var path: CGPath?
    /// When each value is reached, as shares of the duration. Stored; no effect.
    open var keyTimes: [NSNumber]?
    /// The pace between each two values. Stored; no effect.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// Animations that run side by side.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their times are within the group's. Stored; no effect.
    open var animations: [CAAnimation]?
}

/// An animation from a layer's old image to its new one.
open class CATransition: CAAnimation {
    /// What the transition looks like. Stored; no effect.
    open var type = CATransitionType.fade
    /// From which side it comes; nil for the type's own. Stored; no effect.
    open var subtype: CATransitionSubtype?
    /// Where it begins, as a share of the whole. Stored; no effect.
    open var startProgress: Float = 0
    /// Where it ends, as a share of the whole. Stored; no effect.
    open var endProgress: Float = 1
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name, as on iOS.
    public let rawValue: String

    /// Makes a type of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new image fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new image slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new image pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old image slides away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The direction's name, as on iOS.
    public let rawValue: String

    /// Makes a direction of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right edge.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top edge.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom edge.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
