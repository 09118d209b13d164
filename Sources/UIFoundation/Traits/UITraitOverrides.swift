/// Values of traits, each specified or left to whoever is asked next: what a view has in place of the traits from
/// above, and what a `UITraitCollection` is made of.
///
/// Source: Apple's documentation of `UITraitOverrides`, which is a protocol there.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    /// The kind of device that the interface is shown on; `unspecified` leaves it open.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// Light or dark appearance; `unspecified` leaves it open.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether content lies on the ground or floats above it; `unspecified` leaves it open.
    public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// Whether the user has asked for more contrast; `unspecified` leaves it open.
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// Whether the user has asked for bold text; `unspecified` leaves it open.
    public var legibilityWeight = UILegibilityWeight.unspecified
    /// Whether the interface takes part in what the user does; `unspecified` leaves it open.
    public var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    /// The text size that the user has chosen; `unspecified` leaves it open.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The direction in which leading leads to trailing; `unspecified` leaves it open.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// Whether there is little or much space from left to right; `unspecified` leaves it open.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Whether there is little or much space from top to bottom; `unspecified` leaves it open.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Pixels in a point; 0 leaves it open.
    public var displayScale: CGFloat = 0
    /// The range of colors that the display shows; `unspecified` leaves it open.
    public var displayGamut = UIDisplayGamut.unspecified
    /// Whether the display feels how hard it is pressed; `unknown` leaves it open.
    public var forceTouchCapability = UIForceTouchCapability.unknown
    /// The values of traits that programs define.
    private(set) var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// Specifies nothing.
    public init() {}

    /// Specifies what a collection does; nothing for nil.
    package init(_ collection: UITraitCollection?) { self = collection?.values ?? UITraitOverrides() }

    /// The value of a trait; its default if none is specified. Setting a program's own trait specifies it, whatever
    /// the value.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            let value = (trait as? any SystemTrait.Type)?.value(in: self) ?? custom[ObjectIdentifier(trait)]?.value
            return value as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let own = trait as? any SystemTrait.Type { return own.set(newValue, in: &self) }
            custom[ObjectIdentifier(trait)] = CustomTrait(newValue, of: trait)
        }
    }

    /// Whether a trait is specified.
    public func contains(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type)?.isSpecified(in: self) ?? (custom[ObjectIdentifier(trait)] != nil)
    }

    /// Leaves a trait unspecified.
    public mutating func remove(_ trait: UITrait) {
        if let own = trait as? any SystemTrait.Type { return own.clear(in: &self) }
        custom[ObjectIdentifier(trait)] = nil
    }
}

/// Any trait: what `contains(_:)` and `remove(_:)` take.
public typealias UITrait = any UITraitDefinition.Type

/// A program's own trait with its value.
///
/// Unchecked because values are handed through; two are equal when their values are `Hashable` and equal.
struct CustomTrait: Hashable, @unchecked Sendable {
    let value: Any
    let trait: UITrait
    let affectsColorAppearance: Bool

    init<Trait: UITraitDefinition>(_ value: Any, of trait: Trait.Type) {
        self.value = value
        self.trait = trait
        affectsColorAppearance = Trait.affectsColorAppearance
    }

    static func == (a: CustomTrait, b: CustomTrait) -> Bool {
        guard let left = a.value as? AnyHashable, let right = b.value as? AnyHashable else { return false }
        return left == right
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(affectsColorAppearance)
    }
}

extension UITraitOverrides {
    /// These values, but for those that others specify.
    func overridden(by other: UITraitOverrides) -> UITraitOverrides {
        var merged = self
        for trait in Self.systemTraits where trait.isSpecified(in: other) { trait.copy(from: other, to: &merged) }
        merged.custom.merge(other.custom) { $1 }
        return merged
    }

    /// Whether a trait has another value than in others.
    func differs(from other: UITraitOverrides, in trait: UITrait) -> Bool {
        let key = ObjectIdentifier(trait)
        return (trait as? any SystemTrait.Type)?.differs(self, other) ?? (custom[key] != other.custom[key])
    }

    /// The programs' own traits that have other values than in others, by name.
    func changedCustomTraits(from other: UITraitOverrides) -> [UITrait] {
        custom.merging(other.custom) { own, _ in own }.filter { custom[$0.key] != other.custom[$0.key] }
            .map(\.value.trait).sorted { $0.identifier < $1.identifier }
    }

    /// Whether colors may look different from what they are under other values.
    func hasDifferentColors(from other: UITraitOverrides) -> Bool {
        let own = custom.filter(\.value.affectsColorAppearance)
        return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
            || own != other.custom.filter(\.value.affectsColorAppearance)
    }

    static let systemTraits: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
        UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
        UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
        UITraitForceTouchCapability.self,
    ]
}

/// Traits while they are put together: what `UITraitCollection.init(mutations:)` hands to its closure.
///
/// A trait that is `unspecified` (0 for the scale) is left to whatever lies above.
public protocol UIMutableTraits {
    /// The value of a trait, its default if none is specified.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }

    /// The kind of device that the interface is shown on.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark appearance.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether content lies on the ground or floats above it.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether the user has asked for more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether the user has asked for bold text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether the interface takes part in what the user does.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// The text size that the user has chosen.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The direction in which leading leads to trailing.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Whether there is little or much space from left to right.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether there is little or much space from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels in a point.
    var displayScale: CGFloat { get set }
    /// The range of colors that the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the display feels how hard it is pressed; `unknown` leaves it open.
    var forceTouchCapability: UIForceTouchCapability { get set }
}
