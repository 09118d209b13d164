import Foundation

extension NSObjectProtocol {
    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type {
            if current == aClass { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    /// Whether the object is of a class, and not of one that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }

    /// Whether a selector names a method of the object that a table lists.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { CallingThread.responds(self, to: $0) } ?? false
    }

    /// Does what a selector names, at once.
    ///
    /// - Returns: What the method returns, as an object; it lives until sixteen others were returned.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResults.keep(CallingThread.perform(aSelector, on: self, with: []))
    }

    /// Does what a selector names with an argument.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResults.keep(CallingThread.perform(aSelector, on: self, with: [object]))
    }

    /// Does what a selector names with two arguments.
    @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        PerformedResults.keep(CallingThread.perform(aSelector, on: self, with: [object1, object2]))
    }
}

/// Results of selectors, which nobody holds when they are returned; Objective-C has its autorelease pools for them.
private enum PerformedResults {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var kept: [AnyObject] = []
    private static let capacity = 16

    static func keep(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let result else { return nil }
        let object = result as AnyObject
        // What goes may perform selectors itself, so it goes when the lock is open.
        let gone: AnyObject? = lock.withLock {
            kept.append(object)
            return kept.count > capacity ? kept.removeFirst() : nil
        }
        withExtendedLifetime(gone) {}
        return Unmanaged.passUnretained(object)
    }
}

extension NSObject {
    /// The class itself, as programs name it in place of `self`.
    public class func classForCoder() -> AnyClass { self }

    /// Does what a selector names on the current thread's run loop after some seconds; the object lives until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Does what a selector names on the current thread's run loop in some of its modes after some seconds.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedSelectors.add(aSelector, on: self, with: anArgument, after: delay, modes: modes)
    }

    /// Does what a selector names on the main thread.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait, Thread.isMainThread {
            _ = perform(aSelector, with: arg)
            return
        }
        nonisolated(unsafe) let (object, argument) = (self, arg)
        let body: @Sendable () -> Void = { object.perform(aSelector, with: argument) }
        if wait { DispatchQueue.main.sync(execute: body) } else { DispatchQueue.main.async(execute: body) }
    }

    /// Does what a selector names on the main thread; the modes have no effect.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Does what a selector names on a thread of its own, which ends with it; the object lives until then.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { _ = object.perform(aSelector, with: argument) }
    }

    /// Forgets all selectors that an object was to perform after a delay.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedSelectors.cancel(aTarget as AnyObject) { _, _ in true }
    }

    /// Forgets a selector with an argument that an object was to perform after a delay.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedSelectors.cancel(aTarget as AnyObject) { selector, argument in
            selector == aSelector && sameObject(argument, anArgument)
        }
    }

    private static func sameObject(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }
}
