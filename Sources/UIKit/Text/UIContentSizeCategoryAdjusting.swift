/// What can follow the user's text size: labels, fields and text views.
///
/// Source: Apple's documentation of `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether fonts of text styles and of `UIFontMetrics` follow the text size of the object's traits.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
