import Foundation

/// What a dictionary of changes says of an observed value.
///
/// Source: Apple's documentation of `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's systems write it.
    public let rawValue: String
    /// Takes any name; unknown ones are never found.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What kind of change it was, the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value now.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places of a collection that changed; never there.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is yet to come; never there.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that is told of changes by the names of values: every responder, and what says so of itself.
///
/// Placard's own: on Apple's systems every NSObject has the method. `placard port` adds the conformance.
@preconcurrency @MainActor public protocol KeyPathObserver: AnyObject {
    /// Tells that an observed value has changed.
    ///
    /// - Parameters:
    ///   - keyPath: The value's name, as the observer gave it.
    ///   - object: The view that has the value.
    ///   - change: The values that were asked for, as Swift's own types: a `CGSize`, not an `NSValue`.
    ///   - context: What the observer gave to know the observation by.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension UIView {
    func beginObserving(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let listener = observer as? any KeyPathObserver else { return }
        let value = { [weak self] in self?.value(forKeyPath: keyPath) }
        var known = value()
        let tell = { [weak self, weak listener] (old: Any?, new: Any?) in
            let change = Self.change(from: old, to: new, options)
            listener?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let observation = NSKeyValueObservation { [weak listener] in
            let (old, new) = (known, value())
            guard listener != nil, !Self.isSame(old, new) else { return }
            known = new
            tell(old, new)
        }
        viewState.observers.append(
            ValueObserver(
                observation: observation,
                registration: ObserverRegistration(
                    observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, observation: observation
                )))
        for view in views(on: keyPath) where view !== self {
            view.viewState.observers.append(ValueObserver(observation: observation))
        }
        if options.contains(.initial) { tell(nil, known) }
    }

    /// The views that a path of names leads through, whose changes are changes of its value.
    private func views(on keyPath: String) -> [UIView] {
        let names = keyPath.split(separator: ".")
        return names.indices.dropFirst().compactMap {
            value(forKeyPath: names[..<$0].joined(separator: ".")) as? UIView
        }
    }

    nonisolated func endObserving(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let (observer, context) = (ObjectIdentifier(observer), UInt(bitPattern: context))
        endObservation {
            $0.observer == observer && $0.keyPath == keyPath && UInt(bitPattern: $0.context) == context
        }
    }

    nonisolated func endObserving(_ observer: NSObject, forKeyPath keyPath: String) {
        let observer = ObjectIdentifier(observer)
        endObservation { $0.observer == observer && $0.keyPath == keyPath }
    }

    /// Observers go in their `deinit`, which belongs to no actor.
    private nonisolated func endObservation(where isMeant: @MainActor (ObserverRegistration) -> Bool) {
        CallingThread.run {
            let found = viewState.observers.lastIndex { $0.registration.map(isMeant) ?? false }
            if let found { viewState.observers.remove(at: found) }
        }
    }

    private static func change(
        from old: Any?, to new: Any?, _ options: NSKeyValueObservingOptions
    ) -> [NSKeyValueChangeKey: Any] {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        return change
    }

    private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first as any Equatable, let second?): first.isEqual(toAny: second)
        case (let first?, let second?): type(of: first) is AnyClass && (first as AnyObject) === (second as AnyObject)
        default: false
        }
    }
}

extension Equatable {
    fileprivate func isEqual(toAny other: Any) -> Bool { (other as? Self) == self }
}

/// Who observes what by its name.
struct ObserverRegistration {
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    /// Lives as long as the registration does.
    let observation: NSKeyValueObservation
}
