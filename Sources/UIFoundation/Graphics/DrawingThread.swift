#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What UIKit keeps for each thread: the stack of contexts that drawing code draws into, and the current traits.
///
/// Any thread may draw into contexts of its own; threads do not see each other's.
final class DrawingThread {
    var contexts: [CGContext] = []
    var traits: UITraitCollection?

    /// The calling thread's own.
    static var current: DrawingThread {
        if let kept = pthread_getspecific(key) {
            return Unmanaged<DrawingThread>.fromOpaque(kept).takeUnretainedValue()
        }
        let made = DrawingThread()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { kept in
            if let kept { Unmanaged<DrawingThread>.fromOpaque(kept).release() }
        }
        return key
    }()
}
