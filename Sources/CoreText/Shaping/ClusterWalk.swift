/// A cluster of a shaped text: the least stretch that a caret or a line break respects.
struct TextCluster {
    /// UTF-16 units.
    var range: Range<Int>
    /// Points.
    var advance: Double
    /// The part of `advance` that hangs over the end of a line which ends here.
    var hangingSpacing = 0.0
    /// Whether it shows nothing and has no width.
    var isInvisible = false
}

/// The clusters of a word one after the other, from any place in it: a walk of a few clusters through a word of a
/// million costs a few steps.
struct ClusterWalk: Sequence, IteratorProtocol {
    private let word: PlacedWord
    private let shaped: ShapedWord
    private let run: ShapedRun
    private let order: Order
    /// The first glyph of the next cluster; for a backward walk the one after its last.
    private var index: Int

    enum Order { case forwards, backwards }

    /// - Parameter offset: Where the walk starts, in UTF-16 units of the whole text; nil for the word's start (its end
    ///   for a backward walk).
    init(
        _ word: PlacedWord, in run: ShapedRun, of text: StyledText, from offset: Int? = nil,
        _ order: Order = .forwards
    ) {
        self.word = word
        shaped = run.glyphs(of: word, in: text)
        self.run = run
        self.order = order
        let place = offset.map { $0 - word.start } ?? (order == .forwards ? 0 : word.length)
        index = shaped.glyphIndex(at: place)
    }

    mutating func next() -> TextCluster? {
        let glyphs = shaped.glyphs
        guard order == .forwards ? index < glyphs.count : index > 0 else { return nil }
        let first = order == .forwards ? index : firstOfCluster(before: index)
        var after = first
        var advance = 0
        repeat {
            advance += Int(glyphs[after].advance)
            after += 1
        } while after < glyphs.count && glyphs[after].cluster == glyphs[first].cluster
        index = order == .forwards ? after : first
        let isLast = after == glyphs.count
        let end = isLast ? word.length : Int(glyphs[after].cluster)
        let isInvisible = glyphs[first].isInvisible
        return TextCluster(
            range: word.start + Int(glyphs[first].cluster)..<word.start + end,
            advance: (isInvisible ? 0 : run.width(ofCluster: advance)) + (isLast ? word.adjustment : 0),
            hangingSpacing: isInvisible ? 0 : run.hangingSpacing, isInvisible: isInvisible)
    }

    private func firstOfCluster(before index: Int) -> Int {
        let glyphs = shaped.glyphs
        var first = index - 1
        while first > 0, glyphs[first - 1].cluster == glyphs[first].cluster { first -= 1 }
        return first
    }
}
