/// A paragraph style that can be changed; see `NSParagraphStyle` for what each value means.
///
/// Unchecked because its class is; whoever changes a style keeps it to one thread, as on Apple's systems.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { format.alignment }
        set { format.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { format.lineBreakMode }
        set { format.lineBreakMode = newValue }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { format.baseWritingDirection }
        set { format.baseWritingDirection = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { format.lineSpacing }
        set { format.lineSpacing = newValue.isFinite ? newValue : 0 }
    }
    open override var paragraphSpacing: CGFloat {
        get { format.paragraphSpacing }
        set { format.paragraphSpacing = newValue.usable }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { format.paragraphSpacingBefore }
        set { format.paragraphSpacingBefore = newValue.usable }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { format.firstLineHeadIndent }
        set { format.firstLineHeadIndent = newValue.usable }
    }
    open override var headIndent: CGFloat {
        get { format.headIndent }
        set { format.headIndent = newValue.usable }
    }
    open override var tailIndent: CGFloat {
        get { format.tailIndent }
        set { format.tailIndent = newValue.isFinite ? newValue : 0 }
    }
    open override var minimumLineHeight: CGFloat {
        get { format.minimumLineHeight }
        set { format.minimumLineHeight = newValue.usable }
    }
    open override var maximumLineHeight: CGFloat {
        get { format.maximumLineHeight }
        set { format.maximumLineHeight = newValue.usable }
    }
    open override var lineHeightMultiple: CGFloat {
        get { format.lineHeightMultiple }
        set { format.lineHeightMultiple = newValue.usable }
    }
    /// Nil gives the stops that styles have of their own accord.
    open override var tabStops: [NSTextTab]! {
        get { textTabs }
        set { setTabs(newValue ?? Self.standardTabs) }
    }
    open override var textLists: [NSTextList] {
        get { lists }
        set { lists = newValue }
    }
    open override var textBlocks: [NSTextBlock] {
        get { blocks }
        set { blocks = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { format.defaultTabInterval }
        set { format.defaultTabInterval = newValue.usable }
    }
    open override var hyphenationFactor: Float {
        get { hyphenation.factor }
        set { hyphenation.factor = Float(CGFloat(newValue).usable) }
    }
    open override var usesDefaultHyphenation: Bool {
        get { hyphenation.usesDefault }
        set { hyphenation.usesDefault = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { usesTightening }
        set { usesTightening = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { format.lineBreakStrategy = newValue }
    }

    /// Adds a tab stop after the others; one at the same location stays as well, as with Apple's method.
    open func addTabStop(_ tabStop: NSTextTab) {
        setTabs(textTabs + [tabStop])
    }

    /// Takes away a tab stop equal to the given one.
    open func removeTabStop(_ tabStop: NSTextTab) {
        setTabs(textTabs.filter { $0 != tabStop })
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        format = obj.format
        usesTightening = obj.usesTightening
        textTabs = obj.textTabs
        hyphenation = obj.hyphenation
        lists = obj.lists
        blocks = obj.blocks
    }

    private func setTabs(_ tabs: [NSTextTab]) {
        textTabs = tabs
        format.tabStops =
            tabs == Self.standardTabs
            ? ParagraphFormat.standardTabStops
            : tabs.map {
                TabStop(location: $0.location, alignment: $0.alignment, terminators: $0.columnTerminators)
            }
    }
}

extension CGFloat {
    /// A length that a paragraph can have: 0 in place of negative ones and of those that are no numbers.
    fileprivate var usable: CGFloat { isFinite && self > 0 ? self : 0 }
}
