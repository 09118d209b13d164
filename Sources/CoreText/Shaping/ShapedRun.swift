/// A stretch of text in one style, one font, one direction and one script, shaped: a slice of stage 2's result.
struct ShapedRun: Sendable {
    // A quarter of what `Int` takes, as there may be a run for every word: no text has 2^31 units.
    private var start: Int32
    private var end: Int32
    private var firstWord: Int32 = 0
    private var wordsEnd: Int32 = 0
    /// What it shares with other runs.
    var manner: RunManner

    /// - Parameters:
    ///   - range: UTF-16 units.
    ///   - words: Which of the text's words hold the glyphs; empty unless the manner's kind is `.glyphs`.
    init(range: Range<Int>, words: Range<Int>, manner: RunManner) {
        (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
        self.manner = manner
        self.words = words
    }

    /// UTF-16 units.
    var range: Range<Int> {
        get { Int(start)..<Int(end) }
        set { (start, end) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }

    /// Which of the text's `words` hold the glyphs; empty unless `kind` is `.glyphs`.
    var words: Range<Int> {
        get { Int(firstWord)..<Int(wordsEnd) }
        set { (firstWord, wordsEnd) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }

    var font: CTFont { manner.font }
    /// The index of the style run.
    var style: Int { manner.style }
    /// The embedding level (UAX #9); odd is right to left.
    var level: UInt8 { manner.level }
    var script: UInt32 { manner.script }
    var kind: Kind { manner.kind }
    /// Points per font unit along the line.
    var scale: Double { manner.measures.scale }
    /// Points that each cluster takes in place of its advance.
    var fixedAdvance: Double? { manner.measures.fixedAdvance }
    /// Points added after each cluster.
    var spacing: Double { manner.measures.spacing }
    /// The part of `spacing` that hangs over the line's end, as white space does.
    var hangingSpacing: Double { manner.measures.hangingSpacing }

    enum Kind: Sendable {
        case glyphs
        /// One tab character; the line decides how wide it is.
        case tab
        /// A paragraph's or line's terminator, or another control character: no width, no ink.
        case control
        /// An inline object, as wide as its box.
        case attachment(width: Double)
    }

    var isRightToLeft: Bool { level & 1 == 1 }

    /// The numbers that the advances of words come from.
    struct Measures: Sendable {
        /// Points per font unit along the line.
        let scale: Double
        /// Points that each cluster takes in place of its advance.
        let fixedAdvance: Double?
        /// Points added after each cluster.
        let spacing: Double
        /// The part of `spacing` that hangs over the line's end, as white space does.
        let hangingSpacing: Double

        /// The width in points of a visible cluster whose glyphs advance by some font units, the space after it included.
        @inline(__always)
        func width(ofCluster advance: Int) -> Double { (fixedAdvance ?? Double(advance) * scale) + spacing }
    }

    @inline(__always)
    var measures: Measures { manner.measures }

    /// The same as `Measures.width(ofCluster:)`.
    @inline(__always)
    func width(ofCluster advance: Int) -> Double { measures.width(ofCluster: advance) }
}

/// One occurrence of a word.
struct PlacedWord: Sendable {
    /// The glyphs; nil for a plain word, whose glyphs `ShapedRun.glyphs(of:in:)` sets again when they are wanted.
    let kept: ShapedWord?
    /// Points added after its last glyph: kerning with a space that was shaped apart.
    var adjustment: Double
    // What is asked of every word lies here and not only in `kept`, so that nobody counts references to ask it.
    private var place: Int32
    private let unitCount: Int32
    private let ownAdvance: Int32
    private let clusterCount: Int32

    init(shaped: ShapedWord, start: Int, adjustment: Double) {
        kept = shaped
        place = Int32(start)
        unitCount = Int32(shaped.length)
        ownAdvance = Int32(exactly: shaped.advance) ?? PlacedWord.isLong
        clusterCount = Int32(shaped.spacedCount)
        self.adjustment = adjustment
    }

    /// In place of the advance of a word whose advance takes more bits.
    private static let isLong = Int32.min

    /// A word of which every character is a cluster with one glyph.
    init(plain range: Range<Int>, advance: Int, adjustment: Double) {
        kept = nil
        place = Int32(truncatingIfNeeded: range.lowerBound)
        unitCount = Int32(truncatingIfNeeded: range.count)
        ownAdvance = Int32(truncatingIfNeeded: advance)
        clusterCount = unitCount
        self.adjustment = adjustment
    }

    /// Whether its glyphs are set again when they are wanted.
    @inline(__always)
    var isPlain: Bool { kept == nil }

    /// Where its text starts, in UTF-16 units of the whole text.
    var start: Int {
        get { Int(place) }
        set { place = Int32(newValue) }
    }

    /// Units of text.
    var length: Int { Int(unitCount) }

    var end: Int { Int(place) + Int(unitCount) }

    /// Font units.
    var advance: Int { ownAdvance == PlacedWord.isLong ? kept?.advance ?? 0 : Int(ownAdvance) }

    /// How many clusters take the space of their style.
    var spacedCount: Int { Int(clusterCount) }

    @inline(__always)
    func advance(in run: ShapedRun) -> Double { advance(measures: run.measures) }

    @inline(__always)
    func advance(measures: ShapedRun.Measures) -> Double {
        let clusters = Double(spacedCount)
        let own = measures.fixedAdvance.map { $0 * clusters } ?? Double(advance) * measures.scale
        return own + measures.spacing * clusters + adjustment
    }
}

extension ShapedRun {
    /// How the run is shaped.
    func plan(for text: StyledText) -> ShapingPlan {
        font.face.harfBuzz.plan(
            for: ShapingPlan.Key(
                script: script, isRightToLeft: isRightToLeft, language: text.language ?? "",
                features: text.styleRuns[style].style.features(for: font)))
    }

    /// The glyphs of one of the run's words.
    func glyphs(of word: PlacedWord, in text: StyledText) -> ShapedWord {
        word.kept ?? glyphs(of: CollectionOfOne(word), in: text)[0]
    }

    /// The glyphs of some of the run's words, in order.
    func glyphs(of words: some Collection<PlacedWord>, in text: StyledText) -> [ShapedWord] {
        guard words.contains(where: { $0.kept == nil }) else { return words.compactMap(\.kept) }
        return plan(for: text).use { session in
            text.units.withUnsafeBufferPointer { units in
                words.map { word in
                    word.kept
                        ?? session.plainWord(
                            for: UnsafeBufferPointer(rebasing: units[word.start..<word.end]),
                            in: font.face.harfBuzz.font)
                }
            }
        }
    }
}
