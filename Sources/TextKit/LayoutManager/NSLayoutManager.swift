/// Lays the text of a storage into containers and draws it: TextKit's middle man, with hooks for each kind of drawing.
///
/// A window on the engine that labels use. Glyphs and lines are worked out when somebody asks, paragraph by paragraph,
/// and kept until an edit touches them. Glyph indices count in logical order over the whole text, one for each shaped
/// glyph and one for each control character; ranges of characters count UTF-16 units. Rectangles and points are in the
/// container's coordinates, in points, y downwards. Not for use by several threads at once.
/// Source: Apple's documentation of `NSLayoutManager`.
open class NSLayoutManager: OverridableLayoutManagerMembers {
    private lazy var ownFlow = TextFlow(self)
    private var containers: [NSTextContainer] = []
    private weak var storage: NSTextStorage?
    var extraLine = ExtraLine()
    /// Whether layout is to follow after this turn.
    var isLayoutDue = false
    /// The line that the setters below are called for.
    var placement: LinePlacement?
    /// What `setGlyphs` has gathered for the glyphs that are being decided on; nil at other times.
    var generatedGlyphs: [GlyphGenerator.Glyph]?
    /// What the glyphs show that are being drawn, for documents.
    var shownText: [GlyphCluster] = []
    /// The font that the line of an empty text has the height of; nil for TextKit's own.
    package var emptyFont: UIFont? { didSet { if emptyFont != oldValue { didInvalidate() } } }
    /// How links look, in text views; nil for blue and underlined.
    package var linkAttributes: [NSAttributedString.Key: Any]? {
        didSet { repaint(NSRange(location: 0, length: flow.length)) }
    }
    /// What lies over the text's attributes in drawing.
    var rendering = RenderingAttributes()
    /// Who makes paragraphs of the text, with attributes of their own.
    weak var contents: NSTextContentManager? { didSet { if contents !== oldValue { invalidateAllText() } } }

    public override init() {
        super.init()
    }

