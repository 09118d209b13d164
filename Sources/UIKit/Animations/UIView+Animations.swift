extension UIView {
    /// Changes views over some time.
    ///
    /// The changes take effect at once and show by and by on the clock that drives the code (`EventClock.drive(_:)`);
    /// where none does, as when a single image is drawn, they show at once. `completion` is told of the end on a later
    /// turn, with whether nothing ended the animation early.
    ///
    /// - Parameters:
    ///   - duration: In seconds; at 0 the changes show at once.
    ///   - delay: Seconds before the changes begin to show.
    ///   - options: How it goes.
    ///   - animations: What changes.
    ///   - completion: Called at the end, with whether it came to that.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            ViewAnimation(
                duration: duration, delay: delay, pace: .curve(options.timingFunction), options: options,
                completion: AnimationCompletion { completion?($0) }), animations)
    }

    /// Changes views; see `animate(withDuration:delay:options:animations:completion:)`.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Changes views as if on a spring, which has come to rest after `duration`; see
    /// `animate(withDuration:delay:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - duration: The time that it takes, in seconds.
    ///   - delay: The time before it begins, in seconds.
    ///   - dampingRatio: 1 for no swinging, less for more.
    ///   - velocity: How fast the change begins, in whole ways a second.
    ///   - options: How it goes.
    ///   - animations: What changes.
    ///   - completion: Called at the end, with whether it came to that.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            dampingRatio: Double(dampingRatio), duration: duration, velocity: Double(velocity))
        run(
            ViewAnimation(
                duration: duration, delay: delay, pace: .spring(spring), options: options,
                completion: AnimationCompletion { completion?($0) }), animations)
    }

    /// Changes views as if on a spring that is told by how it feels; see
    /// `animate(withDuration:delay:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - duration: The time that it seems to take, in seconds.
    ///   - bounce: 0 for no swinging, up to 1 for endless swinging, below 0 for a slower end.
    ///   - velocity: How fast the change begins, in whole ways a second.
    ///   - delay: The time before it begins, in seconds.
    ///   - options: How it goes.
    ///   - animations: What changes.
    ///   - completion: Called at the end, with whether it came to that.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: min(max(1 - bounce, 0.01), 2),
            initialSpringVelocity: velocity, options: options, animations: animations, completion: completion)
    }

    private class func run(_ animation: ViewAnimation, _ changes: () -> Void) {
        animation.run(changes)
        animation.completion.close()
    }

    /// Has the changes of the animation around this call repeated; see
    /// `animate(withDuration:delay:options:animations:completion:)`.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = ViewAnimation.current else { return animations() }
        let animation = ViewAnimation(
            duration: outer.duration, pace: outer.pace,
            options: autoreverses ? outer.options.union(.autoreverse) : outer.options, completion: outer.completion)
        animation.repeatCount = Float(count)
        animation.run(animations)
    }

    // MARK: - Steps

    /// Changes views in steps, each of which is an `addKeyframe(…)` within `animations`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            ViewAnimation(
                duration: duration, delay: delay, pace: .curve(CAMediaTimingFunction(name: .linear)),
                options: AnimationOptions(rawValue: options.rawValue).intersection([.repeat, .autoreverse]),
                completion: AnimationCompletion { completion?($0) }), animations)
    }

    /// One step of `animateKeyframes(withDuration:delay:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the step begins, as a share of the whole.
    ///   - frameDuration: How long it lasts, as a share of the whole.
    ///   - animations: What changes in this part.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let whole = ViewAnimation.current else { return animations() }
        let (start, share) = (min(max(frameStartTime, 0), 1), min(max(frameDuration, 0), 1))
        let step = ViewAnimation(
            duration: share * whole.duration, pace: whole.pace,
            options: whole.options.union(.overrideInheritedDuration), completion: whole.completion)
        step.place = (start * whole.duration, whole.duration)
        step.repeatCount = whole.repeatCount
        step.run(animations)
    }

    // MARK: - Transitions

    /// Changes a view's content, from the old image of the view to its new one as the options' transition says.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let end = AnimationCompletion { completion?($0) }
        if EventClock.driving != nil, ViewAnimation.areEnabled, duration > 0, let transition = options.transition {
            view.layoutIfNeeded()
            transition.duration = duration
            transition.timingFunction = options.timingFunction
            view.layer.add(transition, forKey: "transition", on: nil, for: end)
        }
        ViewAnimation.without { animations?() }
        end.close()
    }

    /// Puts a view in the place of another, or shows and hides them if the options say so.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        transition(
            with: fromView.superview ?? fromView, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else if fromView !== toView {
                    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    // MARK: - Whether and how long

    /// Changes views without any animation, also within an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.without(actionsWithoutAnimation)
    }

    /// Whether changes are animated, where a clock drives the code.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// Sets whether changes are animated from now on.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

    /// How long changes of the animation around this call last, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}

extension UIView.AnimationOptions {
    /// The pace that the options ask for.
    var timingFunction: CAMediaTimingFunction {
        switch curve {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }

    /// The pace by its name.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    /// The transition that the options ask for; pages that curl fade. Nil for none.
    fileprivate var transition: CATransition? {
        let transition = CATransition()
        switch rawValue >> 20 & 7 {
        case 0: return nil
        case 1: (transition.type, transition.subtype) = (.flip, .fromLeft)
        case 2: (transition.type, transition.subtype) = (.flip, .fromRight)
        case 6: (transition.type, transition.subtype) = (.flip, .fromTop)
        case 7: (transition.type, transition.subtype) = (.flip, .fromBottom)
        default: transition.type = .fade
        }
        return transition
    }
}
