/// The words of a text and what its characters permit: kept where they cannot be found again at little cost, else made when
/// somebody asks.
final class ShapedDetails: Sendable {
    let analysis: TextAnalysis
    let words: [PlacedWord]
    /// Whether segments made of them end where the text's own rules say, and with words.
    let hasPlainSegments: Bool

    init(_ analysis: TextAnalysis, _ words: [PlacedWord], hasPlainSegments: Bool) {
        self.hasPlainSegments = hasPlainSegments
        var kept = analysis
        // Shaping was the last to read them.
        (kept.levels, kept.scripts) = ([], [])
        (self.analysis, self.words) = (kept, words)
    }

    /// Those of a flat text.
    convenience init(ofFlat text: StyledText, library: FontLibrary) {
        let analysis = TextAnalysis(text)
        let shaped = AnalyzedUnits.with(text, analysis) { ShapedTextBuilder.build(text, $0, library: library) }
        self.init(analysis, shaped.words, hasPlainSegments: true)
    }
}
