/// What shows images that may grow with text sizes for people with weak sight.
///
/// Source: Apple's documentation of `UIAccessibilityContentSizeCategoryImageAdjusting`.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether images grow with text sizes for people with weak sight.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIAccessibilityContentSizeCategoryImageAdjusting where Self: UIView {
    /// Whether images grow with text sizes for people with weak sight; those of symbols do by their fonts. Stored; no
    /// effect.
    public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { viewState.growsForAccessibility }
        set { viewState.growsForAccessibility = newValue }
    }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
