import Testing

@testable import PlacardCoreText

@Suite struct WordCacheTests {
    @Test func `A word is found again, and how often is counted`() {
        var cache = WordCache()
        #expect(find("word", in: &cache) == nil)
        let word = keep("word", glyphs: 4, in: &cache)
        #expect(find("word", in: &cache) === word)
        #expect(find("work", in: &cache) == nil)
        let statistics = cache.statistics("words")
        #expect((statistics.entries, statistics.hits, statistics.misses) == (1, 1, 2))
    }

    @Test func `However many words come, the cache keeps below its limit`() {
        var cache = WordCache()
        for number in 0..<40_000 {
            keep("word\(number)", glyphs: 60, in: &cache)
            let statistics = cache.statistics("words")
            guard statistics.bytes > statistics.limit || statistics.entries == 0 else { continue }
            Issue.record("\(statistics)")
            return
        }
        #expect(find("word39999", in: &cache) != nil)
        #expect(find("word0", in: &cache) == nil)
    }

    private func find(_ text: String, in cache: inout WordCache) -> ShapedWord? {
        Array(text.utf16).withUnsafeBufferPointer { cache.find($0, hash: WordCache.hash($0)) }
    }

    @discardableResult private func keep(_ text: String, glyphs: Int, in cache: inout WordCache) -> ShapedWord {
        let glyph = ShapedWord.Glyph(id: 1, isSafeToBreak: true, cluster: 0, advance: 1, dx: 0, dy: 0)
        let word = ShapedWord(glyphs: Array(repeating: glyph, count: glyphs), length: text.utf16.count)
        Array(text.utf16).withUnsafeBufferPointer { cache.insert(word, for: $0, hash: WordCache.hash($0)) }
        return word
    }
}
