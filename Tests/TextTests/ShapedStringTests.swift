import Foundation
import PlacardText
import TestTools
import Testing

@Suite struct ShapedStringTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let words = "Some words of different lengths, enough of them for several lines."

    @Test func `lines hold the whole text, one after another`() {
        let text = ShapedString(words, font: font)
        let lines = text.layout(width: 120).lines
        #expect(lines.count > 2)
        #expect(lines.flatMap(\.range) == Array(0..<text.length))
        #expect(lines.allSatisfy { $0.rect.width <= 120 })
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.minY + 1e-9 })
    }

    /// `boundingRect` measures with the leading of fonts, as layouts do.
    @Test(arguments: [90.0, 200, 10_000]) func `sizes are those of string drawing`(width: CGFloat) {
        let text = NSAttributedString(string: words, attributes: [.font: font])
        let rect = text.boundingRect(
            with: CGSize(width: width, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        let size = ShapedString(text).layout(width: width).size
        #expect(abs(size.height - rect.height) < 1e-9)
        #expect(size.width <= rect.width && rect.width <= width)
    }

    @Test func `what is drawn is what string drawing draws`() throws {
        let text = NSMutableAttributedString(string: words, attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 5))
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 14, length: 9))
        let drawn = try Pixels(150, 120, scale: 2) { ShapedString(text).layout(width: 150).draw(in: $0) }
        let expected = try Pixels(150, 120, scale: 2) { _ in
            text.draw(
                with: CGRect(x: 0, y: 0, width: 150, height: 120),
                options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        }
        #expect(drawn == expected)
        #expect(drawn.values.contains { $0 != 0 })
    }

    @Test func `a text in one font looks like one with the font as its attribute`() {
        let plain = ShapedString(words, font: font).layout(width: 150)
        let attributed = ShapedString(NSAttributedString(string: words, attributes: [.font: font])).layout(width: 150)
        #expect(plain.size == attributed.size)
        #expect(plain.lines.map(\.rect) == attributed.lines.map(\.rect))
        #expect(
            plain.lines.flatMap { $0.runs.flatMap(\.glyphs) }
                == attributed.lines.flatMap { $0.runs.flatMap(\.glyphs) })
    }

    @Test func `text that is cut ends with the token that was given`() throws {
        let token = ShapedString(" more", font: font, color: .blue)
        let layout = ShapedString(words, font: font)
            .layout(width: 150, maximumLines: 2, lineBreakMode: .byTruncatingTail, truncationToken: token)
        let last = try #require(layout.lines.last)
        let shown = try #require(last.runs.last)
        #expect(layout.isTruncated && layout.lines.count == 2)
        #expect(shown.isToken && shown.glyphs == token.layout().lines[0].runs[0].glyphs)
        #expect(last.rect.maxX <= 150)
        #expect(last.truncatedRange?.upperBound == words.utf16.count)
    }

    /// UAX #9: the digits of a right-to-left line run from left to right.
    @Test func `runs tell directions`() throws {
        let line = try #require(ShapedString("שלום 123", font: font).layout().lines.first)
        #expect(line.isRightToLeft)
        #expect(line.runs.contains { $0.isRightToLeft } && line.runs.contains { !$0.isRightToLeft })
    }

    @Test func `carets and points are each other's inverse`() throws {
        let layout = ShapedString(words, font: font).layout(width: 150)
        for offset in 0..<words.utf16.count where !layout.lines.contains(where: { $0.range.upperBound == offset }) {
            let caret = try #require(layout.caret(at: offset))
            let rest = layout.lines.first { $0.range.contains(offset) }
            if let rest, caret.minX > rest.rect.maxX { continue }
            #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
        }
        #expect(layout.rects(for: 0..<words.utf16.count).count == layout.lines.count)
    }

    @Test func `an empty text has no lines and no places`() {
        let layout = ShapedString("").layout(width: 10)
        #expect(layout.lines.isEmpty && layout.size == .zero)
        #expect(layout.caret(at: 0) == nil && layout.offset(at: .zero) == 0)
    }

    /// The example of the module's page.
    @Test func `a card is drawn without a view`() throws {
        let title = ShapedString("مرحبا بالعالم, hello world", font: .boldSystemFont(ofSize: 24))
        let lines = title.layout(width: 200, maximumLines: 2, lineBreakMode: .byTruncatingTail)
        let context = try CGContext(size: CGSize(width: 220, height: lines.size.height + 20), scale: 2)
        lines.draw(in: context, at: CGPoint(x: 10, y: 10))
        let png = context.makeImage().flatMap { UIImage(cgImage: $0).pngData() }
        #expect(try #require(png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
}
