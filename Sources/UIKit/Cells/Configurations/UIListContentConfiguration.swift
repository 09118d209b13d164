/// What a row, a header or a footer of a list shows: an image, a text and a second text.
///
/// Fonts, colors and distances of each kind are those seen on iOS 14 to 18; Apple publishes no numbers. Source: Apple's
/// documentation of `UIListContentConfiguration`.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
    /// The picture at the start; nil for none.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The first text; nil for none.
    public var text: String?
    /// Stands for `text`; what it leaves out is as `textProperties` say.
    @Shared public var attributedText: NSAttributedString?
    /// How the first text looks.
    public var textProperties: TextProperties
    /// The second text; nil for none.
    public var secondaryText: String?
    /// Stands for `secondaryText`; what it leaves out is as `secondaryTextProperties` say.
    @Shared public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties

    /// The directions in which the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether the texts stand side by side where both find room in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Between texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 12
    /// Between texts one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// How opaque the content is, 0 to 1.
    public var alpha: CGFloat = 1

    init(text: TextProperties, secondary: TextProperties) {
        (textProperties, secondaryTextProperties) = (text, secondary)
    }

    /// A new `UIListContentView`.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Disabled content is faint; colors that were set stay as they are.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        var configuration = self
        configuration.textProperties.takeStandardColor(isDisabled == true ? .tertiaryLabel : nil)
        configuration.secondaryTextProperties.takeStandardColor(isDisabled == true ? .quaternaryLabel : nil)
        return configuration
    }

    /// The least height of the content, in points; rows are as high even without text.
    var leastHeight: CGFloat = 44

    // MARK: Parts

    /// How a text looks.
    public struct TextProperties: Hashable, Sendable {
        /// How lines lie.
        public enum TextAlignment: Hashable, Sendable {
            case natural, center, justified
        }

        /// What becomes of a text's letters.
        public enum TextTransform: Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font of the whole text.
        public var font: UIFont
        /// The color of the text. One that was set stays in every state.
        public var color: UIColor {
            get { shownColor }
            set { (shownColor, isColorGiven) = (newValue, true) }
        }
        private var shownColor: UIColor
        private var isColorGiven = false
        private let standardColor: UIColor
        /// Makes the color that shows of `color`.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// How lines lie; `natural` begins where reading does.
        public var alignment = TextAlignment.natural
        /// How lines end that are too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How lines are broken that have no room, as labels do it.
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
        /// The greatest number of lines; 0 sets no limit.
        public var numberOfLines = 0
        /// Whether the text is shrunk where it is too wide.
        public var adjustsFontSizeToFitWidth = false
        /// How far the text is shrunk at most, as a share of its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move closer together before the text is cut.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a pointer shows text that is cut. Stored; no effect.
        public var showsExpansionTextWhenTruncated = false
        /// What becomes of the text's letters.
        public var transform = TextTransform.none

        init(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) {
            font = weight.map { Self.font(style, $0) } ?? .preferredFont(forTextStyle: style)
            (shownColor, standardColor) = (color, color)
        }

        /// The font of a style in another weight, which follows the text size as that does.
        private static func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
            let usual = UITraitCollection(preferredContentSizeCategory: .large)
            let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
            return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        }

        /// Takes the color of a state, or the usual one, unless one was set.
        mutating func takeStandardColor(_ color: UIColor?) {
            if !isColorGiven { shownColor = color ?? standardColor }
        }

        /// The color that shows.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.localizedUppercase
            case .lowercase: text.localizedLowercase
            case .capitalized: text.localizedCapitalized
            }
        }
    }

    /// How the image looks.
    public struct ImageProperties: Hashable, Sendable {
        /// As large as images of rows are by themselves: for `reservedLayoutSize` and `maximumSize`.
        public static let standardDimension: CGFloat = -1

        /// How symbols are drawn that have no configuration of their own: at first as large ones of body text, which follow
        /// the text size; Apple publishes no numbers.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        /// The color of template pictures; nil for the view's tint.
        public var tintColor: UIColor?
        /// Makes the tint that shows of `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the picture's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The image is shrunk to fit; 0 sets no limit in a direction.
        public var maximumSize = CGSize.zero
        /// The room that the image has, in whose middle it lies; 0 means its own.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the picture keeps its colors where others are inverted. Stored; no effect.
        public var accessibilityIgnoresInvertColors = false

        /// The tint that shows.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            tintColorTransformer?(self.tintColor ?? tintColor) ?? self.tintColor ?? tintColor
        }
    }

    /// A value whose type does not promise that it can be shared: an attributed string that was copied.
    ///
    /// Unchecked because it is never changed.
    @propertyWrapper public struct Shared: Hashable, @unchecked Sendable {
        private var text: NSAttributedString?
        /// The text; setting it copies.
        public var wrappedValue: NSAttributedString? {
            get { text }
            set { text = newValue?.snapshot }
        }
        /// Makes a copy of a text.
        public init(wrappedValue: NSAttributedString? = nil) { self.wrappedValue = wrappedValue }
    }
}

extension UIListContentConfiguration {
    /// A row with a text, and a smaller one below it.
    public static func cell() -> Self {
        Self(text: TextProperties(.body, .label), secondary: TextProperties(.caption1, .label))
    }

    /// A row with a text, and a smaller one below it.
    public static func subtitleCell() -> Self {
        Self(text: TextProperties(.body, .label), secondary: TextProperties(.caption1, .label))
    }

    /// A row with a text, and one of the same size at its end.
    public static func valueCell() -> Self {
        var value = Self(text: TextProperties(.body, .label), secondary: TextProperties(.body, .secondaryLabel))
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> Self { cell() }
    /// A row of a sidebar with a second text below the first.
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    /// A row with a large image before its texts.
    public static func accompaniedSidebarCell() -> Self { cell() }
    /// A row with a large image before its texts, the second below the first.
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

    /// The header of a section, as `plainHeader()` or `groupedHeader()`, whichever suits the list; here the latter.
    public static func header() -> Self { groupedHeader() }
    /// The footer of a section.
    public static func footer() -> Self { groupedFooter() }

    /// A header over rows that reach from edge to edge.
    public static func plainHeader() -> Self {
        Self.title(TextProperties(.body, .label, weight: .semibold), top: 3.5, bottom: 4)
    }
    /// A footer below rows that reach from edge to edge.
    public static func plainFooter() -> Self { title(TextProperties(.footnote, .secondaryLabel), top: 4, bottom: 8) }

    /// A header over rows in groups.
    public static func groupedHeader() -> Self {
        var header = title(TextProperties(.footnote, .secondaryLabel), top: 15.5, bottom: 6.5)
        header.textProperties.transform = .uppercase
        return header
    }
    /// A footer below rows in groups.
    public static func groupedFooter() -> Self {
        title(TextProperties(.footnote, .secondaryLabel), top: 7.5, bottom: 7.5)
    }

    /// A header of a sidebar.
    public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }
    /// A larger header over rows in rounded groups.
    public static func prominentInsetGroupedHeader() -> Self {
        title(TextProperties(.headline, .label), top: 17, bottom: 10)
    }
    /// A header as large as a title over rows in rounded groups.
    public static func extraProminentInsetGroupedHeader() -> Self {
        title(TextProperties(.title3, .label, weight: .semibold), top: 17, bottom: 10)
    }

    private static func title(_ text: TextProperties, top: CGFloat, bottom: CGFloat) -> Self {
        var title = Self(text: text, secondary: TextProperties(.caption1, .secondaryLabel))
        title.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16)
        title.leastHeight = 0
        return title
    }
}
