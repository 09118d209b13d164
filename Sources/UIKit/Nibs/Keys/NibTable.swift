/// What nibs may set, connect and call in one class, for systems without an Objective-C runtime to ask.
///
/// A table belongs to the class whose name it carries, followed by `NibTable`, in the same module; it is found by that
/// name, and those of the superclasses are used as well. `placard outlets` writes tables from `@IBInspectable`,
/// `@IBOutlet` and `@IBAction`; they are written by hand like this:
///
///     final class BadgeViewNibTable: NibTable {
///         override class var entries: [NibEntry] {
///             [
///                 .property("radius", \BadgeView.radius),
///                 .action("tap:") { (badge: BadgeView, sender: UIButton) in badge.tap(sender) },
///             ]
///         }
///     }
///
/// Placard's own: on Apple's systems the runtime knows all this, so tables stand within `#if !canImport(ObjectiveC)`.
@MainActor open class NibTable {
    /// The properties and actions of the class; those of superclasses need not be repeated.
    open class var entries: [NibEntry] { [] }

    /// Makes an object of the class where a nib asks for one that is no view: a gesture recogniser or a custom object.
    ///
    /// Views and controllers are made through `init(coder:)`. The default answers nil, which is reported.
    open class func makeObject() -> AnyObject? { nil }

    /// Has nibs use this table for a class whose name does not lead to it, such as one within another type.
    ///
    /// - Parameter type: The class that the entries belong to; its table so far is replaced.
    public static func register(for type: AnyClass) { NibTables.register(self, for: type) }
}

/// The tables of all classes: registered ones, the house's own, and those that are found by name.
@MainActor enum NibTables {
    /// Tables by class, no more than the program has classes; CALayer's cannot lie in its own module.
    private static var tables: [ObjectIdentifier: NibTable.Type?] = [
        ObjectIdentifier(CALayer.self): CALayerNibTable.self
    ]
    /// The entries of a class and its superclasses, by class and name.
    private static var merged: [ObjectIdentifier: [String: NibEntry]] = [:]

    static func register(_ table: NibTable.Type, for type: AnyClass) {
        tables[ObjectIdentifier(type)] = table
        merged.removeAll()
    }

    /// The entry of that name that is nearest to the class.
    static func entry(_ name: String, of type: AnyClass) -> NibEntry? {
        if let known = merged[ObjectIdentifier(type)] { return known[name] }
        var entries: [String: NibEntry] = [:]
        var level: AnyClass? = type
        while let current = level {
            for entry in table(of: current)?.entries ?? [] where entries[entry.name] == nil {
                entries[entry.name] = entry
            }
            level = _getSuperclass(current)
        }
        merged[ObjectIdentifier(type)] = entries
        return entries[name]
    }

    static func table(of type: AnyClass) -> NibTable.Type? {
        if let known = tables[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type) + "NibTable"
        // Foundation finds classes of a module's top level, and complains on the terminal about others.
        let isOfTopLevel = name.split(separator: ".").count == 2 && !name.contains("(")
        let found = isOfTopLevel ? NSClassFromString(name) as? NibTable.Type : nil
        tables[ObjectIdentifier(type)] = .some(found)
        return found
    }
}
