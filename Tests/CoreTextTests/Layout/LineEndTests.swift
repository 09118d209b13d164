import Foundation
import Testing

@testable import PlacardCoreText

/// What stands at the ends of lines and shows nothing, or shows otherwise than in the middle of a line.
@Suite struct LineEndTests {
    private func text(_ string: String, tracking: CGFloat = 0) -> ShapedText {
        var style = CharacterStyle(font: TestFonts.metricsUI)
        style.tracking = tracking
        return ShapedText(StyledText(string, style: style))
    }

    private func drawnWidth(_ line: TextLayout.Line) -> CGFloat { line.runs.reduce(0) { $0 + $1.width } }

    /// CSS Text 3, `letter-spacing`: none is added to characters of the category Cf without a width.
    @Test(arguments: ["\u{200E}", "\u{2060}", "\u{202A}\u{202C}", "\u{AD}"])
    func `no tracking follows characters that show nothing`(mark: String) {
        let plain = text("test", tracking: 4).layout(LayoutRules()).width
        #expect(abs(text("te\(mark)st", tracking: 4).layout(LayoutRules()).width - plain) < 1e-9)
    }

    /// Unicode's property White_Space, as Swift's library knows it.
    @Test func `all white space hangs but no-break spaces, and what has no width of its own`() {
        for unit in UInt16(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(unit) else { continue }
            let isNoBreak = [0xA0, 0x2007, 0x202F].contains(unit)
            let hangs = scalar.properties.isWhitespace && !isNoBreak || unit < 0x20 || unit == 0x200B
            #expect(SegmentBuilder.isWhiteSpace(unit) == hangs, "U+\(String(unit, radix: 16))")
        }
    }

    @Test func `white space hangs, whatever mark of direction follows it`() throws {
        let plain = text("test").layout(LayoutRules()).width
        let layout = text("test \u{2069}\ntest").layout(width: plain + 1)
        #expect(layout.lines.map(\.range) == [0..<7, 7..<11])
        #expect(abs(layout.width - plain) < 1e-9)
    }

    @Test func `a mark without a width does not follow a tab that fills the line`() {
        #expect(text("a\t\u{301}").layout(width: 12).lines.map(\.range) == [0..<2, 2..<3])
    }

    @Test func `a terminator needs no space where characters wrap`() throws {
        let width = text("test", tracking: 4).layout(LayoutRules()).width
        let layout = text("test\r\ntest", tracking: 4).layout(width: width + 1, mode: .byCharWrapping)
        #expect(layout.lines.map(\.range) == [0..<6, 6..<10])
    }

    /// A word is shaped by itself if another script follows it.
    @Test(arguments: ["string", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{5E9}\u{5DC}\u{5D5}\u{5DD}"])
    func `a hyphen that comes to show stands behind the last letter's tracking`(rest: String) throws {
        let line = try #require(text("test\u{AD}\(rest)", tracking: 4).layout(width: 80).lines.first)
        #expect(line.hasToken)
        // The hyphen's own tracking hangs.
        #expect(abs(drawnWidth(line) - line.width - 4) < 1e-6)
    }

    @Test func `a line that ends within a word is as wide as the letters are there`() throws {
        // The hyphen kerns with the letter after it, as long as both stand on one line.
        let font = try TestFonts.installed("Inter")
        for word in ["a-T", "T-V", "x-Y", "a-j"] {
            let whole = ShapedText("\(word)esting", font)
            let line = try #require(whole.layout(width: 40).lines.first)
            #expect(line.range == 0..<2)
            #expect(abs(line.width - drawnWidth(line)) < 1e-6)
        }
    }

    /// Where a font's rules join spaces to words, as Inter's do between Arabic and Burmese marks.
    @Test(arguments: ["\u{1039}, ", "\u{628}, ", "\u{628}, \u{628}", "\u{628},\u{2003}"], [0, 12, 1e7])
    func `a line is as wide as what it shows where the space behind it is part of a word`(
        string: String, width: CGFloat
    ) throws {
        var style = CharacterStyle(font: try TestFonts.installed("Inter"))
        style.ligatures = .required
        let shaped = ShapedText(StyledText(string, style: style))
        var rules = LayoutRules()
        rules.width = width
        let layout = shaped.layout(rules)
        for line in layout.lines { #expect(abs(line.width - drawnWidth(line)) < 1e-6, "\(line.range)") }
        let measured = LineMeasure(of: shaped, rules)
        #expect(measured.map { abs(CGFloat($0.width) - layout.width) < 1e-6 } ?? true)
    }

    @Test func `a space that carries a mark is not stretched`() throws {
        let shaped = ShapedText("a \u{301}b test test test", TestFonts.metricsUI) { $0.alignment = .justified }
        let line = try #require(shaped.layout(width: 90).lines.first)
        #expect(line.record.stretch > 0)
        #expect(abs(line.drawnWidth - drawnWidth(line)) < 1e-6 && abs(line.drawnWidth - 90) < 1e-6)
    }

    @Test func `a height that changes inside of a character counts from the next one`() throws {
        let font = try TestFonts.installed("Inter")
        let runs = [0..<1, 1..<3].enumerated().map { index, range in
            var style = CharacterStyle(font: font)
            style.baselineOffset = CGFloat(index)
            return StyledText.StyleRun(range: range, style: style)
        }
        let format = StyledText.FormatRun(range: 0..<3, format: ParagraphFormat())
        let shaped = ShapedText(StyledText(units: Array("e\u{302}x".utf16), styleRuns: runs, formatRuns: [format]))
        let line = try #require(shaped.layout(LayoutRules()).lines.first)
        #expect(line.runs.map(\.range) == [0..<2, 2..<3])
        #expect(line.runs.map(\.style.baselineOffset) == [0, 1])
    }
}

/// Ink of glyphs that are not drawn as the font has them.
@Suite struct SynthesizedInkTests {
    @Test func `ink leans and grows with glyphs of synthesized faces`() throws {
        func ink(_ synthesis: FontSynthesis, expansion: CGFloat = 0) throws -> CGRect {
            let font = TestFonts.font(size: 100)
            let changed = CTFont(
                face: font.face, pointSize: 100, metrics: font.metrics, cascade: font.cascade, synthesis: synthesis,
                requestedName: font.requestedName)
            var style = CharacterStyle(font: changed)
            style.expansion = expansion
            return try #require(ShapedText(StyledText("T", style: style)).layout(LayoutRules()).inkBounds)
        }
        let plain = try ink(.none)
        let leaning = try ink(FontSynthesis(emboldening: 0, skew: 0.2))
        #expect(abs(leaning.maxX - plain.maxX - 0.2 * plain.height) < 1e-6 && leaning.height == plain.height)
        let bold = try ink(FontSynthesis(emboldening: 0.04, skew: 0))
        #expect(abs(bold.width - plain.width - 4) < 1e-6 && abs(bold.height - plain.height - 4) < 1e-6)
        #expect(abs(try ink(.none, expansion: 0.5).width - plain.width * exp(0.5)) < 1e-3)
    }
}
