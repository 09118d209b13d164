import Foundation

/// The same names of Foundation's object, which code from before Swift's own value type casts to.
extension NSIndexPath {
    /// The place of a row in a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// The place of an item in a collection.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section; 0 for a path without one.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
    /// The row within its section; 0 for a path without one.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
    /// The item within its section; 0 for a path without one.
    public var item: Int { row }
}

extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The place of an item in a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section; 0 for a path without one.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(indexes: [newValue, row]) }
    }
    /// The row within its section; 0 for a path without one.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
    /// The item within its section; 0 for a path without one.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
