import PlacardTextKit
import Testing

@testable import PlacardCoreText
@testable import PlacardUIFoundation

@Suite struct TypesetTextTests {
    /// Text whose colors, formats and size tests change.
    private struct Given: TextSource {
        var text: NSMutableAttributedString
        var allowsTightening = false

        init(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            text = NSMutableAttributedString(string: string, attributes: attributes)
        }

        func resolved(fontScale: CGFloat) -> ResolvedText {
            ResolvedText(text, defaults: .textKit, fontScale: fontScale)
        }
    }

    private func rules(width: CGFloat) -> LayoutRules {
        var rules = LayoutRules()
        rules.width = width
        return rules
    }

    @Test func `colors that move cost neither glyphs nor lines`() {
        var typeset = TypesetText(Given("one two three"))
        let (shaped, block) = (typeset.shapedText(), typeset.block(rules(width: 50)))
        for start in 0..<6 {
            typeset.change(.paints) {
                $0.text.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 13))
                $0.text.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: start, length: 4))
            }
            let painted = typeset.block(rules(width: 50))
            #expect(typeset.shapedText() === shaped && painted.layout === block.layout)
            #expect(painted.paints.paint(at: start).foreground == .red)
            #expect(painted.paints.paint(at: start + 4).foreground == .black)
        }
    }

    @Test func `alignment costs lines and no glyphs, and another font both`() {
        var typeset = TypesetText(Given("one two three"))
        let words = typeset.shapedText().words.count
        let x = typeset.block(rules(width: 200)).layout.lines.first?.x
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let whole = NSRange(location: 0, length: 13)
        typeset.change(.formats) { $0.text.addAttribute(.paragraphStyle, value: style, range: whole) }
        #expect(typeset.shapedText().words.count == words)
        #expect((typeset.block(rules(width: 200)).layout.lines.first?.x ?? 0) > (x ?? 0) + 50)
        typeset.change(.everything) {
            $0.text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: whole)
        }
        #expect(typeset.block(rules(width: 200)).height > 40)
    }

    @Test func `glyphs that were put in the places of others stay while colors change`() {
        var typeset = TypesetText(Given("one"))
        let changed = typeset.shapedText().changed([], lineStarts: [1: .required])
        typeset.replaceShapedText(changed)
        typeset.change(.paints) {
            $0.text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        }
        #expect(typeset.block(rules(width: 200)).layout.lines.count == 2)
        #expect(typeset.shapedText() === changed)
    }

    @Test func `the lines of the last spaces are kept, and no more`() {
        var typeset = TypesetText(Given("one two three four"))
        let first = typeset.block(rules(width: 40))
        for width in [50, 60] { _ = typeset.block(rules(width: CGFloat(width))) }
        #expect(typeset.keptBlock(rules(width: 40))?.layout === first.layout)
        _ = typeset.block(rules(width: 70))
        #expect(typeset.keptBlock(rules(width: 40)) == nil)
    }

    @Test func `text is shrunk to the largest size that fits, and found once`() {
        var typeset = TypesetText(Given("one two three", [.font: UIFont.systemFont(ofSize: 20)]))
        let space = CGSize(width: typeset.block(LayoutRules()).layout.width * 0.75, height: 100)
        var rules = rules(width: space.width)
        rules.maximumLines = 1
        let shrunk = typeset.shrunk(rules, into: space, least: 0.1)
        #expect(shrunk.scale < 1 && shrunk.block.layout.width <= space.width)
        let larger = ShapedText(typeset.source.resolved(fontScale: shrunk.scale + 0.001).styled).layout(LayoutRules())
        #expect(larger.width > space.width)
        #expect(typeset.shrunk(rules, into: space, least: 0.1).block.layout === shrunk.block.layout)
        #expect(typeset.shrunk(rules, into: space, least: 0.9).scale == 0.9)
        let wide = CGSize(width: 500, height: 100)
        #expect(typeset.shrunk(LayoutRules(), into: wide, least: 0.1).scale == 1)
    }
}
