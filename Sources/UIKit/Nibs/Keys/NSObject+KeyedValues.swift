import Foundation

/// Properties of objects by their names, as far as tables list them; responders, layers and animations have members
/// of their own for this.
extension NSObjectProtocol {
    /// The value of a property; nil too where the object has none of that name, for which Apple's systems raise an
    /// exception.
    public func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let object = self
        return CallingThread.run { KeyedObject.value(key, of: object) ?? nil }
    }

    /// The value that a path of names, joined by dots, leads to; nil where nothing is on the way.
    public func value(forKeyPath keyPath: String) -> Any? {
        nonisolated(unsafe) let object = self
        return CallingThread.run { KeyedObject.value(path: keyPath, of: object) }
    }

    /// Sets a property by its name; a name that the object has no property of is reported to `UINib.report`.
    public func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let (object, value) = (self, value)
        CallingThread.run { KeyedObject.assign(value, key, to: object) }
    }

    /// Sets a property that a path of names, joined by dots, leads to.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let (object, value) = (self, value)
        CallingThread.run { KeyedObject.assign(value, path: keyPath, to: object) }
    }
}
