import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct StyleRunTests {
    /// A text whose characters alternate between two paints (colors).
    private func width(_ string: String, _ font: CTFont, cutsAt cuts: [Int], change: (inout CharacterStyle) -> Void)
        -> CGFloat
    {
        let edges = [0] + cuts + [string.utf16.count]
        let runs = zip(edges, edges.dropFirst()).enumerated().map { index, edge in
            var style = CharacterStyle(font: font)
            if index % 2 == 1 { change(&style) }
            return StyledText.StyleRun(range: edge.0..<edge.1, style: style)
        }
        let format = StyledText.FormatRun(range: 0..<string.utf16.count, format: ParagraphFormat())
        return ShapedText(StyledText(units: Array(string.utf16), styleRuns: runs, formatRuns: [format])).layout(
            width: 1000
        ).width
    }

    /// Recorded on Apple's systems: "AV" + "AT" in the same font are as wide as "AVAT", in different fonts they add up
    /// (uikit-numbers, "pair kerning across runs").
    @Test(arguments: ["Inter", "Liberation Sans"])
    func `Letters kern over a change of height and not over a change of font`(family: String) throws {
        let font = try TestFonts.installed(family)
        let whole = ShapedText("AVAT", font).layout(width: 1000).width
        #expect(abs(width("AVAT", font, cutsAt: [2]) { $0.baselineOffset = 1 } - whole) < 1e-6)
        let bigger = try TestFonts.installed(family, size: 17.001)
        let apart =
            ShapedText("AV", font).layout(width: 1000).width + ShapedText("AT", bigger).layout(width: 1000).width
        #expect(abs(width("AVAT", font, cutsAt: [2]) { $0.font = bigger } - apart) < 1e-6)
    }

    @Test func `Arabic letters join over a change of height`() throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        let whole = ShapedText("سلام", font).layout(width: 1000).width
        #expect(abs(width("سلام", font, cutsAt: [1]) { $0.baselineOffset = 1 } - whole) < 1e-6)
    }

    @Test func `A ligature is not formed over a change of height`() throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        // Lam and alef always join into one glyph; at two heights they are two.
        let text = StyledText(
            units: Array("لا".utf16),
            styleRuns: [0, 1].map { index in
                var style = CharacterStyle(font: font)
                style.baselineOffset = CGFloat(index)
                return StyledText.StyleRun(range: index..<index + 1, style: style)
            }, formatRuns: [StyledText.FormatRun(range: 0..<2, format: ParagraphFormat())])
        let line = try #require(ShapedText(text).layout(width: 1000).lines.first)
        #expect(line.runs.map(\.style.baselineOffset).sorted() == [0, 1])
        #expect(line.runs.allSatisfy { $0.glyphs.count == 1 })
    }

    @Test func `Kerning of 0 turns pair kerning off and other values follow every character`() throws {
        let font = try TestFonts.installed("Inter")
        let set = { (kern: CGFloat?) in
            var style = CharacterStyle(font: font)
            style.kern = kern
            return ShapedText(StyledText("AVATAR", style: style)).layout(width: 1000).width
        }
        #expect(set(0) > set(nil))
        #expect(abs(set(2) - set(nil) - 12) < 1e-6)
    }
}
