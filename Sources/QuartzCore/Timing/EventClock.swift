import Dispatch
import Foundation
import PlacardUIFoundation
import Synchronization

/// Time as animations, touches and recognizers see it: it runs by itself, or a program moves it on.
///
/// A long press of half a second is recognized by an alarm; with a stepped clock it goes off when the program says
/// that half a second has passed, without waiting. Animations run on the clock that drives the present code
/// (`drive(_:)`); where none does, they show their end at once. Placard's own.
public final class EventClock: Sendable {
    /// What moves the time on.
    public enum Pace: Sendable {
        /// The machine's clock.
        case running
        /// Calls of `advance(by:)`.
        case stepped
    }

    private struct State {
        var time: TimeInterval = 0
        /// What `time` lacks because it was rounded: a million steps come to their sum.
        var rest: TimeInterval = 0
        /// The next one last; of those that are due at the same time the one that was set first.
        private var alarms: [Alarm] = []
        private var count = 0
        private var turnTakers: [WeakTurnTaker] = []
        /// What happens as soon as something is the case.
        var expectations: [Expectation] = []
        private var tasks: [Weak<ClockTask>] = []
        var runsApp = false

        var next: Alarm? { alarms.last }

        mutating func add(_ make: (_ number: Int) -> Alarm) -> Alarm {
            count += 1
            let alarm = make(count)
            alarms.insert(alarm, at: alarms.indices.bisected { alarms[$0].time <= alarm.time })
            return alarm
        }

        mutating func add(_ taker: any TurnTaker) {
            turnTakers.removeAll { $0.object == nil || $0.object === taker }
            turnTakers.append(WeakTurnTaker(object: taker))
        }

        var livingTurnTakers: [any TurnTaker] { turnTakers.compactMap(\.object) }

        mutating func add(_ task: ClockTask) {
            // Those that have ended make room before the list grows, also where nobody waits for tasks.
            if tasks.count == tasks.capacity { tasks.removeAll { $0.object == nil } }
            tasks.append(Weak(task))
        }

        /// Those that have not ended.
        mutating func livingTasks() -> [ClockTask] {
            tasks.removeAll { $0.object == nil }
            return tasks.compactMap(\.object)
        }

        /// Takes an alarm away.
        ///
        /// - Returns: Whether it was there.
        mutating func remove(_ alarm: Alarm) -> Bool {
            let place = alarms.indices.bisected {
                (alarms[$0].time, alarms[$0].number) <= (alarm.time, alarm.number)
            }
            guard place < alarms.count, alarms[place] === alarm else { return false }
            alarms.remove(at: place)
            return true
        }

        /// The time after some seconds, and what it lacks (Kahan, "Further remarks on reducing truncation errors", 1965).
        func time(after seconds: TimeInterval) -> (time: TimeInterval, rest: TimeInterval) {
            let step = seconds + rest
            let end = time + step
            return (end, step - (end - time))
        }
    }

    /// What moves the time on; it cannot be changed.
    public let pace: Pace
    private let beginning = Date()
    private let state = Mutex(State())

    /// Makes a clock; a stepped one begins at 0.
    public init(_ pace: Pace) {
        self.pace = pace
    }

    /// Seconds since an unspecified moment.
    public var now: TimeInterval {
        pace == .stepped ? state.withLock { $0.time } : ProcessInfo.processInfo.systemUptime
    }

    /// The moment by the calendar: a stepped clock's is as long after the clock was made as `now` says.
    package var date: Date { pace == .stepped ? beginning + now : Date() }

    /// When the next of the things that are waited for is to happen, on this clock; nil while nothing is.
    package var nextAlarm: TimeInterval? { state.withLock { $0.next?.time } }

