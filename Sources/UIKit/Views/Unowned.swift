/// Stands for an object without keeping it alive; the object empties its reference when it goes.
///
/// In place of weak references to views and guides: from its first weak reference on, an object is retained and
/// released by way of a table beside it, which took half of the time of a layout pass. References belong to the main
/// thread, as views do; one that goes on another thread must not be looked for at the same time, as with Apple's, which a
/// debug build tells (see `ViewState.end()`).
///
/// Unchecked because a view's deinitializer, which is bound to no thread, empties it.
final class Unowned<Object: AnyObject>: @unchecked Sendable {
    unowned(unsafe) var object: Object?
}
