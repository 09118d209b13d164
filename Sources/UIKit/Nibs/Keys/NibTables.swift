/// The tables of all classes: those that are found by name, registered ones, and Placard's own.
///
/// Modules may extend classes of others, `UIView` above all. So a class's tables are looked for in its own module and in
/// those that nibs have been loaded for.
///
/// Selectors are performed on any thread, so that everything here waits for a lock, and nothing is bound to an actor.
enum NibTables {
    private static let lock = NSRecursiveLock()
    /// Tables that cannot lie in the modules of their classes, which know nothing of nibs.
    nonisolated(unsafe) private static var registered: [ObjectIdentifier: [NibTable.Type]] = [
        ObjectIdentifier(CALayer.self): [CALayerNibTable.self],
        ObjectIdentifier(NSTextContainer.self): [NSTextContainerNibTable.self],
        ObjectIdentifier(NSLayoutManager.self): [NSLayoutManagerNibTable.self],
        ObjectIdentifier(NSTextStorage.self): [NSTextStorageNibTable.self],
    ]
    /// Modules of the program that have nibs; no more than it has modules.
    nonisolated(unsafe) private static var modules: [String] = []
    /// The entries of a class and its superclasses, by name; no more than the program has classes.
    nonisolated(unsafe) private static var merged: [ObjectIdentifier: [String: NibEntry]] = [:]

    /// Entries that were registered one by one, before those of tables; no more than the program has selectors.
    nonisolated(unsafe) private static var single: [ObjectIdentifier: [String: NibEntry]] = [:]

    static func register(_ entry: NibEntry, for type: AnyClass) {
        lock.withLock {
            single[ObjectIdentifier(type), default: [:]][entry.name] = entry
            merged.removeAll()
        }
    }

    static func register(_ table: NibTable.Type, for type: AnyClass) {
        lock.lock()
        defer { lock.unlock() }
        let known = registered[ObjectIdentifier(type)] ?? []
        guard !known.contains(where: { $0 == table }) else { return }
        registered[ObjectIdentifier(type)] = known + [table]
        merged.removeAll()
    }

    /// Takes note of modules whose tables for classes of other modules count from now on.
    static func note(_ names: [String]) {
        lock.lock()
        defer { lock.unlock() }
        let new = names.filter { !modules.contains($0) }
        guard !new.isEmpty else { return }
        modules += new
        merged.removeAll()
    }

    /// Takes note of the module that a file, given as `#fileID`, belongs to.
    static func note(moduleOf fileID: StaticString) {
        let module = fileID.withUTF8Buffer { String(decoding: $0.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }
        note([module])
    }

    /// The entry of that name that is nearest to the class.
    static func entry(_ name: String, of type: AnyClass) -> NibEntry? {
        lock.lock()
        defer { lock.unlock() }
        if let known = merged[ObjectIdentifier(type)] { return known[name] }
        var entries: [String: NibEntry] = [:]
        var level: AnyClass? = type
        while let current = level {
            entries.merge(single[ObjectIdentifier(current)] ?? [:]) { nearer, _ in nearer }
            for table in tables(of: current) {
                for entry in CallingThread.run({ table.entries }) where entries[entry.name] == nil {
                    entries[entry.name] = entry
                }
            }
            level = _getSuperclass(current)
        }
        merged[ObjectIdentifier(type)] = entries
        return entries[name]
    }

    /// An object of a class whose initializer only its table knows.
    @MainActor static func makeObject(of type: AnyClass) -> AnyObject? {
        for table in tables(of: type) {
            if let object = table.makeObject() { return object }
        }
        return nil
    }

    /// The class of a class's own module that is called as it, with a word behind; nil where there is none.
    static func companion(of type: AnyClass, _ word: String) -> AnyClass? {
        let (module, name) = names(of: type)
        return found("\(module).\(name)\(word)")
    }

    /// Tables of a class are named after it; `placard port` numbers them where a class lies in several files.
    private static func tables(of type: AnyClass) -> [NibTable.Type] {
        let (own, name) = names(of: type)
        let found = ([own] + modules.filter { $0 != own }).flatMap { module in
            (1...).lazy.map { number in table("\(module).\(name)NibTable\(number == 1 ? "" : "\(number)")") }
                .prefix { $0 != nil }.compactMap(\.self)
        }
        return (registered[ObjectIdentifier(type)] ?? []) + found
    }

    /// A class's module, and its name with those of the types around it, joined by lines.
    ///
    /// A private type has a part in parentheses, which says that its file is not known.
    private static func names(of type: AnyClass) -> (module: String, name: String) {
        let parts = String(reflecting: type).split(separator: ".").map(String.init)
        return (parts[0], parts.dropFirst().filter { !$0.hasPrefix("(") }.joined(separator: "_"))
    }

    /// Foundation finds classes of a module's top level, and complains on the terminal about other names.
    private static func found(_ name: String) -> AnyClass? {
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return isName ? NSClassFromString(name) : nil
    }

    private static func table(_ name: String) -> NibTable.Type? { found(name) as? NibTable.Type }
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
@preconcurrency @MainActor open class NibTable {
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
