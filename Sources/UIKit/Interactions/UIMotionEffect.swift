/// A look that follows how the device is held; nobody tilts it here.
///
/// Source: Apple's documentation of `UIMotionEffect`.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}

/// A property that follows how the device is tilted.
///
/// Source: Apple's documentation of `UIInterpolatingMotionEffect`.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way of tilting counts; raw values as on iOS.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }

    /// The property's path.
    open private(set) var keyPath: String
    /// Which way of tilting counts.
    open private(set) var type: EffectType
    /// What is added at the utmost tilt to one side. Stored; no effect.
    open var minimumRelativeValue: Any?
    /// What is added at the utmost tilt to the other side. Stored; no effect.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a property.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
}

/// Effects that hold together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Stored; no effect.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    var ownMotionEffects: [UIMotionEffect] {
        get { viewState.motionEffects }
        set { viewState.motionEffects = newValue }
    }
    func keepMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.append(effect) }
    func dropMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.removeAll { $0 === effect } }
}
