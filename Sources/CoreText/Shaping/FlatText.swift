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
        guard Shortcut.flat.isOn, let plan = FlatManner.of(text.look).plan, let manner = FlatManner.of(text.look).run,
            text.units.isKnownASCII || text.units.count <= UInt16.max, !text.units.isEmpty
        else { return nil }
        let found = text.units.withUnsafeBufferPointer { units in
            FlatText.withLineStarts(of: text, units) { lineStarts in
                plan.use { $0.flatSegments(of: units, lineStarts, in: manner.font.face.harfBuzz.font) }
            }
        }
        guard let found else { return nil }
        run = ShapedRun(range: 0..<text.units.count, words: 0..<found.wordCount, manner: manner)
        segments = BreakSegments(found.segments, manner)
    }

    /// Lends what may happen before each unit, as far as it is about lines; nil for text that is not flat.
    private static func withLineStarts<Result>(
        of text: StyledText, _ units: UnsafeBufferPointer<UInt16>,
        _ body: (UnsafeBufferPointer<TextAnalysis.Boundary>) -> Result?
    ) -> Result? {
        guard text.units.isKnownASCII || units.union < 0x80 else { return nil }
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
    /// Nil where text of the look is never flat.
    let run: RunManner?
    let plan: ShapingPlan?

    /// That of a look, made once.
    static func of(_ look: TextLook) -> FlatManner {
        look.flatManner.load() ?? look.flatManner.storeIfNil(FlatManner(look))
    }

    private init(_ look: TextLook) {
        let style = look.styleRuns[0].style
        let manner = RunManner(style, style: 0, font: style.font, level: 0, script: Script.latin, kind: .glyphs)
        guard look.styleRuns.count == 1, look.formatRuns.count == 1, style.writingDirections.isEmpty,
            look.formatRuns[0].format.baseWritingDirection != .rightToLeft, style.font.coversASCII,
            manner.measures.fixedAdvance == nil, manner.measures.hangingSpacing == 0
        else {
            (run, plan) = (nil, nil)
            return
        }
        run = manner
        plan = style.font.face.harfBuzz.plan(
            for: ShapingPlan.Key(
                script: Script.latin, isRightToLeft: false, language: look.language ?? "",
                features: style.features(for: style.font)))
    }
}

extension ShapingPlan.Session {
    /// The segments of text that may be flat, and how many words it has; nil for other text.
    fileprivate func flatSegments(
        of units: UnsafeBufferPointer<UInt16>, _ boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>,
        in font: OpaquePointer
    ) -> (segments: [FlatSegment], wordCount: Int)? {
        guard let table = pairTable(font), table.admits(units) else { return nil }
        var wordCount = 0
        let segments = [FlatSegment](upTo: boundaries.lineCount + 1) { output in
            var walk = FlatWalk(table, units, boundaries, output)
            guard walk.run() else { return 0 }
            wordCount = walk.wordCount
            return walk.count
        }
        return segments.isEmpty ? nil : (segments, wordCount)
    }
}

/// A walk through the characters of a text, each of which adds its advance and its kerning with the next.
private struct FlatWalk {
    private let table: PairTable
    private let units: PairTable.Units
    private let boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>
    private let output: UnsafeMutableBufferPointer<FlatSegment>
    private(set) var count = 0
    private(set) var wordCount = 0
    /// Where the word starts that the walk has reached.
    private var wordStart = 0
    /// Of the segment that the walk has reached.
    private var advance = 0
    private var trailing = 0
    private var spaces = 0

    init(
        _ table: PairTable, _ units: PairTable.Units, _ boundaries: UnsafeBufferPointer<TextAnalysis.Boundary>,
        _ output: UnsafeMutableBufferPointer<FlatSegment>
    ) {
        (self.table, self.units, self.boundaries, self.output) = (table, units, boundaries, output)
    }

    /// Walks through all of the text; false if some of it is not flat.
    mutating func run() -> Bool {
        var index = 0
        while index < units.count {
            let isSpace = units[index] == FlatWalk.space
            guard let width = table.flatAdvance(at: index, in: units) else { return false }
            take(width, isSpace: isSpace)
            index &+= 1
            let endsWord = isSpace || index == units.count || units[index] == FlatWalk.space
            if endsWord {
                // Longer words are left to HarfBuzz, as in other texts.
                guard index &- wordStart <= WordCache.longestWord else { return false }
                wordCount &+= 1
                wordStart = index
            }
            guard boundaries[index].contains(.line) || index == units.count else { continue }
            guard close(at: index, dividesWord: !endsWord) else { return false }
        }
        return true
    }

    static let space: UInt16 = 0x20

    @inline(__always)
    private mutating func take(_ width: Int, isSpace: Bool) {
        advance &+= width
        trailing = isSpace ? trailing &+ width : 0
        spaces = isSpace ? spaces &+ 1 : 0
    }

    /// Ends a segment; false if its numbers take more bits than there are.
    @inline(__always)
    private mutating func close(at end: Int, dividesWord: Bool) -> Bool {
        // One comparison for both bounds of each: what is negative has high bits.
        guard (advance | trailing | end) & ~0xFFFF == 0, spaces <= 0xFF, boundaries[end].isDisjoint(with: .mandatory)
        else { return false }
        output.initializeElement(
            at: count,
            to: FlatSegment(
                end: UInt16(truncatingIfNeeded: end), advance: UInt16(truncatingIfNeeded: advance),
                trailing: UInt16(truncatingIfNeeded: trailing), spaces: UInt8(truncatingIfNeeded: spaces),
                dividesWord: dividesWord))
        count &+= 1
        (advance, trailing, spaces) = (0, 0, 0)
        return true
    }
}
