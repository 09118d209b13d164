/// What was found out, up to a number of things; beyond, all is let go of and found out again.
struct BoundedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private var values: [Key: Value] = [:]
    private let most: Int

    /// - Parameter most: How many values are kept.
    init(most: Int) { self.most = most }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            if values.count >= most { values = [:] }
            values[key] = newValue
        }
    }
}
