extension UIButton {
    /// What changes a button before its configuration is shown.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// What a button is for; raw values as on iOS.
    public enum Role: Int, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }

    /// Kinds of buttons; raw values as on iOS.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case plain = 6
        case close = 7

        /// The name of `system` before iOS 7.
        public static let roundedRect = ButtonType.system
    }

    /// A button's look since iOS 15: style, size, colors, title and image.
    ///
    /// Colors are the tint's unless they are set. Sizes, insets and corners are those of iOS 15 to 18 as far as they
    /// are known; see the table of differences. Source: Apple's documentation of `UIButton.Configuration`.
    @preconcurrency @MainActor public struct Configuration {
        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style
        /// The first line of text; nil for none.
        public var title: String?
        /// The text with its attributes, in place of `title`.
        public var attributedTitle: AttributedString?
        /// Makes the attributes of the title's parts, from the font and the color that they have without it.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Makes the attributes of the subtitle's parts, from the font and the color that they have without it.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How lines of title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Where lines of the title end that have no room; a title that does not wrap has one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Where lines of the subtitle end that have no room; a subtitle that does not wrap has one line.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// A smaller text below the title.
        public var subtitle: String?
        /// The smaller text with its attributes, in place of `subtitle`.
        public var attributedSubtitle: AttributedString?
        /// The image beside the title.
        public var image: UIImage?
        /// How the image is drawn if it is a symbol; nil for as it is.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Makes the tint of the image from the color of the texts.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Whether a sign of activity turns in the image's place.
        public var showsActivityIndicator = false
        /// Makes the color of the sign of activity from the color of the texts.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Where the image lies: beside the title or above or below it.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How large text and space are; insets that were not set change with it.
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// Between the edges and the content, in points.
        public var contentInsets = Size.medium.insets
        /// The color of text and image; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The color of the ground; nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// The ground below the content.
        public var background = UIBackgroundConfiguration.button

        /// Whether a button that is selected is shown otherwise. Stored; no effect.
        public var automaticallyUpdateForSelection = true
        /// What shows that a button has a menu. Stored; no effect.
        public var indicator = Indicator.automatic

        /// The title's font, where a document has one; nil for that of the size.
        var font: UIFont?

        init(_ style: Style) { self.style = style }

        /// Text in the tint, without a ground.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Text in the tint on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Text in the tint on a lighter tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White text on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The look of `plain()` on iOS.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The look of `gray()` on iOS.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The look of `tinted()` on iOS.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The look of `filled()` on iOS.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Dark text on glass, which is a light color here.
        public static func glass() -> Configuration { clearGlass() }
        /// White text on glass in the tint, which is opaque here.
        public static func prominentGlass() -> Configuration { capsule(.filled) }
        /// Dark text on clear glass, which is a light color here.
        public static func clearGlass() -> Configuration {
            var configuration = capsule(.gray)
            configuration.baseForegroundColor = .label
            configuration.baseBackgroundColor = UIColor {
                UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: 0.6)
            }
            return configuration
        }
        /// White text on clear glass in the tint, which is opaque here.
        public static func prominentClearGlass() -> Configuration { capsule(.filled) }

        private static func capsule(_ style: Style) -> Configuration {
            var configuration = Configuration(style)
            configuration.cornerStyle = .capsule
            return configuration
        }

        /// Gives the content the insets of the button's size.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
        /// The same configuration: its colors follow the button's state when they are shown.
        public func updated(for button: UIButton) -> Configuration { self }

        /// What shows that a button has a menu; raw values as on iOS.
        public enum Indicator: Int, Sendable {
            case automatic = 0
            case none, popup
        }

        /// How large text and space are; raw values as on iOS.
        public enum Size: Int, Sendable {
            case medium = 0
            case small, mini, large
        }

        /// How round corners are; raw values as on iOS.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// How title and subtitle stand to each other; raw values as on iOS.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading, center, trailing
        }
    }
}

extension UIButton.Configuration.Size {
    /// What the size leaves around the content, in points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The title's, in the text size of some traits.
    @MainActor func font(for traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: self == .small || self == .mini ? .subheadline : .body, compatibleWith: traits)
    }
}

extension UIButton.Configuration {
    /// The colors of title and background in a state.
    func colors(_ state: UIControl.State, tint: UIColor) -> (foreground: UIColor, background: UIColor?) {
        let isPressed = state.contains(.highlighted)
        if state.contains(.disabled) {
            // What a program gives the ground itself, it gives for the state.
            return (.tertiaryLabel, background.backgroundColor ?? (style == .plain ? nil : .tertiarySystemFill))
        }
        let accent = baseForegroundColor ?? tint
        let base = baseBackgroundColor ?? background.backgroundColor
        switch style {
        case .plain: return (isPressed ? accent.withAlphaComponent(0.35) : accent, base)
        case .gray: return (accent, isPressed ? .secondarySystemFill : base ?? .tertiarySystemFill)
        case .tinted: return (accent, (base ?? tint).dimmed(isPressed ? 0.3 : 0.18))
        case .filled:
            return (baseForegroundColor ?? .white, isPressed ? (base ?? tint).dimmed(0.75) : base ?? tint)
        }
    }

    /// Whether something lies behind the content, whose corners the configuration says.
    var hasGround: Bool {
        style != .plain || baseBackgroundColor != nil || background.backgroundColor != nil
            || background.strokeWidth > 0
    }

    /// Whether a text may have several lines.
    var wrapsTexts: Bool { titleLineBreakMode.wraps || (hasSubtitle && subtitleLineBreakMode.wraps) }
    private var hasSubtitle: Bool { subtitle != nil || attributedSubtitle != nil }

    /// How lines of the texts stand; those beside an image begin together where nobody says otherwise.
    func textAlignment(_ direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
        let isCentered = imagePlacement == .top || imagePlacement == .bottom
        let isLeft = direction == .leftToRight
        return switch titleAlignment {
        case .center: .center
        case .automatic where isCentered: .center
        case .automatic, .leading: isLeft ? .left : .right
        case .trailing: isLeft ? .right : .left
        }
    }

    var corners: ButtonLook.Corners {
        switch cornerStyle {
        case .fixed, .dynamic: .radius(background.cornerRadius)
        case .small: .radius(4)
        case .medium: .radius(5.95)
        case .large: .radius(8.75)
        case .capsule: .capsule
        }
    }
}

extension NSLineBreakMode {
    /// Whether a text that has no room goes on in another line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Edges in reading direction; raw values as on iOS.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt
    /// Makes a set of edges of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The lower edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
