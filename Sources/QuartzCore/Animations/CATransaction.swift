import Dispatch
import Foundation
import PlacardUIFoundation

/// Changes of layers that take effect together; transactions lie within each other, on each thread for itself.
///
/// Where no clock drives the code, layers show their new values at once: animations added in a transaction are over
/// after its end, then its completion block runs, on a later turn of the main queue. Outside a transaction the present
/// turn is one; its settings hold until the turn's end where a clock drives the code: until that clock moves on.
/// Source: Apple's documentation of `CATransaction`.
public final class CATransaction {
    private var completion: (() -> Void)?
    private var isActionless: Bool
    private var duration: CFTimeInterval
    private var timing: CAMediaTimingFunction?
    private var endings: [() -> Void] = []
    /// Waits for the animations that are added in the transaction, once there is a block to call.
    private var waiting: AnimationCompletion?
    private var hasEnded = false

    private init(within outer: CATransaction?) {
        isActionless = outer?.isActionless ?? false
        duration = outer?.duration ?? 0.25
        timing = outer?.timing
    }

    /// Begins a transaction within the present one.
    public class func begin() {
        open.append(CATransaction(within: present))
    }

    /// Ends the present transaction; without one nothing happens.
    public class func commit() {
        open.popLast()?.end()
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for ending in endings { Self.tellLater(ending) }
        waiting?.close()
    }

    /// Those who wait for the animations that are added now.
    static var completions: [AnimationCompletion] {
        ([implicit] + open).compactMap { $0?.waiting }
    }

    /// Ends the transaction that the present turn is, whose changes have taken effect at once.
    public class func flush() { implicit?.end() }

    /// Keeps other threads from changing layers until `unlock()`; no effect, because layers belong to one thread.
    public class func lock() {}
    /// Ends what `lock()` began; no effect.
    public class func unlock() {}

    /// Whether changes of properties are to start no animations of their own.
    public class func disableActions() -> Bool { present?.isActionless ?? false }
    /// Sets what `disableActions()` answers within the present transaction.
    public class func setDisableActions(_ flag: Bool) { presentOrNew?.isActionless = flag }

    /// How long animations of the present transaction last, in seconds.
    public class func animationDuration() -> CFTimeInterval { present?.duration ?? 0.25 }
    /// Sets what `animationDuration()` answers within the present transaction.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { presentOrNew?.duration = dur }

    /// The pace of the present transaction's animations.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { present?.timing }
    /// Sets what `animationTimingFunction()` answers within the present transaction.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        presentOrNew?.timing = function
    }

    /// Sets one of the values above by its key; others are passed over.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            (anObject as? any BinaryFloatingPoint).map { setAnimationDuration(Double($0)) }
        case kCATransactionDisableActions: (anObject as? Bool).map(setDisableActions)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        default: break
        }
    }
    /// The value of one of the keys; nil for others.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        default: nil
        }
    }

    /// What runs when the present transaction has ended.
    public class func completionBlock() -> (() -> Void)? { present?.completion }

    /// Sets what runs when the present transaction has ended and with it the animations that are added in it from now
    /// on; outside of one where no clock drives the code, it runs on a later turn of the main queue.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let transaction = presentOrNew else {
            if let block { tellLater(block) }
            return
        }
        transaction.completion = block
        transaction.waiting = block.map { block in AnimationCompletion { _ in block() } }
    }

    /// Runs something after the present transaction's end, or this turn's.
    static func atEnd(_ ending: @escaping () -> Void) {
        guard let transaction = open.last else { return tellLater(ending) }
        transaction.endings.append(ending)
    }

    /// Tells something on a later turn of the main queue, or when the clock that drives the code next moves on, as the ends
    /// of animations are told.
    ///
    /// What is told then may start the next animation: its end is not told before the next image would be due, so that
    /// animations without end leave time to others.
    package static func tellLater(_ tell: @escaping () -> Void) {
        nonisolated(unsafe) let tell = tell
        let delay = shortestDelay
        if let clock = EventClock.driving {
            clock.schedule(after: delay) { telling(tell) }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { telling(tell) }
        }
    }

    /// Tells something now, on a turn that is for that.
    package static func telling(_ tell: () -> Void) {
        let isWithin = isTelling
        isTelling = true
        tell()
        isTelling = isWithin
    }

    /// Whether something is being told.
    private(set) static var isTelling: Bool {
        get { telling.value }
        set { telling.value = newValue }
    }

    /// How long what follows from something that is told has to wait, in seconds.
    package static var shortestDelay: Double { isTelling ? 1.0 / 60 : 0 }

    private static let telling = ThreadLocal(false)

    /// The transactions of this thread that have not ended, outermost first.
    private static var open: [CATransaction] {
        get { transactions.value }
        _modify { yield &transactions.value }
    }

    private static let transactions = ThreadLocal<[CATransaction]>([])

    // MARK: - Without a beginning

    /// The transaction that this thread's present turn is, once a program has set something of it.
    private static var implicit: CATransaction? {
        guard let turn = turn.value, !turn.transaction.hasEnded, let clock = EventClock.driving,
            clock === turn.clock.object
        else { return nil }
        return turn.transaction
    }

    private static var present: CATransaction? { open.last ?? implicit }

    /// The present transaction, which begins if there is none; nil where no clock tells when it would end.
    private static var presentOrNew: CATransaction? {
        if let present { return present }
        guard let clock = EventClock.driving else { return nil }
        nonisolated(unsafe) let begun = CATransaction(within: nil)
        turn.value = (begun, Weak(clock))
        clock.schedule(after: 0) { begun.end() }
        return begun
    }

    private static let turn = ThreadLocal<(transaction: CATransaction, clock: Weak<EventClock>)?>(nil)
}

/// The key of how long a transaction's animations last.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes start no animations of their own.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pace of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
