/// The size of text that a user has chosen for all of the system; raw values as on iOS.
public struct UIContentSizeCategory: BridgedName, Hashable, Sendable {
    /// The size's name, as on iOS.
    public let rawValue: String

    /// Makes a size of a name; names that are not Apple's count as `large`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(_ suffix: String) {
        rawValue = "UICTContentSizeCategory" + suffix
    }

    /// No size is known; counts as `large`.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text has 14 points.
    public static let extraSmall = UIContentSizeCategory("XS")
    /// Body text has 15 points.
    public static let small = UIContentSizeCategory("S")
    /// Body text has 16 points.
    public static let medium = UIContentSizeCategory("M")
    /// The default.
    public static let large = UIContentSizeCategory("L")
    /// Body text has 19 points.
    public static let extraLarge = UIContentSizeCategory("XL")
    /// Body text has 21 points.
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    /// Body text has 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    /// Body text has 28 points.
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    /// Body text has 33 points.
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    /// Body text has 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    /// Body text has 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    /// Body text has 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    /// All sizes from the smallest to the largest.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among the sizes from small to large; unknown categories count as the default.
    var step: Int {
        Self.ascending.firstIndex(of: self) ?? 3
    }

    /// Posted when the user's text size has changed; here when `UIScreen.main`'s traits get another one.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size, a string, in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the size is one of the five that accessibility settings offer.
    public var isAccessibilityCategory: Bool {
        step >= 7
    }
}

extension UIContentSizeCategory: Comparable {
    /// Whether the first size is smaller; unknown ones count as `large`.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.step < b.step }
}
