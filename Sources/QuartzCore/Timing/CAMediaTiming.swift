import Foundation

/// How an object's time runs within that of its parent.
///
/// Source: Apple's documentation of `CAMediaTiming`.
public protocol CAMediaTiming {
    /// When it begins, in seconds of the parent's time.
    var beginTime: CFTimeInterval { get set }
    /// How long it lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time runs; 1 is as fast as the parent's.
    var speed: Float { get set }
    /// Seconds added to its own time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it is repeated; a fraction cuts the last turn short.
    var repeatCount: Float { get set }
    /// For how many seconds it is repeated.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs backwards after each turn.
    var autoreverses: Bool { get set }
    /// What shows before it begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation counts time.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present time in seconds, from a beginning of the machine's own, or on the clock that drives the present code; it
/// never goes back.
public func CACurrentMediaTime() -> CFTimeInterval {
    EventClock.driving?.now ?? ProcessInfo.processInfo.systemUptime
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time since 2001 in seconds, by the machine's calendar, or on the clock that drives the present code
/// (`Date.clockNow`).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.clockNow.timeIntervalSinceReferenceDate }

extension Date {
    /// The present moment; where a stepped clock drives the code, as many seconds after the clock was made as it has been
    /// moved on. Code that measures how long an animation has run by `Date()` ends with it so.
    ///
    /// Placard's own, for ported code.
    public static var clockNow: Date { EventClock.driving?.date ?? Date() }

    /// How long ago or ahead of `clockNow` the moment is, in seconds; negative for the past. Placard's own.
    public var timeIntervalSinceClockNow: TimeInterval { timeIntervalSince(.clockNow) }
}

/// What shows of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as on iOS.
    public let rawValue: String

    /// Makes a mode of a name; the names below are Apple's.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// `forwards` and `backwards` together.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation shows only while it is active.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of a layer or an animation as numbers, those that are no numbers replaced.
struct MediaTiming: Sendable {
    var beginTime: Double = 0
    var duration: Double = 0
    var speed: Double = 1
    var timeOffset: Double = 0
    var repeatCount: Double = 0
    var repeatDuration: Double = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Where in its turns something is.
    struct Moment {
        /// How many turns lie behind.
        var turn: Double
        /// The share of the turn's way, 0 to 1; it falls while the turn runs backwards.
        var progress: Double
    }

    init() {}

    /// That of a layer of which nothing was said.
    static let ofLayer: MediaTiming = {
        var timing = MediaTiming()
        timing.duration = .infinity
        return timing
    }()

    init(_ timing: some CAMediaTiming) {
        func number(_ value: Double, or other: Double) -> Double { value.isNaN ? other : value }
        beginTime = number(timing.beginTime, or: 0)
        duration = max(0, number(timing.duration, or: 0))
        speed = number(Double(timing.speed), or: 1)
        timeOffset = number(timing.timeOffset, or: 0)
        repeatCount = max(0, number(Double(timing.repeatCount), or: 0))
        repeatDuration = max(0, number(timing.repeatDuration, or: 0))
        autoreverses = timing.autoreverses
        fillMode = timing.fillMode
    }

    /// The own time at a time of the parent.
    func localTime(at parentTime: Double) -> Double { (parentTime - beginTime) * speed + timeOffset }

    /// The parent's time at an own time; infinite where the own time stands still.
    func parentTime(at localTime: Double) -> Double {
        speed == 0 ? .infinity : (localTime - timeOffset) / speed + beginTime
    }

    /// One turn there, and back if there is a way back.
    private var turnDuration: Double { autoreverses ? 2 * duration : duration }

    /// From the first turn's beginning to the last one's end, in own seconds.
    var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return turnDuration * (repeatCount > 0 ? repeatCount : 1)
    }

    /// Whether the time begins and ends.
    var hasTurns: Bool { duration > 0 && duration.isFinite }

    /// The own time in the turn that runs at a time of the parent; nil where none does that shows.
    func turnedTime(at parentTime: Double) -> Double? {
        guard hasTurns else { return localTime(at: parentTime) }
        return moment(at: parentTime).map { $0.progress * duration }
    }

    /// The own time in the turn that runs at a time of the parent; where none shows, as if there were none.
    func presentedTime(at parentTime: Double) -> Double { turnedTime(at: parentTime) ?? localTime(at: parentTime) }

    /// When all is over, in the parent's time.
    var end: Double { parentTime(at: speed < 0 ? 0 : activeDuration + lead) }

    /// How far into its turns it begins: what lies before that follows at the end, so that all of it shows (Nick Lockwood,
    /// iOS Core Animation, chapter 9).
    private var lead: Double { hasTurns && speed > 0 ? max(timeOffset, 0) : 0 }

    /// Where in its turns it is at a time of the parent; nil where nothing of it shows then.
    func moment(at parentTime: Double) -> Moment? {
        let local = localTime(at: parentTime) - lead
        // An end that was computed and scheduled may come back a hair early.
        let tolerance = 1e-9
        if local < 0, fillMode != .backwards, fillMode != .both { return nil }
        if local >= activeDuration - tolerance, speed > 0, fillMode != .forwards, fillMode != .both { return nil }
        let place = min(max(local, 0), activeDuration) + lead
        guard turnDuration > 0 else { return Moment(turn: 0, progress: local < 0 ? 0 : 1) }
        var turn = (place / turnDuration).rounded(.down)
        var within = place - turn * turnDuration
        if local >= activeDuration, within <= 0, turn > 0 { (turn, within) = (turn - 1, turnDuration) }
        let progress = within / duration
        // Of a turn that never ends nothing has passed.
        guard !progress.isNaN else { return Moment(turn: 0, progress: 0) }
        return Moment(turn: turn, progress: progress > 1 ? 2 - progress : progress)
    }
}