    /// Moves a stepped clock on; what is due meanwhile happens in order. A running clock takes no notice.
    ///
    /// What was changed before, and by each thing that happens, is laid out in the clock's windows before time goes on, as it is at the
    /// end of a turn on iOS.
    ///
    /// - Parameter seconds: Negative numbers and those that are not finite count as 0.
    @MainActor public func advance(by seconds: TimeInterval) {
        guard pace == .stepped else { return }
        let end = moment(after: seconds)
        endTurn()
        while ringNext(until: end) { endTurn() }
        moveOn(to: end)
    }

    /// Moves a stepped clock on as `advance(by:)` does, and lets tasks go on meanwhile: time stands while one that began in code that the
    /// clock drives works. A running clock waits as long.
    ///
    /// A task works from its beginning to its end, but while it sleeps (`Task.sleep`, which goes by this clock where UIKit is imported). One
    /// that has not come to an end or to sleep after a second of the machine's time is taken to wait for something else, and is not waited
    /// for again; nor are tasks that are detached.
    ///
    /// - Parameter seconds: Negative numbers and those that are not finite count as 0.
    @MainActor public func run(for seconds: TimeInterval) async {
        guard pace == .stepped else {
            try? await Task.sleep(for: .seconds(seconds.isFinite ? max(0, seconds) : 0))
            return
        }
        AnimationTime.drivers.add(1, ordering: .relaxed)
        defer { AnimationTime.drivers.subtract(1, ordering: .relaxed) }
        let end = moment(after: seconds)
        await endTurnOfTasks()
        while ringNext(until: end) { await endTurnOfTasks() }
        moveOn(to: end)
    }

    private typealias Moment = (time: TimeInterval, rest: TimeInterval)

    private func moment(after seconds: TimeInterval) -> Moment {
        state.withLock { $0.time(after: seconds.isFinite ? max(0, seconds) : 0) }
    }

    /// Does what is due next.
    ///
    /// - Returns: False where nothing is until then.
    @MainActor private func ringNext(until end: Moment) -> Bool {
        guard let next = state.withLock({ $0.next }), next.time <= end.time else { return false }
        state.withLock { if next.time > $0.time { ($0.time, $0.rest) = (next.time, 0) } }
        ring(next)
        return true
    }

    private func moveOn(to end: Moment) {
        state.withLock { if end.time >= $0.time { ($0.time, $0.rest) = end } }
    }

    @MainActor private func endTurnOfTasks() async {
        endTurn()
        await ClockTask.settle { self.state.withLock { $0.livingTasks() } }
        endTurn()
    }

    func add(_ task: ClockTask) { state.withLock { $0.add(task) } }

    /// Whether a whole app was started on the clock: what touches set off in it is driven, too.
    package var runsApp: Bool { state.withLock { $0.runsApp } }

    /// Says that a whole app is started on the clock.
    package func runApp() { state.withLock { $0.runsApp = true } }

    /// Has somebody hear of the ends of this clock's turns, as long as it lives; a running clock's are the main queue's.
    package func tellTurns(to taker: any TurnTaker) {
        guard pace == .stepped else { return }
        state.withLock { $0.add(taker) }
    }

    @MainActor private func endTurn() {
        fulfill()
        for taker in state.withLock({ $0.livingTurnTakers }) { taker.turnEnds() }
    }

