import Foundation

/// A change of a layer over time.
///
/// It runs on the clock that drives the code which adds it (`EventClock.drive(_:)`). Where none does, as when a single
/// image is drawn, it is over after the transaction that added it, its delegate is told so on a later turn, and the layer
/// shows the values of its properties. Source: Apple's documentation of `CAAnimation`.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// When the animation begins, in seconds of its layer's time; 0 means the moment when it is added.
    open var beginTime: CFTimeInterval = 0
    /// How long one turn lasts, in seconds; 0 means the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// How fast the animation's time runs; 1 is as fast as its layer's.
    open var speed: Float = 1
    /// Seconds added to the animation's own time.
    open var timeOffset: CFTimeInterval = 0
    /// How often the animation is repeated; a fraction cuts the last turn short.
    open var repeatCount: Float = 0
    /// For how many seconds the animation is repeated.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each turn is followed by one that runs backwards.
    open var autoreverses = false
    /// What shows before the animation begins and after it has ended.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace; nil means linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of the beginning and the end; kept alive, as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of the animation when it has ended.
    open var isRemovedOnCompletion = true

    /// How many images a second the animation would like. Stored; no effect.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private var keyedValues: [String: Any] = [:]

    /// The animation as a layer keeps it, which the program's own no longer changes; one of a program's class is kept itself,
    /// because nobody else can make another.
    func copied() -> CAAnimation { copied(CAAnimation.self, CAAnimation()) }

    /// A copy, where the animation is of a class and of none that inherits from it.
    final func copied<Own: CAAnimation>(_ type: Own.Type, _ copy: @autoclosure () -> Own) -> CAAnimation {
        guard Swift.type(of: self) == type else { return self }
        let copy = copy()
        copy.take(self)
        return copy
    }

    /// Takes all that another animation of the class has.
    func take(_ other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode, timingFunction) = (other.autoreverses, other.fillMode, other.timingFunction)
        (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
        (preferredFrameRateRange, keyedValues) = (other.preferredFrameRateRange, other.keyedValues)
    }

    /// What was set by a key; nil for others, among them the names of properties.
    open func value(forKey key: String) -> Any? { keyedValues[key] }
    /// Keeps a value by a key of the program's own, to know the animation by when it ends; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) { keyedValues[key] = value.map(keptByKey) }
    /// What was set by a path, which is a key as any other.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Keeps a value by a path, which is a key as any other.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// Adds the animation to the layer, under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Called before the animations of a layer give it the values of a moment, while it has its own.
    func prepare(for layer: CALayer) {}

    /// What the animation changes of a layer.
    func properties(of layer: CALayer) -> [AnimatableProperty] { [] }

    /// Gives a layer the values that it shows at a moment of the animation, after those that it has by now.
    ///
    /// - Parameter duration: Of one turn, in seconds.
    func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {}

    /// The share of the way that lies behind after a share of the time.
    func share(at progress: Double) -> Double { timingFunction?.value(at: progress) ?? progress }
}

/// Something that is done when a property of a layer changes.
///
/// Source: Apple's documentation of `CAAction`.
public protocol CAAction {
    /// Does it; layers call this for what `action(forKey:)` gives them.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
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
    /// Does nothing, for delegates without the member.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing, for delegates without the member.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
