/// The changes of an animator while they are under way.
@MainActor final class AnimatorRun {
    private let timeline: AnimationTimeline
    private var changed: [ChangedProperty] = []
    private var known: Set<PropertyKey> = []
    private var alarm: EventClock.Alarm?

    private struct PropertyKey: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    /// A property of a layer, with what sets it as it was and as it will be.
    private struct ChangedProperty {
        let layer: CALayer
        let key: String
        let restoreStart: () -> Void
        var restoreEnd: () -> Void = {}
    }

    init(duration: TimeInterval, parameters: (any UITimingCurveProvider)?) {
        timeline = AnimationTimeline(duration: duration, pace: Self.pace(of: parameters, lasting: duration))
    }

    private static func pace(
        of parameters: (any UITimingCurveProvider)?, lasting duration: TimeInterval
    ) -> (Double) -> Double {
        if let spring = parameters?.springTimingParameters {
            let curve =
                spring.physics
                ?? SpringCurve(
                    dampingRatio: Double(spring.dampingRatio), duration: duration,
                    velocity: spring.initialVelocity.length)
            return { $0 >= 1 ? 1 : curve.value(at: $0 * duration) }
        }
        guard let cubic = parameters?.cubicTimingParameters else { return { $0 } }
        let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
        let function = CAMediaTimingFunction(
            controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
        return { function.value(at: $0) }
    }

    private var now: Double { CACurrentMediaTime() }
    var isRunning: Bool { timeline.rate != 0 }
    var fraction: Double { timeline.fraction(at: now) }

    /// Makes changes, which show as far as the time has come.
    func make(_ changes: [() -> Void]) {
        let animation = ViewAnimation(
            duration: timeline.duration, pace: .curve(CAMediaTimingFunction(name: .linear)), timeline: timeline)
        animation.willChange = { [weak self] layer, key in self?.note(key, on: layer) }
        animation.run { for change in changes { change() } }
        animation.completion.close()
        noteEnds()
    }

    /// Begins animations that show as far as the time has come, each with its own delay, duration and pace.
    func lead(_ body: () -> Void) {
        ViewAnimation.leading(on: timeline, willChange: { [weak self] in self?.note($1, on: $0) }, body)
        noteEnds()
    }

    private func noteEnds() {
        for index in changed.indices {
            changed[index].restoreEnd = changed[index].layer.recordProperty(changed[index].key)
        }
    }

    private func note(_ key: String, on layer: CALayer) {
        guard known.insert(PropertyKey(layer: ObjectIdentifier(layer), key: key)).inserted else { return }
        changed.append(ChangedProperty(layer: layer, key: key, restoreStart: layer.recordProperty(key)))
    }

    /// Goes on; what is done at the end is kept until then, or until the run is stopped.
    func start(rate: Double, atEnd: @escaping @MainActor () -> Void) {
        timeline.run(rate: rate, now: now)
        stopAlarm()
        alarm = timeline.remaining(at: now).flatMap { left in
            EventClock.driving?.schedule(after: left) { [weak self] in
                guard let self else { return }
                alarm = nil
                timeline.stop(at: rate > 0 ? 1 : 0, now: now)
                atEnd()
            }
        }
    }

    private func stopAlarm() {
        alarm?.stop()
        alarm = nil
    }

    func stop(at fraction: Double) {
        stopAlarm()
        timeline.stop(at: fraction, now: now)
    }

    /// Takes the animations away; views have what was set last, by the changes or since.
    func end() {
        stopAlarm()
        endAnimations()
    }

    private func endAnimations() {
        var ended: Set<ObjectIdentifier> = []
        for change in changed where ended.insert(ObjectIdentifier(change.layer)).inserted {
            change.layer.endAnimations(on: timeline)
        }
    }

    /// Takes the animations away and leaves views at a place.
    func end(at position: UIViewAnimatingPosition) {
        stopAlarm()
        let present = changed.map { ($0.layer.presentation() ?? $0.layer).recordProperty($0.key, for: $0.layer) }
        endAnimations()
        if position == .current { ViewAnimation.without { for set in present { set() } } } else { put(at: position) }
    }

    /// Puts views where the changes began or end.
    func put(at position: UIViewAnimatingPosition) {
        ViewAnimation.without {
            for change in changed {
                switch position {
                case .start: change.restoreStart()
                case .end: change.restoreEnd()
                case .current: break
                }
            }
        }
    }
}
