/// Text that is shaped without an object or an array for its words: one run of plain words and spaces, as most labels
/// are.
///
/// What its words are follows from its characters and the font's pairs, so that nothing is kept of them but the segments
/// between which lines may break. Whoever asks for more (hit testing, layout managers, a word that is divided) gets the
/// words shaped as in other texts.
struct FlatText {
    let run: ShapedRun
    let segments: BreakSegments

    /// Nil for other texts.
    init?(_ text: StyledText) {
        guard let flat = text.look.flat, Shortcut.flat.isOn else { return nil }
        let made = text.units.withUnsafeBufferPointer { units -> FlatText? in
            let found = FlatText.withLineStarts(of: text, units) { lineStarts in
                flat.plan.use { $0.flatSegments(of: units, lineStarts, in: flat.harfBuzzFont) }
            }
            return found.map { FlatText(length: units.count, $0.segments, wordCount: $0.wordCount, flat.run) }
        }
        guard let made else { return nil }
        self = made
    }

    private init(length: Int, _ segments: [FlatSegment], wordCount: Int, _ manner: RunManner) {
        run = ShapedRun(range: 0..<length, words: 0..<wordCount, manner: manner)
        self.segments = BreakSegments(segments, length: length, manner)
    }

    /// Lends what may happen before each unit, as far as it is about lines; nil for text that is not flat.
    private static func withLineStarts<Result>(
        of text: StyledText, _ units: UnsafeBufferPointer<UInt16>,
        _ body: (UnsafeBufferPointer<TextAnalysis.Boundary>) -> Result?
    ) -> Result? {
        guard !units.isEmpty, text.units.isKnownASCII || units.union < 0x80 else { return nil }
        return withUnsafeTemporaryAllocation(of: TextAnalysis.Boundary.self, capacity: units.count + 1) { found in
            found.initialize(repeating: [])
            if Shortcut.breaks.isOn, SpacedWords.mark(found, of: units) { return body(UnsafeBufferPointer(found)) }
            guard !units.contains(where: ShapedTextBuilder.standsAlone) else { return nil }
            return TextAnalysis(text).boundaries.withUnsafeBufferPointer(body)
        }
    }
}

/// How plain text of a look is shaped.
final class FlatManner: Sendable {
    let run: RunManner
    let plan: ShapingPlan

    var harfBuzzFont: OpaquePointer { run.font.face.harfBuzz.font }

    /// Nil where text of a style and format is never flat.
    init?(_ style: CharacterStyle, _ format: ParagraphFormat, language: String?) {
        let manner = RunManner(style, style: 0, font: style.font, level: 0, script: Script.latin, kind: .glyphs)
        guard style.writingDirections.isEmpty, format.baseWritingDirection != .rightToLeft, style.font.coversASCII,
            manner.measures.fixedAdvance == nil, manner.measures.hangingSpacing == 0, style.ruby == nil
        else { return nil }
        run = manner
        plan = style.font.face.harfBuzz.plan(
            for: ShapingPlan.Key(
                script: Script.latin, isRightToLeft: false, language: language ?? "",
                features: style.features(for: style.font)))
    }
}

extension ShapingPlan.Session {
    /// The segments of text that may be flat, and how many words it has; nil for other text.
    fileprivate func flatSegments(
        of units: UnsafeBufferPointer<UInt16>, _ boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>,
        in font: OpaquePointer
    ) -> (segments: [FlatSegment], wordCount: Int)? {
        guard let table = pairTable(font) else { return nil }
        var wordCount = 0
        let segments = [FlatSegment](upTo: boundaries.lineCount + 1) { output in
            guard let count = table.writeSegments(of: units, boundaries, to: output) else { return 0 }
            wordCount = count.words
            return count.segments
        }
        return segments.isEmpty ? nil : (segments, wordCount)
    }
}
