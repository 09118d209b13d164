/// Objects without an order, each once, held or not: a list of listeners, as a rule.
///
/// Foundation has none on Linux. Objects that went are passed over. Source: Apple's documentation of `NSHashTable`.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var object: ObjectType?
        /// The object itself where the table holds it.
        let held: ObjectType?
    }

    private let options: NSPointerFunctions.Options
    private var entries: [Entry] = []

    /// Makes an empty table; `capacity` is a hint that is not needed.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Makes a table that does not hold its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects that are there, in the order of adding.
    open var allObjects: [ObjectType] { entries.compactMap(\.object) }
    /// The number of objects that are there.
    open var count: Int { allObjects.count }
    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Puts an object in; one that is equal to it takes its place.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        remove(object)
        entries.append(Entry(object: object, held: options.contains(.weakMemory) ? nil : object))
    }

    /// Takes an object out, and with it those that have gone.
    open func remove(_ object: ObjectType?) {
        entries.removeAll { entry in
            guard let known = entry.object else { return true }
            return object.map { options.isSame(known, $0) } ?? false
        }
    }

    /// Takes all objects out.
    open func removeAllObjects() { entries = [] }

    /// Whether an object, or one that is equal to it, is in the table.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The object in the table that is equal to one; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in allObjects.first { options.isSame($0, object) } }
    }
}

/// Values by objects, both held or not.
///
/// Foundation has none on Linux. Pairs of which either has gone are passed over. Source: Apple's documentation of
/// `NSMapTable`.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var key: KeyType?
        weak var object: ObjectType?
        let held: (key: KeyType?, object: ObjectType?)
    }

    private let (keyOptions, valueOptions): (NSPointerFunctions.Options, NSPointerFunctions.Options)
    private var entries: [Entry] = []

    /// Makes an empty table; `capacity` is a hint that is not needed.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    /// Makes a table that holds keys and values.
    open class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    /// Makes a table that holds values, but not keys.
    open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// Makes a table that holds keys, but not values.
    open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// Makes a table that holds neither.
    open class func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var pairs: [(key: KeyType, object: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key, let object = entry.object else { return nil }
            return (key, object)
        }
    }

    /// The number of pairs that are there.
    open var count: Int { pairs.count }
    /// The keys that are there, in the order of adding.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }
    /// The values that are there, in the order of adding; nil for none.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: pairs.map(\.object)).objectEnumerator() }

    /// The value of a key; nil if there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in pairs.first { keyOptions.isSame($0.key, key) }?.object }
    }

    /// Gives a key a value; nil takes the key out.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        let held = (
            keyOptions.contains(.weakMemory) ? nil : aKey, valueOptions.contains(.weakMemory) ? nil : anObject
        )
        entries.append(Entry(key: aKey, object: anObject, held: held))
    }

    /// Takes a key out, and with it the pairs that have gone.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            guard let known = entry.key, entry.object != nil else { return true }
            return aKey.map { keyOptions.isSame(known, $0) } ?? false
        }
    }

    /// Takes all pairs out.
    open func removeAllObjects() { entries = [] }
}

/// How a table keeps objects.
///
/// Source: Apple's documentation of `NSPointerFunctions`.
public enum NSPointerFunctions {
    /// What is held, and when two objects are one; raw values as on iOS.
    public struct Options: OptionSet, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Takes any bits; unknown ones have no effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Objects are held.
        public static let strongMemory: Options = []
        /// Objects are not held.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are one that are equal.
        public static let objectPersonality: Options = []
        /// Objects are one that are the same.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are kept, not copied; they always are.
        public static let copyIn = Options(rawValue: 1 << 16)

        fileprivate func isSame(_ first: AnyObject, _ second: AnyObject) -> Bool {
            guard !contains(.objectPointerPersonality), let first = first as? NSObject else {
                return first === second
            }
            return first.isEqual(second)
        }
    }
}
