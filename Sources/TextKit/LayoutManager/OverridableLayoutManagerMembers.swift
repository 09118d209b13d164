/// Members of `NSLayoutManager` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Those that `NSLayoutManager` need not hold itself lie here,
/// in a class that it is the only child of; every object of it is a layout manager.
open class OverridableLayoutManagerMembers: NSObject {
    private var own: NSLayoutManager { unsafeDowncast(self, to: NSLayoutManager.self) }

    /// Gives all layout managers of the present text another one.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        for manager in own.textStorage?.layoutManagers ?? [own] { manager.textStorage = newTextStorage }
    }

    /// Says that some text must be drawn again: a text view that shows it does so, other owners override it.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { own.tellViews(of: .looks) }

    /// Says that some glyphs must be drawn again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: characterRange(forGlyphRange: glyphRange, actualGlyphRange: nil))
    }

    // MARK: Glyphs and characters

    /// The number of glyphs of the whole text; all of it is shaped for the answer.
    open var numberOfGlyphs: Int { own.foundNumberOfGlyphs }

    /// Whether there is a glyph of that index, from 0 to below `numberOfGlyphs`.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { own.foundIsValidGlyphIndex(glyphIndex) }

    /// The glyph's index in its font; 0xFFFF for control characters and attachments, 0 out of bounds.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph { own.foundCgGlyph(at: glyphIndex) }

    /// The glyph's index in its font.
    ///
    /// - Parameters:
    ///   - glyphIndex: Counted from the text's first glyph.
    ///   - isValidIndex: Is set to whether there is such a glyph.
    open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        own.foundCgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
    }

    /// The former name of `cgGlyph(at:)`.
    open func glyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex) }

    /// The former name of `cgGlyph(at:isValidIndex:)`.
    open func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
    }

    /// What a glyph is besides a mark on paper; empty for ordinary glyphs and for indices out of bounds.
    open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        own.foundPropertyForGlyph(at: glyphIndex)
    }

    /// The first character of the cluster that a glyph belongs to; the text's length beyond the last glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { own.foundCharacterIndexForGlyph(at: glyphIndex) }

    /// The first glyph of a character's cluster; the number of glyphs beyond the last character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { own.foundGlyphIndexForCharacter(at: charIndex) }

    /// The glyphs of some characters.
    ///
    /// - Parameters:
    ///   - charRange: UTF-16 units of the text.
    ///   - actualCharRange: Is set to all characters that those glyphs stand for.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        own.foundGlyphRange(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }

    /// The characters that some glyphs stand for.
    ///
    /// - Parameters:
    ///   - glyphRange: Counted from the text's first glyph.
    ///   - actualGlyphRange: Is set to all glyphs of those characters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        own.foundCharacterRange(forGlyphRange: glyphRange, actualGlyphRange: actualGlyphRange)
    }

    /// Writes what is known of some glyphs to buffers that have space for them; nil leaves one out.
    ///
    /// - Returns: How many glyphs were written.
    open func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<NSLayoutManager.GlyphProperty>?,
        characterIndexes: UnsafeMutablePointer<Int>?,
        bidiLevels: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        own.foundGetGlyphs(
            in: glyphRange, glyphs: glyphBuffer, properties: props, characterIndexes: characterIndexes,
            bidiLevels: bidiLevels)
    }

    // MARK: Points and carets

    /// The glyph under a point of a container, or the nearest one: check its line's used rectangle for a true hit.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        own.foundGlyphIndex(for: point, in: container)
    }

    /// The glyph under a point of a container, or the nearest one.
    ///
    /// - Parameters:
    ///   - point: In points from the container's upper left corner.
    ///   - container: One of this manager's.
    ///   - partialFraction: Is set to how far through the glyph the point lies, in reading order, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        own.foundGlyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// How far through its glyph a point lies, in reading order, from 0 to 1; 0 without text.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        own.foundFractionOfDistanceThroughGlyph(for: point, in: container)
    }

    /// The character under a point of a container, or the nearest one.
    ///
    /// - Parameters:
    ///   - point: In points from the container's upper left corner.
    ///   - container: One of this manager's.
    ///   - partialFraction: Is set to how far the point lies from the place before the character to the place after it,
    ///     in reading order, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        own.foundCharacterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// The places for carets on the line of a character.
    ///
    /// - Parameters:
    ///   - charIndex: In UTF-16 units of the text.
    ///   - aFlag: Whether the second of two places is wanted, where directions meet.
    ///   - dFlag: Whether the places are wanted from left to right; otherwise in the order of the text.
    ///   - positions: Receives x from the left edge of the line's space; nil if not wanted.
    ///   - charIndexes: Receives the character that each place is before; nil if not wanted.
    /// - Returns: How many places there are. Ask once with nil for the space that is needed.
    open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        own.foundGetLineFragmentInsertionPoints(
            forCharacterAt: charIndex, alternatePositions: aFlag, inDisplayOrder: dFlag, positions: positions,
            characterIndexes: charIndexes)
    }

    // MARK: Lines

    /// The container of a glyph; nil if it found no space.
    ///
    /// - Parameters:
    ///   - glyphIndex: Counted from the text's first glyph.
    ///   - effectiveGlyphRange: Is set to the glyphs of that container.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
    ) -> NSTextContainer? {
        own.foundTextContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The space of a glyph's line, spacing included; zero if the glyph found none.
    ///
    /// - Parameters:
    ///   - glyphIndex: Counted from the text's first glyph.
    ///   - effectiveGlyphRange: Is set to the glyphs of that line.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
    ) -> CGRect {
        own.foundLineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The part of a glyph's line that text takes, padding included; zero if the glyph found no space.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer? = nil
    ) -> CGRect {
        own.foundLineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The space of a glyph's line; zero if lines have not been set that far and must not be.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        own.foundLineFragmentRect(
            forGlyphAt: glyphIndex, effectiveRange: effectiveRange, withoutAdditionalLayout: flag)
    }

    /// The part of a glyph's line that text takes; zero if lines have not been set that far and must not be.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        own.foundLineFragmentUsedRect(
            forGlyphAt: glyphIndex, effectiveRange: effectiveRange, withoutAdditionalLayout: flag)
    }

    /// The container of a glyph; nil if lines have not been set that far and must not be.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        own.foundTextContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange, withoutAdditionalLayout: flag)
    }

    /// The glyphs around one that stand beside each other by nothing but their advances: those of one font and
    /// direction.
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        own.foundRange(ofNominallySpacedGlyphsContaining: glyphIndex)
    }

    /// The glyphs that an ellipsis hides on a glyph's line; (`NSNotFound`, 0) if the line is whole.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        own.foundTruncatedGlyphRange(inLineFragmentForGlyphAt: glyphIndex)
    }

    /// Where a glyph stands: x from the left edge of its line's space, y the baseline from its top.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { own.foundLocation(forGlyphAt: glyphIndex) }

    /// Whether a glyph is hidden: control characters are, and what `setNotShownAttribute` hid.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        own.foundNotShownAttribute(forGlyphAt: glyphIndex)
    }

    /// The size of an attachment; (−1, −1) for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { own.foundAttachmentSize(forGlyphAt: glyphIndex) }

    /// Calls a function for each line of some glyphs: its space, what text takes of it, its container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        own.foundEnumerateLineFragments(forGlyphRange: glyphRange, using: block)
    }

    /// Calls a function for each rectangle that covers some glyphs, as high as the line's space.
    ///
    /// - Parameters:
    ///   - glyphRange: Counted from the text's first glyph.
    ///   - selectedRange: Lines that it covers beyond their end are covered to the container's edge; (`NSNotFound`, 0)
    ///     covers glyphs only.
    ///   - textContainer: Glyphs in others are left out.
    ///   - block: Gets each rectangle, in points from the container's upper left corner; what it sets to true ends the
    ///     calls.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        own.foundEnumerateEnclosingRects(
            forGlyphRange: glyphRange, withinSelectedGlyphRange: selectedRange, in: textContainer, using: block)
    }

    /// The glyphs of the lines that a rectangle of a container touches.
    @discardableResult
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        own.foundGlyphRange(forBoundingRect: bounds, in: container)
    }

    /// The same of the lines that are set already.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        own.foundGlyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container)
    }

    // MARK: Ensuring

    /// Shapes the text up to the end of some characters.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { own.reachGlyphs(forCharacterRange: charRange) }

    /// Shapes the text up to the end of some glyphs.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { own.reachGlyphs(forGlyphRange: glyphRange) }

    /// Lays lines out up to the end of some characters, those above included.
    open func ensureLayout(forCharacterRange charRange: NSRange) { own.reachLayout(forCharacterRange: charRange) }

    /// Lays lines out up to the end of some glyphs, those above included.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { own.reachLayout(forGlyphRange: glyphRange) }

    /// Lays lines out until a container is full or the text ends; a container of others does nothing.
    open func ensureLayout(for container: NSTextContainer) { own.reachLayout(for: container) }

    /// Lays lines out down to the lower edge of a rectangle, in a container's coordinates.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        own.reachLayout(forBoundingRect: bounds, in: container)
    }

    /// The first character that has no place on a line yet.
    open func firstUnlaidCharacterIndex() -> Int { own.foundFirstUnlaidCharacterIndex() }

    /// The first glyph that has no place on a line yet.
    open func firstUnlaidGlyphIndex() -> Int { own.foundFirstUnlaidGlyphIndex() }

    /// Writes the first character and the first glyph that have no place on a line yet; nil leaves one out.
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        own.foundGetFirstUnlaidCharacterIndex(charIndex, glyphIndex: glyphIndex)
    }

    /// What the caret takes of it.
    open var extraLineFragmentUsedRect: CGRect { own.foundExtraLineFragmentUsedRect }

    /// Nil if there is no such line.
    open var extraLineFragmentTextContainer: NSTextContainer? { own.foundExtraLineFragmentTextContainer }
}
