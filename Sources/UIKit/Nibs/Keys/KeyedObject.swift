/// Sets and reads properties of objects by their names: through tables, or else through `@Outlet`.
@MainActor enum KeyedObject {
    /// Sets a property without a word where there is none.
    static func set(_ value: Any?, _ key: String, on object: AnyObject) -> KeyOutcome {
        if let entry = NibTables.entry(key, of: type(of: object)), case .property(_, let set?) = entry.kind {
            return set(object, value)
        }
        return outlet(key, of: object)?.connect(value) ?? .unknown
    }

    /// Sets a property the way that objects can have a say in; faults are raised.
    static func assign(_ value: Any?, _ key: String, to object: AnyObject) {
        if let responder = object as? UIResponder { return responder.setValue(value, forKey: key) }
        switch set(value, key, on: object) {
        case .done: break
        case .unknown: KeyFault.undefined(key, of: object).raise()
        case .unsuited(let wanted): KeyFault.unsuited(value, for: key, of: object, wanted: wanted).raise()
        }
    }

    /// Sets a property by way of the member that clients override for it, as UIKit does for nibs.
    static func tell(_ object: AnyObject, toSet value: Any?, path: String) {
        guard let responder = object as? UIResponder else { return assign(value, path: path, to: object) }
        responder.setValue(value, forKeyPath: path)
    }

    /// Sets a property of an object that a path of keys, joined by dots, leads to.
    static func assign(_ value: Any?, path: String, to object: AnyObject) {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var holder = object
        for key in keys.dropLast() {
            guard let found = Self.value(key, of: holder) else { return KeyFault.undefined(key, of: holder).raise() }
            // As in Objective-C, what is set on nothing is lost.
            guard let next = found else { return }
            holder = next as AnyObject
        }
        assign(value, keys.last ?? path, to: holder)
    }

    /// The value of a property; the outer nil says that there is none of that name.
    static func value(_ key: String, of object: AnyObject) -> Any?? {
        if let entry = NibTables.entry(key, of: type(of: object)), case .property(let get, _) = entry.kind {
            return .some(KeyedValue.unwrapped(get(object)))
        }
        return outlet(key, of: object).map(\.connected)
    }

    /// The value that a path of keys, joined by dots, leads to; nil where nothing is on the way.
    static func value(path: String, of object: AnyObject) -> Any? {
        let (key, rest) = split(path)
        guard let rest else { return (object as? UIResponder)?.value(forKey: key) ?? value(key, of: object) ?? nil }
        return (value(key, of: object) ?? nil).flatMap { value(path: rest, of: $0 as AnyObject) }
    }

    private static func split(_ path: String) -> (key: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    /// A property wrapper is stored under the property's name with an underscore before it.
    private static func outlet(_ key: String, of object: AnyObject) -> (any NibConnectable)? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let found = level.children.first(where: { $0.label == "_" + key }) {
                return found.value as? any NibConnectable
            }
            mirror = level.superclassMirror
        }
        return nil
    }
}
