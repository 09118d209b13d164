import Foundation
import PlacardTextKit
import TestTools
import Testing

/// Text that a layout manager draws on a page is text there, as a label's is, and its links can be clicked.
@Suite struct DocumentTextTests {
    private static let size = CGSize(width: 300, height: 60)

    private func page(_ draw: () -> Void) throws -> CGDocument {
        let document = CGDocument()
        UIGraphicsPushContext(try document.beginPage(size: Self.size))
        draw()
        UIGraphicsPopContext()
        return document
    }

    private func page(_ text: NSAttributedString, manager: NSLayoutManager = NSLayoutManager()) throws -> CGDocument {
        let stack = TextKitStack("", size: Self.size, manager: manager)
        stack.storage.setAttributedString(text)
        return try page {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs), at: .zero)
        }
    }

    private func svg(_ document: CGDocument) -> String { String(decoding: document.svgData(), as: UTF8.self) }

    /// The text and the links of a page, with their places along the line: baselines of layout managers lie on the next
    /// pixel, those of drawn strings on the nearest.
    private func texts(_ document: CGDocument) -> [String] {
        svg(document).components(separatedBy: "\n").filter { $0.hasPrefix("<text") || $0.hasPrefix("<a") }
            .map { $0.replacingOccurrences(of: " (y|d)=\"[^\"]*\"", with: "", options: .regularExpression) }
    }

    /// What poppler reads on the page.
    private func words(_ document: CGDocument) throws -> String {
        try OutsideTool("pdftotext", "FILE", "-").text(about: document.pdfData())
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func linked(_ text: String, _ word: String, _ link: String) -> NSAttributedString {
        let linked = NSMutableAttributedString(string: text)
        linked.addAttribute(.link, value: link, range: (text as NSString).range(of: word))
        return linked
    }

    @Test(arguments: [
        "Latin office fjord", "Ελληνικά και кириллица", "日本語の文字", "ภาษาไทย", "e\u{301}te\u{301} and more",
    ])
    func textIsFoundOnThePage(text: String) throws {
        let document = try page(NSAttributedString(string: text))
        let plain = text.precomposedStringWithCanonicalMapping
        #expect(try words(document).precomposedStringWithCanonicalMapping == plain)
    }

    /// One road: the page of a layout manager and that of drawn strings hold the same text in the same places. Natural
    /// lines are the only ones that they align otherwise.
    @Test(arguments: ["Some words on a line", "עברית and English", "السلام عليكم", "fi\u{301}ne 👋🏽 ok"])
    func aLayoutManagersPageIsThatOfADrawnString(text: String) throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        let attributed = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        let drawn = try page { attributed.draw(in: CGRect(origin: .zero, size: Self.size)) }
        #expect(try texts(page(attributed)) == texts(drawn))
    }

    @Test func linksLeadSomewhere() throws {
        let text = linked("go there now", "there", "https://example.org/place")
        let manager = try page(text)
        #expect(svg(manager).contains("href=\"https://example.org/place\""))
        #expect(String(decoding: manager.pdfData(), as: UTF8.self).contains("https://example.org/place"))
        let drawn = try page { text.draw(in: CGRect(origin: .zero, size: Self.size)) }
        #expect(texts(manager) == texts(drawn))
    }

    /// A manager that draws each glyph twice, for a shadow of its own, still writes one text.
    @Test func glyphsThatAreDrawnTwiceAreOneText() throws {
        final class Doubled: NSLayoutManager {
            override func showCGGlyphs(
                _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
                font: UIFont, textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any],
                in context: CGContext
            ) {
                let lower = (0..<glyphCount).map { CGPoint(x: positions[$0].x + 1, y: positions[$0].y + 1) }
                for places in [lower, Array(UnsafeBufferPointer(start: positions, count: glyphCount))] {
                    super.showCGGlyphs(
                        glyphs, positions: places, count: glyphCount, font: font, textMatrix: textMatrix,
                        attributes: attributes, in: context)
                }
            }
        }
        let document = try page(NSAttributedString(string: "single"), manager: Doubled())
        #expect(try words(document).components(separatedBy: "single").count == 2)
    }

    @Test func hiddenTextIsNotOnThePage() throws {
        let stack = TextKitStack("shown hidden", size: Self.size)
        for glyph in 6..<12 { stack.manager.setNotShownAttribute(true, forGlyphAt: glyph) }
        let document = try page {
            stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 12), at: .zero)
        }
        #expect(try words(document) == "shown")
    }
}
