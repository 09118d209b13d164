import PlacardTextKit
import Testing

@testable import PlacardUIFoundation

@Suite struct TextPaintsTests {
    /// The parts of a text's one line in the order in which they are drawn; each letter named has a color of its own.
    private func parts(_ string: String, font: UIFont, colored: [Int]) -> [TextStretch] {
        let text = NSMutableAttributedString(string: string, attributes: [.font: font])
        for (index, offset) in colored.enumerated() {
            let color = UIColor(white: CGFloat(index + 1) / 10, alpha: 1)
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: offset, length: 1))
        }
        var typeset = TypesetText(AttributedText(text, defaults: .textKit))
        let block = typeset.block(LayoutRules())
        return block.layout.lines.flatMap(\.runs).flatMap { block.paints.stretches(of: $0) }
    }

    @Test func `parts of a line meet without gaps, kerning between words included`() {
        let font = UIFont.systemFont(ofSize: 40)
        for (string, colored) in [("To AV WA. VA", [0, 3, 4, 6, 10]), ("\u{5E9}\u{5DC} \u{5D5}\u{5DD}", [1, 3])] {
            let parts = parts(string, font: font, colored: colored)
            let runs = parts.flatMap(\.runs)
            #expect(parts.count > colored.count)
            for (left, right) in zip(runs, runs.dropFirst()) { #expect(abs(left.x + left.width - right.x) < 1e-9) }
            let whole = self.parts(string, font: font, colored: []).flatMap(\.runs)
            #expect(abs(runs.reduce(0) { $0 + $1.width } - whole.reduce(0) { $0 + $1.width }) < 1e-9)
            #expect(runs.flatMap(\.glyphs) == whole.flatMap(\.glyphs))
        }
    }

    @Test func `a color that changes inside of a character counts from the next one`() {
        let parts = parts("e\u{302}x", font: .systemFont(ofSize: 20), colored: [1, 2])
        #expect(parts.map(\.paint.foreground) == [.black, UIColor(white: 0.2, alpha: 1)])
    }

    @Test func `a letter that joins the one before it has its color`() throws {
        let font = try #require(UIFont(name: "Noto Sans Arabic", size: 20))
        // Lam and alef always join into one glyph.
        let parts = parts("\u{644}\u{627}", font: font, colored: [1])
        #expect(parts.flatMap(\.runs).flatMap(\.glyphs).count == 1)
        #expect(parts.map(\.paint.foreground) == [.black])
    }
}
