/// What caches of one kind hold, and how often they had what was wanted.
package struct CacheStatistics: Sendable, Equatable {
    package let name: String
    /// How many things are kept.
    package var entries = 0
    /// The bytes that they take, about.
    package var bytes = 0
    /// The bytes after which one of these caches forgets.
    package let limit: Int
    /// How often something was found, and how often it was not.
    package var hits = 0
    package var misses = 0

    package init(_ name: String, limit: Int) {
        self.name = name
        self.limit = limit
    }

    /// The share of what was wanted that was there; nil if nothing was wanted.
    package var hitRate: Double? { hits + misses > 0 ? Double(hits) / Double(hits + misses) : nil }

    /// Adds what another cache of the kind holds.
    package static func += (sum: inout Self, other: Self) {
        sum.entries += other.entries
        sum.bytes += other.bytes
        sum.hits += other.hits
        sum.misses += other.misses
    }
}
