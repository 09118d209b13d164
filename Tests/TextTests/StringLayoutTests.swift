import Foundation
import PlacardText
import TestTools
import Testing

/// Measures of Liberation Sans at 20.48 points, where a point is 100 font units: "n" is 1139 units wide and the space 569
/// ("hmtx"), ascent and descent are 1854 and 434 ("hhea").
@Suite struct StringLayoutTests {
    private let font: UIFont

    init() throws { font = try #require(UIFont(name: "Liberation Sans", size: 20.48)) }

    private func layout(_ text: String, width: CGFloat = .infinity) -> StringLayout {
        ShapedString(text, font: font).layout(width: width)
    }

    @Test func `Glyphs stand as far apart as the font's advances`() throws {
        let layout: StringLayout = layout("nnnn")
        let line: StringLayout.Line = try #require(layout.lines.first)
        let run: StringLayout.Run = try #require(line.runs.first)
        #expect(line.runs.count == 1 && run.range == 0..<4 && !run.isToken && !run.isRightToLeft)
        #expect(Set(run.glyphs).count == 1 && run.glyphs.count == 4 && CTFontGetSize(run.font) == 20.48)
        let steps = zip(run.positions, run.positions.dropFirst()).map { $1.x - $0.x }
        #expect(steps.allSatisfy { abs($0 - 11.39) < 0.01 })
        #expect(abs(layout.size.width - 4 * 11.39) < 0.04)
    }

    @Test func `White space at a line's end is told apart from its width`() throws {
        let line = try #require(layout("nn  ").lines.first)
        #expect(abs(line.rect.width - 2 * 11.39) < 0.02 && line.range == 0..<4)
        #expect(abs(line.trailingWhitespaceWidth - 2 * 5.69) < 0.02)
    }

    @Test func `A line reaches above and below its baseline as the font does`() throws {
        let lines = layout("n\nn").lines
        for line in lines {
            #expect(abs(line.ascent - 18.54) < 0.01 && abs(line.descent - 4.34) < 0.01)
            #expect(line.rect.minY <= line.baseline - line.ascent + 1e-9)
            #expect(line.rect.maxY >= line.baseline + line.descent - 1e-9)
        }
        #expect(lines.count == 2 && lines[1].baseline > lines[0].baseline)
    }

    @Test func `Lines know whether their paragraph goes on`() {
        #expect(layout("nn nn\nnn", width: 30).lines.map(\.endsParagraph) == [false, true, true])
        #expect(!layout("nn nn").isTruncated)
    }

    @Test func `Rectangles of a stretch lie on its letters, one for each line`() throws {
        let layout = layout("nn nn", width: 30)
        let rects = layout.rects(for: 1..<4)
        #expect(rects.count == 2 && abs(rects[0].minX - 11.39) < 0.01)
        #expect(rects[1].minX == 0 && abs(rects[1].width - 11.39) < 0.01)
        let caret = try #require(layout.caret(at: 4))
        #expect(abs(caret.minX - 11.39) < 0.01 && caret.width == 0 && caret.minY >= rects[1].minY - 1e-9)
    }

    @Test func `A text without letters has no stretch, and its only offset is 0`() {
        let layout = layout("")
        #expect(layout.offset(at: CGPoint(x: 9, y: 9)) == 0 && layout.rects(for: 0..<0).isEmpty)
        #expect(layout.size.width == 0)
    }

    @Test func `What is drawn elsewhere is the same, moved there`() throws {
        let layout = layout("nn")
        let first = try Pixels(60, 40) { layout.draw(in: $0) }
        let moved = try Pixels(60, 40) { layout.draw(in: $0, at: CGPoint(x: 7, y: 5)) }
        #expect(first.rows { $0 != 0 }.map { $0 + 5 } == moved.rows { $0 != 0 })
        #expect(first.columns { $0 != 0 }.map { $0 + 7 } == moved.columns { $0 != 0 })
        #expect(first.values.contains { $0 != 0 })
    }
}
