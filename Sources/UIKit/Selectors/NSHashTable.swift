/// Objects without an order, each once, held or not: a list of listeners, as a rule.
///
/// Foundation has none on Linux. Objects that went are passed over. The type may be a protocol of classes, as those
/// of Objective-C may; a value that is no object is put into one, which a table that does not hold it loses at once.
/// Source: Apple's documentation of `NSHashTable`.
open class NSHashTable<ObjectType>: NSObject {
    private struct Entry {
        weak var object: AnyObject?
        /// The object itself where the table holds it.
        let held: AnyObject?

        init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
            (self.object, held) = (object, options.contains(.weakMemory) ? nil : object)
        }
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
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    /// The number of objects that are there.
    open var count: Int { allObjects.count }
    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Puts an object in; one that is equal to it takes its place.
    open func add(_ object: ObjectType?) {
        guard let object else { return }
        remove(object)
        entries.append(Entry(object as AnyObject, options))
    }

    /// Takes an object out, and with it those that have gone.
    open func remove(_ object: ObjectType?) {
        entries.removeAll { entry in
            guard let known = entry.object else { return true }
            return object.map { options.isSame(known, $0 as AnyObject) } ?? false
        }
    }

    /// Takes all objects out.
    open func removeAllObjects() { entries = [] }

    /// Whether an object, or one that is equal to it, is in the table.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The object in the table that is equal to one; nil if there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in
            allObjects.first { options.isSame($0 as AnyObject, object as AnyObject) }
        }
    }
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

        func isSame(_ first: AnyObject, _ second: AnyObject) -> Bool {
            guard !contains(.objectPointerPersonality), let first = first as? NSObject else {
                return first === second
            }
            return first.isEqual(second)
        }
    }
}
