/// Decides details of layout and is told of its progress; all members are optional, as on iOS.
///
/// Characters count UTF-16 units of the whole text, glyphs from its first. Members that are asked while lines are set
/// get the lines that stand already when they ask for lines themselves.
/// Source: Apple's documentation of `NSLayoutManagerDelegate`.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Replaces glyphs before they are laid out: hides them, shows others, or changes what they are.
    ///
    /// An implementation calls the layout manager's `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)`.
    ///
    /// - Returns: How many glyphs it has set; 0 leaves the proposed ones.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int

    /// What a control character does to its line: one of the text, or one that `shouldGenerateGlyphs` made of another
    /// character by its property.
    ///
    /// A paragraph's terminator ends its paragraph whatever is answered.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// The space of a control character that is white space, relative to its place on the baseline, with y up.
    ///
    /// - Parameters:
    ///   - layoutManager: The manager that asks.
    ///   - glyphIndex: The glyph that stands for the character, counted from the text's first one.
    ///   - textContainer: The container of the line.
    ///   - proposedRect: The line's space in the container's coordinates.
    ///   - glyphPosition: Where the character stands, from the space's top left corner; y is the baseline's.
    ///   - charIndex: In UTF-16 units of the text.
    func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect

    /// Whether a word may be divided before a character, where the hyphenation dictionary permits it.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool

    /// The space below a line in points, in place of the paragraph style's.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// The space above a paragraph in points, in place of the paragraph style's.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// The space below a paragraph in points, in place of the paragraph style's.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Whether a line may start at a character because a word starts there; asked for every such place, at the latest
    /// before a paragraph's lines are set.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool

    /// Changes the rectangles of a line before it is placed.
    ///
    /// - Returns: Whether the changed values count.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Lines have been invalidated.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// A container is full, or all text is laid out; nil if text is left over.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)

    /// A container has changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    /// Leaves the proposed glyphs.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }

    /// Leaves the proposed action.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }

    /// Takes no space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { .zero }

    /// Permits each place that the dictionary does.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool { true }

    /// Leaves the paragraph style's spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .unset }

    /// Leaves the paragraph style's spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .unset }

    /// Leaves the paragraph style's spacing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .unset }

    /// Permits each place where a line may start.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }

    /// Leaves the rectangles as they are.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }

    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}

    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}
