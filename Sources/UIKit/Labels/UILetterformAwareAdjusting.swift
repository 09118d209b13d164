/// How a label's text mixes with a blurred background; raw values as on iOS.
public enum UILabelVibrancy: Int, Sendable {
    case none = 0
    case automatic
}

/// Whether a view's size counts letters that are taller than their line; raw values as on iOS.
public enum UILetterformAwareSizingRule: Int, Sendable {
    case typographic = 0
    case oversize
}

/// What can follow the user's text size: labels, fields and text views.
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
    /// Whether tall letters get space beyond the line.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {}
