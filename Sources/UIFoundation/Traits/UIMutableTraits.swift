/// Traits while they are put together: what `UITraitCollection.init(mutations:)` hands to its closure.
///
/// A trait that is `unspecified` (0 for the scale) is left to whatever lies above.
public protocol UIMutableTraits {
    /// The value of a trait, its default if none is specified.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }

    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels in a point.
    var displayScale: CGFloat { get set }
    var displayGamut: UIDisplayGamut { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
}
