import Testing

@testable import PlacardCoreText

/// `.tracking` is white space after each letter, which hangs over a line's end; `.kern` is part of the letter (Apple's
/// documentation of both keys). In this font "a" is 10.42 points wide, "s" 8.69, a space 5.62.
@Suite struct TrackingTests {
    private func text(_ string: String, tracking: CGFloat = 0, kern: CGFloat? = nil) -> ShapedText {
        var style = CharacterStyle(font: TestFonts.metricsUI)
        (style.tracking, style.kern) = (tracking, kern)
        return ShapedText(StyledText(string, style: style))
    }

    private func width(_ string: String) -> CGFloat { text(string).layout(LayoutRules()).width }

    @Test func `Tracking after the last letter hangs, kern does not`() throws {
        let plain = width("test")
        let tracked = try #require(text("test", tracking: 4).layout(LayoutRules()).lines.first)
        #expect(abs(tracked.width - plain - 12) < 1e-9 && abs(tracked.trailingWhitespaceWidth - 4) < 1e-9)
        let kerned = try #require(text("test", kern: 4).layout(LayoutRules()).lines.first)
        #expect(abs(kerned.width - plain - 16) < 1e-9 && kerned.trailingWhitespaceWidth == 0)
    }

    @Test func `Tracking before a space hangs with the space`() throws {
        let space = width("test") + 13
        let line = try #require(text("test test", tracking: 4).layout(width: space).lines.first)
        #expect(line.range == 0..<5)
        #expect(abs(line.trailingWhitespaceWidth - (width("s s") - 2 * width("s") + 8)) < 1e-6)
    }

    @Test func `A line that fits but for the last letter's tracking is not broken`() {
        let space = width("test") + 12.01
        #expect(text("test", tracking: 4).layout(width: space).lines.count == 1)
        #expect(text("test", kern: 4).layout(width: space).lines.count == 2)
        #expect(text("test test", tracking: 4).layout(width: space).lines.count == 2)
        #expect(text("testtest", tracking: 4).layout(width: space).lines.map(\.range) == [0..<4, 4..<8])
    }

    @Test func `Right-aligned text ends at the edge with its last letter`() throws {
        var style = CharacterStyle(font: TestFonts.metricsUI)
        style.tracking = 4
        var format = ParagraphFormat()
        format.alignment = .right
        let line = try #require(
            ShapedText(StyledText("test", style: style, format: format)).layout(width: 200).lines.first)
        let last = try #require(line.runs.first?.clusters.last)
        #expect(abs(last.x + last.width - 204) < 1e-6)
    }

    @Test func `Text from right to left begins at the right edge, however far it is tracked`() throws {
        var style = CharacterStyle(font: FontLibrary.shared.systemFont(ofSize: 17))
        style.tracking = 5
        let line = try #require(ShapedText(StyledText("שלום", style: style)).layout(width: 300).lines.first)
        let (first, last) = (
            try #require(line.runs.first?.clusters.last), try #require(line.runs.last?.clusters.first)
        )
        #expect(abs(max(first.x + first.width, last.x + last.width) - 300) < 1e-6)
        #expect(abs(min(first.x, last.x) - (300 - line.width - 5)) < 1e-6)
    }

    @Test func `Cut text has its ellipsis at the edge`() throws {
        let whole = text("test test test", tracking: 3)
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            let layout = whole.layout(width: 80, lines: 1, mode: mode)
            let runs = try #require(layout.lines.first).runs
            let end = try #require(runs.last.map { $0.x + $0.width })
            #expect(layout.isTruncated && abs(end - (layout.width + 3)) < 1e-6 && layout.width <= 80)
        }
    }
}
