/// The content of stage 2: text analyzed, its fonts chosen, its words shaped. Independent of any width.
///
/// Flat arrays: words are shared with every other text that contains them, so a label costs a few bytes a word. Setting
/// it at a new width (`layout(_:)`) only adds up kept advances. Offsets count UTF-16 units; advances are points.
package final class ShapedText: Hashable, Sendable {
    /// The text that was shaped, with its styles and formats.
    package let text: StyledText
    let library: FontLibrary
    let analysis: TextAnalysis
    /// In logical order, without gaps.
    let runs: [ShapedRun]
    let words: [PlacedWord]
    let segments: [BreakSegment]
    /// Whether the segments end where the text's own rules say, and with words.
    let hasPlainSegments: Bool
    /// The characters for which no font here has a glyph, each once, in order; they draw as the font's empty box.
    package let missingCharacters: [Unicode.Scalar]

    /// Analyzes and shapes a text.
    ///
    /// - Parameter library: The fonts to fall back to.
    package init(_ text: StyledText, library: FontLibrary = .shared) {
        let analysis = TextAnalysis(text)
        let shaped = AnalyzedUnits.with(text, analysis) { ShapedTextBuilder.build(text, $0, library: library) }
        (runs, words, missingCharacters) = (shaped.runs, shaped.words, shaped.missing)
        segments = SegmentBuilder.segments(of: text, analysis, runs, words)
        hasPlainSegments = segments.allSatisfy { $0.ending == .opportunity || $0.ending == .mandatory }
        self.text = text
        self.library = library
        self.analysis = analysis
    }

    /// The same words under other paragraph formats.
    private init(_ other: ShapedText, text: StyledText) {
        self.text = text
        library = other.library
        analysis = other.analysis
        runs = other.runs
        words = other.words
        missingCharacters = other.missingCharacters
        segments = other.segments
        hasPlainSegments = other.hasPlainSegments
    }

    /// The same characters with other glyphs, or other places for lines to end.
    init(_ other: ShapedText, text: StyledText, analysis: TextAnalysis, runs: [ShapedRun], words: [PlacedWord]) {
        self.text = text
        library = other.library
        self.analysis = analysis
        self.runs = runs
        self.words = words
        missingCharacters = other.missingCharacters
        segments = SegmentBuilder.segments(of: text, analysis, runs, words)
        hasPlainSegments = false
    }

    /// The same shaped text under other paragraph formats: alignment, spacing and break modes concern stage 3 alone.
    ///
    /// - Parameter formatRuns: Over all of the text, in order, without gaps.
    /// - Returns: Nil if a paragraph's base direction changes, or whether Korean words are whole: that asks for another
    ///   analysis.
    package func replacingFormats(_ formatRuns: [StyledText.FormatRun]) -> ShapedText? {
        let changed = StyledText(
            units: text.units, styleRuns: text.styleRuns, formatRuns: formatRuns, language: text.language)
        let keepsAnalysis = analysis.paragraphs.allSatisfy {
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
        runs.indices.dropLast().bisected { offset < runs[$0].range.upperBound }
    }

    /// The index of the word of a run that holds a unit.
    func wordIndex(at offset: Int, in run: ShapedRun) -> Int {
        run.words.dropLast().bisected { offset < words[$0].end }
    }

    /// The index of the first segment that ends after a unit; their number at the end of the text.
    func segmentIndex(after offset: Int) -> Int {
        segments.indices.bisected { offset < segments[$0].end }
    }
}
