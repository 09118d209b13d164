#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A value of which each thread has its own: contexts that are drawn into, traits, transactions.
///
/// What follows tasks in place of threads is a `@TaskLocal`. A thread's value goes with the thread.
package struct ThreadLocal<Value>: Sendable {
    private let key: pthread_key_t
    private let initial: @Sendable () -> Value

    /// - Parameter initial: Made when a thread first asks.
    package init(_ initial: @Sendable @escaping @autoclosure () -> Value) {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { kept in
            if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() }
        }
        precondition(status == 0, "no more values for each thread; make them static")
        self.key = key
        self.initial = initial
    }

    /// The calling thread's own.
    package var value: Value {
        get { box.value }
        nonmutating _modify { yield &box.value }
    }

    private final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box {
        if let kept = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(kept).takeUnretainedValue() }
        let made = Box(initial())
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }
}
