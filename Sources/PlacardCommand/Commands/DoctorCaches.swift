import PlacardSpecimens

/// `placard doctor --caches`: what the caches hold after every specimen was drawn once, and how often they helped.
@MainActor enum DoctorCaches {
    /// A line of column names, and one for each kind of cache; columns are separated by tabs.
    static func lines(after specimens: [Specimen] = Specimen.all) throws -> [String] {
        for specimen in specimens { _ = try specimen.image() }
        return ["cache\tentries\tbytes\tlimit of each\tfound\tnot found\thit rate"]
            + FontLibrary.shared.cacheStatistics.map(line)
    }

    private static func line(_ cache: CacheStatistics) -> String {
        let rate = cache.hitRate.map { "\(Int(($0 * 100).rounded())) %" } ?? "-"
        let numbers = [cache.entries, cache.bytes, cache.limit, cache.hits, cache.misses].map(String.init)
        return ([cache.name] + numbers + [rate]).joined(separator: "\t")
    }
}
