import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct CaretTests {
    @Test func `The caret stands before its character and after the last one`() throws {
        let layout = ShapedText("test", TestFonts.metricsUI).layout(width: 200)
        let places = try (0...4).map { try #require(layout.caret(at: $0)).x }
        #expect(zip(places, [0, 6.94, 17.65, 26.34, 33.28]).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func `Where directions meet the caret has two places`() throws {
        let font = try TestFonts.installed("Inter")
        let layout = ShapedText("abc אבג", font).layout(width: 300)
        let line = try #require(layout.lines.first)
        let caret = try #require(layout.caret(at: 4))
        let second = try #require(caret.secondaryX)
        #expect(abs(max(caret.x, second) - (line.x + line.width)) < 1e-3)
        #expect(min(caret.x, second) < line.x + line.width / 2 + 10)
    }

    @Test func `A selection over two lines has a rectangle on each`() {
        let layout = ShapedText("This is a test string used", TestFonts.metricsUI).layout(width: 115)
        let rects = layout.selectionRects(for: 10..<20)
        #expect(rects.count == 2)
        #expect(rects[0].minX > 0 && rects[1].minX == 0)
        #expect(rects[0].height == layout.lines.first?.height)
    }

    @Test func `A logical range may be two rectangles on one line`() throws {
        let layout = ShapedText("ab אבג", try TestFonts.installed("Inter")).layout(width: 300)
        #expect(layout.selectionRects(for: 1..<4).count == 2)
    }

    @Test func `Nothing selected gives no rectangle`() {
        #expect(ShapedText("test", TestFonts.metricsUI).layout(width: 50).selectionRects(for: 2..<2).isEmpty)
    }
}
