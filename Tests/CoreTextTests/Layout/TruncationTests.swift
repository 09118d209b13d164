import Testing

@testable import PlacardCoreText

/// The rules were measured on iOS (behavior reference, section 3.4); expected strings follow from known advances.
@Suite struct TruncationTests {
    private let text = "This is a test string used to test UILabel"

    private func lines(_ mode: NSLineBreakMode, width: CGFloat = 125, lines: Int = 1) -> [String] {
        ShapedText(text, TestFonts.metricsUI).layout(width: width, lines: lines, mode: mode).shownLines
    }

    @Test func `The tail gives way to an ellipsis without a space before it`() {
        #expect(lines(.byTruncatingTail) == ["This is a tes…"])
        #expect(lines(.byTruncatingTail, width: 95) == ["This is a…"])
    }

    @Test func `The head gives way and the end of the text shows`() {
        #expect(lines(.byTruncatingHead) == ["…test UILabel"])
    }

    @Test func `The middle gives way between a start and an end that fit`() {
        #expect(lines(.byTruncatingMiddle) == ["This is…ILabel"])
    }

    /// As recorded on iOS for 28.01 and 68.01 points in a width of 353: what is left goes to the start where that brings
    /// start and end nearer to equal.
    @Test(arguments: [(28.01, "This is a test s…as three lines"), (68.01, "This…lines")])
    func `The start takes what is left if that evens the parts`(size: CGFloat, shown: String) {
        let text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
        let layout = ShapedText(text, TestFonts.font(size: size)).layout(
            width: 353, lines: 1, mode: .byTruncatingMiddle)
        #expect(layout.shownLines == [shown])
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `A cut line is never wider than its space`(mode: NSLineBreakMode) {
        for width in stride(from: CGFloat(30), to: 352, by: 3.7) {
            let layout = ShapedText(text, TestFonts.metricsUI).layout(width: width, lines: 1, mode: mode)
            #expect(layout.width <= width + 1e-3)
            #expect(layout.isTruncated)
        }
    }

    /// The token is as large as the letters at the cut, not as those where the line begins or the text ends.
    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `A cut line of letters of several sizes has space for the token that it shows`(mode: NSLineBreakMode) throws
    {
        let sizes: [CGFloat] = [8, 40, 8, 40, 8]
        let units = Array("iiiiiiiiiiiiiiiiiiii".utf16)
        let styles = sizes.enumerated().map { index, size in
            StyledText.StyleRun(
                range: index * 4..<index * 4 + 4, style: CharacterStyle(font: TestFonts.font(size: size)))
        }
        let text = StyledText(
            units: units, styleRuns: styles,
            formatRuns: [.init(range: 0..<units.count, format: ParagraphFormat())], language: nil)
        for width in stride(from: CGFloat(40), to: 180, by: 3.7) {
            let line = try #require(ShapedText(text).layout(width: width, lines: 1, mode: mode).lines.first)
            #expect(line.width <= width + 1e-3 && line.drawnWidth <= width + 1e-3, "at \(width)")
        }
    }

    /// Arabic letters take other forms at a cut, and letters that are cut apart are not kerned.
    @Test(
        arguments: ["شرح أطول من أن تتسع له الصورة كلها في سطر واحد", "AVAVAVAVAV Tomato To. AVAVAVAVAV"],
        [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `A cut line is as wide as the glyphs that it shows`(text: String, mode: NSLineBreakMode) throws {
        for width in stride(from: CGFloat(40), to: 240, by: 3.7) {
            let layout = ShapedText(text, TestFonts.metricsUI).layout(width: width, lines: 1, mode: mode)
            let line = try #require(layout.lines.first)
            let shown = line.runs.reduce(0) { $0 + $1.width }
            #expect(abs(shown - line.width) < 1e-3, "at \(width)")
            #expect(shown <= width + 1e-3, "at \(width)")
        }
    }

    @Test func `Only the last permitted line is cut`() {
        let shown = lines(.byTruncatingTail, width: 115, lines: 2)
        #expect(shown[0] == "This is a test")
        #expect(shown[1].hasSuffix("…"))
    }

    @Test func `Lines that find no height are cut like lines beyond the limit`() {
        let height = TestFonts.metricsUI.lineHeight * 2.5
        let layout = ShapedText(text, TestFonts.metricsUI).layout(width: 115, mode: .byTruncatingTail, height: height)
        #expect(layout.lines.count == 2)
        #expect(layout.shownLines[1].hasSuffix("…"))
    }

    @Test func `At least one line is set, however low the space`() {
        #expect(ShapedText(text, TestFonts.metricsUI).layout(width: 100, height: 1).lines.count == 1)
    }

    @Test func `Text that fits is left alone`() {
        let layout = ShapedText("test", TestFonts.metricsUI).layout(width: 100, lines: 1, mode: .byTruncatingTail)
        #expect(layout.shownLines == ["test"])
        #expect(!layout.isTruncated)
    }

    @Test func `A later paragraph counts as text that was cut`() {
        let layout = ShapedText("test\nlabel", TestFonts.metricsUI).layout(
            width: 100, lines: 1, mode: .byTruncatingTail)
        #expect(layout.shownLines == ["test…"])
    }

    @Test func `A custom token takes the ellipsis' place`() {
        var rules = LayoutRules()
        rules.width = 120
        rules.maximumLines = 1
        rules.lastLineBreakMode = .byTruncatingTail
        rules.truncationToken = ShapedText("- label", TestFonts.metricsUI)
        let layout = ShapedText(text, TestFonts.metricsUI).layout(rules)
        #expect(layout.shownLines[0].hasSuffix("- label"))
        #expect(layout.width <= 120)
    }

    /// As if the token stood in the text: the paragraph's direction orders it (UAX #9, P2 and P3), not its own letters.
    @Test(arguments: [
        ("Latin letters and more of them", "\u{2026} more", [0, 1]),
        ("Latin letters and more", "\u{2026} مزيد", [0, 1]),
        ("هذا نص عربي طويل بما يكفي", "\u{2026} more", [1, 0]),
        ("هذا نص عربي طويل بما يكفي", "\u{2026} مزيد", [1, 0]),
    ])
    func `A token begins beside the text`(_ text: String, _ token: String, _ order: [Int]) throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        var rules = LayoutRules()
        (rules.width, rules.maximumLines, rules.lastLineBreakMode) = (120, 1, .byTruncatingTail)
        rules.truncationToken = ShapedText(token, font)
        let line = try #require(ShapedText(text, font).layout(rules).lines.first)
        let places = line.runs.filter(\.isToken).flatMap(\.clusters)
        let mark = try #require(places.first { $0.range.lowerBound == 0 })
        let word = try #require(places.first { $0.range.lowerBound == 2 })
        #expect((mark.x < word.x) == (order == [0, 1]))
        let shown = line.runs.filter { !$0.isToken }.flatMap(\.clusters).map(\.x)
        let edge = try #require(order == [0, 1] ? shown.max() : shown.min())
        #expect((edge < mark.x) == (order == [0, 1]))
    }

    @Test func `An emoji sequence is never cut in two`() throws {
        let font = try TestFonts.installed("Inter")
        let family = "👨‍👩‍👧‍👦"
        let shaped = ShapedText(String(repeating: family, count: 6), font)
        for width in stride(from: CGFloat(20), to: 130, by: 5) {
            let shown = shaped.layout(width: width, lines: 1, mode: .byTruncatingTail).shownLines[0].dropLast()
            #expect(shown.allSatisfy { String($0) == family })
        }
    }
}
