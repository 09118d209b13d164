/// Sets properties that a program's own class of views has for all objects of the class, or for those within others.
///
/// What is set, views take when they come into a window, unless they have another value than a new one of their class
/// (where one can be made: `UIView.made()`). Placard's own: on iOS `appearance()` answers something that passes for an
/// object of the class. Properties that UIKit's classes have are set on what `appearance()` answers for those.
@dynamicMemberLookup
@preconcurrency @MainActor public struct OwnAppearance<Object: UIView> {
    private let containers: [AnyClass]

    init(within containers: [AnyClass]) { self.containers = containers }

    /// What was set for a property, else what a new object has: the program stops where none can be made (`UIView.made()`).
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Value {
        get { (OwnLooks.value(path, of: Object.self, in: containers) as? Value) ?? Object.made()[keyPath: path] }
        nonmutating set {
            OwnLooks.set(path, of: Object.self, in: containers, to: newValue) { view in
                guard let view = view as? Object, OwnLooks.isOpen(path, of: view) else { return }
                if let value = newValue as? AnyHashable { OwnLooks.given[path, default: GivenValues()].add(value) }
                view[keyPath: path] = newValue
            }
        }
    }
}

extension UIAppearance where Self: UIView {
    /// What to set looks on that only the class itself has: for all its objects, or for those within objects of others,
    /// innermost first.
    @_disfavoredOverload
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> OwnAppearance<Self> { OwnAppearance(within: containerTypes.map { $0 as AnyClass }) }
}

/// What programs set for properties of their own classes.
@MainActor enum OwnLooks {
    private struct Entry {
        let type: AnyClass
        let containers: [AnyClass]
        let path: AnyKeyPath
        let value: Any
        let apply: @MainActor (UIView) -> Void
    }

    private static var entries: [Entry] = []
    /// What new objects have; no more than the program sets looks for.
    private static var fresh: [ObjectIdentifier: [AnyKeyPath: AnyHashable?]] = [:]

    /// What views were given, by property.
    static var given: [AnyKeyPath: GivenValues<AnyHashable>] = [:]

    static var isEmpty: Bool { entries.isEmpty }

    static func set(
        _ path: AnyKeyPath, of type: AnyClass, in containers: [AnyClass], to value: Any,
        _ apply: @escaping @MainActor (UIView) -> Void
    ) {
        entries.removeAll { $0.path == path && $0.type == type && same($0.containers, containers) }
        entries.append(Entry(type: type, containers: containers, path: path, value: value, apply: apply))
    }

    static func value(_ path: AnyKeyPath, of type: AnyClass, in containers: [AnyClass]) -> Any? {
        entries.first { $0.path == path && $0.type == type && same($0.containers, containers) }?.value
    }

    private static func same(_ a: [AnyClass], _ b: [AnyClass]) -> Bool { a.elementsEqual(b) { $0 == $1 } }

    /// Gives a view what was set for its class and the classes above: for containers first, last settings before earlier ones.
    static func apply(to view: UIView) {
        let fitting = entries.filter { view.isKind(of: $0.type) && AppearanceTable.isWithin($0.containers, view) }
        var done: Set<AnyKeyPath> = []
        let special = fitting.filter { !$0.containers.isEmpty }.reversed()
        for entry in special + fitting.filter(\.containers.isEmpty).reversed() where done.insert(entry.path).inserted
        {
            entry.apply(view)
        }
    }

    /// Whether a view has what a new one of its class has, or what looks gave it.
    static func isOpen<Object: UIView, Value>(_ path: ReferenceWritableKeyPath<Object, Value>, of view: Object)
        -> Bool
    {
        if let value = view[keyPath: path] as? AnyHashable, given[path]?.contains(value) == true { return true }
        return isUnset(path, of: view)
    }

    /// Whether a view has what a new one of its class has; true where that is not known.
    private static func isUnset<Object: UIView, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>, of view: Object
    )
        -> Bool
    {
        let type = ObjectIdentifier(type(of: view))
        if fresh[type]?[path] == nil {
            guard let new = ViewMakers.view(of: Swift.type(of: view), frame: nil) as? Object else { return true }
            fresh[type, default: [:]][path] = .some(new[keyPath: path] as? AnyHashable)
        }
        guard let known = fresh[type]?[path], let value = known else {
            return view[keyPath: path] as? AnyHashable == nil
        }
        return view[keyPath: path] as? AnyHashable == value
    }
}