    /// Does something after some seconds, unless the alarm is stopped; never after seconds that are no number.
    @discardableResult
    package func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Alarm {
        let time = seconds.isNaN ? .infinity : now + seconds
        let alarm = state.withLock { state in
            state.add { Alarm(time: time, number: $0, on: self, action: action) }
        }
        guard pace == .running else { return alarm }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, weak alarm] in
            MainActor.assumeIsolated { if let alarm { self?.ring(alarm) } }
        }
        return alarm
    }

    /// Does something, once, as soon as something is the case: a stepped clock asks before each of the things that are due, and after the
    /// last.
    package func wait(until isCase: @escaping @Sendable () -> Bool, then action: @escaping @MainActor () -> Void) {
        state.withLock { $0.expectations.append(Expectation(isCase: isCase, action: action)) }
    }

    /// Nothing is locked while it is asked: what is asked may give others the time to have something scheduled, or bring about another
    /// thing that is asked for. What is new is asked for at the next turn, so that a turn ends.
    @MainActor private func fulfill() {
        var asked = state.withLock { $0.expectations }
        while case let fulfilled = asked.filter({ $0.isCase() }), !fulfilled.isEmpty {
            let isFulfilled = { expectation in fulfilled.contains { $0 === expectation } }
            asked.removeAll(where: isFulfilled)
            state.withLock { $0.expectations.removeAll(where: isFulfilled) }
            for expectation in fulfilled { expectation.action() }
        }
    }

    private final class Expectation: Sendable {
        let isCase: @Sendable () -> Bool
        let action: @MainActor () -> Void

        init(isCase: @escaping @Sendable () -> Bool, action: @escaping @MainActor () -> Void) {
            (self.isCase, self.action) = (isCase, action)
        }
    }

    @discardableResult
    fileprivate func stop(_ alarm: Alarm) -> Bool { state.withLock { $0.remove(alarm) } }

    @MainActor private func ring(_ alarm: Alarm) {
        guard stop(alarm) else { return }
        if alarm.drives { drive(alarm.action) } else { alarm.action() }
    }

    /// Something that is to happen at a time.
    package final class Alarm: Sendable {
        fileprivate let time: TimeInterval
        /// Counts the clock's alarms.
        fileprivate let number: Int
        fileprivate let action: @MainActor () -> Void
        /// Whether the code that set the alarm was driven by the clock, as what it does is then.
        fileprivate let drives: Bool
        /// Alarms and their clock do not keep each other alive.
        private let clock: Weak<EventClock>

        fileprivate init(
            time: TimeInterval, number: Int, on clock: EventClock, action: @escaping @MainActor () -> Void
        ) {
            (self.time, self.number) = (time, number)
            self.action = action
            self.clock = Weak(clock)
            drives = EventClock.driving === clock
        }

        /// Keeps it from happening, on the clock that it was scheduled on.
        package func stop() { clock.object?.stop(self) }
    }
}

/// What has something to do when time goes on: a window lays out what has changed in it.
@MainActor package protocol TurnTaker: AnyObject, Sendable {
    /// Tells that the present turn ends, before time goes on.
    func turnEnds()
}

private struct WeakTurnTaker: Sendable {
    weak let object: (any TurnTaker)?
}

extension EventClock {
    /// Calls something whose animations run on this clock.
    ///
    /// They show their state at the clock's time whenever their layers are drawn within `drive(_:)`, and their ends are
    /// told as the clock moves on. Tasks that begin within are driven too; what is handed to queues of Dispatch
    /// is where UIKit is imported.
    @discardableResult
    public func drive<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        AnimationTime.drivers.add(1, ordering: .relaxed)
        defer { AnimationTime.drivers.subtract(1, ordering: .relaxed) }
        var outcome: Swift.Result<Result, Failure>?
        AnimationTime.$clock.withValue(self) {
            do throws(Failure) {
                outcome = .success(try body())
            } catch {
                outcome = .failure(error)
            }
        }
        return try outcome!.get()
    }

    /// The clock that animations of the present code run on; nil where they show their end at once.
    package static var driving: EventClock? {
        AnimationTime.drivers.load(ordering: .relaxed) > 0 ? AnimationTime.clock : nil
    }

    /// The same, if a program moves it on.
    package static var stepping: EventClock? { driving.flatMap { $0.pace == .stepped ? $0 : nil } }

    /// The stepped clock that drives the present code, or drove it where its task began.
    static var ofTask: EventClock? { AnimationTime.clock.flatMap { $0.pace == .stepped ? $0 : nil } }
}

/// Which clock drives the present code.
private enum AnimationTime {
    @TaskLocal static var clock: EventClock?
    /// How many calls of `drive(_:)` have not returned: without any, a layer does not ask for the clock.
    static let drivers = Atomic<Int>(0)
}
