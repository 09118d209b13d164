/// An animation block while its changes are made: what the changes of views' layers become.
@MainActor final class ViewAnimation {
    /// The block that is running; nil outside of blocks and in `performWithoutAnimation(_:)`.
    private(set) static var current: ViewAnimation?
    /// Who leads the blocks that begin now; nil where they run by themselves.
    private static var lead: Lead?
    /// What `UIView.setAnimationsEnabled(_:)` has set.
    static var areEnabled = true

    /// In seconds.
    let duration: TimeInterval
    /// In seconds from now.
    let delay: TimeInterval
    let pace: ViewPropertyAnimation.Pace
    let options: UIView.AnimationOptions
    /// The time that the changes run in, for those that a program moves to and fro.
    let timeline: AnimationTimeline?
    let completion: AnimationCompletion
    /// How often the changes are repeated; 0 means once.
    var repeatCount: Float = 0
    /// When the changes happen within a whole that is repeated, in seconds; nil if they are the whole.
    var place: (start: TimeInterval, whole: TimeInterval)?
    /// How the time of a whole of steps passes; nil for evenly.
    var overallPace: CAMediaTimingFunction?
    /// Told of each change: the layer and the property's name, before it happens.
    var willChange: ((CALayer, String) -> Void)?

    /// A time that blocks run in, and who is told of their changes.
    private struct Lead {
        let timeline: AnimationTimeline
        let willChange: (CALayer, String) -> Void
    }

    init(
        duration: TimeInterval, delay: TimeInterval = 0, pace: ViewPropertyAnimation.Pace,
        options: UIView.AnimationOptions = [], timeline: AnimationTimeline? = nil,
        completion: AnimationCompletion = AnimationCompletion { _ in }
    ) {
        let outer = Self.current
        let isOwnDuration = outer == nil || timeline != nil || options.contains(.overrideInheritedDuration)
        let isOwnPace = outer == nil || options.contains(.overrideInheritedCurve)
        self.duration = isOwnDuration ? max(duration.isFinite ? duration : 0, 0) : outer?.duration ?? duration
        self.delay = max(delay.isFinite ? delay : 0, 0) + (outer?.delay ?? 0)
        self.pace = isOwnPace ? pace : outer?.pace ?? pace
        self.options = options
        self.timeline = timeline ?? outer?.timeline ?? Self.lead?.timeline
        self.completion = completion
        repeatCount = options.contains(.repeat) ? .infinity : 0
        if timeline == nil { willChange = outer?.willChange ?? Self.lead?.willChange }
    }

    /// Calls something whose blocks run in a time that a program moves to and fro, each with its own delay, duration and pace.
    ///
    /// - Parameters:
    ///   - timeline: The time.
    ///   - willChange: Told of each change: the layer and the property's name, before it happens.
    ///   - body: Begins the blocks.
    static func leading(
        on timeline: AnimationTimeline, willChange: @escaping (CALayer, String) -> Void, _ body: () -> Void
    ) {
        let outer = lead
        lead = Lead(timeline: timeline, willChange: willChange)
        defer { lead = outer }
        without(body)
    }

    /// Makes the changes; those that take no time show at once.
    func run(_ changes: () -> Void) {
        Self.with(EventClock.driving != nil && Self.areEnabled ? self : nil, changes)
    }

    /// Makes changes that take place within the whole.
    ///
    /// - Parameters:
    ///   - start: When they begin, as a share of the whole.
    ///   - share: How long they last, as a share of the whole.
    func runPart(from start: Double, lasting share: Double, _ changes: () -> Void) {
        let part = ViewAnimation(
            duration: share * duration, pace: pace, options: options.union(.overrideInheritedDuration),
            timeline: timeline, completion: completion)
        part.place = (start * duration, duration)
        part.repeatCount = repeatCount
        part.overallPace = overallPace
        part.willChange = willChange
        part.run(changes)
    }

    /// Makes changes that are not animated.
    static func without(_ changes: () -> Void) { with(nil, changes) }

    /// Has changes from now on belong to an animation, or to none.
    static func resume(_ animation: ViewAnimation?) { current = animation }

    private static func with(_ animation: ViewAnimation?, _ changes: () -> Void) {
        let outer = current
        current = animation
        defer { current = outer }
        changes()
    }

    /// What is done when a property of a view's layer changes within the block.
    func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        willChange?(layer, key)
        guard duration + delay > 0, key != "hidden" || (layer.delegate as? UIView)?.stack != nil else {
            return NSNull()
        }
        return BlockAnimation(of: key, in: self)
    }

    /// Adds the animation of one change.
    fileprivate func animate(_ key: String, on layer: CALayer) {
        // Those before it settled when it came.
        layer.lastChange(of: key)?.settle(on: layer)
        guard let change = ViewPropertyAnimation(of: key, on: layer, pace: pace) else { return }
        change.duration = max(duration, 1e-6)
        let whole = place.map { Self.whole(of: change, from: $0.start, lasting: $0.whole) } ?? change
        if let overallPace { whole.timingFunction = overallPace }
        whole.autoreverses = options.contains(.autoreverse)
        whole.repeatCount = repeatCount
        whole.fillMode = timeline == nil ? .backwards : .both
        if timeline != nil {
            whole.beginTime = delay
        } else if delay > 0 {
            whole.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
        }
        layer.add(whole, forKey: layer.freeAnimationKey(key), on: timeline, for: completion)
    }

    /// A change as a part of a whole, before which it shows its beginning and after which its end.
    private static func whole(
        of change: CAAnimation, from start: TimeInterval, lasting duration: TimeInterval
    ) -> CAAnimation {
        change.beginTime = start
        change.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [change]
        group.duration = duration
        return group
    }
}

/// What becomes of a change within a block.
///
/// Programs ask for that of one property, give it the name of another that they keep in the layer, and have that animate
/// with the block.
private final class BlockAnimation: CABasicAnimation, ChangeAction {
    private var change: (key: String, block: ViewAnimation)?

    var readsPresentValue: Bool { keyPath != change?.key }

    @MainActor convenience init(of key: String, in block: ViewAnimation) {
        self.init(keyPath: key)
        change = (key, block)
        duration = block.duration
        if block.delay > 0 { beginTime = CACurrentMediaTime() + block.delay }
        if case .curve(let function) = block.pace { timingFunction = function }
        autoreverses = block.options.contains(.autoreverse)
        repeatCount = block.repeatCount
        fillMode = .backwards
    }

    override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let change, let layer = anObject as? CALayer else { return }
        nonisolated(unsafe) let (target, own) = (layer, self)
        MainActor.assumeIsolated {
            if own.keyPath == change.key { return change.block.animate(event, on: target) }
            target.add(own, forKey: event, on: change.block.timeline, for: change.block.completion)
        }
    }
}
