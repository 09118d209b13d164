/// The glyphs of a word (or of a longer stretch that cannot be divided) in one face, in font units.
///
/// Free of size, color and place, so that every occurrence of a word in every label shares one object.
final class ShapedWord: Sendable {
    /// In logical order: the first belongs to the first characters, whatever the direction.
    let glyphs: [Glyph]
    /// Units of text.
    let length: Int
    /// The sum of the glyphs' advances, in font units.
    let advance: Int
    /// How many clusters the glyphs form that take the space of their style; invisible ones do not.
    let spacedCount: Int
    /// Whether a glyph is the face's .notdef.
    let hasMissingGlyph: Bool
    /// Whether a rule of the font may change the glyphs for what stands beyond the spaces beside the word.
    let dependsOnNeighbors: Bool

    struct Glyph: Sendable {
        var id: CGGlyph
        /// Whether the text before this glyph's cluster and the text from it on may be shaped apart.
        var isSafeToBreak: Bool
        /// The offset, in the word's text, of the first character of the glyph's cluster.
        var cluster: Int32
        /// Font units.
        var advance: Int32
        /// Font units, y up.
        var dx: Int32
        var dy: Int32
        /// Whether the glyph's cluster stands for characters that show nothing and have no width, such as marks of
        /// direction: no letter spacing follows them (CSS Text 3, `letter-spacing`).
        var isInvisible = false
    }

    init(glyphs: [Glyph], length: Int, dependsOnNeighbors: Bool = false) {
        self.dependsOnNeighbors = dependsOnNeighbors
        self.glyphs = glyphs
        self.length = length
        advance = glyphs.reduce(0) { $0 + Int($1.advance) }
        hasMissingGlyph = glyphs.contains { $0.id == 0 }
        var clusters = 0
        for (index, glyph) in glyphs.enumerated()
        where !glyph.isInvisible && (index == 0 || glyph.cluster != glyphs[index - 1].cluster) {
            clusters += 1
        }
        spacedCount = clusters
    }

    /// The index of the first glyph whose cluster starts at or after an offset into the word's text.
    func glyphIndex(at offset: Int) -> Int {
        if offset <= 0 { return 0 }
        if offset >= length { return glyphs.count }
        return glyphs.indices.bisected { Int(glyphs[$0].cluster) >= offset }
    }

    /// Whether no cluster lies across an offset into the word's text.
    func hasClusterEdge(at offset: Int) -> Bool {
        offset <= 0 || offset >= length || glyphs.isEmpty
            || Int(glyphs[min(glyphIndex(at: offset), glyphs.count - 1)].cluster) == offset
    }

    /// Whether glyphs on both sides of an index look and advance as they do when shaped apart.
    func isSafeToCut(_ index: Int) -> Bool { index == 0 || index == glyphs.count || glyphs[index].isSafeToBreak }

    /// The glyphs of a part of the text, counted from the part's start.
    func part(_ range: Range<Int>) -> ShapedWord {
        let glyphs = glyphs[glyphIndex(at: range.lowerBound)..<glyphIndex(at: range.upperBound)].map { glyph in
            var moved = glyph
            moved.cluster -= Int32(range.lowerBound)
            return moved
        }
        return ShapedWord(glyphs: glyphs, length: range.count)
    }
}

extension ShapedWord.Glyph: Equatable {
    /// Whether two glyphs look the same and lie at the same place.
    static func == (a: Self, b: Self) -> Bool {
        a.id == b.id && a.cluster == b.cluster && a.advance == b.advance && a.dx == b.dx && a.dy == b.dy
    }
}

extension [ShapedWord.Glyph] {
    /// Glyphs in logical order, those of clusters marked that consist of default-ignorable characters without a width
    /// (UAX #44).
    func markingInvisible(in text: UnsafeBufferPointer<UInt16>) -> [ShapedWord.Glyph] {
        guard contains(where: { $0.advance == 0 }) else { return self }
        var marked = self
        var first = 0
        while first < count {
            let next = self[first...].firstIndex { $0.cluster != self[first].cluster } ?? count
            let end = next < count ? Int(self[next].cluster) : text.count
            let isInvisible =
                self[first..<next].allSatisfy { $0.advance == 0 }
                && Self.areIgnorable(Int(self[first].cluster)..<end, of: text)
            if isInvisible { for index in first..<next { marked[index].isInvisible = true } }
            first = next
        }
        return marked
    }

    private static func areIgnorable(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            let (value, length) = UTF16Decoding.scalar(at: index, in: text, end: range.upperBound)
            guard ICU.scalar(value, is: .defaultIgnorable) else { return false }
            index += length
        }
        return true
    }
}
