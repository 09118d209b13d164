import Testing

@testable import PlacardCoreText

/// Expected lines were read off sums of the font's known advances (one unit is 0.01 point at 20.48 points).
@Suite struct LineBreakingTests {
    private let text = "This is a test string used to test UILabel"

    @Test func `Words go to the next line when they do not fit`() {
        let layout = ShapedText(text, TestFonts.metricsUI).layout(width: 115)
        #expect(layout.shownLines == ["This is a test", "string used", "to test", "UILabel"])
        #expect(!layout.isTruncated)
    }

    @Test func `White space at a line's end hangs and is reported apart`() throws {
        let layout = ShapedText(text, TestFonts.metricsUI).layout(width: 115)
        let first = try #require(layout.lines.first)
        #expect(abs(first.trailingWhitespaceWidth - 5.61) < 1e-6)
        #expect(first.range == 0..<15)
        #expect(abs(first.width - 110.15) < 1e-6)
    }

    @Test func `A word wider than the line is divided between characters`() {
        let layout = ShapedText("a teststring", TestFonts.metricsUI).layout(width: 43)
        #expect(layout.shownLines == ["a", "tests", "tring"])
    }

    /// No line may start behind the space, where a quotation begins (UAX #14, rule LB15a).
    @Test func `White space in a word that is divided there hangs and starts no line`() {
        let layout = ShapedText("« test", TestFonts.metricsUI).layout(width: 12)
        #expect(layout.lines.first?.range == 0..<2)
        #expect(layout.shownLines.first == "«")
    }

    @Test func `A line holds at least one character, however narrow`() {
        #expect(ShapedText("abc", TestFonts.metricsUI).layout(width: 0).shownLines == ["a", "b", "c"])
    }

    @Test func `Breaking by character moves a space that does not fit to the next line`() {
        let layout = ShapedText("test tes", TestFonts.metricsUI).layout(width: 34, mode: .byCharWrapping)
        #expect(layout.shownLines.joined() == "test tes")
        #expect(layout.lines.map(\.range.lowerBound) == [0, 4])
    }

    /// Arabic letters take other forms where a word is divided, so that the sum of the kept advances is not the width.
    @Test(
        arguments: ["العربية المستخدمة بالمستشفيات", "المستشفيات", "AVAVAVAVAVAV"],
        [NSLineBreakMode.byCharWrapping, .byWordWrapping])
    func `Lines of a divided word are as wide as the glyphs that they show`(text: String, mode: NSLineBreakMode) {
        let shaped = ShapedText(text, TestFonts.metricsUI)
        for width in stride(from: CGFloat(30), to: 120, by: 3.7) {
            let lines = shaped.layout(width: width, mode: mode).lines
            for line in lines {
                let shown = line.runs.reduce(0) { $0 + $1.width }
                #expect(abs(shown - line.width) < 1e-3, "\(line.range) at \(width)")
            }
            #expect(lines.map(\.range.count).reduce(0, +) == text.utf16.count)
        }
    }

