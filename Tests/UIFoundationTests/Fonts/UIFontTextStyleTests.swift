import PlacardUIFoundation
import Testing

/// Sizes as recorded on iOS 13.3 (temoki/UIKit_DynamicType).
@Suite struct UIFontTextStyleTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
    ])
    func eachStyleHasItsSizeInEachCategory(_ style: UIFont.TextStyle, _ sizes: [CGFloat]) {
        let fonts = Self.categories.map {
            UIFont.preferredFont(
                forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
        }
        #expect(fonts.map(\.pointSize) == sizes)
    }

    @Test func headlinesAreSemibold() {
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    /// Source: Apple's Human Interface Guidelines, the table of iOS's text styles.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, UIFont.Weight.bold), (.title1, .bold), (.title2, .bold), (.title3, .semibold),
        (.headline, .semibold), (.body, .semibold), (.callout, .semibold), (.footnote, .semibold),
        (.caption2, .semibold),
    ])
    func `bold of a style is its emphasized weight`(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) throws {
        let font = UIFont.preferredFont(forTextStyle: style)
        let bold = UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
        #expect(bold.pointSize == font.pointSize)
        let text = "Hamburgefons"
        func width(_ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        #expect(width(bold) == width(.systemFont(ofSize: font.pointSize, weight: weight)))
        let plain = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(width(UIFont(descriptor: plain, size: 0)) == width(.boldSystemFont(ofSize: 17)))
    }

    @Test func categoriesAreOrderedBySize() {
        #expect(Self.categories.sorted() == Self.categories)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func aStyleFollowsTheTraitsOfTheThread() {
        UITraitCollection(preferredContentSizeCategory: .extraExtraLarge).performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
        }
    }
}
