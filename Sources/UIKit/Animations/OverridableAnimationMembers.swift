/// What `UIView` animates by, which programs override now and then: a class between it and `UIResponder`, because Swift
/// lets only members in the body of a class be overridden.
@preconcurrency @MainActor open class OverridableAnimationMembers: UIResponder {
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
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            ViewAnimation(
                duration: duration, delay: delay, pace: .curve(options.timingFunction), options: options,
                completion: AnimationCompletion { completion?($0) }), animations)
    }

    /// Changes views; see `animate(withDuration:delay:options:animations:completion:)`.
    open class func animate(
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
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
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
    open class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
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
    open class func modifyAnimations(
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
    ///
    /// Cubic and paced modes are linear here. The time of the whole passes as that of `animate(withDuration:animations:)`, as
    /// programmers have seen it, unless the options have the bits of another curve.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let known: UIView.AnimationOptions = [.repeat, .autoreverse, .overrideInheritedDuration]
        let whole = ViewAnimation(
            duration: duration, delay: delay, pace: options.pace,
            options: UIView.AnimationOptions(rawValue: options.rawValue).intersection(known),
            completion: AnimationCompletion { completion?($0) })
        if ViewAnimation.current == nil { whole.overallPace = options.overallPace }
        run(whole, animations)
    }

    /// One step of `animateKeyframes(withDuration:delay:options:animations:completion:)`.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the step begins, as a share of the whole.
    ///   - frameDuration: How long it lasts, as a share of the whole.
    ///   - animations: What changes in this part.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let whole = ViewAnimation.current else { return animations() }
        whole.runPart(from: min(max(frameStartTime, 0), 1), lasting: min(max(frameDuration, 0), 1), animations)
    }

    // MARK: - The system's own

    /// Takes views away as the system does; they are gone when the completion is told.
    open class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: 0.3, delay: 0, options: options,
            animations: {
                for view in views { view.alpha = 0 }
                parallelAnimations?()
            },
            completion: { isFinished in
                for view in views { view.removeFromSuperview() }
                completion?(isFinished)
            })
    }

    // MARK: - Transitions

    /// Changes a view's content, from the old image of the view to its new one as the options' transition says.
    ///
    /// Without a transition, and with `.allowAnimatedContent`, changes of views are animated as in `animate`.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let end = AnimationCompletion { completion?($0) }
        if EventClock.driving != nil, ViewAnimation.areEnabled, duration > 0, let transition = options.transition {
            view.layoutIfNeeded()
            transition.duration = duration
            transition.timingFunction = options.timingFunction
            view.layer.add(transition, forKey: "transition", on: nil, for: end)
        }
        if options.transition == nil || options.contains(.allowAnimatedContent) {
            ViewAnimation(duration: duration, pace: .curve(options.timingFunction), options: options, completion: end)
                .run { animations?() }
        } else {
            ViewAnimation.without { animations?() }
        }
        end.close()
    }

    /// Puts a view in the place of another, or shows and hides them if the options say so.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
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
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.without(actionsWithoutAnimation)
    }

    /// Whether changes are animated, where a clock drives the code.
    open class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// Sets whether changes are animated from now on.
    open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

    /// How long changes of the animation around this call last, in seconds; 0 outside of one.
    open class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    // MARK: - Blocks, from before closures

    /// Begins to change views over some time, as code from before closures does: what changes until the matching
    /// `commitAnimations()` shows by and by.
    ///
    /// - Parameters:
    ///   - animationID: Handed to the delegate's methods.
    ///   - context: Handed to the delegate's methods.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(animationID, context)
    }
    /// Ends what `beginAnimations(_:context:)` began; nothing happens without it.
    open class func commitAnimations() { AnimationBlock.commit() }

    /// How long the changes that follow in the block take, in seconds; 0.2 unless set.
    open class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.set(\.duration, duration) }
    /// How long the changes that follow in the block wait, in seconds.
    open class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.set(\.delay, delay) }
    /// The pace of the changes that follow in the block.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) { AnimationBlock.set(\.curve, curve) }
    /// How often the changes that follow in the block are repeated.
    open class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.set(\.repeatCount, repeatCount) }
    /// Whether the changes that follow in the block go back again.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.set(\.autoreverses, repeatAutoreverses)
    }
    /// Whether the changes that follow begin where earlier ones are; they always do. No effect.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// The object whose methods are called.
    open class func setAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.set(\.delegate, delegate.map { $0 as AnyObject })
    }
    /// What the delegate does before the block's changes: it gets the block's name and context.
    open class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.set(\.willStart, selector) }
    /// What the delegate does at the end: it gets the block's name, whether it came to the end, and the context.
    open class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.set(\.didStop, selector) }
}
