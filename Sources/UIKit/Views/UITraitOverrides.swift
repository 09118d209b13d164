/// Traits that a view has in place of those from above; what is left unspecified is taken from there.
///
/// Source: Apple's documentation of `UITraitOverrides`, which is a protocol there; here the traits are those of
/// `UITraitCollection`.
public struct UITraitOverrides: Hashable, Sendable {
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Pixels in a point; 0 if not specified.
    public var displayScale: CGFloat = 0

    public init() {}

    var collection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: userInterfaceStyle), UITraitCollection(displayScale: displayScale),
            UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
            UITraitCollection(layoutDirection: layoutDirection),
        ])
    }
}