    /// UAX #14 permits a break inside of these characters (UAX #29), and most of them are set in two runs.
    @Test(
        arguments: [
            "\u{600}漢", "\u{605}漢", "\u{6DD}漢", "\u{8E2}漢", "\u{D4E}漢", "\u{110BD}漢", "漢\u{E33}", "漢\u{600}漢字",
            "a\u{200D}漢", "a🏽", "a\r\n\r\nb", "🇩🇪🇫🇷",
        ], [0, 5, 8, 20, 1e7])
    func `No line starts inside of a character`(text: String, width: CGFloat) throws {
        let starts = text.indices.map { $0.utf16Offset(in: text) }
        let shaped = ShapedText(text, try TestFonts.installed("Inter"))
        for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail] {
            let ranges = shaped.layout(width: width, mode: mode).lines.map(\.range)
            #expect(ranges.allSatisfy { starts.contains($0.lowerBound) && !$0.isEmpty }, "\(ranges)")
            #expect(ranges.flatMap { Array($0) } == Array(0..<text.utf16.count))
        }
    }

    /// A style may begin inside of a character: the character is in two runs then.
    @Test(arguments: [0, 5, 8, 20]) func `A character in two styles is not divided`(width: CGFloat) throws {
        let font = try TestFonts.installed("Inter")
        var other = CharacterStyle(font: font)
        other.kern = 1
        let text = StyledText(
            units: Array("a🏽bc".utf16),
            styleRuns: [
                StyledText.StyleRun(range: 0..<1, style: CharacterStyle(font: font)),
                StyledText.StyleRun(range: 1..<5, style: other),
            ], formatRuns: [StyledText.FormatRun(range: 0..<5, format: ParagraphFormat())])
        let ranges = ShapedText(text).layout(width: width, mode: .byCharWrapping).lines.map(\.range)
        #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == 5)
        #expect(!ranges.contains { 1...2 ~= $0.lowerBound })
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\u{2029}b", "a\u{2028}b", "a\u{85}b", "a\u{B}b"])
    func `A terminator ends the line`(text: String) {
        #expect(ShapedText(text, TestFonts.metricsUI).layout(width: 1000).lines.count == 2)
    }

    @Test func `An empty paragraph is a line of its own`() {
        let layout = ShapedText("a\n\nb", TestFonts.metricsUI).layout(width: 1000)
        #expect(layout.shownLines == ["a", "", "b"])
        #expect(abs(layout.height - 3 * TestFonts.metricsUI.lineHeight) < 1e-6)
    }

    @Test func `A soft hyphen shows only where the line ends at it`() {
        let whole = ShapedText("test\u{AD}string", TestFonts.metricsUI)
        #expect(whole.layout(width: 200).lines.count == 1)
        let broken = whole.layout(width: 60)
        #expect(broken.lines.count == 2)
        #expect(broken.shownLines[0].hasSuffix("-"))
    }

    @Test func `The first paragraph's unfinished words stay when lines run out`() {
        let layout = ShapedText(text, TestFonts.metricsUI).layout(width: 115, lines: 2, mode: .byWordWrapping)
        #expect(layout.shownLines == ["This is a test", "string used"])
        #expect(layout.isTruncated)
    }

    @Test func `A dictionary hyphenates where the paragraph asks for it`() throws {
        let font = try TestFonts.installed("Liberation Sans")
        let asked = ShapedText("an extraordinary word", font) { $0.hyphenationFactor = 1 }
        let lines = asked.layout(width: 90).shownLines
        #expect(lines[0].hasPrefix("an ex") && lines[0].last == "\u{2010}")
        #expect(ShapedText("an extraordinary word", font).layout(width: 90).shownLines[0] == "an")
    }

    /// A word of its own length, one behind a bracket or a hyphen, and one that needs several lines: Apple's
    /// documentation of `hyphenationFactor` compares lines broken without hyphenation, which hold none of it.
    @Test(arguments: [
        "internationalization", "a (internationalization)", "re-internationalization", "\u{201C}internationalization",
    ])
    func `A word that no line has space for is divided where the dictionary permits`(text: String) throws {
        let font = try TestFonts.installed("Liberation Sans")
        let asked = ShapedText(text, font) { $0.hyphenationFactor = 1 }
        let lines = asked.layout(width: 75).shownLines
        #expect(lines.count > 1)
        let parts = lines.dropLast().filter { $0.count > 3 }
        #expect(!parts.isEmpty && parts.allSatisfy { $0.last == "\u{2010}" })
    }

    @Test func `The last word of several is divided where it begins to be too wide`() throws {
        let font = try TestFonts.installed("Liberation Sans")
        let asked = ShapedText("public order, irrigation, roads", font) { $0.hyphenationFactor = 1 }
        let lines = asked.layout(width: 130).shownLines
        #expect(lines.first == "public order, irriga\u{2010}" || lines.first == "public order, irri\u{2010}")
        #expect(asked.layout(width: 130).lines.allSatisfy { $0.width <= 130 })
    }

    @Test func `A new width gives what the same width gave before`() {
        let shaped = ShapedText(text, TestFonts.metricsUI)
        let before = shaped.layout(width: 100).shownLines
        for width in stride(from: CGFloat(10), to: 400, by: 7) { _ = shaped.layout(width: width) }
        #expect(shaped.layout(width: 100).shownLines == before)
    }
}
