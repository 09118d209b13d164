/// Values by objects, both held or not.
///
/// Foundation has none on Linux. Pairs of which either has gone are passed over. The types may be protocols of classes, as
/// with `NSHashTable`. Source: Apple's documentation of `NSMapTable`.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        weak var key: AnyObject?
        weak var object: AnyObject?
        let held: (key: AnyObject?, object: AnyObject?)
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
            guard let key = entry.key as? KeyType, let object = entry.object as? ObjectType else { return nil }
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
        aKey.flatMap { key in
            pairs.first { keyOptions.isSame($0.key as AnyObject, key as AnyObject) }?.object
        }
    }

    /// Gives a key a value; nil takes the key out.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        let (key, object) = (aKey as AnyObject, anObject as AnyObject)
        let held = (keyOptions.contains(.weakMemory) ? nil : key, valueOptions.contains(.weakMemory) ? nil : object)
        entries.append(Entry(key: key, object: object, held: held))
    }

    /// Takes a key out, and with it the pairs that have gone.
    open func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { entry in
            guard let known = entry.key, entry.object != nil else { return true }
            return aKey.map { keyOptions.isSame(known, $0 as AnyObject) } ?? false
        }
    }

    /// Takes all pairs out.
    open func removeAllObjects() { entries = [] }
}
