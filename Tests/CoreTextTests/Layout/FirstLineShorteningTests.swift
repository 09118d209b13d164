import PlacardCoreGraphics
import Testing

@testable import PlacardCoreText

/// The rules are those read from images that UIKit drew on iOS 11 to 26; the texts are our own. Advances of the font's
/// letters are known: "used to test a" is 122.5 points wide, "used to test" 106.5, "a label" 59.1, "label" 43.1.
@Suite struct FirstLineShorteningTests {
    private func layout(
        _ text: String, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode? = .byTruncatingTail,
        height: CGFloat = .infinity, format: (inout ParagraphFormat) -> Void = { $0.lineBreakStrategy = .standard }
    ) -> TextLayout {
        ShapedText(text, TestFonts.metricsUI, format: format).layout(
            width: width, lines: lines, mode: mode, height: height)
    }

    @Test(arguments: [NSLineBreakStrategy.standard, .pushOut])
    func `A second line of one word gets another`(_ strategy: NSLineBreakStrategy) {
        let pushed = layout("used to test a label", width: 125) { $0.lineBreakStrategy = strategy }
        #expect(pushed.shownLines == ["used to test", "a label"])
    }

    @Test(arguments: [NSLineBreakStrategy(), .hangulWordPriority])
    func `Without the strategy lines end greedily`(_ strategy: NSLineBreakStrategy) {
        let greedy = layout("used to test a label", width: 125) { $0.lineBreakStrategy = strategy }
        #expect(greedy.shownLines == ["used to test a", "label"])
    }

    @Test func `The width is that of the pushed lines`() {
        #expect(abs(layout("used to test a label", width: 125).width - 106.49) < 0.01)
    }

    @Test func `Only one word is pushed, and white space at the end is no word`() {
        #expect(layout("used to test a label  ", width: 125).shownLines == ["used to test", "a label"])
        #expect(layout("used to test as label", width: 140).shownLines == ["used to test", "as label"])
    }

    @Test func `A second line of two words stays`() {
        #expect(layout("used to test a label as", width: 125).shownLines == ["used to test a", "label as"])
    }

    @Test func `Three lines stay as they are`() {
        let text = "used to test a label used to test as label"
        #expect(layout(text, width: 125).shownLines == ["used to test a", "label used to", "test as label"])
        #expect(layout("used to test a label a string longest", width: 125).shownLines.last == "longest")
    }

    @Test func `A word is not pushed if the second line would be nearly as long as the first`() {
        // "a test strings" after "used": 1.6 times as long.
        #expect(layout("used strings label", width: 110).shownLines == ["used strings", "label"])
    }

    @Test func `Both words and their space must fit the second line`() {
        let indented = layout("used to test a label", width: 125) {
            $0.lineBreakStrategy = .standard
            $0.headIndent = 70
        }
        #expect(indented.shownLines == ["used to test a", "label"])
    }

    @Test func `A line of one word keeps it`() {
        #expect(layout("strings label", width: 70).shownLines == ["strings", "label"])
    }

    @Test(arguments: [NSLineBreakMode.byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle])
    func `Other break modes than word wrapping and tail truncation push nothing`(_ mode: NSLineBreakMode) {
        let lines = layout("used to test a label", width: 125, mode: mode).shownLines
        #expect(lines == layout("used to test a label", width: 125, mode: mode) { _ in }.shownLines)
    }

    @Test func `Justified text pushes nothing from one line to its last`() {
        let justified = layout("used to test a label", width: 125) {
            $0.lineBreakStrategy = .standard
            $0.alignment = .justified
        }
        #expect(justified.shownLines == ["used to test a", "label"])
    }

    @Test func `Text that is cut pushes nothing`() {
        let text = "used to test a label used to test as label"
        #expect(layout(text, width: 125, lines: 2).shownLines[0] == "used to test a")
        #expect(layout("used to test a label", width: 125, height: 30).shownLines == ["used to test…"])
        #expect(layout("used to test a label\nas", width: 125, lines: 2).shownLines[0] == "used to test a")
    }

    @Test func `Two permitted lines that are filled push as two lines do`() {
        #expect(layout("used to test a label", width: 125, lines: 2).shownLines == ["used to test", "a label"])
    }

    @Test func `Paragraphs are judged each by itself`() {
        let both = layout("used to test a label\nused to test a label as\nused", width: 125)
        #expect(both.shownLines == ["used to test", "a label", "used to test a", "label as", "used"])
    }

    @Test func `A hyphen at which the first line ends parts no words`() {
        #expect(layout("used to test a-label", width: 132).shownLines == ["used to test a-", "label"])
    }

    @Test func `Lines that are set one by one are shortened alike`() {
        let shaped = ShapedText("used to test a label", TestFonts.metricsUI) { $0.lineBreakStrategy = .standard }
        var flow = LineFlow(shaped, leading: .included)
        while let line = flow.next(width: 125) { flow.place(line, x: 0, top: 0, baseline: 0) }
        var again = LineFlow(shaped, leading: .included)
        let isShortened = again.shortenLines(of: flow.layout, width: 125)
        let first = again.next(width: 125)
        #expect(isShortened && first?.range == 0..<13)
    }

    // MARK: - Justified text

    private let long = "This is a test string used to test a label and it should wrap"

    @Test func `Justified lines 1 and 2 are evened out, and later lines stay`() {
        let justify = { (format: inout ParagraphFormat) in format.alignment = .justified }
        let greedy = layout("a test string a label is as strings label", width: 125, format: justify).shownLines
        #expect(greedy == ["a test string a", "label is as", "strings label"])
        let even = layout("a test string a label is as strings label", width: 125) {
            justify(&$0)
            $0.lineBreakStrategy = .standard
        }
        #expect(even.shownLines == ["a test string", "a label is as", "strings label"])
    }

    @Test func `Justified lines stay where moving a word would move the second line's end`() {
        let justified = layout(long, width: 150) {
            $0.alignment = .justified
            $0.lineBreakStrategy = .standard
        }
        #expect(justified.shownLines == layout(long, width: 150) { $0.alignment = .justified }.shownLines)
    }

    // MARK: - Korean

    @Test func `Korean words are whole where the strategy says so, and end anywhere elsewhere`() throws {
        let font = try TestFonts.installed("Noto Sans CJK SC")
        let text = "아름다운 대한민국의 국립중앙박물관에서 2024년에 만났습니다"
        func ends(_ strategy: NSLineBreakStrategy, _ width: CGFloat) -> [String] {
            ShapedText(text, font) { $0.lineBreakStrategy = strategy }.layout(width: width).shownLines
        }
        let words = Set(text.split(separator: " ").map(String.init))
        let whole = ends(.hangulWordPriority, 170).flatMap { $0.split(separator: " ").map(String.init) }
        #expect(Set(whole) == words)
        let anywhere = ends([], 170).flatMap { $0.split(separator: " ").map(String.init) }
        #expect(Set(anywhere) != words)
        #expect(ends(.hangulWordPriority, 60).count > 3, "a word wider than the line is divided")
    }

    @Test func `Another strategy asks for another analysis of Korean`() throws {
        let font = try TestFonts.installed("Noto Sans CJK SC")
        let shaped = ShapedText("국립중앙박물관", font)
        var format = ParagraphFormat()
        format.lineBreakStrategy = .pushOut
        #expect(shaped.replacingFormats([StyledText.FormatRun(range: 0..<7, format: format)]) != nil)
        format.lineBreakStrategy = .standard
        #expect(shaped.replacingFormats([StyledText.FormatRun(range: 0..<7, format: format)]) == nil)
    }
}
