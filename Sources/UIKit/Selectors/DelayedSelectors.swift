import Foundation

/// Selectors that objects are to perform later.
enum DelayedSelectors {
    private struct Request {
        let object: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
    }

    private static let lock = NSLock()
    /// Those that are still to come; each leaves when it is performed or canceled.
    nonisolated(unsafe) private static var requests: [Request] = []

    static func add(
        _ selector: Selector, on object: NSObject, with argument: Any?, after delay: TimeInterval,
        modes: [RunLoop.Mode]
    ) {
        let timer = Timer(timeInterval: delay, repeats: false) { timer in
            guard let request = take({ $0.timer === timer }).first else { return }
            _ = CallingThread.perform(request.selector, on: request.object, with: [request.argument])
        }
        lock.withLock {
            requests.append(Request(object: object, selector: selector, argument: argument, timer: timer))
        }
        if let clock = EventClock.driving {
            timer.fire(after: delay, repeats: false, on: clock)
        } else {
            for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        }
    }

    static func cancel(_ object: AnyObject, where holds: (Selector, Any?) -> Bool) {
        for request in take({ $0.object === object && holds($0.selector, $0.argument) }) {
            request.timer.invalidate()
        }
    }

    private static func take(_ isMeant: (Request) -> Bool) -> [Request] {
        lock.withLock {
            let taken = requests.filter(isMeant)
            if !taken.isEmpty { requests.removeAll(where: isMeant) }
            return taken
        }
    }
}
