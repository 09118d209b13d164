/// What code is told when an observed value changes.
///
/// Source: Apple's documentation of `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt
    /// Takes any bits; unknown ones have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A call at once, with the value as it is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A call before each change too; there is none here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What kind of change there was; raw values as on iOS. Values are set as a whole here.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// A change of an observed value.
///
/// Source: Apple's documentation of `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
    /// What kind of change it was: a value was set, always.
    public let kind: NSKeyValueChange
    /// The value now, where `.new` was asked for.
    public let newValue: Value?
    /// The value before, where `.old` was asked for; nil in the call that `.initial` asks for.
    public let oldValue: Value?
    /// The places of a collection that changed: nil, always.
    public var indexes: IndexSet? { nil }
    /// Whether the change is yet to come: false, always.
    public var isPrior: Bool { false }
}

/// Observes a value until it goes, or until `invalidate()`.
///
/// Source: Apple's documentation of `NSKeyValueObservation`.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private var look: (() -> Void)?

    init(look: @escaping () -> Void) { self.look = look }

    /// Ends the observation.
    public func invalidate() { look = nil }

    /// Has the value compared with the one that was last told.
    func lookAgain() { look?() }
}

/// An observation that belongs to whoever asked for it, or, where it was asked for by names, to the object.
struct ValueObserver {
    weak var observation: NSKeyValueObservation?
    var registration: ObserverRegistration?
}

/// An object whose values can be observed by their key paths.
@preconcurrency @MainActor public protocol KeyValueObserving: NSObjectProtocol {}

extension NSObjectProtocol {
    /// The same as `KeyValueObserving.observe(_:options:changeHandler:)` for code that knows no more of an object: those that
    /// keep no observers are never told but at once.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - options: What the change holds, and whether there is a call at once.
    ///   - changeHandler: Gets the object and the change.
    @preconcurrency @MainActor public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var known = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (known, self[keyPath: keyPath])
            if let old = old as? any Equatable, old.equals(new) { return }
            known = new
            changeHandler(self, NSKeyValueObservedChange(new: new, old: old, options))
        }
        (self as? any ObservedObject)?.observers.append(ValueObserver(observation: observation))
        if options.contains(.initial) { changeHandler(self, NSKeyValueObservedChange(new: known, old: nil, options)) }
        return observation
    }
}

extension Equatable {
    /// Whether another value, of a type that is not known, is the same.
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// An object that keeps those who observe its values, and says when these may have changed.
@MainActor protocol ObservedObject: KeyValueObserving {
    var observers: [ValueObserver] { get set }
}

extension ObservedObject {
    /// Has those who observe values of the object told of what has changed.
    func valuesMayHaveChanged() {
        guard !observers.isEmpty else { return }
        observers.removeAll { $0.observation == nil }
        for observer in observers { observer.observation?.lookAgain() }
    }
}

extension KeyValueObserving {
    /// Calls a function whenever a value of the object has changed, until the answer goes.
    ///
    /// Values are compared whenever a view is moved, sized, shown, hidden, or is to be laid out or drawn anew, a recognizer is
    /// attached or changes its state, and a controller its title or its view, so that members of a program's own are seen
    /// then and no earlier; one that is set to what it was is not told.
    ///
    /// - Parameters:
    ///   - keyPath: The value, `\.text` or `\.bounds`.
    ///   - options: What the change holds, and whether there is a call at once.
    ///   - changeHandler: Gets the object and the change.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, options, changeHandler) { $0 == $1 }
    }

    /// The same for values that cannot be compared: they are told each time the object may have changed.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - options: What the change holds, and whether there is a call at once.
    ///   - changeHandler: Gets the object and the change.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, options, changeHandler) { _, _ in false }
    }

    private func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void,
        isSame: @escaping (Value, Value) -> Bool
    ) -> NSKeyValueObservation {
        var known = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (old, new) = (known, self[keyPath: keyPath])
            guard !isSame(old, new) else { return }
            known = new
            changeHandler(self, NSKeyValueObservedChange(new: new, old: old, options))
        }
        (self as? any ObservedObject)?.observers.append(ValueObserver(observation: observation))
        if options.contains(.initial) { changeHandler(self, NSKeyValueObservedChange(new: known, old: nil, options)) }
        return observation
    }
}

extension NSKeyValueObservedChange {
    fileprivate init(new: Value, old: Value?, _ options: NSKeyValueObservingOptions) {
        kind = .setting
        newValue = options.contains(.new) ? new : nil
        oldValue = options.contains(.old) ? old : nil
    }
}

extension UIView: ObservedObject {
    var observers: [ValueObserver] {
        get { viewState.observers }
        set { viewState.observers = newValue }
    }
}

extension UIGestureRecognizer: ObservedObject {}
extension UIViewController: ObservedObject {}

extension NSObjectProtocol {
    /// Says that a value is about to change; values are compared afterwards, so that nobody is told yet.
    public func willChangeValue(forKey key: String) {}

    /// Has those who observe the object told if its values have changed.
    public func didChangeValue(forKey key: String) {
        nonisolated(unsafe) let object = self
        CallingThread.run { (object as? any ObservedObject)?.valuesMayHaveChanged() }
    }

    /// Says that a value is about to change; values are compared afterwards, so that nobody is told yet.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Has those who observe the object told if its values have changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { didChangeValue(forKey: "") }
}
