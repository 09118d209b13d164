import Dispatch
import Foundation
import Synchronization

/// Something that is to be done on a later turn of the main queue, within code that a clock drives: when that clock is moved on,
/// or when the turn comes, whichever is first.
private final class MainQueueTurn: Sendable {
    /// Tells the main queue, of which `DispatchQueue.main` gives another object each time.
    static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private let clock: EventClock
    private let work: SingleWork
    private let alarm = Mutex<EventClock.Alarm?>(nil)

    init(on clock: EventClock, _ work: @escaping @Sendable () -> Void) {
        self.clock = clock
        self.work = SingleWork(work)
    }

    /// Waits for the clock, which has some seconds to go.
    func wait(_ seconds: Double) {
        let set = clock.schedule(after: max(seconds, CATransaction.shortestDelay)) { self.come() }
        alarm.withLock { $0 = set }
    }

    /// Waits until something is the case.
    func wait(until isCase: @escaping @Sendable () -> Bool) {
        clock.wait(until: isCase, then: { self.come() })
    }

    /// Does it, once, on the main thread.
    @MainActor func come() {
        guard let due = work.take() else { return }
        alarm.withLock { $0 }?.stop()
        clock.drive { CATransaction.telling { due() } }
    }
}

/// Something that is done once, by whoever comes first.
final class SingleWork: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) { self.work = Mutex(work) }

    /// What is to be done; nil if somebody has taken it.
    func take() -> (@Sendable () -> Void)? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}

extension DispatchQueue {
    /// Does something on a later turn of the queue.
    ///
    /// On the main queue, within code that a stepped clock drives, that is when the clock is next moved on, if the turn has not come
    /// before; what is done is then driven as well, as on iOS animations go on from there. Other queues begin at once, driven too, and
    /// the clock is not moved on before they are done.
    @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = EventClock.stepping else { return async(group: nil, execute: work) }
        guard isMain else {
            let turn = OtherQueueTurn(on: clock) { work() }
            clock.schedule(after: CATransaction.shortestDelay) { turn.wait() }
            return async(group: nil) { turn.come() }
        }
        let turn = MainQueueTurn(on: clock) { work() }
        turn.wait(0)
        async(group: nil) { MainActor.assumeIsolated { turn.come() } }
    }

    /// What a work item does, for `async(execute:)` and `asyncAfter(deadline:execute:)`: nothing once it is cancelled. Placard's own, which
    /// `placard port` writes.
    public static func work(_ item: DispatchWorkItem) -> @Sendable @convention(block) () -> Void {
        nonisolated(unsafe) let item = item
        return { item.perform() }
    }

    /// The same closure, where `placard port` cannot tell it from a work item.
    public static func work(
        _ closure: @escaping @Sendable @convention(block) () -> Void
    ) -> @Sendable @convention(block) () -> Void { closure }

    /// Does something at a time, to the millisecond.
    ///
    /// Within code that a stepped clock drives, that is when the clock has been moved on as far, if the machine's has not come there
    /// before; what is done is then driven as well.
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let clock = EventClock.stepping else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        let left = (Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)) / 1_000_000
        let seconds = max(0, left.rounded()) / 1_000
        guard isMain else {
            let turn = OtherQueueTurn(on: clock) { work() }
            clock.schedule(after: max(seconds, CATransaction.shortestDelay)) {
                self.async(group: nil) { turn.come() }
                turn.wait()
            }
            return asyncAfter(deadline: deadline, qos: .unspecified) { turn.come() }
        }
        let turn = MainQueueTurn(on: clock) { work() }
        turn.wait(seconds)
        asyncAfter(deadline: deadline, qos: .unspecified) { MainActor.assumeIsolated { turn.come() } }
    }

    fileprivate var isMain: Bool { getSpecific(key: MainQueueTurn.mark) != nil }
}

extension DispatchGroup {
    /// Does something on a queue when all tasks of the group have ended.
    ///
    /// On the main queue, within code that a stepped clock drives, that is when the clock is next moved on after the last has ended, if
    /// the queue's own turn has not come before; what is done is then driven as well.
    @preconcurrency public func notify(
        queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard queue.isMain, let clock = EventClock.stepping else {
            return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
        }
        let turn = MainQueueTurn(on: clock) { work() }
        turn.wait { self.wait(timeout: .now()) == .success }
        notify(qos: .unspecified, flags: [], queue: queue) { MainActor.assumeIsolated { turn.come() } }
    }
}

extension DispatchWorkItem {
    /// Does something on a queue when the item has been done.
    ///
    /// On the main queue, within code that a stepped clock drives, that is when the clock is next moved on after it, if the queue's own
    /// turn has not come before; what is done is then driven as well.
    @preconcurrency public func notify(
        queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard queue.isMain, let clock = EventClock.stepping else {
            return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
        }
        let (turn, group) = (MainQueueTurn(on: clock) { work() }, DispatchGroup())
        group.enter()
        // Told of the end as soon as the item is done, and not when a thread is free.
        let told = DispatchQueue(label: "end of a work item")
        notify(qos: .unspecified, flags: [], queue: told) { group.leave() }
        turn.wait { told.sync { group.wait(timeout: .now()) == .success } }
        group.notify(qos: .unspecified, flags: [], queue: queue) { MainActor.assumeIsolated { turn.come() } }
    }
}

extension OperationQueue {
    /// Does something as an operation of the queue, or, where that is the main one and a stepped clock drives the code, when that clock is
    /// next moved on.
    ///
    /// Foundation's `addOperation(_:)` with a closure, which hears of no clock, under a name of Placard's own; `placard port` writes it.
    public func addClockOperation(_ block: @escaping @Sendable () -> Void) {
        guard self === OperationQueue.main, EventClock.stepping != nil else { return addOperation(block) }
        DispatchQueue.main.async { block() }
    }
}
