/// Lays a text out in fragments, one for each paragraph: a window on an `NSLayoutManager`, so that lines are those of labels.
///
/// Not for use by several threads at once. Source: Apple's documentation of `NSTextLayoutManager`.
open class NSTextLayoutManager: NSObject {
    let lines: NSLayoutManager
    weak var contents: NSTextContentManager?

    /// Who has a say in the layout.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// Called before a fragment is drawn by a text view, to give it rendering attributes.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    /// What is selected; nothing shows it. Stored; no effect.
    open var textSelections: [NSTextSelection] = []
    /// What lays out the part that is in sight.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    public override init() {
        lines = NSLayoutManager()
        super.init()
    }

    /// Shows what a layout manager lays out in one of its containers.
    init(showing lines: NSLayoutManager, in container: NSTextContainer) {
        self.lines = lines
        textContainer = container
        super.init()
        container.textLayoutManager = self
    }

    /// The text that is laid out.
    open var textContentManager: NSTextContentManager? { contents }

    /// The area that the text is set in; without one there are no fragments.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            oldValue?.textLayoutManager = nil
            textContainer?.textLayoutManager = self
            while !lines.textContainers.isEmpty { lines.removeTextContainer(at: 0) }
            textContainer.map(lines.addTextContainer)
        }
    }

    /// Whether the font's line gap belongs to a line's height.
    open var usesFontLeading: Bool {
        get { lines.usesFontLeading }
        set { lines.usesFontLeading = newValue }
    }
    /// Whether words may be divided at lines' ends.
    open var usesHyphenation: Bool {
        get { lines.usesDefaultHyphenation }
        set { lines.usesDefaultHyphenation = newValue }
    }
    /// Whether suspicious text may be left out; all text is laid out whole. Stored; no effect.
    open var limitsLayoutForSuspiciousContents = false

    func contentsDidChange() {
        lines.textStorage = contents?.storage
        lines.contents = contents
    }

    /// Where the whole text lies.
    open var documentRange: NSTextRange { contents?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0)) }

    /// The place some UTF-16 units on; nil beyond the text.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        contents?.location(location, offsetBy: offset)
    }
    /// The UTF-16 units from one place to another.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.offset - from.offset }

    /// The rectangle that all lines take, in the container's coordinates, in points.
    open var usageBoundsForTextContainer: CGRect {
        guard let textContainer else { return .zero }
        lines.ensureLayout(for: textContainer)
        return lines.usedRect(for: textContainer)
    }

    // MARK: Layout

    /// Has a range laid out.
    open func ensureLayout(for range: NSTextRange) { lines.ensureLayout(forCharacterRange: range.counted) }
    /// Has an area of the container laid out.
    open func ensureLayout(for bounds: CGRect) {
        if let textContainer { lines.ensureLayout(forBoundingRect: bounds, in: textContainer) }
    }
    /// Forgets the lines of a range.
    open func invalidateLayout(for range: NSTextRange) {
        lines.invalidateLayout(forCharacterRange: range.counted, actualCharacterRange: nil)
    }

    /// Puts a text in the place of a range.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        contents?.storage?.replaceCharacters(in: range.counted, with: attributedString)
    }

    // MARK: Fragments

    /// The fragment with a place; nil beyond the text.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        var found: NSTextLayoutFragment?
        enumerateTextLayoutFragments(from: location) { fragment in
            found = fragment
            return false
        }
        return found
    }

    /// The fragment at a height of the container; nil above the first and below the last.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        var found: NSTextLayoutFragment?
        enumerateTextLayoutFragments(from: nil) { fragment in
            let frame = fragment.layoutFragmentFrame
            if frame.minY <= position.y, position.y < frame.maxY { found = fragment }
            return found == nil
        }
        return found
    }

    /// Goes through the fragments, from the one with a place on.
    ///
    /// - Parameters:
    ///   - location: Nil for the first, or the last one backwards.
    ///   - options: The direction; fragments are laid out in any case.
    ///   - block: Called with each; false ends it.
    /// - Returns: Where it ended; nil if there was nothing.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard let contents, textContainer != nil else { return nil }
        return contents.enumerateTextElements(from: location, options: options.contains(.reverse) ? .reverse : []) {
            element in
            let fragment = makeFragment(of: element)
            fragment.manager = self
            fragment.showsExtraLine = options.contains(.ensuresExtraLineFragment)
            return block(fragment)
        }
    }

    /// Draws the fragments that reach into an area of the container, each as it draws itself; surfaces that reach further beyond
    /// their lines than the area is high are not found.
    ///
    /// - Parameters:
    ///   - area: In the container's coordinates, in points.
    ///   - origin: Where the container's corner comes to lie in the current context.
    package func drawFragments(in area: CGRect, at origin: CGPoint) {
        guard let textContainer, let context = UIGraphicsGetCurrentContext() else { return }
        let searched = area.insetBy(dx: 0, dy: -area.height)
        let glyphs = lines.glyphRange(forBoundingRect: searched, in: textContainer)
        let first = lines.characterIndexForGlyph(at: glyphs.location)
        enumerateTextLayoutFragments(from: CountedTextLocation(first)) { fragment in
            let corner = fragment.layoutFragmentFrame.origin
            guard corner.y < searched.maxY else { return false }
            let surface = fragment.renderingSurfaceBounds.offsetBy(dx: corner.x, dy: corner.y)
            if surface.minY < area.maxY, surface.maxY > area.minY {
                renderingAttributesValidator?(self, fragment)
                fragment.draw(at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y), in: context)
            }
            return true
        }
    }

    private func makeFragment(of element: NSTextElement) -> NSTextLayoutFragment {
        guard let delegate, let location = element.elementRange?.location else {
            return NSTextLayoutFragment(textElement: element, range: element.elementRange)
        }
        return delegate.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
    }
}
