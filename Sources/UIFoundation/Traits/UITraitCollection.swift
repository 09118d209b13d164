import Synchronization

/// The circumstances that a view is shown in: appearance, contrast, scale, text size, direction, space.
///
/// Immutable; two are equal when all their traits are. Traits that a collection does not specify have the value
/// `unspecified` (0 for the scale). Source: Apple's documentation of `UITraitCollection`.
public final class UITraitCollection: Hashable, Sendable {
    let values: UITraitOverrides
    /// What `UIColor.tintColor` stands for here, nil for the system's tint; takes no part in comparisons, because views
    /// tell of their tint by `tintColorDidChange()`.
    let tint: UIColor?

    package init(_ values: UITraitOverrides, tint: UIColor? = nil) {
        self.values = values
        self.tint = tint
    }

    private convenience init<Value>(_ trait: WritableKeyPath<UITraitOverrides, Value>, _ value: Value) {
        var values = UITraitOverrides()
        values[keyPath: trait] = value
        self.init(values)
    }

    // MARK: Making

    /// A collection that specifies nothing.
    public convenience init() { self.init(UITraitOverrides()) }

    /// A collection that specifies the kind of device alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
    /// A collection that specifies the appearance alone.
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init(\.userInterfaceStyle, style) }
    /// A collection that specifies the level alone.
    public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) { self.init(\.userInterfaceLevel, level) }
    /// A collection that specifies the contrast alone.
    public convenience init(accessibilityContrast contrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, contrast)
    }
    /// A collection that specifies the legibility weight alone.
    public convenience init(legibilityWeight weight: UILegibilityWeight) { self.init(\.legibilityWeight, weight) }
    /// A collection that specifies the active appearance alone.
    public convenience init(activeAppearance appearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, appearance)
    }
    /// A collection that specifies the text size alone.
    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, category)
    }
    /// A collection that specifies the layout direction alone.
    public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, direction)
    }
    /// A collection that specifies the horizontal size class alone.
    public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, sizeClass)
    }
    /// A collection that specifies the vertical size class alone.
    public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, sizeClass)
    }
    /// A collection that specifies the pixels in a point alone.
    public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
    /// A collection that specifies the gamut alone.
    public convenience init(displayGamut gamut: UIDisplayGamut) { self.init(\.displayGamut, gamut) }
    /// A collection that specifies the force touch capability alone.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    /// Merges collections; where several specify a trait, the last one's counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(UITraitOverrides()) { $0.overridden(by: $1.values) })
    }

    /// Makes a collection of what a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(UITraitOverrides().changed(by: mutations))
    }

    /// These traits after a closure has changed some of them.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(by: mutations), tint: tint)
    }

    /// These traits with another value of one of them.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// These traits, but for those that `other` specifies.
    package func overridden(by other: UITraitCollection) -> UITraitCollection {
        UITraitCollection(values.overridden(by: other.values), tint: tint)
    }

    /// These traits with something for `UIColor.tintColor` to stand for.
    package func tinted(_ color: UIColor?) -> UITraitCollection { UITraitCollection(values, tint: color) }

    // MARK: Reading

    /// The kind of device that the interface is shown on.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether content lies on the ground or floats above it.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the user has asked for more contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether the user has asked for bold text; fonts do not follow it, `UIAccessibility.isBoldTextEnabled` does.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether the interface takes part in what the user does; nothing is drawn otherwise by it.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The text size that the user has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The direction in which leading leads to trailing.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Whether there is little or much space from left to right.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Whether there is little or much space from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Pixels in a point; 0 if not specified.
    public var displayScale: CGFloat { values.displayScale }
    /// The range of colors that the display shows; pictures are in sRGB whatever it is.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Whether the display feels how hard it is pressed; `unknown` if not specified. Touches do not follow it.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The value of a trait, its default if none is specified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Whether a trait has another value than in another collection.
    package func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        values.differs(from: other.values, in: trait)
    }

    /// Whether every trait that another collection specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.overridden(by: $0.values) == values } ?? true
    }

    /// Whether dynamic colors may look different from what they are under `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map { values.hasDifferentColors(from: $0.values) } ?? true
    }

    // MARK: Those of the moment

    /// The traits of the main screen; at first those of a phone: light, 2 pixels in a point, large text, left to right.
    ///
    /// Within `performAsStandard(_:)` those, on its thread alone; setting them there ends with it.
    package static var standard: UITraitCollection {
        get { DrawingThread.current.screenTraits ?? standardTraits.withLock { $0 } }
        set {
            guard DrawingThread.current.screenTraits == nil else {
                DrawingThread.current.screenTraits = newValue
                return
            }
            standardTraits.withLock { $0 = newValue }
        }
    }

    /// Makes these traits, over the present ones, the main screen's for this thread while a closure runs.
    package func performAsStandard<Result, Failure>(
        _ actions: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = DrawingThread.current.screenTraits
        DrawingThread.current.screenTraits = UITraitCollection.standard.overridden(by: self)
        defer { DrawingThread.current.screenTraits = before }
        return try actions()
    }

    private static let standardTraits = Mutex(
        UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.userInterfaceStyle = .light
            $0.userInterfaceLevel = .base
            $0.accessibilityContrast = .normal
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.preferredContentSizeCategory = .large
            $0.layoutDirection = .leftToRight
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.displayScale = 2
            $0.displayGamut = .P3
            $0.forceTouchCapability = .unavailable
        })

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

    /// Whether all traits are the same, those of programs included; tints do not count.
    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool { a === b || a.values == b.values }

    /// Hashes the traits.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UITraitOverrides {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> UITraitOverrides {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? UITraitOverrides ?? self
    }
}
