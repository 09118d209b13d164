/// Who has a say in how a layout manager lays out; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `NSTextLayoutManagerDelegate`.
public protocol NSTextLayoutManagerDelegate: AnyObject {
    /// The fragment of a part: the override point for fragments of a program's own.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
    /// Whether a line may break before a place. Not asked.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool
    /// What a link looks like. Not asked.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
    /// A fragment of the usual class.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment {
        NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }

    /// Permits the break, for delegates without the member.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
        hyphenating: Bool
    ) -> Bool { true }

    /// The attributes that links have everywhere, for delegates without the member.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
        at location: any NSTextLocation, defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// Who has a say in a text's parts; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `NSTextContentManagerDelegate`.
public protocol NSTextContentManagerDelegate: AnyObject {
    /// The part at a place; nil leaves it to the manager. Not asked.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement?
    /// Whether a part is gone through; what is left out is not laid out. Not asked.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// Leaves it to the manager.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }

    /// Has the element listed, for delegates without the member.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// Who makes paragraphs of a text; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `NSTextContentStorageDelegate`.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// The paragraph of a range, perhaps with other attributes, which it is laid out with if it is as long; nil for that of the
    /// text.
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// That of the text.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}
