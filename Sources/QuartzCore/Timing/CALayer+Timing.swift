extension CALayer {
    /// When the layer's time begins, in seconds of its superlayer's.
    public var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }
    /// How long one turn of the layer's time lasts, in its own seconds; a time of 0 or without end has no turns.
    ///
    /// Before its turns and after them the layer does not show, unless `fillMode` says otherwise; where no clock drives
    /// the code, it always shows.
    public var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { setTiming { $0.duration = newValue.isNaN ? .infinity : max(0, newValue) } }
    }
    /// How fast the layer's time runs; at 0 its animations stand still.
    public var speed: Float {
        get { Float(timing?.speed ?? 1) }
        set { setTiming { $0.speed = newValue.isFinite ? Double(newValue) : 1 } }
    }
    /// Seconds added to the layer's time.
    public var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }
    /// How many turns the layer's time has.
    public var repeatCount: Float {
        get { Float(timing?.repeatCount ?? 0) }
        set { setTiming { $0.repeatCount = newValue.isNaN ? 0 : max(0, Double(newValue)) } }
    }
    /// For how many of its own seconds the layer's turns are repeated.
    public var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { setTiming { $0.repeatDuration = newValue.isNaN ? 0 : max(0, newValue) } }
    }
    /// Whether the layer's time runs back after each turn.
    public var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { setTiming { $0.autoreverses = newValue } }
    }
    /// What shows of the layer before its turns and after them.
    public var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { setTiming { $0.fillMode = newValue } }
    }

    private func setTiming(_ change: (inout MediaTiming) -> Void) {
        var changed = timing ?? .ofLayer
        change(&changed)
        timing = changed
        timeDidChange()
    }

    /// Takes a time of another layer to this one's; nil stands for `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        unturnedTime(at: l?.rootTime(at: t) ?? t)
    }

    /// Takes a time of this layer to another's; nil stands for `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
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
