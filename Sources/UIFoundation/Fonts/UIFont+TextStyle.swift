extension UIFont {
    /// The role of a text, from which its size and weight follow; raw values as on iOS.
    public struct TextStyle: BridgedName, Hashable, Sendable {
        /// The style's name, as on iOS.
        public let rawValue: String

        /// Makes a style of a name; names that are not Apple's look like `body`.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(_ suffix: String) {
            rawValue = "UICTFontTextStyle" + suffix
        }

        /// The largest titles: 36 points, bold at the default text size.
        public static let extraLargeTitle = TextStyle("ExtraLargeTitle")
        /// Large titles of the second rank: 28 points, bold at the default text size.
        public static let extraLargeTitle2 = TextStyle("ExtraLargeTitle2")
        /// Large titles: 34 points at the default text size.
        public static let largeTitle = TextStyle("Title0")
        /// Titles of the first rank: 28 points at the default text size.
        public static let title1 = TextStyle("Title1")
        /// Titles of the second rank: 22 points at the default text size.
        public static let title2 = TextStyle("Title2")
        /// Titles of the third rank: 20 points at the default text size.
        public static let title3 = TextStyle("Title3")
        /// Headings: 17 points, semibold at the default text size.
        public static let headline = TextStyle("Headline")
        /// Headings of the second rank: 15 points at the default text size.
        public static let subheadline = TextStyle("Subhead")
        /// Running text: 17 points at the default text size.
        public static let body = TextStyle("Body")
        /// Callouts: 16 points at the default text size.
        public static let callout = TextStyle("Callout")
        /// Footnotes: 13 points at the default text size.
        public static let footnote = TextStyle("Footnote")
        /// Captions: 12 points at the default text size.
        public static let caption1 = TextStyle("Caption1")
        /// Captions of the second rank: 11 points at the default text size.
        public static let caption2 = TextStyle("Caption2")
    }

    /// The font of a text style at the size that is current on this thread; unknown styles look like `.body`.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the size that traits ask for.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        var request = FontRequest(
            .system(.standard, FontTraits(weight: style.weight.openType)), size: style.pointSize(at: category))
        request.textStyle = style
        return FontCache.systemFont(for: request)
    }
}

extension UIFont.TextStyle {
    /// Points for each step from extra small to the largest accessibility size, as recorded on iOS 13.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
    ]

    /// The size in points at a content size category; unspecified counts as `.large`.
    func pointSize(at category: UIContentSizeCategory) -> CGFloat {
        let sizes = Self.sizes[self] ?? [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return sizes[category.step]
    }

    var weight: UIFont.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The weight of the style's font where it is asked for in bold.
    ///
    /// Source: Apple's Human Interface Guidelines, "Typography", the emphasized weights of iOS; six buttons in documents of
    /// two projects.
    var emphasizedWeight: UIFont.Weight {
        switch self {
        case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        default: .semibold
        }
    }
}
