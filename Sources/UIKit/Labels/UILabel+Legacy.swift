/// Members that Apple has deprecated, and those whose effect needs what is not here: kept so that code compiles.
extension UILabel {
    /// The least font size in points that text is shrunk to: `minimumScaleFactor` in the words of iOS 5.
    ///
    /// Reads as a multiple of a quarter of a point, as measured on iOS.
    public var minimumFontSize: CGFloat {
        get { (minimumScaleFactor * font.pointSize * 4).rounded() / 4 }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }

    /// The name that `allowsDefaultTighteningForTruncation` had in iOS 6: the two are one.
    public var adjustsLetterSpacingToFitWidth: Bool {
        get { allowsDefaultTighteningForTruncation }
        set { allowsDefaultTighteningForTruncation = newValue }
    }

    /// Whether a pointer over cut text shows all of it; there is no pointer here. Stored; no effect.
    public var showsExpansionTextWhenTruncated: Bool {
        get { content.showsExpansionText }
        set { typeset.change(nil) { $0.showsExpansionText = newValue } }
    }

    /// How text mixes with a blurred background; there is no blur here. Stored; no effect.
    public var preferredVibrancy: UILabelVibrancy {
        get { content.vibrancy }
        set { typeset.change(nil) { $0.vibrancy = newValue } }
    }

    /// Whether the label's height makes space for letters that are taller than their line, above and below alike.
    public var sizingRule: UILetterformAwareSizingRule {
        get { content.sizingRule }
        set { change(.space) { $0.sizingRule = newValue } }
    }
}

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
