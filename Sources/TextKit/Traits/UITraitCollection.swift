import Synchronization

/// The circumstances that a view is shown in: appearance, scale, text size, direction.
///
/// Immutable; two are equal when all their traits are. Traits that a collection does not specify have the value
/// `unspecified` (0 for the scale). Source: Apple's documentation of `UITraitCollection`.
public final class UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels in a point; 0 if not specified.
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    init(
        style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0,
        category: UIContentSizeCategory = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified
    ) {
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        displayScale = scale
        preferredContentSizeCategory = category
        layoutDirection = direction
    }

    /// A collection that specifies nothing.
    public convenience init() {
        self.init(style: .unspecified)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(scale: scale)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(idiom: idiom)
    }

    /// Merges collections; where several specify a trait, the last one's counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        let merged = traitCollections.reduce(UITraitCollection()) { $0.overridden(by: $1) }
        self.init(
            style: merged.userInterfaceStyle, scale: merged.displayScale,
            category: merged.preferredContentSizeCategory, direction: merged.layoutDirection,
            idiom: merged.userInterfaceIdiom)
    }

    /// These traits, but for those that `other` specifies.
    package func overridden(by other: UITraitCollection) -> UITraitCollection {
        UITraitCollection(
            style: other.userInterfaceStyle == .unspecified ? userInterfaceStyle : other.userInterfaceStyle,
            scale: other.displayScale == 0 ? displayScale : other.displayScale,
            category: other.preferredContentSizeCategory == .unspecified
                ? preferredContentSizeCategory : other.preferredContentSizeCategory,
            direction: other.layoutDirection == .unspecified ? layoutDirection : other.layoutDirection,
            idiom: other.userInterfaceIdiom == .unspecified ? userInterfaceIdiom : other.userInterfaceIdiom)
    }

    /// The traits of the main screen; at first those of a phone: light, 2 pixels in a point, large text, left to right.
    package static var standard: UITraitCollection {
        get { standardTraits.withLock { $0 } }
        set { standardTraits.withLock { $0 = newValue } }
    }

    private static let standardTraits = Mutex(
        UITraitCollection(style: .light, scale: 2, category: .large, direction: .leftToRight, idiom: .phone))

    /// The traits of the view that draws on this thread; outside of drawing the main screen's, unless set.
    public static var current: UITraitCollection {
        get { DrawingThread.current.traits ?? .standard }
        set { DrawingThread.current.traits = newValue }
    }

    /// Makes these traits the current ones while a closure runs.
    public func performAsCurrent(_ actions: () -> Void) {
        let before = DrawingThread.current.traits
        DrawingThread.current.traits = self
        defer { DrawingThread.current.traits = before }
        actions()
    }

    /// Whether dynamic colours may look different from what they are under `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
        a === b
            || a.userInterfaceStyle == b.userInterfaceStyle && a.displayScale == b.displayScale
                && a.preferredContentSizeCategory == b.preferredContentSizeCategory
                && a.layoutDirection == b.layoutDirection && a.userInterfaceIdiom == b.userInterfaceIdiom
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(layoutDirection)
        hasher.combine(userInterfaceIdiom)
    }
}

/// Light or dark appearance; raw values as on iOS.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The direction in which leading leads to trailing; raw values as on iOS.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The kind of device; raw values as on iOS.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
