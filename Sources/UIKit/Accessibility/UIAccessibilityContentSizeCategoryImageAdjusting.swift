/// What shows images that may grow with text sizes for people with weak sight.
///
/// Source: Apple's documentation of `UIAccessibilityContentSizeCategoryImageAdjusting`.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether images grow with text sizes for people with weak sight.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether images grow with text sizes for people with weak sight; those of symbols do by their fonts. Stored; no
    /// effect.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { viewState.growsForAccessibility }
        set { viewState.growsForAccessibility = newValue }
    }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {
    /// Whether images grow with text sizes for people with weak sight; those of symbols do by their fonts. Stored; no
    /// effect.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { viewState.growsForAccessibility }
        set { viewState.growsForAccessibility = newValue }
    }
}
