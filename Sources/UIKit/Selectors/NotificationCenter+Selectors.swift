import Foundation

extension NotificationCenter {
    /// Has an object do what a selector names whenever a notification is posted, on the posting thread.
    ///
    /// - Parameters:
    ///   - observer: The object; it is not held, and no longer told once it is gone.
    ///   - aSelector: A method that takes the notification, or nothing.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: Whose notifications count; nil for everybody's.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observation = SelectorObservation(observer as AnyObject, aSelector, name: aName, object: anObject)
        observation.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
            guard let observer = observation.observer else {
                self?.end(observation)
                return
            }
            _ = CallingThread.perform(aSelector, on: observer, with: [notification])
        }
        SelectorObservations.add(observation, to: self)
    }

    /// No longer tells an object of anything.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any, name: nil, object: nil)
        SelectorObservations.take(of: self) { $0.observer === observer }.forEach(end)
    }

    /// No longer tells an object of the notifications of a name, of an object, or both.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        SelectorObservations.take(of: self) { observation in
            observation.observer === observer && (aName == nil || observation.name == aName)
                && (anObject == nil || observation.object === anObject.map { $0 as AnyObject })
        }.forEach(end)
    }

    /// The token holds the block, and with it the observation.
    fileprivate func end(_ observation: SelectorObservation) {
        guard let token = observation.token else { return }
        observation.token = nil
        removeObserver(token as Any, name: nil, object: nil)
    }
}

/// One object that is told of notifications by a selector.
///
/// Unchecked because it is written before the center knows it, and by weak references, which are safe.
private final class SelectorObservation: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var object: AnyObject?
    let name: NSNotification.Name?
    let selector: Selector
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ selector: Selector, name: NSNotification.Name?, object: Any?) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.object = object.map { $0 as AnyObject }
    }
}

/// Who is told by selectors, by center; what belongs to objects that are gone leaves when there is twice as much.
private enum SelectorObservations {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [ObjectIdentifier: [SelectorObservation]] = [:]
    nonisolated(unsafe) private static var limits: [ObjectIdentifier: Int] = [:]

    static func add(_ observation: SelectorObservation, to center: NotificationCenter) {
        let key = ObjectIdentifier(center)
        let dead = lock.withLock {
            all[key, default: []].append(observation)
            guard all[key]!.count > limits[key] ?? 64 else { return [SelectorObservation]() }
            let dead = all[key]!.filter { $0.observer == nil }
            all[key]!.removeAll { $0.observer == nil }
            limits[key] = max(64, 2 * all[key]!.count)
            return dead
        }
        dead.forEach(center.end)
    }

    static func take(
        of center: NotificationCenter, where isMeant: (SelectorObservation) -> Bool
    ) -> [SelectorObservation] {
        let key = ObjectIdentifier(center)
        return lock.withLock {
            let taken = (all[key] ?? []).filter(isMeant)
            all[key]?.removeAll(where: isMeant)
            return taken
        }
    }
}
