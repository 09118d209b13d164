import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// How an object holds a value that was associated with it; raw values as in the Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a value for an object under a key, the address of a variable; nil takes it away.
///
/// Linux tells nobody when an object goes: its values go when some more have been associated with others.
/// Source: Apple's documentation of the Objective-C runtime.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let kept =
        [.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC].contains(policy)
        ? (value as? any NSCopying)?.copy(with: nil) ?? value : value
    AssociatedObjects.set(kept, of: object as AnyObject, key: key, policy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that an object has under a key; nil without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key: key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes all values of an object away.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// Values of objects that have no member for them.
enum AssociatedObjects {
    private struct Owner {
        /// Tells an object from another that has come to lie at the same address.
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private enum Value {
        case held(Any)
        case loose(Weak<AnyObject>)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var owners: [ObjectIdentifier: Owner] = [:]
    nonisolated(unsafe) private static var limit = 64

    static func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let owner = owners[ObjectIdentifier(object)], owner.object === object else { return nil }
            switch owner.values[key] {
            case .held(let value)?: return value
            case .loose(let value)?: return value.object
            case nil: return nil
            }
        }
    }

    /// Keeps a value for an object, weakly if the policy is to assign; whoever wants a copy makes it.
    static func set(
        _ value: Any?, of object: AnyObject, key: UnsafeRawPointer,
        _ policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN
    ) {
        let isLoose = policy == .OBJC_ASSOCIATION_ASSIGN
        let kept = value.map { isLoose ? Value.loose(Weak($0 as AnyObject)) : .held($0) }
        // What goes is let go outside of the lock: its deinitializer may ask for values itself.
        let gone = lock.withLock {
            let id = ObjectIdentifier(object)
            var owner = owners[id] ?? Owner(object: object)
            let previous = owner
            if owner.object !== object { owner = Owner(object: object) }
            owner.values[key] = kept
            owners[id] = owner.values.isEmpty ? nil : owner
            return [previous] + sweep()
        }
        withExtendedLifetime(gone) {}
    }

    static func removeAll(of object: AnyObject) {
        let gone = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(gone) {}
    }

    /// Takes out what belongs to objects that are gone, each time that there is twice as much.
    private static func sweep() -> [Owner] {
        guard owners.count > limit else { return [] }
        let dead = owners.filter { $0.value.object == nil }
        for id in dead.keys { owners[id] = nil }
        limit = max(64, 2 * owners.count)
        return Array(dead.values)
    }
}
