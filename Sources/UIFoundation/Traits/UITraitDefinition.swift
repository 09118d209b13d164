/// A setting that views inherit from what they lie upon: one of the system's, or a program's own.
///
/// A program declares a type that conforms, and reads and writes values under it by subscript. Values should be
/// `Hashable` and immutable: others count as changed whenever they are set.
public protocol UITraitDefinition {
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
    public static var identifier: String { String(reflecting: self) }
    public static var name: String { String(describing: self) }
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

public enum UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public enum UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public enum UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIAccessibilityContrast> { \.accessibilityContrast }
}

public enum UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UILegibilityWeight> { \.legibilityWeight }
}

public enum UITraitActiveAppearance: SystemTrait {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

public enum UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public enum UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public enum UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<UITraitOverrides, CGFloat> { \.displayScale }
}

public enum UITraitDisplayGamut: SystemTrait {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
    static var path: WritableKeyPath<UITraitOverrides, UIDisplayGamut> { \.displayGamut }
}

public enum UITraitForceTouchCapability: SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
    static var path: WritableKeyPath<UITraitOverrides, UIForceTouchCapability> { \.forceTouchCapability }
}
