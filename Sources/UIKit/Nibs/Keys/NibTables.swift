/// The tables of all classes: those that are found by name, registered ones, and the house's own.
///
/// Modules may extend classes of others, `UIView` above all. So a class's tables are looked for in its own module and in
/// those that nibs have been loaded for.
@MainActor enum NibTables {
    /// CALayer's table cannot lie in its own module, which knows nothing of nibs.
    private static var registered: [ObjectIdentifier: [NibTable.Type]] = [
        ObjectIdentifier(CALayer.self): [CALayerNibTable.self]
    ]
    /// Modules of the program that have nibs; no more than it has modules.
    private static var modules: [String] = []
    /// The entries of a class and its superclasses, by name; no more than the program has classes.
    private static var merged: [ObjectIdentifier: [String: NibEntry]] = [:]

    static func register(_ table: NibTable.Type, for type: AnyClass) {
        let known = registered[ObjectIdentifier(type)] ?? []
        guard !known.contains(where: { $0 == table }) else { return }
        registered[ObjectIdentifier(type)] = known + [table]
        merged.removeAll()
    }

    /// Takes note of modules whose tables for classes of other modules count from now on.
    static func note(_ names: [String]) {
        let new = names.filter { !modules.contains($0) }
        guard !new.isEmpty else { return }
        modules += new
        merged.removeAll()
    }

    /// The entry of that name that is nearest to the class.
    static func entry(_ name: String, of type: AnyClass) -> NibEntry? {
        if let known = merged[ObjectIdentifier(type)] { return known[name] }
        var entries: [String: NibEntry] = [:]
        var level: AnyClass? = type
        while let current = level {
            for entry in tables(of: current).flatMap({ $0.entries }) where entries[entry.name] == nil {
                entries[entry.name] = entry
            }
            level = _getSuperclass(current)
        }
        merged[ObjectIdentifier(type)] = entries
        return entries[name]
    }

    /// An object of a class whose initializer only its table knows.
    static func makeObject(of type: AnyClass) -> AnyObject? {
        for table in tables(of: type) {
            if let object = table.makeObject() { return object }
        }
        return nil
    }

    private static func tables(of type: AnyClass) -> [NibTable.Type] {
        let name = String(reflecting: type)
        let own = String(name.prefix { $0 != "." })
        let others = modules.filter { $0 != own }.map { "\($0).\(String(describing: type))" }
        let found = ([name] + others).filter(isName).compactMap {
            NSClassFromString($0 + "NibTable") as? NibTable.Type
        }
        return (registered[ObjectIdentifier(type)] ?? []) + found
    }

    /// Foundation finds classes of a module's top level, and complains on the terminal about others.
    private static func isName(_ text: String) -> Bool {
        text.count { $0 == "." } == 1 && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
}

/// What nibs may set, connect and call in one class, for systems without an Objective-C runtime to ask.
///
/// A table belongs to the class whose name it carries, followed by `NibTable`. It is found by that name in the class's own
/// module, or in the one that a nib is loaded for where that extends a class of another; the tables of superclasses are
/// used as well. `placard outlets` writes tables from `@IBInspectable`,
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

    /// Makes an object of the class where a nib asks for one that is no view: a gesture recognizer or a custom object.
    ///
    /// Views and controllers are made through `init(coder:)`. The default answers nil, which is reported.
    open class func makeObject() -> AnyObject? { nil }

    /// Has nibs use this table for a class whose name does not lead to it, such as one within another type.
    ///
    /// - Parameter type: The class that the entries belong to; they count before those of its other tables.
    public static func register(for type: AnyClass) { NibTables.register(self, for: type) }
}
