/// A setting that views inherit from what they lie upon: one of the system's, or a program's own.
///
/// A program declares a type that conforms, and reads and writes values under it by subscript. Values should be
/// `Hashable` and immutable: others count as changed whenever they are set.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where nobody has specified one.
    static var defaultValue: Value { get }
    /// A name that no other trait has.
    static var identifier: String { get }
    /// A name for people.
    static var name: String { get }
    /// Whether colors have to be looked up again when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name with its module.
    public static var identifier: String { String(reflecting: self) }
    /// The type's name.
    public static var name: String { String(describing: self) }
    /// False: colors do not depend on it.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait that `UITraitOverrides` has a property for; its default means that it is not specified.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
    static var path: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension SystemTrait {
    static func value(in traits: UITraitOverrides) -> Any { traits[keyPath: path] }
    static func isSpecified(in traits: UITraitOverrides) -> Bool { traits[keyPath: path] != defaultValue }
    static func clear(in traits: inout UITraitOverrides) { traits[keyPath: path] = defaultValue }

    static func set(_ value: Any, in traits: inout UITraitOverrides) {
        traits[keyPath: path] = value as? Value ?? defaultValue
    }

    static func differs(_ first: UITraitOverrides, _ second: UITraitOverrides) -> Bool {
        first[keyPath: path] != second[keyPath: path]
    }

    static func copy(from other: UITraitOverrides, to traits: inout UITraitOverrides) {
        traits[keyPath: path] = other[keyPath: path]
    }
}

// MARK: - The system's traits

/// The trait behind `UITraitCollection.userInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait behind `UITraitCollection.userInterfaceStyle`.
public enum UITraitUserInterfaceStyle: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// True: the system's colors may depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait behind `UITraitCollection.userInterfaceLevel`.
public enum UITraitUserInterfaceLevel: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// True: the system's colors may depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait behind `UITraitCollection.accessibilityContrast`.
public enum UITraitAccessibilityContrast: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    /// True: the system's colors may depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait behind `UITraitCollection.legibilityWeight`.
public enum UITraitLegibilityWeight: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait behind `UITraitCollection.activeAppearance`.
public enum UITraitActiveAppearance: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait behind `UITraitCollection.preferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait behind `UITraitCollection.layoutDirection`.
public enum UITraitLayoutDirection: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait behind `UITraitCollection.horizontalSizeClass`.
public enum UITraitHorizontalSizeClass: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait behind `UITraitCollection.verticalSizeClass`.
public enum UITraitVerticalSizeClass: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait behind `UITraitCollection.displayScale`.
public enum UITraitDisplayScale: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}

/// The trait behind `UITraitCollection.displayGamut`.
public enum UITraitDisplayGamut: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIDisplayGamut.unspecified
    /// True: dynamic colors of programs may depend on it.
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIDisplayGamut> { \.displayGamut }
}

/// The trait behind `UITraitCollection.forceTouchCapability`.
public enum UITraitForceTouchCapability: SystemTrait {
    /// The value where the trait is not specified.
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<UITraitOverrides, UIForceTouchCapability> { \.forceTouchCapability }
}
