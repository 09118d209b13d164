/// What can follow the user's text size: labels, here.
///
/// Source: Apple's documentation of `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether fonts of text styles and of `UIFontMetrics` follow the text size of the object's traits.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// What can make space for letters that are taller than their line: labels, here.
///
/// Source: Apple's documentation of `UILetterformAwareAdjusting`.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: AnyObject {
    var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {}
