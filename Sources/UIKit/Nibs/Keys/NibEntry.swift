/// One property or action in a `NibTable`.
@preconcurrency @MainActor public struct NibEntry {
    /// The key of a property, or the selector of an action such as `tap:`.
    let name: String
    let kind: Kind

    enum Kind {
        case property(get: @MainActor (AnyObject) -> Any?, set: (@MainActor (AnyObject, Any?) -> KeyOutcome)?)
        /// Answers whether target and sender were of the classes that the action expects.
        case action(@MainActor (AnyObject, AnyObject?) -> Bool)
    }

    /// A property that nibs connect or set; its observers run as for any assignment.
    ///
    /// - Parameters:
    ///   - key: The name that documents use, usually the property's own.
    ///   - path: Where the value goes. Numbers become what the property is made of.
    public static func property<Root: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> NibEntry {
        NibEntry(
            name: key,
            kind: .property(
                get: { ($0 as? Root)?[keyPath: path] },
                set: { object, value in
                    guard let object = object as? Root else { return .unknown }
                    guard let value = KeyedValue.convert(value, to: Value.self) else {
                        return .unsuited(wanted: "\(Value.self)")
                    }
                    object[keyPath: path] = value
                    return .done
                }))
    }

    /// An object that key paths lead through, such as a view's `layer`.
    public static func step<Root: AnyObject, Value>(_ key: String, _ path: KeyPath<Root, Value>) -> NibEntry {
        NibEntry(name: key, kind: .property(get: { ($0 as? Root)?[keyPath: path] }, set: nil))
    }

    /// An action that takes no sender; its selector has no colon.
    public static func action<Root: AnyObject>(
        _ selector: String, _ body: @escaping @MainActor (Root) -> Void
    ) -> NibEntry {
        NibEntry(
            name: selector,
            kind: .action { target, _ in
                guard let target = target as? Root else { return false }
                body(target)
                return true
            })
    }

    /// An action that takes its sender; its selector ends in a colon.
    public static func action<Root: AnyObject, Sender>(
        _ selector: String, _ body: @escaping @MainActor (Root, Sender) -> Void
    ) -> NibEntry {
        NibEntry(
            name: selector,
            kind: .action { target, sender in
                guard let target = target as? Root, let sender = KeyedValue.convert(sender, to: Sender.self) else {
                    return false
                }
                body(target, sender)
                return true
            })
    }
}

/// How setting a value by its key has ended.
enum KeyOutcome {
    case done
    /// No such property.
    case unknown
    /// The value is of another type than the property, whose type is `wanted`.
    case unsuited(wanted: String)
}
