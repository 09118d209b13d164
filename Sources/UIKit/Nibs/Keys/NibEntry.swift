/// One property or action in a `NibTable`.
@preconcurrency @MainActor public struct NibEntry {
    /// The key of a property, or the selector of an action such as `tap:`.
    let name: String
    let kind: Kind

    enum Kind {
        case property(get: @MainActor (AnyObject) -> Any?, set: (@MainActor (AnyObject, Any?) -> KeyOutcome)?)
        case action(Body)
    }

    /// Has an object do something with arguments; those that it does not get count as nil.
    typealias Body = @MainActor (AnyObject, [Any?]) -> MethodOutcome

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
        method(selector) { (target: Root) -> Any? in
            body(target)
            return nil
        }
    }

    /// An action that takes its sender; its selector ends in a colon.
    public static func action<Root: AnyObject, Sender>(
        _ selector: String, _ body: @escaping @MainActor (Root, Sender) -> Void
    ) -> NibEntry {
        method(selector) { (target: Root, sender: Sender) -> Any? in
            body(target, sender)
            return nil
        }
    }

    /// An action that takes its sender and the event; its selector has two colons.
    public static func action<Root: AnyObject, Sender, Event>(
        _ selector: String, _ body: @escaping @MainActor (Root, Sender, Event) -> Void
    ) -> NibEntry {
        method(selector) { (target: Root, sender: Sender, event: Event) -> Any? in
            body(target, sender, event)
            return nil
        }
    }

    /// A method of three arguments, as those that are told of an end have them.
    public static func action<Root: AnyObject, First, Second, Third>(
        _ selector: String, _ body: @escaping @MainActor (Root, First, Second, Third) -> Void
    ) -> NibEntry {
        method(selector) { (target: Root, first: First, second: Second, third: Third) -> Any? in
            body(target, first, second, third)
            return nil
        }
    }

    // MARK: Methods that return something

    /// A method that `perform(_:)` gets a value from.
    public static func method<Root: AnyObject>(
        _ selector: String, _ body: @escaping @MainActor (Root) -> Any?
    ) -> NibEntry {
        NibEntry(
            name: selector,
            kind: .action { target, _ in
                // No closure within: one of the main actor stops the program on other threads.
                guard let target = target as? Root else { return .unsuited }
                return .done(body(target))
            })
    }

    /// A method of one argument that `perform(_:with:)` gets a value from.
    public static func method<Root: AnyObject, First>(
        _ selector: String, _ body: @escaping @MainActor (Root, First) -> Any?
    ) -> NibEntry {
        NibEntry(
            name: selector,
            kind: .action { target, arguments in
                guard let target = target as? Root, let first = argument(0, of: arguments, as: First.self) else {
                    return .unsuited
                }
                return .done(body(target, first))
            })
    }

    /// A method of two arguments that `perform(_:with:with:)` gets a value from.
    public static func method<Root: AnyObject, First, Second>(
        _ selector: String, _ body: @escaping @MainActor (Root, First, Second) -> Any?
    ) -> NibEntry {
        NibEntry(
            name: selector,
            kind: .action { target, arguments in
                guard let target = target as? Root, let first = argument(0, of: arguments, as: First.self),
                    let second = argument(1, of: arguments, as: Second.self)
                else { return .unsuited }
                return .done(body(target, first, second))
            })
    }

    /// A method of three arguments.
    public static func method<Root: AnyObject, First, Second, Third>(
        _ selector: String, _ body: @escaping @MainActor (Root, First, Second, Third) -> Any?
    ) -> NibEntry {
        NibEntry(
            name: selector,
            kind: .action { target, arguments in
                guard let target = target as? Root, let first = argument(0, of: arguments, as: First.self),
                    let second = argument(1, of: arguments, as: Second.self),
                    let third = argument(2, of: arguments, as: Third.self)
                else { return .unsuited }
                return .done(body(target, first, second, third))
            })
    }

    /// An argument; where a method wants an event and there is none, as when a program sends a control's actions, an empty
    /// one, an address for a context, and a timer for a display's link: Objective-C asks neither whether it is there nor what it is.
    private static func argument<Value>(_ index: Int, of arguments: [Any?], as type: Value.Type) -> Value? {
        let argument = index < arguments.count ? arguments[index] : nil
        if let suited: Value = KeyedValue.convert(argument, to: type) { return suited }
        if argument == nil { return UIEvent() as? Value ?? noContext as? Value ?? zero(as: Value.self) }
        if let context = argument as? UnsafeMutableRawPointer { return UnsafeRawPointer(context) as? Value }
        return (argument as? CADisplayLink)?.standInTimer as? Value
    }

    /// What Objective-C reads of nothing where a method takes a number: false, or 0.
    private static func zero<Value>(as type: Value.Type) -> Value? {
        let zeros: [Any] = [false, 0, UInt(0), CGFloat(0), Double(0), Float(0)]
        return zeros.lazy.compactMap { $0 as? Value }.first
    }

    /// Stands for a context that is not there, which Swift's types do not keep out either.
    nonisolated(unsafe) private static let noContext = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// What came of calling a method by its name.
enum MethodOutcome {
    /// What it returned, if anything.
    case done(Any?)
    /// Target or arguments are of other classes than the method expects.
    case unsuited
}

/// How setting a value by its key has ended.
enum KeyOutcome {
    case done
    /// No such property.
    case unknown
    /// The value is of another type than the property, whose type is `wanted`.
    case unsuited(wanted: String)
}
