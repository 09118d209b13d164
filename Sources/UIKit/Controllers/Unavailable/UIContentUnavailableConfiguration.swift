/// What stands in the place of content that is not there: an image, two texts and two buttons, one below the other.
///
/// Fonts, colors and distances are those seen on iOS 17 and 18; Apple publishes no numbers. Source: Apple's documentation of
/// `UIContentUnavailableConfiguration`.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How the parts lie.
    public enum Alignment: Hashable, Sendable {
        /// In the middle, across and down.
        case center
        /// Where reading begins, in the middle down.
        case natural
    }

    /// How a text looks.
    public typealias TextProperties = UIListContentConfiguration.TextProperties

    /// How the image looks.
    public struct ImageProperties {
        /// How large and bold a symbol is that does not say so itself.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template pictures and symbols; nil for the view's tint.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the picture's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The image is shrunk to fit; 0 sets no limit in a direction.
        public var maximumSize = CGSize.zero
        /// Whether the picture keeps its colors where others are inverted. Stored; no effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What a touch does; its title counts where the button has none.
        public var primaryAction: UIAction?
        /// What a touch offers; menus do not open. Stored; no effect.
        public var menu: UIMenu?
        /// Whether the button takes touches.
        public var isEnabled = true
    }

    /// The picture above the texts; nil for none.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The first text; nil for none.
    public var text: String?
    /// Stands for `text`.
    public var attributedText: NSAttributedString?
    /// How the first text looks.
    public var textProperties = TextProperties(.title2, .label, weight: .bold)
    /// The second text; nil for none.
    public var secondaryText: String?
    /// Stands for `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    /// The first button's looks; it is shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the first button does.
    public var buttonProperties = ButtonProperties()
    /// The second button's looks; it is shown where it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    /// How the parts lie.
    public var alignment = Alignment.center
    /// The directions in which the margins are at least those of the view around.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Between the parts and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 24, bottom: 8, trailing: 24)
    /// Between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// Between the texts and the buttons, in points.
    public var textToButtonPadding: CGFloat = 20
    /// Between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What lies below all parts.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a sign that turns stands in the image's place.
    var isLoading = false

    init() {
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    }

    /// Nothing; the parts that are set are shown.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// The sign of what is on its way, with a word.
    public static func loading() -> UIContentUnavailableConfiguration {
        var loading = UIContentUnavailableConfiguration()
        loading.isLoading = true
        loading.text = "Loading…"
        loading.textProperties = TextProperties(.subheadline, .secondaryLabel)
        loading.imageToTextPadding = 8
        return loading
    }

    /// The sign of a search that has found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var search = UIContentUnavailableConfiguration()
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = "No Results"
        search.secondaryText = "Check the spelling or try a new search."
        return search
    }

    /// A new `UIContentUnavailableView`.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The same in all circumstances.
    nonisolated public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The circumstances in which a controller has no content.
///
/// Source: Apple's documentation of `UIContentUnavailableConfigurationState`.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The circumstances that the controller is shown in.
    public var traitCollection: UITraitCollection
    /// What was searched for; nil for no search.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state in which nothing is the case but the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What a program adds to the circumstances.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
