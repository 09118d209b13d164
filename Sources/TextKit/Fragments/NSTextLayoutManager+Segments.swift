/// Parts of lines that a range takes.
///
/// Source: Apple's documentation of `NSTextLayoutManager`.
extension NSTextLayoutManager {
    /// What segments are for; raw values as on iOS.
    public enum SegmentType: Int, Sendable {
        case standard = 0
        case selection, highlight
    }

    /// How segments are gone through; raw values as on iOS.
    public struct SegmentOptions: OptionSet, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The block needs no ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the middle lines of fragments count, as far as these are complete; all do.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The head is taken into account.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The tail is taken into account.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range stands at the end of the line before it.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    /// Goes through the rectangles that a range takes, one for each line that it touches.
    ///
    /// - Parameters:
    ///   - textRange: The range; an empty one has one rectangle without width.
    ///   - type: For a selection rectangles are as high as their lines; they always are.
    ///   - options: What the block needs.
    ///   - block: Called with the part of the range (nil where it is not required), its rectangle in the container's
    ///     coordinates in points, the baseline's height below its top, and the container; false ends it.
    public func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer else { return }
        let glyphs = lines.glyphRange(forCharacterRange: textRange.counted, actualCharacterRange: nil)
        guard glyphs.length > 0 else { return showCaret(at: textRange, options, textContainer, block) }
        lines.enumerateLineFragments(forGlyphRange: glyphs) { rect, _, container, line, stop in
            guard let common = line.intersection(glyphs) else { return }
            var box = self.lines.boundingRect(forGlyphRange: common, in: container)
            (box.origin.y, box.size.height) = (rect.minY, rect.height)
            let baseline = self.lines.location(forGlyphAt: line.location).y
            let characters = self.lines.characterRange(forGlyphRange: common, actualGlyphRange: nil)
            let range = options.contains(.rangeNotRequired) ? nil : NSTextRange(characters)
            if !block(range, box, baseline, container) { stop.pointee = true }
        }
    }

    private func showCaret(
        at range: NSTextRange, _ options: SegmentOptions, _ container: NSTextContainer,
        _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        let offset = range.location.offset
        let (count, glyph) = (lines.numberOfGlyphs, lines.glyphIndexForCharacter(at: offset))
        guard count > 0 else { return }
        let last = min(glyph, count - 1)
        let line = lines.lineFragmentRect(forGlyphAt: last, effectiveRange: nil)
        let box = lines.boundingRect(forGlyphRange: NSRange(location: last, length: 1), in: container)
        let caret = CGRect(x: glyph < count ? box.minX : box.maxX, y: line.minY, width: 0, height: line.height)
        let shown = options.contains(.rangeNotRequired) ? nil : range
        _ = block(shown, caret, lines.location(forGlyphAt: last).y, container)
    }
}
