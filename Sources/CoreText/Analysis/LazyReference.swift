import Synchronization

/// An object that is made when somebody asks for it, and kept from then on.
///
/// As Synchronization's `AtomicLazyReference`, whose code (6.3) asks for its types anew at each load: a label's lines are
/// read some twenty times to draw it, which took as long as to break them.
struct LazyReference<Object: AnyObject>: ~Copyable {
    /// The object's address, retained once; 0 for none.
    private let address = Atomic<UInt>(0)

    deinit {
        kept(address.load(ordering: .relaxed))?.release()
    }

    private func kept(_ address: UInt) -> Unmanaged<Object>? {
        UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
    }

    /// The object; nil if none was kept yet.
    func load() -> Object? { kept(address.load(ordering: .acquiring))?.takeUnretainedValue() }

    /// Keeps an object unless there is one; returns that which is kept.
    func storeIfNil(_ object: Object) -> Object {
        let new = Unmanaged.passRetained(object)
        let (isKept, old) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isKept, let first = kept(old) else { return object }
        new.release()
        return first.takeUnretainedValue()
    }
}

extension LazyReference: Sendable where Object: Sendable {}
