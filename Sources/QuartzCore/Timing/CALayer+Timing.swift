extension CALayer {
    var ownBeginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }
    var ownDuration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { setTiming { $0.duration = newValue.isNaN ? .infinity : max(0, newValue) } }
    }
    var ownSpeed: Float {
        get { Float(timing?.speed ?? 1) }
        set { setTiming { $0.speed = newValue.isFinite ? Double(newValue) : 1 } }
    }
    var ownTimeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    var ownRepeatCount: Float {
        get { Float(timing?.repeatCount ?? 0) }
        set { setTiming { $0.repeatCount = newValue.isNaN ? 0 : max(0, Double(newValue)) } }
    }
    var ownRepeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { setTiming { $0.repeatDuration = newValue.isNaN ? 0 : max(0, newValue) } }
    }
    var ownAutoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { setTiming { $0.autoreverses = newValue } }
    }
    var ownFillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { setTiming { $0.fillMode = newValue } }
    }

    private func setTiming(_ change: (inout MediaTiming) -> Void) {
        var changed = timing ?? .ofLayer
        change(&changed)
        timing = changed
        timeDidChange()
    }

    func takenTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        unturnedTime(at: l?.rootTime(at: t) ?? t)
    }

    func takenTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let root = rootTime(at: t)
        return l?.unturnedTime(at: root) ?? root
    }

    /// The layer's time at a time of the clock, as if it had no turns.
    func unturnedTime(at clockTime: Double) -> Double {
        timedLayers.reversed().reduce(clockTime) { $1.localTime(at: $0) }
    }

    /// The layer's time at a time of the clock, in the turn that runs then.
    func localTime(at clockTime: Double) -> Double {
        timedLayers.reversed().reduce(clockTime) { $1.presentedTime(at: $0) }
    }

    /// Whether the layer has turns, and none that shows now.
    var isOutsideItsTurns: Bool {
        guard let timing, timing.hasTurns, let clock = EventClock.driving else { return false }
        return timing.turnedTime(at: superlayer?.localTime(at: clock.now) ?? clock.now) == nil
    }

    private func rootTime(at local: Double) -> Double {
        timedLayers.reduce(local) { $1.parentTime(at: $0) }
    }

    /// How many seconds of the layer's time pass in one of the clock's.
    var clockRate: Double { timedLayers.reduce(1) { $0 * $1.speed } }

    /// The timings of the layer and of those that it lies upon, as far as they have any.
    private var timedLayers: [MediaTiming] {
        sequence(first: self, next: \.superlayer).compactMap(\.timing)
    }

    /// The time that an animation of the layer runs in.
    func time(for added: AddedAnimation, at clockTime: Double) -> Double {
        added.timeline?.time(at: clockTime) ?? localTime(at: clockTime)
    }
}
