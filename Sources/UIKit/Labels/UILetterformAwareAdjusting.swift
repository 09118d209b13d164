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

/// What can make space for letters that are taller than their line: labels, here.
///
/// Source: Apple's documentation of `UILetterformAwareAdjusting`.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: AnyObject {
    /// Whether tall letters get space beyond the line.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {}
