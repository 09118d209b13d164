/// An animation of one property of a layer, given by its key path.
///
/// Source: Apple's documentation of `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
    /// The property, as in `"position.x"`, or a key of a value that the layer keeps for its drawing.
    open var keyPath: String? { didSet { found = nil } }
    /// What makes transforms of the animation's numbers, for the key paths `"transform"` and `"sublayerTransform"`.
    open var valueFunction: CAValueFunction? { didSet { found = nil } }
    /// Whether values are added to the property's own.
    open var isAdditive = false
    /// Whether each turn begins where the last one ended.
    open var isCumulative = false

    /// What the key path names on layers of a class, which every image asks for.
    private var found: (type: ObjectIdentifier, property: AnimatableProperty?)?

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copied() -> CAAnimation { copied(CAPropertyAnimation.self, CAPropertyAnimation()) }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, valueFunction) = (other.keyPath, other.valueFunction)
        (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
    }

    override func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {
        guard let property = property(of: layer), let current = property.get(layer) ?? example else { return }
        let base = isAdditive ? AnimatableValue(current.form, current.numbers.map { _ in 0 }) : current
        guard var value = value(at: moment.progress, of: duration, from: base) else { return }
        if isCumulative, moment.turn > 0, let end = self.value(at: 1, of: duration, from: base) {
            value = value.adding(end.times(moment.turn))
        }
        guard current.form.admits(value.form) else { return }
        property.set(layer, isAdditive ? current.adding(value) : value)
    }

    override func properties(of layer: CALayer) -> [AnimatableProperty] { property(of: layer).map { [$0] } ?? [] }

    private func property(of layer: CALayer) -> AnimatableProperty? {
        let type = ObjectIdentifier(type(of: layer))
        if let found, found.type == type { return found.property }
        let property = fullKeyPath.flatMap { AnimatableProperty.animated($0, on: layer) }
        found = (type, property)
        return property
    }

    /// The key path of the numbers that a function makes transforms of.
    private var fullKeyPath: String? {
        guard let keyPath, let part = valueFunction?.part, keyPath.lowercased().hasSuffix("transform") else {
            return keyPath
        }
        return "\(keyPath).\(part)"
    }

    /// One of the animation's values, for properties that the layer has left open; nil if there is none.
    var example: AnimatableValue? { nil }

    /// The value at a share of one turn's time.
    ///
    /// - Parameter current: The value without the animation.
    func value(at progress: Double, of duration: Double, from current: AnimatableValue) -> AnimatableValue? { nil }
}

/// An animation from one value to another.
///
/// Source: Apple's documentation of `CABasicAnimation`, "Setting Interpolation Values".
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil means the present value, or as far before the end as `byValue` says.
    open var fromValue: Any?
    /// Where it ends; nil means the present value, or as far from the beginning as `byValue` says.
    open var toValue: Any?
    /// How far it goes, if one of the ends is nil.
    ///
    /// An animation without any of these that is what a change of its property does begins at what showed before.
    open var byValue: Any?

    /// What showed before the change that added the animation, on the layer that is drawn.
    var before: AnimatableValue?
    var hasValues: Bool { fromValue != nil || toValue != nil || byValue != nil }

    override func copied() -> CAAnimation { copied(CABasicAnimation.self, CABasicAnimation()) }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue, before) = (other.fromValue, other.toValue, other.byValue, other.before)
    }

    override func value(
        at progress: Double, of duration: Double, from current: AnimatableValue
    ) -> AnimatableValue? {
        let (from, to) = ends(current)
        return from.mixed(with: to, share(at: progress, of: duration))
    }

    override var example: AnimatableValue? { AnimatableValue(fromValue) ?? AnimatableValue(toValue) }

    /// The share of the way after a share of one turn's time.
    func share(at progress: Double, of duration: Double) -> Double { share(at: progress) }

    private func ends(_ current: AnimatableValue) -> (AnimatableValue, AnimatableValue) {
        let (from, to, by) = (AnimatableValue(fromValue), AnimatableValue(toValue), AnimatableValue(byValue))
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, current)
        case (nil, let to?, nil): return (current, to)
        case (nil, nil, let by?): return (current, current.adding(by))
        case (nil, nil, nil): return (before ?? current, current)
        }
    }
}

/// An animation that swings to its end as if on a spring.
///
/// Source: Apple's documentation of `CASpringAnimation`; see `SpringCurve`.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring, above 0; twice the weight swings as half the stiffness and damping do.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls.
    open var stiffness: CGFloat = 100
    /// How strongly the swinging is slowed down.
    open var damping: CGFloat = 10
    /// How fast the weight moves at first, in whole ways a second.
    open var initialVelocity: CGFloat = 0
    /// Whether springs that do not swing come to rest more slowly than the quickest of them. Stored; no effect.
    open var allowsOverdamping = false
    /// In how many seconds the spring would swing once if nothing slowed it down.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double((stiffness / mass).squareRoot()) }
    /// How much the spring swings, from −1 to 1; 0 for the one that just does not.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }
    /// After how many seconds the weight has come to rest: at a thousandth of the way.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    /// Makes the spring that has come to rest after `perceptualDuration`, or swings on for a while where it bounces.
    ///
    /// - Parameters:
    ///   - perceptualDuration: In seconds.
    ///   - bounce: From −1 to 1; 0 is the spring that just does not swing.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), 0.01)
        stiffness = frequency * frequency
        damping = 2 * frequency * (bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce)
    }

    override func copied() -> CAAnimation { copied(CASpringAnimation.self, CASpringAnimation()) }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    }

    override func share(at progress: Double, of duration: Double) -> Double { curve.value(at: progress * duration) }

    private var curve: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
    }
}

/// Animations that run side by side, in the group's time.
///
/// Source: Apple's documentation of `CAAnimationGroup`.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their times are within the group's, and they are cut at its end.
    open var animations: [CAAnimation]?

    override func copied() -> CAAnimation { copied(CAAnimationGroup.self, CAAnimationGroup()) }

    override func take(_ other: CAAnimation) {
        super.take(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
    }

    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] { animation.prepare(for: layer) }
    }

    override func properties(of layer: CALayer) -> [AnimatableProperty] {
        (animations ?? []).flatMap { $0.properties(of: layer) }
    }

    override func show(_ moment: MediaTiming.Moment, on layer: CALayer, duration: Double) {
        let time = share(at: moment.progress) * duration
        for animation in animations ?? [] {
            var timing = MediaTiming(animation)
            if timing.duration == 0 { timing.duration = duration }
            guard let moment = timing.moment(at: time) else { continue }
            animation.show(moment, on: layer, duration: timing.duration)
        }
    }
}
