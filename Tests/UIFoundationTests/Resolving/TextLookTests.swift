import PlacardUIFoundation
import Testing

@Suite struct TextLookTests {
    /// Links are blue and underlined in labels, whatever their own attributes (behavior reference, section 6.7).
    @Test func `A link is blue and underlined whatever its color`() throws {
        let text = NSAttributedString(
            string: "here",
            attributes: [.link: "https://example.org", .foregroundColor: UIColor.red, .underlineStyle: 0])
        let paint = try #require(ResolvedText(text, defaults: .textKit).paints.looks.first)
        #expect(paint.foreground == .link && paint.underline?.style == .single)
    }

    @Test func `Letterpress has a light lower edge`() {
        let effect = NSAttributedString.TextEffectStyle.letterpressStyle
        for value in [effect, effect.rawValue] as [Any] {
            let text = NSAttributedString(string: "paper", attributes: [.textEffect: value])
            #expect(ResolvedText(text, defaults: .textKit).paints.looks.first?.shadow?.offset.height == 1)
        }
    }
}
