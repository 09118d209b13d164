import Foundation
@_exported import Synchronization

/// Stands for Synchronization's lock of the same name in builds with the thread sanitizer, which sees the system's locks.
public final class Mutex<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    public init(_ value: sending Value) { self.value = value }

    public func withLock<Result, Failure>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
