import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct AlignmentTests {
    private func layout(_ text: String, width: CGFloat = 200, _ format: (inout ParagraphFormat) -> Void) -> TextLayout
    {
        ShapedText(text, TestFonts.metricsUI, format: format).layout(width: width)
    }

    @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0)])
    func `A short line lies where its alignment says`(alignment: NSTextAlignment, share: Double) throws {
        let line = try #require(layout("test") { $0.alignment = alignment }.lines.first)
        #expect(abs(line.x - (200 - line.width) * share) < 1e-6)
    }

    @Test func `Natural alignment follows the paragraph's direction`() throws {
        let line = try #require(layout("test") { $0.baseWritingDirection = .rightToLeft }.lines.first)
        #expect(abs(line.x + line.width - 200) < 1e-6)
    }

    /// Apple's documentation of `NSTextAlignment`: sides are those of the page, whatever the direction.
    @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 1), (.justified, 1)])
    func `A short line from the right lies where its alignment says`(alignment: NSTextAlignment, share: Double) throws
    {
        let layout = layout("test") { ($0.alignment, $0.baseWritingDirection) = (alignment, .rightToLeft) }
        let line = try #require(layout.lines.first)
        #expect(abs(line.x - (200 - line.width) * share) < 1e-6)
    }

    /// Apple's documentation of `firstLineHeadIndent`: from the leading margin.
    @Test func `A line from the right begins its indent away from the right edge`() throws {
        let layout = layout("test") { ($0.firstLineHeadIndent, $0.baseWritingDirection) = (30, .rightToLeft) }
        let line = try #require(layout.lines.first)
        #expect(abs(line.x + line.width - 170) < 1e-6)
    }

    @Test func `Justified lines reach both edges, the paragraph's last does not`() throws {
        let layout = layout("This is a test string used to test", width: 100) { $0.alignment = .justified }
        let ends = layout.lines.map { line in line.runs.map { $0.x + $0.width }.max() ?? 0 }
        #expect(ends.dropLast().allSatisfy { abs($0 - 100) < 1e-3 })
        #expect(try #require(ends.last) < 99)
    }

    @Test func `Justified lines that end in a hyphen reach both edges`() {
        let text = "The education of an irrigation engineer needs extraordinary efficiency and understanding"
        var count = 0
        for width in stride(from: 120.0, through: 220, by: 10) {
            let layout = layout(text, width: width) {
                $0.alignment = .justified
                $0.hyphenationFactor = 1
            }
            for line in layout.lines where line.runs.contains(where: \.isToken) && line.visibleSpaces > 0 {
                let end = line.runs.map { $0.x + $0.width }.max() ?? 0
                #expect(abs(end - width) < 1e-3)
                count += 1
            }
        }
        #expect(count > 0)
    }

    @Test func `In a space without end lines are aligned to the widest one`() {
        let lines = Array(layout("a\na longer line", width: .infinity) { $0.alignment = .right }.lines)
        #expect(lines.count == 2 && lines[1].x == 0 && abs(lines[0].x + lines[0].width - lines[1].width) < 1e-6)
    }

    @Test func `Justification does not change the reported width`() {
        let plain = layout("This is a test string used to test", width: 100) { _ in }
        let justified = layout("This is a test string used to test", width: 100) { $0.alignment = .justified }
        #expect(plain.width == justified.width)
    }

    @Test func `A line that a terminator ends is not stretched`() throws {
        let layout = layout("This is\na test string used to test", width: 100) { $0.alignment = .justified }
        let first = try #require(layout.lines.first)
        #expect(first.record.stretch == 0)
    }

    @Test func `Chinese is stretched between ideographs`() throws {
        let font = try TestFonts.installed("Noto Sans CJK SC")
        let shaped = ShapedText("我们的目标是让文字在任何地方都好看", font) { $0.alignment = .justified }
        let first = try #require(shaped.layout(width: 100).lines.first)
        let end = first.runs.map { $0.x + $0.width }.max() ?? 0
        #expect(first.x == 0 && abs(end - 100) < 1e-3 && abs(first.drawnWidth - end) < 1e-3)
    }

    @Test func `Justified lines with inline objects between ideographs reach both edges`() throws {
        var object = CharacterStyle(font: try TestFonts.installed("Noto Sans CJK SC"))
        object.attachment = .init(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = CharacterStyle(font: object.font)
        let units = Array("我\u{FFFC}们的\u{FFFC}目标是让文字在任何地方都好看".utf16)
        let styles = [(0..<1, plain), (1..<2, object), (2..<4, plain), (4..<5, object), (5..<units.count, plain)]
            .map { StyledText.StyleRun(range: $0, style: $1) }
        var format = ParagraphFormat()
        format.alignment = .justified
        let text = StyledText(
            units: units, styleRuns: styles, formatRuns: [.init(range: 0..<units.count, format: format)],
            language: nil)
        let first = try #require(ShapedText(text).layout(width: 150).lines.first)
        #expect(abs((first.runs.map { $0.x + $0.width }.max() ?? 0) - 150) < 1e-3)
        #expect(abs(first.drawnWidth - 150) < 1e-3)
    }

    @Test func `Arabic keeps its joins and is stretched between words`() throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        let shaped = ShapedText("هذا نص عربي طويل نسبيا لاختبار الضبط", font) { $0.alignment = .justified }
        let layout = shaped.layout(width: 120)
        let line = try #require(layout.lines.first)
        let plain = ShapedText("هذا نص عربي طويل نسبيا لاختبار الضبط", font).layout(width: 120)
        let glyphs = { (line: TextLayout.Line) in line.runs.flatMap(\.glyphs) }
        #expect(glyphs(line) == glyphs(try #require(plain.lines.first)))
        let (start, end) = (line.runs.map(\.x).min() ?? 0, line.runs.map { $0.x + $0.width }.max() ?? 0)
        #expect(abs(start) < 1e-3 && abs(end - 120) < 1e-3 && abs(line.drawnWidth - 120) < 1e-3)
    }

    @Test func `Indents narrow the lines and move their starts`() {
        let layout = layout("This is a test string used to test UILabel", width: 140) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(layout.lines.map(\.x) == [30] + Array(repeating: 10, count: layout.lines.count - 1))
        #expect(layout.lines.allSatisfy { $0.x + $0.width <= 120 + 1e-6 })
    }

    @Test func `Tabs lead to the next stop`() throws {
        let layout = layout("a\tb\tc") {
            $0.tabStops = [TabStop(location: 50), TabStop(location: 90, alignment: .right)]
        }
        let line = try #require(layout.lines.first)
        let letters = line.runs.filter { !$0.glyphs.isEmpty }
        #expect(abs(letters[1].x - 50) < 1e-6)
        #expect(abs(letters[2].x + letters[2].width - 90) < 1e-6)
    }

    @Test func `A stop where the tab stands already is passed over`() throws {
        let line = layout("\tb") { $0.tabStops = [TabStop(location: 0), TabStop(location: 50)] }.lines.first
        let letter = try #require(line?.runs.last { !$0.glyphs.isEmpty })
        #expect(abs(letter.x - 50) < 1e-6)
    }

    /// Apple's documentation of `NSTextTab.OptionKey.columnTerminators`.
    @Test func `A column's terminator lies behind its right stop`() throws {
        func columns(_ text: String) throws -> [CGFloat] {
            let line = try #require(
                layout(text) {
                    let marks = CharacterSet(charactersIn: ".")
                    $0.tabStops = [TabStop(location: 90, alignment: .right, terminators: marks)]
                }.lines.first)
            let runs = line.runs.filter { !$0.glyphs.isEmpty }
            return [runs[1].x, runs[1].x + runs[1].width]
        }
        let (long, short) = (try columns("a\t12.345"), try columns("a\t12."))
        #expect(abs(long[0] - short[0]) < 1e-6 && long[0] < 90 && long[1] > 90)
        #expect(abs(try columns("a\t1234")[1] - 90) < 1e-6)
    }

    @Test func `Without stops a tab goes to the next multiple of the interval`() throws {
        let line = layout("a\tb") {
            $0.tabStops = []
            $0.defaultTabInterval = 36
        }.lines.first
        #expect(abs(try #require(line?.runs.last).x - 36) < 1e-6)
    }

    @Test func `A line that is cut for want of height keeps its own paragraph's direction`() throws {
        let font = try TestFonts.installed("Inter")
        let shaped = ShapedText("latin\nעברית", font)
        let line = try #require(
            shaped.layout(width: 200, mode: .byTruncatingTail, height: font.lineHeight * 1.5).lines.first)
        #expect(!line.isRightToLeft && line.x == 0)
    }
}

extension TextLayout.Line {
    fileprivate var visibleSpaces: Int { record.visible.count { layout.shaped.text.units[$0] == 0x20 } }
}
