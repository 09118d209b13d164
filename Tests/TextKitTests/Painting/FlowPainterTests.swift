import Foundation
import PlacardTextKit
import TestTools
import Testing

/// Layout managers draw text as string drawing does, underlines below the letters too.
@Suite struct FlowPainterTests {
    private static var looks: [(name: String, attributes: [NSAttributedString.Key: Any])] {
        [
            ("background", [.backgroundColor: UIColor.yellow]),
            ("underline", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red]),
            (
                "strikethrough",
                [.strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.blue]
            ),
            ("dashes", [.underlineStyle: NSUnderlineStyle.single.union(.patternDash).rawValue]),
            ("stroke", [.strokeWidth: -4, .strokeColor: UIColor.green]), ("slant", [.obliqueness: 0.3]),
            ("link", [.link: "https://example.org"]), ("shadow", [.shadow: shadow]),
        ]
    }

    private static var shadow: NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowColor = UIColor.orange
        return shadow
    }

    @Test(arguments: looks.indices)
    func `a look is the same in a string and in a layout manager`(index: Int) throws {
        let text = NSMutableAttributedString(
            string: "jumping over", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttributes(Self.looks[index].attributes, range: NSRange(location: 2, length: 7))
        // The baseline lies so little above a pixel's edge that the nearest edge is the next one too.
        let origin = CGPoint(x: 10, y: 39.9999 - UIFont.systemFont(ofSize: 20).ascender)
        let drawn = try Pixels(160, 60) { _ in text.draw(at: origin) }
        let managed = try Pixels(160, 60) { _ in draw(text, at: origin) }
        #expect(drawn == managed, "\(Self.looks[index].name)")
        let plain = try Pixels(160, 60) { _ in NSAttributedString(string: text.string).draw(at: origin) }
        #expect(drawn != plain)
    }

    private func draw(_ text: NSAttributedString, at origin: CGPoint) {
        let storage = NSTextStorage(attributedString: text)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 140, height: 50))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let glyphs = manager.glyphRange(for: container)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}