    /// Makes a layout manager without text: nothing of it is stored in Interface Builder's documents.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Is asked about the details of layout and told when it is done.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { invalidateAllText() }
    }

    /// The text; assigning it adds the layout manager to the storage, if that was not done.
    ///
    /// The storage owns its layout managers; this reference does not keep it alive.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            let old = storage
            storage = newValue
            old?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
            resetText()
        }
    }

    /// The text as it flows through the containers; read anew if the storage has gone, or was changed behind its own
    /// back.
    var flow: TextFlow {
        if ownFlow.length != storage?.length ?? 0 { ownFlow.reset() }
        return ownFlow
    }

    // MARK: Settings

    /// Whether the font's line gap belongs to a line's height.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidateAllText() } }
    }
    /// Whether lines may be set out of order; they never are. Stored; no effect.
    open var allowsNonContiguousLayout = false
    /// Whether some lines were set before others above them: never.
    open var hasNonContiguousLayout: Bool { false }
    /// Whether marks are drawn for white space and terminators: · → ↵ ¶. Lines stay as they are.
    open var showsInvisibleCharacters = false
    /// Whether control characters that do nothing to lines are shown, as ^L and the like.
    open var showsControlCharacters = false {
        didSet { if showsControlCharacters != oldValue { invalidateAllText() } }
    }
    /// Whether suspicious text may be left out; all text is laid out whole. Stored; no effect.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether paragraphs are hyphenated where neither their style nor `hyphenationFactor` asks for it.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { invalidateAllText() } }
    }
    /// The share of the width that a line must fill not to be hyphenated, for paragraphs whose style says nothing.
    open var hyphenationFactor: Float = 0 {
        didSet { if hyphenationFactor != oldValue { invalidateAllText() } }
    }

    // MARK: Containers

    /// The areas that the text flows through, in order.
    open var textContainers: [NSTextContainer] { containers }

    /// Puts a container at the end of the row; one that is in it already stays where it is.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Puts a container into the row; one that is in it already stays where it is.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard !containers.contains(where: { $0 === container }) else { return }
        let index = min(max(0, index), containers.count)
        container.layoutManager = nil
        containers.insert(container, at: index)
        container.owner = self
        invalidateLines(from: max(0, index - 1))
    }

    /// Takes a container out of the row; an index out of bounds does nothing.
    open func removeTextContainer(at index: Int) {
        guard containers.indices.contains(index) else { return }
        containers.remove(at: index).owner = nil
        invalidateLines(from: max(0, index - 1))
    }

    /// Is told of each change of a container's geometry, and forgets the lines from there on.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard let index = containers.firstIndex(where: { $0 === container }) else { return }
        invalidateLines(from: index)
        delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: container.formerSize)
    }

    private func invalidateLines(from container: Int) {
        flow.invalidateLines(from: container)
        didInvalidate()
    }

    // MARK: Changes of the text

    /// Is told by the storage what was changed, and forgets glyphs and lines of the paragraphs that were.
    ///
    /// - Parameters:
    ///   - textStorage: The storage that was changed.
    ///   - editMask: Whether characters or attributes changed.
    ///   - newCharRange: The text that was changed, counted after the change.
    ///   - delta: By how many units it has grown.
    ///   - invalidatedCharRange: The text whose attributes were mended too; it holds `newCharRange`.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        if editMask.contains(.editedCharacters) {
            let old = newCharRange.location..<max(newCharRange.location, newCharRange.safeEnd - delta)
            rendering.follow(old, newLength: newCharRange.length)
            ownFlow.replace(old, with: newCharRange.length)
        }
        if !editMask.contains(.editedCharacters) || invalidatedCharRange != newCharRange {
            let touched = clamped(invalidatedCharRange)
            // Who decides on glyphs may do so by attributes that nobody else knows.
            if isDecidedOn { flow.invalidate(touched) } else { flow.refresh(touched) }
        }
        didInvalidate(editMask.contains(.editedCharacters) ? .text : .lines)
    }

    /// Invalidates the glyphs of some text; they are made again when somebody asks.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
    }

    /// Invalidates the lines of the paragraphs of some text.
    ///
    /// - Parameters:
    ///   - charRange: UTF-16 units of the text.
    ///   - actualCharRange: Is set to the text of those paragraphs.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        let range = clamped(charRange)
        flow.invalidate(range)
        actualCharRange?.pointee = flow.paragraphRange(around: range)
        didInvalidate()
    }

    // MARK: What lines take

    /// All that text takes of a container, the extra line included.
    @discardableResult
    open func usedRect(for container: NSTextContainer) -> CGRect { foundUsedRect(for: container) }

    /// The glyphs of a container, those that an ellipsis hides included.
    @discardableResult
    open func glyphRange(for container: NSTextContainer) -> NSRange { foundGlyphRange(for: container) }

    /// The smallest rectangle around some glyphs in a container: as high as their lines' spaces. No glyphs have the place
    /// before the first of them, without width.
    @discardableResult
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        foundBoundingRect(forGlyphRange: glyphRange, in: container)
    }

    /// The line after a text that is empty or ends in a terminator; zero if there is none.
    open var extraLineFragmentRect: CGRect { foundExtraLine.rect }

    // MARK: Drawing

    /// Draws what lies behind glyphs: their background colors.
    ///
    /// - Parameters:
    ///   - glyphsToShow: May lie in one container only.
    ///   - origin: Where the container's origin lies in the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        FlowPainter(self, glyphsToShow, at: origin)?.drawBackgrounds()
    }

    /// Draws glyphs, attachments, underlines and strike-through lines.
    ///
    /// For each stretch of equal attributes the underline is drawn, then the context's fill color is set and the glyphs
    /// are shown upon it, then comes the line through them, each by the hook below that can be overridden.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        FlowPainter(self, glyphsToShow, at: origin)?.drawGlyphs()
    }

    /// Shows glyphs of one font in the context's fill color: the hook for the color, shadow and form of glyphs.
    ///
    /// - Parameters:
    ///   - glyphs: Their indices in the font.
    ///   - positions: The glyphs' origins in the context's coordinates, y downwards.
    ///   - glyphCount: How many there are.
    ///   - font: The font that they are of.
    ///   - textMatrix: `a` stretches the glyphs, `c` slants them; `d` is −1, because the context's y grows downwards.
    ///     The font's own matrix is part of it.
    ///   - attributes: Those of the text; a link's too are as they were set.
    ///   - context: Where they are drawn.
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
    ) {
        showCGGlyphs(
            glyphs, positions: positions, count: glyphCount, font: font, matrix: textMatrix, attributes: attributes,
            in: context)
    }

    /// The same hook as iOS 12 and earlier spell it; it is called by the one above.
    open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:],
        in graphicsContext: CGContext
    ) {
        guard glyphCount > 0 else { return }
        var painter = GlyphPainter(font: font.ctFont)
        painter.matrix = textMatrix.concatenating(CGAffineTransform(scaleX: 1, y: -1))
        painter.stroke = TextPaint.Stroke(attributes, font: font.ctFont)
        painter.draw(
            Array(UnsafeBufferPointer(start: glyphs, count: glyphCount)),
            at: Array(UnsafeBufferPointer(start: positions, count: glyphCount)),
            text: takeShownText(glyphCount), in: graphicsContext)
    }

    /// Fills rectangles behind text; the context's fill color has been set to the background's.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) { context.fill(rect) }
    }

    /// Decides which of the glyphs have an underline, and has it drawn: each word of its own where the style says so.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in decoratedParts(of: glyphRange, underlineVal) {
            drawUnderline(
                forGlyphRange: part, underlineType: underlineVal, baselineOffset: baselineOffset(of: part, lineRect),
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws an underline in the context's fill color: override it and do nothing for text without one.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs above it, all on one line.
    ///   - underlineVal: Its style and pattern.
    ///   - baselineOffset: How far above the bottom of `lineRect` the glyphs' baseline lies, in points.
    ///   - lineRect: The space of the line, in points from the container's upper left corner.
    ///   - lineGlyphRange: The glyphs of the line.
    ///   - containerOrigin: The container's upper left corner in the context, in points.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        FlowPainter(self, glyphRange, at: containerOrigin)?
            .drawDecoration(underlineVal, .underline, baseline: lineRect.maxY - baselineOffset)
    }

    /// Decides which of the glyphs have a line through them, and has it drawn.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in decoratedParts(of: glyphRange, strikethroughVal) {
            drawStrikethrough(
                forGlyphRange: part, strikethroughType: strikethroughVal,
                baselineOffset: baselineOffset(of: part, lineRect), lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws a line through glyphs in the context's fill color; parameters are those of underlines.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        FlowPainter(self, glyphRange, at: containerOrigin)?
            .drawDecoration(strikethroughVal, .strikethrough, baseline: lineRect.maxY - baselineOffset)
    }

    // MARK: What layout writes
    //
    // Lines go through these members on their way to their places: a subclass that overrides one and calls super with
    // other values changes the layout. Called by clients, they change a line that stands, until it is set again.

    /// Puts glyphs in the places of those that shaping found: what `shouldGenerateGlyphs` calls.
    ///
    /// At other times than that it replaces glyphs of one paragraph, until its text changes.
    ///
    /// - Parameters:
    ///   - glyphs: Their indices in the font.
    ///   - props: What each of them is.
    ///   - charIndexes: The character that each glyph stands for; what no glyph names belongs to the glyph before.
    ///   - aFont: The font that they are of.
    ///   - glyphRange: Where the glyphs go; its length is their number.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {
        let new = (0..<max(0, glyphRange.length)).map { index in
            GlyphGenerator.Glyph(
                id: glyphs[index], property: props[index], character: charIndexes[index], font: aFont.ctFont)
        }
        takeGlyphs(new, glyphRange)
    }

    /// Told for each line which container it stands in; calling super with another does not move it.
    open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}

    /// Gives a line its space and the part of it that text takes; what it holds moves along.
    open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
        takeLineFragmentRect(fragmentRect, usedRect, glyphRange)
    }

    /// Gives a line's first glyph its place: x from the left edge of the line's space, y the baseline from its top.
    ///
    /// The other glyphs keep their distance from it. For glyphs inside a line nothing happens.
    open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
        takeLocation(location, glyphRange)
    }

    /// Gives attachments the size at which they are drawn; the space that they take on the line stays.
    open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {
        guard placement == nil else {
            placement?.attachmentSizes.append((glyphRange, attachmentSize))
            return
        }
        keepAttachmentSize(attachmentSize, glyphRange)
    }

    /// Says that a glyph's ink leaves its line's space.
    open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {
        mark(NSRange(location: glyphIndex, length: 1)) { marks, index in
            if flag { marks.outside.insert(index) } else { marks.outside.remove(index) }
        }
    }

    /// Whether a glyph's ink leaves its line's space: if that was said, or if its font is higher than the space.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
        guard let (marks, index) = marks(ofGlyph: glyphIndex) else { return false }
        return marks.outside.contains(index) || exceedsLine(glyphIndex)
    }

    /// Keeps the place of the empty line after the text; called whenever it has been found.
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {
        extraLine.rect = fragmentRect
        extraLine.used = usedRect
        extraLine.container = container
    }

    /// Hides a glyph, or shows it again; it keeps its place.
    open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
        mark(NSRange(location: glyphIndex, length: 1)) { marks, index in
            if flag { marks.hidden.insert(index) } else { marks.hidden.remove(index) }
        }
    }
}
