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
