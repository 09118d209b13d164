/// The lines of one part of a text. Source: Apple's documentation of `NSTextLayoutFragment`.
open class NSTextLayoutFragment: NSObject {
    weak var manager: NSTextLayoutManager?
    var showsExtraLine = false
    /// The part; nil once it is gone.
    open private(set) var textElement: NSTextElement?
    /// Where what is laid out lies in the contents.
    open private(set) var rangeInElement: NSTextRange

    /// Makes a fragment; layout managers do.
    ///
    /// - Parameters:
    ///   - textElement: The part.
    ///   - rangeInElement: What of it is laid out; nil for all.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        self.rangeInElement =
            rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    }

    /// How fragments are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the place towards the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Sizes may be estimated; they never are.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Fragments are laid out; they always are.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The empty line behind a last terminator belongs to the last fragment.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far a fragment is laid out; raw values as on iOS.
    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }

    /// How far the fragment is laid out: wholly.
    open var state: State { .layoutAvailable }
    /// The space before the lines, in points: as the first line has it.
    open var leadingPadding: CGFloat { 0 }
    /// The space behind the lines, in points: as the last line has it.
    open var trailingPadding: CGFloat { 0 }
    /// The space above the lines, in points: within the first line.
    open var topMargin: CGFloat { 0 }
    /// The space below the lines, in points: within the last line.
    open var bottomMargin: CGFloat { 0 }
    /// Forgets the lines; they are asked for anew each time.
    open func invalidateLayout() {}

    /// Where an object in the text stands, from the fragment's corner on; zero for places without one.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let manager, let text = manager.contents?.storage, location.offset < text.length,
            let container = manager.textContainer,
            let frame = manager.lines.attachmentFrame(forCharacterAt: location.offset, in: container)
        else { return .zero }
        let origin = layoutFragmentFrame.origin
        return frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    /// The layout manager that the fragment came from.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The fragment's lines.
    open var textLineFragments: [NSTextLineFragment] {
        guard let manager, let text = textElement as? NSTextParagraph else { return [] }
        let (lines, origin) = (manager.lines, layoutFragmentFrame.origin)
        var fragments: [NSTextLineFragment] = []
        lines.enumerateLineFragments(forGlyphRange: glyphs(of: manager)) { rect, used, _, glyphs, _ in
            let range = lines.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
            let place = lines.location(forGlyphAt: glyphs.location)
            fragments.append(
                NSTextLineFragment(
                    of: text, lines: lines, glyphs: glyphs,
                    range: NSRange(
                        location: range.location - self.rangeInElement.location.offset, length: range.length),
                    bounds: Self.plain(used, lines, origin),
                    glyphOrigin: CGPoint(x: 0, y: place.y + rect.minY - used.minY)))
        }
        return fragments + extraLine(of: text, lines, origin)
    }

    private func extraLine(of text: NSTextParagraph, _ lines: NSLayoutManager, _ origin: CGPoint)
        -> [NSTextLineFragment]
    {
        let rect = lines.extraLineFragmentUsedRect
        let isLast = rangeInElement.endLocation.offset == lines.textStorage?.length
        guard showsExtraLine, isLast, lines.extraLineFragmentTextContainer != nil else { return [] }
        let glyphs = NSRange(location: lines.numberOfGlyphs, length: 0)
        return [
            NSTextLineFragment(
                of: text, lines: lines, glyphs: glyphs,
                range: NSRange(location: text.attributedString.length, length: 0),
                bounds: Self.plain(rect, lines, origin), glyphOrigin: .zero)
        ]
    }

    /// A line's rectangle without the container's padding, from the fragment's corner on.
    private static func plain(_ used: CGRect, _ lines: NSLayoutManager, _ origin: CGPoint) -> CGRect {
        let padding = lines.textContainers.first?.lineFragmentPadding ?? 0
        let width = max(0, used.width - 2 * padding)
        return CGRect(x: used.minX + padding - origin.x, y: used.minY - origin.y, width: width, height: used.height)
    }

    /// The rectangle of the lines in the container's coordinates, without its padding, in points.
    open var layoutFragmentFrame: CGRect {
        guard let manager else { return .zero }
        var frame: CGRect?
        manager.lines.enumerateLineFragments(forGlyphRange: glyphs(of: manager)) { _, used, _, _, _ in
            let rect = Self.plain(used, manager.lines, .zero)
            frame = frame?.union(rect) ?? rect
        }
        return frame ?? .zero
    }

    /// The area that drawing may touch, from the fragment's corner on.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

    /// Draws the lines with backgrounds, underlines and attachments.
    ///
    /// - Parameters:
    ///   - point: Where the fragment's corner comes to lie, in the context's coordinates, in points, y downwards.
    ///   - context: What is drawn into.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let manager else { return }
        let origin = layoutFragmentFrame.origin
        manager.lines.draw(
            glyphs(of: manager), at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: context)
    }

    private func glyphs(of manager: NSTextLayoutManager) -> NSRange {
        manager.lines.glyphRange(forCharacterRange: rangeInElement.counted, actualCharacterRange: nil)
    }
}

extension NSLayoutManager {
    func draw(_ glyphs: NSRange, at origin: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        drawBackground(forGlyphRange: glyphs, at: origin)
        drawGlyphs(forGlyphRange: glyphs, at: origin)
        UIGraphicsPopContext()
    }
}
