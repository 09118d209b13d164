import Synchronization

/// The objects of a kind that were asked for lately, the last one first, so that what many texts have in common is one
/// object.
///
/// Bounded: eight of them; other objects keep theirs for as long as they are there.
package struct RecentObjects<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    @usableFromInline let kept = Mutex<[Object]>([])

    @usableFromInline static var limit: Int { 8 }

    /// Makes a list without objects.
    @inlinable package init() {}

    /// The first object that is the wanted one, or a new one, which is first from now on.
    ///
    /// Inlined where it is used, in other modules too: a call with two closures costs as much as the walk.
    @inlinable @inline(__always)
    package func object(where isIt: (Object) -> Bool, made make: () -> Object) -> Object {
        kept.withLock { objects in
            for index in objects.indices where isIt(objects[index]) {
                if index > 0 { objects.insert(objects.remove(at: index), at: 0) }
                return objects[0]
            }
            let object = make()
            if objects.count == Self.limit { objects.removeLast() }
            objects.insert(object, at: 0)
            return object
        }
    }
}
