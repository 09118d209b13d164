/// Scales a program's own fonts and lengths as a text style grows with the user's text size.
///
/// Lengths grow as the style's line height does, rounded to whole pixels: found from values recorded on iOS, of which 8
/// of 9 follow the published line heights exactly. Source: Apple's documentation of `UIFontMetrics`.
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Makes the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// A font that looks like the given one at the default text size and grows with the user's.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
    }

    /// A font that looks like the given one at the default text size and has the size that traits ask for; nil means
    /// the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// A font that grows with the user's text size, up to a size in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font that grows with the text size of given traits, up to a size in points; 0 and less set no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
        let growth = FontRequest.Growth(style: style, size: font.pointSize, limit: limit)
        return font.grown(growth, traitCollection ?? .current)
    }

    /// A length in points at the current text size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length in points at the text size of given traits, in whole pixels of their scale.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let current = UITraitCollection.current
        let traits = traitCollection.map(current.overridden) ?? current
        let ratio = style.leading(at: traits.preferredContentSizeCategory) / style.leading(at: .large)
        guard ratio != 1, value.isFinite else { return value }
        return PixelGrid(scale: traits.displayScale).round(value * ratio)
    }
}

extension UIFont.TextStyle {
    /// The line heights in points that Apple's Human Interface Guidelines give, for each step of text size.
    ///
    /// `.caption2` at the second accessibility size is 29 there by the recorded values, not the 30 of the table.
    private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
    ]

    /// The line height in points that the style is designed for; that of body text for headlines and unknown styles.
    func leading(at category: UIContentSizeCategory) -> CGFloat {
        let leadings = Self.leadings[self] ?? [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        return leadings[category.step]
    }

    /// The line height in points that the style is designed for where it has a size; 0 for a size that it never has.
    func leading(ofSize size: CGFloat) -> CGFloat {
        let categories = [UIContentSizeCategory.large] + UIContentSizeCategory.ascending
        return categories.first { pointSize(at: $0) == size }.map(leading) ?? 0
    }
}

extension UIFont {
    /// The font at the size that a growth has under given traits; it will grow on with labels that ask it to.
    fileprivate func grown(_ growth: FontRequest.Growth, _ traits: UITraitCollection) -> UIFont {
        let size = UIFontMetrics(forTextStyle: growth.style).scaledValue(for: growth.size, compatibleWith: traits)
        var grown = request.withSize(min(size, growth.limit))
        grown.growth = growth
        return FontCache.font(for: grown) ?? self
    }

    /// The font as it is at the text size of given traits: fonts of text styles and of `UIFontMetrics` change, others
    /// do not.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        if let growth = request.growth { return grown(growth, traits) }
        guard let style = request.textStyle else { return self }
        var adjusted = request.withSize(style.pointSize(at: traits.preferredContentSizeCategory))
        adjusted.textStyle = style
        return FontCache.font(for: adjusted) ?? self
    }
}
