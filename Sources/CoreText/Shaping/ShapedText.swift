import Synchronization

/// The content of stage 2: text analyzed, its fonts chosen, its words shaped. Independent of any width.
///
/// Flat arrays: words are shared with every other text that contains them, so a label costs a few bytes a word. Setting
/// it at a new width (`layout(_:)`) only adds up kept advances. Offsets count UTF-16 units; advances are points.
package final class ShapedText: Hashable, Sendable {
    /// The text that was shaped, with its styles and formats.
    package let text: StyledText
    let library: FontLibrary
    let paragraphs: ShortList<TextAnalysis.Paragraph>
    /// In logical order, without gaps.
    let runs: ShortList<ShapedRun>
    let segments: BreakSegments
    /// The width of the widest segment in points, without white space at its end.
    package var widestWord: Double {
        segments.indices.reduce(0) { max($0, segments[$1].advance - segments[$1].trailing) }
    }
    /// Whether the segments end where the text's own rules say, and with words.
    var hasPlainSegments: Bool { segments.arePlain }
    /// Whether the words are plain, parted by spaces and not kept (see `FlatText`).
    var isFlat: Bool { segments.areFlat }
    /// The characters for which no font here has a glyph, each once, in order; they draw as the font's empty box.
    package let missingCharacters: [Unicode.Scalar]
    /// Those of a flat text, made when somebody asks.
    private let kept = LazyReference<ShapedDetails>()

    /// Analyzes and shapes a text.
    ///
    /// - Parameter library: The fonts to fall back to.
    package convenience init(_ text: StyledText, library: FontLibrary = .shared) {
        if let flat = FlatText(text) {
            self.init(text, flat, library: library)
        } else {
            self.init(shaping: text, library: library)
        }
    }

    private init(_ text: StyledText, _ flat: FlatText, library: FontLibrary) {
        (self.text, self.library) = (text, library)
        paragraphs = ShortList(
            TextAnalysis.Paragraph(range: 0..<text.units.count, contentEnd: text.units.count, level: 0))
        runs = ShortList(flat.run)
        segments = flat.segments
        missingCharacters = []
    }

    /// Keeps the words, whatever they are.
    init(shaping text: StyledText, library: FontLibrary) {
        let analysis = TextAnalysis(text)
        let shaped = AnalyzedUnits.with(text, analysis) { ShapedTextBuilder.build(text, $0, library: library) }
        let segments = SegmentBuilder.segments(of: text, analysis, shaped.runs, shaped.words)
        (self.text, self.library) = (text, library)
        paragraphs = analysis.paragraphs
        runs = ShortList(shaped.runs)
        missingCharacters = shaped.missing
        let isPlain = segments.allSatisfy { $0.ending == .opportunity || $0.ending == .mandatory }
        self.segments = BreakSegments(
            segments, ShapedDetails(analysis, shaped.words, hasPlainSegments: isPlain))
    }

    /// The same words under other paragraph formats.
    private init(_ other: ShapedText, text: StyledText) {
        self.text = text
        library = other.library
        paragraphs = other.paragraphs
        runs = other.runs
        missingCharacters = other.missingCharacters
        segments = other.segments
        if let details = other.kept.load() { _ = kept.storeIfNil(details) }
    }

    /// The same characters with other glyphs, or other places for lines to end.
    init(_ other: ShapedText, text: StyledText, analysis: TextAnalysis, runs: [ShapedRun], words: [PlacedWord]) {
        self.text = text
        library = other.library
        paragraphs = analysis.paragraphs
        self.runs = ShortList(runs)
        missingCharacters = other.missingCharacters
        segments = BreakSegments(
            SegmentBuilder.segments(of: text, analysis, runs, words),
            ShapedDetails(analysis, words, hasPlainSegments: false))
    }

    private var details: ShapedDetails {
        segments.details ?? kept.load() ?? kept.storeIfNil(ShapedDetails(ofFlat: text, library: library))
    }

    /// In logical order. Those of a flat text are shaped when somebody asks.
    var words: [PlacedWord] { details.words }
    /// What may happen before each unit; one more than there are units.
    var boundaries: [TextAnalysis.Boundary] { details.analysis.boundaries }
    /// Without levels and scripts, which are in the runs.
    var analysis: TextAnalysis { details.analysis }

    /// The same shaped text under other paragraph formats: alignment, spacing and break modes concern stage 3 alone.
    ///
    /// - Parameter formatRuns: Over all of the text, in order, without gaps.
    /// - Returns: Nil if a paragraph's base direction changes, or whether Korean words are whole: that asks for another
    ///   analysis.
    package func replacingFormats(_ formatRuns: [StyledText.FormatRun]) -> ShapedText? {
        let changed = text.replacing(formatRuns: formatRuns)
        let keepsAnalysis = paragraphs.allSatisfy {
            let (old, new) = (text.format(at: $0.range.lowerBound), changed.format(at: $0.range.lowerBound))
            return old.baseWritingDirection == new.baseWritingDirection
                && old.lineBreakStrategy.contains(.hangulWordPriority)
                    == new.lineBreakStrategy.contains(.hangulWordPriority)
        }
        return keepsAnalysis ? ShapedText(self, text: changed) : nil
    }

    /// Whether two are the same object.
    package static func == (a: ShapedText, b: ShapedText) -> Bool { a === b }

    /// Adds the object's identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The index of the run that holds a unit (the last one for the end of the text).
    func runIndex(at offset: Int) -> Int {
        // Read where they lie: a copy counts references.
        runs.withUnsafeBufferPointer { runs in
            runs.indices.dropLast().bisected { offset < runs[$0].range.upperBound }
        }
    }

    /// The index of the word of a run that holds a unit.
    func wordIndex(at offset: Int, in run: ShapedRun) -> Int {
        let words = words
        return run.words.dropLast().bisected { offset < words[$0].end }
    }

    /// The index of the first segment that ends after a unit; their number at the end of the text.
    func segmentIndex(after offset: Int) -> Int { segments.place(after: offset) }

    /// The index of the paragraph that holds a unit (the last one for the end of the text).
    func paragraphIndex(at offset: Int) -> Int {
        paragraphs.indices.dropLast().bisected { offset < paragraphs[$0].range.upperBound }
    }
}
