import Foundation
import Testing

@testable import PlacardCoreText

/// Line geometry by section 4.3 of the behavior reference: what enlarges a line lies above its text.
@Suite struct LineStackingTests {
    private func layout(_ format: (inout ParagraphFormat) -> Void) -> TextLayout {
        ShapedText("one\ntwo", TestFonts.metricsUI, format: format).layout(width: 500)
    }

    private let font = TestFonts.metricsUI

    @Test func `A line is as high as its font says and the first baseline is its ascender`() throws {
        let lines = Array(layout { _ in }.lines)
        #expect(abs(lines[0].baseline - font.ascender) < 1e-6)
        #expect(abs(lines[1].baseline - lines[0].baseline - font.lineHeight) < 1e-6)
    }

    @Test func `A minimum height adds above the text`() {
        let layout = layout { $0.minimumLineHeight = 50 }
        #expect(layout.height == 100)
        #expect(abs(layout.lines.first!.baseline - (50 + font.descender - font.leading)) < 1e-6)
    }

    @Test func `A maximum height caps the line`() {
        #expect(layout { $0.maximumLineHeight = 10 }.height == 20)
    }

    @Test func `A multiple is applied before the limits`() {
        let doubled = layout { $0.lineHeightMultiple = 2 }
        #expect(abs(doubled.height - font.lineHeight * 4) < 1e-6)
        let capped = layout {
            $0.lineHeightMultiple = 2
            $0.maximumLineHeight = font.lineHeight
        }
        #expect(abs(capped.height - font.lineHeight * 2) < 1e-6)
    }

    @Test func `Line and paragraph spacing lie between lines and not below the last`() {
        let layout = layout {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 7
        }
        #expect(abs(layout.height - font.lineHeight * 2 - 15) < 1e-6)
    }

    /// Recorded on Apple's systems as base + 3, + 3, + 6, + 7, + 4 (uikit-numbers, "line box vs baselineOffset").
    @Test(arguments: [([3], 3), ([-3], 3), ([3, -3], 6), ([2, -5], 7), ([0, 4], 4)] as [([Double], Double)])
    func `Raised and lowered runs enlarge the line`(offsets: [Double], growth: Double) {
        let units = Array("ab".utf16.prefix(offsets.count))
        let runs = offsets.enumerated().map { index, offset in
            var style = CharacterStyle(font: font)
            style.baselineOffset = offset
            return StyledText.StyleRun(range: index..<index + 1, style: style)
        }
        let format = StyledText.FormatRun(range: 0..<units.count, format: ParagraphFormat())
        let text = StyledText(units: units, styleRuns: runs, formatRuns: [format])
        #expect(abs(ShapedText(text).layout(width: 500).height - font.lineHeight - growth) < 1e-6)
    }

    @Test func `The tallest font of a line decides`() {
        let big = TestFonts.font(size: 40)
        let runs = [
            StyledText.StyleRun(range: 0..<1, style: CharacterStyle(font: font)),
            StyledText.StyleRun(range: 1..<2, style: CharacterStyle(font: big)),
        ]
        let format = StyledText.FormatRun(range: 0..<2, format: ParagraphFormat())
        let text = StyledText(units: Array("ab".utf16), styleRuns: runs, formatRuns: [format])
        #expect(abs(ShapedText(text).layout(width: 500).height - big.lineHeight) < 1e-6)
    }

    @Test func `A fallback font does not enlarge the line`() throws {
        let inter = try TestFonts.installed("Inter")
        #expect(
            ShapedText("漢字 كلمة ไทย", inter).layout(width: 500).height
                == ShapedText("a", inter).layout(width: 500).height)
    }

    @Test func `Negative spacing draws lines together, but none above the one before`() {
        let text = ShapedText("This is\na test", font) { $0.lineSpacing = -5 }
        let layout = text.layout(width: 500)
        #expect(abs(layout.height - 2 * font.lineHeight + 5) < 1e-6)
        let folded = ShapedText("This is\na test", font) { $0.lineSpacing = -1000 }.layout(width: 500)
        #expect(abs(folded.height - font.lineHeight) < 1e-6)
    }
}
