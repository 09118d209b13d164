import Testing

@testable import PlacardUIFoundation

/// Apple's documentation of `NSAttributedString.Key.textHighlightStyle`: the text is marked in the colors of a scheme.
@Suite struct TextHighlightTests {
    @Test func `A mark has its scheme's color, and without one the tint's`() {
        let scheme = NSAttributedString.TextHighlightColorScheme.self
        let style = NSAttributedString.TextHighlightStyle.default
        #expect(NSAttributedString.highlight([.textHighlightStyle: style]) == .tintColor)
        let purple: [NSAttributedString.Key: Any] = [
            .textHighlightStyle: style, .textHighlightColorScheme: scheme.purple,
        ]
        #expect(NSAttributedString.highlight(purple) == .systemPurple)
        let named: [NSAttributedString.Key: Any] = [
            .textHighlightStyle: style.rawValue, .textHighlightColorScheme: scheme.mint.rawValue,
        ]
        #expect(NSAttributedString.highlight(named) == .systemMint)
    }

    @Test func `A color alone marks nothing`() {
        let scheme = NSAttributedString.TextHighlightColorScheme.orange
        #expect(NSAttributedString.highlight([.textHighlightColorScheme: scheme]) == nil)
    }
}
