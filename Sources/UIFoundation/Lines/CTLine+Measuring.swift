// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What `CTLineGetBoundsWithOptions` counts; raw values as on iOS.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leaves out the font's line gap.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Has no effect: shifts of one font against another are none of the bounds' here.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Has no effect: punctuation does not hang.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Takes the outlines of the glyphs in place of their advances and line heights.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Has no effect: outlines and advances are all there is.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// Has no effect: fonts' own bounds serve for every language.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// The line's width in points, white space at its end included, and how far its fonts reach above and below.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let shown = line.line
    ascent?.pointee = shown.ascent
    descent?.pointee = shown.descent
    leading?.pointee = shown.leading
    return Double(shown.drawnWidth + shown.trailingWhitespaceWidth)
}

/// The line's rectangle, in points from the start of its baseline, y upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    guard !options.contains(.useGlyphPathBounds) else { return line.inkBounds }
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    if options.contains(.excludeTypographicLeading) { leading = 0 }
    return CGRect(x: 0, y: -descent - leading, width: CGFloat(width), height: ascent + descent + leading)
}

/// The rectangle of the line's ink, in the user space of a context, where the line would be drawn.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    line.inkBounds.placed(in: context)
}

/// The width of the white space at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.line.trailingWhitespaceWidth) }

/// How far the line must be moved to the right to be flush in a width.
///
/// - Parameters:
///   - line: The line.
///   - flushFactor: 0 for flush left, 0.5 for the middle, 1 for flush right.
///   - flushWidth: Points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    let slack = flushWidth - Double(line.line.drawnWidth)
    return slack > 0 ? slack * Double(min(max(flushFactor, 0), 1)) : 0
}

/// Where the caret stands before a character, in points from the line's start.
///
/// - Parameters:
///   - line: The line.
///   - charIndex: A place in the text, in UTF-16 units; one beyond it counts as its end.
///   - secondaryOffset: Takes the other place where texts of different directions meet; else the same.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let place = min(max(charIndex, line.offset), line.offset + line.text.length)
    let caret = line.line.caret(at: place - line.offset)
    secondaryOffset?.pointee = (caret.secondaryX ?? caret.x) - line.line.x
    return caret.x - line.line.x
}

/// The index before which a caret set by a touch belongs; `kCFNotFound` for a line without text.
///
/// - Parameters:
///   - line: The line.
///   - position: Points from the line's start; only x counts.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let shown = line.line
    guard !line.range.isEmpty, position.x.isFinite else { return kCFNotFound }
    let point = CGPoint(x: position.x + shown.x, y: shown.top + shown.height / 2)
    return line.block.layout.hit(point).map { $0.insertionOffset + line.offset } ?? kCFNotFound
}

/// Tells every place of a caret from left to right: points from the line's start, the index of the character whose edge
/// it is, whether the edge is the one where reading begins, and a flag that ends the walk.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stops = false
    for grapheme in LineGraphemes(line.line).visual {
        let (left, right) = (grapheme.x - line.line.x, grapheme.x + grapheme.width - line.line.x)
        for (place, isLeading) in [(left, !grapheme.isRightToLeft), (right, grapheme.isRightToLeft)] {
            block(Double(place), grapheme.range.lowerBound + line.offset, isLeading, &stops)
            if stops { return }
        }
    }
}

extension CTLine {
    /// Points from the start of the baseline, y upwards; null without ink.
    fileprivate var inkBounds: CGRect {
        runs.reduce(CGRect.null) { $0.union($1.inkBounds) }
    }
}

extension CGRect {
    /// The bounds of ink where a context's text matrix puts it; as they are without a context.
    func placed(in context: CGContext?) -> CGRect {
        guard let context, !isNull else { return self }
        return applying(context.textMatrix)
    }
}
