import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct HitTestingTests {
    /// At 20.48 points "t" is 6.94 wide, "e" 10.71, "s" 8.69.
    private let layout = ShapedText("test", TestFonts.metricsUI).layout(width: 200)

    @Test func `A point hits the character whose advance holds it`() throws {
        let hit = try #require(layout.hit(CGPoint(x: 8, y: 5)))
        #expect(hit.range == 1..<2)
        #expect(hit.placement == .inside)
        #expect(abs(hit.fraction - (8 - 6.94) / 10.71) < 1e-6)
    }

    @Test func `A point beside the text names the nearest character and says that it is outside`() throws {
        let right = try #require(layout.hit(CGPoint(x: 150, y: 5)))
        #expect(right.range == 3..<4 && right.fraction == 1 && right.placement == .outside)
        let above = try #require(layout.hit(CGPoint(x: 8, y: -30)))
        #expect(above.range == 1..<2 && above.placement == .outside)
    }

    @Test func `Empty text has a line and nothing to hit on it`() {
        #expect(ShapedText("", TestFonts.metricsUI).layout(width: 100).hit(.zero)?.placement ?? .outside == .outside)
    }

    @Test func `Right-to-left text is read from the right`() throws {
        let font = try TestFonts.installed("Noto Sans Hebrew")
        let layout = ShapedText("שלום", font).layout(width: 200)
        let line = try #require(layout.lines.first)
        let hit = try #require(layout.hit(CGPoint(x: line.x + line.width - 1, y: 5)))
        #expect(hit.range == 0..<1)
        #expect(hit.fraction < 0.5)
    }

    @Test func `A cut line answers for its token apart`() throws {
        let cut = ShapedText("This is a test string", TestFonts.metricsUI).layout(
            width: 100, lines: 1, mode: .byTruncatingTail)
        let line = try #require(cut.lines.first)
        let hit = try #require(cut.hit(CGPoint(x: line.x + line.width - 2, y: 5)))
        #expect(hit.placement == .token)
        #expect(hit.range == line.truncatedRange)
    }

    @Test(arguments: ["office fluff", "👨‍👩‍👧 family 🇩🇪", "क्षत्रिय नमस्ते", "ภาษาไทย", "مرحبا world 12", "e\u{301}a\u{30A}"])
    func `The middle of every character's rectangle hits that character`(text: String) throws {
        let layout = ShapedText(text, try TestFonts.installed("Inter")).layout(width: 90)
        for line in layout.lines {
            for (range, rect) in line.graphemes
            where rect.width > 0.5 && range.upperBound <= line.record.visible.upperBound {
                let hit = try #require(layout.hit(CGPoint(x: rect.midX, y: rect.midY)))
                #expect(hit.range == range && hit.line == line.index && hit.placement == .inside)
            }
        }
    }

    @Test(arguments: ["office fluff", "👨‍👩‍👧 family 🇩🇪", "क्षत्रिय", "ภาษาไทย", "مرحبا world"])
    func `Character rectangles tile the line in user-perceived characters`(text: String) throws {
        let line = try #require(ShapedText(text, try TestFonts.installed("Inter")).layout(width: 1000).lines.first)
        let words = line.graphemes.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { range, _ in
            String(decoding: Array(text.utf16)[range], as: UTF16.self)
        }
        #expect(words == text.map { String($0) })
    }
}
