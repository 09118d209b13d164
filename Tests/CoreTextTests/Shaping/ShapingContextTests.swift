import Foundation
import Testing

@testable import PlacardCoreText

/// What is at hand from texts before is what a text would have made for itself.
@Suite struct ShapingContextTests {
    /// All that are installed with `PLACARD_TEST_TEXTS`, otherwise some.
    private static let families =
        ProcessInfo.processInfo.environment["PLACARD_TEST_TEXTS"] != nil
        ? FontLibrary.shared.familyNames : ["Inter", "Liberation Sans", "Noto Color Emoji", "Noto Sans Arabic"]

    @Test(arguments: families)
    func `Texts that follow others are shaped as in a new context`(_ family: String) throws {
        var random = RandomSource(seed: 0xDE5C)
        let font = try TestFonts.installed(family)
        let used = ShapingContext(Self.styled("", font).look, .shared)
        for _ in 0..<200 {
            let text = Self.styled(Self.text(from: &random), font)
            let (kept, made) = (
                Self.shaped(text, in: used), Self.shaped(text, in: ShapingContext(text.look, .shared))
            )
            #expect(kept == made, "\(String(decoding: text.units, as: UTF16.self))")
        }
    }

    @Test func `A character without a glyph is told of each text`() {
        for _ in 0..<3 {
            let text = ShapedText(Self.styled("a \u{10FFFD} \u{E000} b", TestFonts.metricsUI), library: Self.noFonts)
            #expect(text.missingCharacters.count == 2)
        }
    }

    @Test func `Text in more styles than are at hand is shaped as each style alone`() throws {
        let fonts = try (0..<50).map { try TestFonts.installed("Inter", size: 10 + CGFloat($0)) }
        var runs: [StyledText.StyleRun] = []
        for index in 0..<200 {
            let style = CharacterStyle(font: fonts[index % fonts.count])
            runs.append(StyledText.StyleRun(range: index * 4..<index * 4 + 4, style: style))
        }
        let units = Array(String(repeating: "аб ב", count: 200).utf16)
        let formats = [StyledText.FormatRun(range: 0..<Int.max, format: ParagraphFormat())]
        let shaped = ShapedText(StyledText(units: units, styleRuns: runs, formatRuns: formats))
        for run in shaped.runs {
            #expect(run.font.pointSize == fonts[run.style % fonts.count].pointSize)
            #expect(run.range.lowerBound / 4 == run.style)
        }
    }

    @Test func `Threads that shape texts of one look do not share a context`() async throws {
        let font = try TestFonts.installed("Inter")
        let text = "word سلام שלום नमस्ते ภาษาไทย 漢字 👩‍👩‍👧 end"
        let alone = ShapedText(text, font).layout(width: 60).shownLines
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    (0..<50).allSatisfy { _ in ShapedText(text, font).layout(width: 60).shownLines == alone }
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }

    private static let noFonts = FontLibrary(directories: [])

    private static func styled(_ text: String, _ font: CTFont) -> StyledText { StyledText(text, font: font) }

    private static func shaped(_ text: StyledText, in context: ShapingContext) -> [Run] {
        let analysis = TextAnalysis(text)
        let shaped = AnalyzedUnits.with(text, analysis) { ShapedTextBuilder.build(text, $0, in: context) }
        return shaped.runs.map { run in
            Run(
                range: run.range, font: run.font, level: run.level, script: run.script, missing: shaped.missing,
                words: shaped.words[run.words].map { word in
                    Word(range: word.start..<word.end, adjustment: word.adjustment, glyphs: word.kept?.glyphs)
                })
        }
    }

    private struct Run: Equatable {
        let range: Range<Int>
        let font: CTFont
        let level: UInt8
        let script: UInt32
        let missing: [Unicode.Scalar]
        let words: [Word]
    }

    private struct Word: Equatable {
        let range: Range<Int>
        let adjustment: Double
        let glyphs: [ShapedWord.Glyph]?
    }

    private static func text(from random: inout RandomSource) -> String {
        (0...random.pick(20)).map { _ in pieces[random.pick(pieces.count)] }.joined()
    }

    private static let pieces = [
        "word ", "سلام ", "مُحَمَّد", "שלום ", "नमस्ते ", "क्षि", "ภาษาไทย", "漢字", "かな", "한국어 ", "e\u{301}", "12:30 ",
        "1\u{20E3}", "👩‍👩‍👧", "👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☎", "☎\u{FE0F}", "\u{200D}", "\u{200E}", "\u{2067}", "\u{2069}", "\u{AD}", " ",
        "\n", "\t", "𐌀𐌁", "\u{1F3FB}", "a\u{1F3FB}", "«", "—", "(", ")", "\u{E000}", "\u{10FFFD}", "\u{301}", "ག ",
    ]
}
