extension FontLibrary {
    /// What the caches of all opened faces hold, and those of the process for text.
    package var cacheStatistics: [CacheStatistics] {
        var sums: [CacheStatistics] = []
        for statistics in openedFaces.flatMap(\.cacheStatistics) + [ComplexLineBreaks.statistics]
            + DrawingCaches.statistics
        {
            if let index = sums.firstIndex(where: { $0.name == statistics.name }) {
                sums[index] += statistics
            } else {
                sums.append(statistics)
            }
        }
        return sums
    }
}

extension FontFace {
    /// Of the words, pairs and glyphs of this face.
    fileprivate var cacheStatistics: [CacheStatistics] { harfBuzz.cacheStatistics + [glyphCache.masks.statistics] }
}
