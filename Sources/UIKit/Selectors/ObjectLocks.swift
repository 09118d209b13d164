import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread is between this and `objc_sync_exit(_:)` for an object; the same thread may enter again.
///
/// - Returns: 0, as in the Objective-C runtime where it worked.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.enter(object as AnyObject)
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets other threads go on that wait for an object.
///
/// - Returns: 0, or -1 where nobody had entered, as in the Objective-C runtime.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.exit(object as AnyObject) ? 0 : -1
}

/// The locks of objects that threads have entered or wait for.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// Keeps the address from being given to another object meanwhile.
        let object: AnyObject
        /// How many entries are open or waited for.
        var count = 0
    }

    private static let access = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func enter(_ object: AnyObject) {
        let lock = access.withLock {
            entries[ObjectIdentifier(object), default: Entry(object: object)].count += 1
            return entries[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
    }

    static func exit(_ object: AnyObject) -> Bool {
        let entry = access.withLock {
            let id = ObjectIdentifier(object)
            guard var entry = entries[id] else { return Entry?.none }
            entry.count -= 1
            entries[id] = entry.count > 0 ? entry : nil
            return entry
        }
        entry?.lock.unlock()
        return entry != nil
    }
}
