import PlacardUIFoundation
import Testing

@Suite struct UIFontMetricsTests {
    /// `UIFontMetrics.scaledValue` on iOS 26 at 3× (uikit-numbers: openuikit DynamicTypeTests; a public app's note).
    struct Recorded: Sendable {
        var style: UIFont.TextStyle
        var category: UIContentSizeCategory
        var value: CGFloat
        var scaled: CGFloat
    }

    static let recorded = [
        Recorded(style: .body, category: .extraSmall, value: 18, scaled: 15.6667),
        Recorded(style: .body, category: .extraExtraExtraLarge, value: 18, scaled: 23.6667),
        Recorded(style: .footnote, category: .extraExtraExtraLarge, value: 18, scaled: 24),
        Recorded(style: .caption2, category: .extraExtraExtraLarge, value: 18, scaled: 30.3333),
        Recorded(style: .body, category: .accessibilityLarge, value: 18, scaled: 32.6667),
        Recorded(style: .caption2, category: .accessibilityLarge, value: 8, scaled: 18),
        Recorded(style: .title2, category: .accessibilityExtraExtraExtraLarge, value: 18, scaled: 42.3333),
        Recorded(style: .body, category: .extraExtraExtraLarge, value: 16, scaled: 21),
        Recorded(style: .body, category: .accessibilityExtraExtraExtraLarge, value: 16, scaled: 45),
    ]

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 3), UITraitCollection(preferredContentSizeCategory: category),
        ])
    }

    @Test(arguments: recorded) func `Lengths grow as iOS recorded`(recorded: Recorded) {
        let scaled = UIFontMetrics(forTextStyle: recorded.style)
            .scaledValue(for: recorded.value, compatibleWith: traits(recorded.category))
        // The note on body 16 gives whole points.
        let tolerance: CGFloat = recorded.value == 16 ? 0.5 : 0.001
        #expect(abs(scaled - recorded.scaled) < tolerance, "\(scaled)")
    }

    @Test(arguments: [8, 13.3, 18, 64] as [CGFloat])
    func `Nothing changes at the default text size`(value: CGFloat) {
        #expect(UIFontMetrics.default.scaledValue(for: value, compatibleWith: traits(.large)) == value)
    }

    @Test func `A scaled font grows up to its limit and keeps its face`() throws {
        let base = UIFont.systemFont(ofSize: 18, weight: .bold)
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        let font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: base, compatibleWith: largest)
        #expect(abs(font.pointSize - 42.3333) < 0.001 && font.fontName == base.fontName)
        let limited = UIFontMetrics(forTextStyle: .title2)
            .scaledFont(for: base, maximumPointSize: 30, compatibleWith: largest)
        #expect(limited.pointSize == 30)
        #expect(limited.adjusted(to: traits(.large)).pointSize == 18)
    }

    @Test func `Fonts of a size of one's own do not follow the text size`() {
        let style = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
        #expect(style.adjusted(to: traits(.extraExtraExtraLarge)).pointSize == 23)
        #expect(style.withSize(30).adjusted(to: traits(.extraExtraExtraLarge)).pointSize == 30)
    }
}
