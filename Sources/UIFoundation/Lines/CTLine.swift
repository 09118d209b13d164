// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// One line of text, set without regard to a width: a window on the layout of the line.
///
/// For code that lays out text itself, line by line, or that asks where the letters of a line stand. Points; the line's
/// coordinates have their origin at the start of its baseline and y upwards, as Apple's CoreText has them. String
/// indices count UTF-16 units of the string that the line was made from. Source: Apple's documentation of `CTLine`.
public final class CTLine {
    /// The string that indices count in.
    let text: NSAttributedString
    /// The index of the layout's first character in `text`.
    let offset: Int
    let block: TextBlock
    /// The line of the layout that this one shows.
    let index: Int

    init(_ block: TextBlock, index: Int, text: NSAttributedString, offset: Int) {
        self.block = block
        self.index = index
        self.text = text
        self.offset = offset
    }

    /// A part of a string as one line; terminators within it take no space and end nothing.
    convenience init(_ text: NSAttributedString, range: NSRange) {
        // A layout of no text has no line.
        let shown = range.length > 0 ? text.attributedSubstring(from: range) : NSAttributedString(string: "\u{200B}")
        let part = NSMutableAttributedString(attributedString: shown)
        part.joinLines()
        self.init(TextBlock.oneLine(part), index: 0, text: text, offset: range.location)
    }

    /// The line without the others of its frame.
    fileprivate var alone: CTLine {
        guard block.layout.lines.count > 1 else { return self }
        return CTLine(text, range: NSRange(location: range.lowerBound + offset, length: range.count))
    }

    var line: TextLayout.Line { block.layout.line(at: index) }

    /// The text that the line answers for, in the layout's offsets.
    var range: Range<Int> { line.range.clamped(to: 0..<text.length - offset) }

    /// The stretches of the line from left to right, one for each change of font, direction or attribute.
    private(set) lazy var runs: [CTRun] = line.wholeRuns.flatMap { run in
        guard !run.isToken else { return [CTRun(run, of: self)] }
        let parts = attributeRanges(in: run.range).compactMap { run.part(of: $0) }
        return parts.sorted { $0.x < $1.x }.map { CTRun($0, of: self) }
    }

    /// The stretches of equal attributes, in the layout's offsets.
    private func attributeRanges(in shown: Range<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        let range = shown.clamped(to: self.range)
        let whole = NSRange(location: range.lowerBound + offset, length: range.count)
        text.enumerateAttributes(in: whole) { _, found, _ in
            ranges.append(found.location - offset..<found.location - offset + found.length)
        }
        return ranges
    }

    /// Draws the line with its origin at a place, y upwards.
    func draw(_ runs: [TextLayout.Run], in context: CGContext) {
        context.keepingTextClip {
            context.standInTextSpace()
            block.draw(runs, of: line, in: context, at: CGPoint(x: -line.x, y: 0))
        }
    }
}

extension TextBlock {
    /// A string on one line.
    fileprivate static func oneLine(_ text: NSAttributedString) -> TextBlock {
        var typeset = TypesetText(AttributedText(text, defaults: .coreText))
        return typeset.block(.oneLine)
    }
}

extension LayoutRules {
    /// One line that is as wide as its text.
    static var oneLine: LayoutRules {
        var rules = LayoutRules()
        rules.maximumLines = 1
        rules.lastLineBreakMode = .byClipping
        return rules
    }
}

extension NSMutableAttributedString {
    /// Puts characters that take no space in place of terminators, and takes away what paragraphs alone have.
    fileprivate func joinLines() {
        for (offset, unit) in string.utf16.enumerated() where unit.endsLine {
            replaceUnits(in: NSRange(location: offset, length: 1), with: "\u{200B}")
        }
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let style = value as? NSParagraphStyle else { return }
            let plain = NSMutableParagraphStyle()
            plain.baseWritingDirection = style.baseWritingDirection
            plain.tabStops = style.tabStops
            plain.defaultTabInterval = style.defaultTabInterval
            addAttribute(.paragraphStyle, value: plain, range: range)
        }
    }
}

/// What of a line gives way to a truncation token.
public enum CTLineTruncationType: UInt32, Sendable {
    case start, end, middle

    fileprivate var lineBreakMode: NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        }
    }
}

/// Makes a line of a whole string.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, range: NSRange(location: 0, length: attrString.length))
}

/// Makes a line that is not wider than a width: the line itself if it fits, or one with a token for the text that was
/// cut.
///
/// - Parameters:
///   - line: The line that may be too long.
///   - width: Points.
///   - truncationType: Where it is cut.
///   - truncationToken: What stands for the cut text, an ellipsis as a rule; nil for nothing.
/// - Returns: Nil if the token alone is too wide.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard CTLineGetTypographicBounds(line, nil, nil, nil) > width else { return line }
    let token = truncationToken?.block ?? .oneLine(NSAttributedString())
    guard Double(token.layout.width) <= width else { return nil }
    let line = line.alone
    var rules = LayoutRules.oneLine
    rules.width = CGFloat(width)
    rules.lastLineBreakMode = truncationType.lineBreakMode
    rules.truncationToken = token.layout.shaped
    let block = TextBlock(
        layout: line.block.layout.shaped.layout(rules), paints: line.block.paints, tokenPaints: token.paints)
    return CTLine(block, index: 0, text: line.text, offset: line.offset)
}

/// Makes a line that is spread over a width, at its spaces and between ideographs.
///
/// - Parameters:
///   - line: The line that is widened.
///   - justificationFactor: How much of the space that is left is filled, from 0 to 1.
///   - justificationWidth: Points.
/// - Returns: Nil if the line has no place where it could be spread.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let natural = line.line.width
    let width = natural + (CGFloat(justificationWidth).limited - natural) * min(max(justificationFactor, 0), 1)
    guard let layout = line.block.layout.stretching(lineAt: line.index, to: width) else { return nil }
    return CTLine(
        TextBlock(layout: layout, paints: line.block.paints), index: line.index, text: line.text, offset: line.offset)
}

/// The line's stretches from left to right: an array of `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs as NSArray }

/// How many glyphs the line shows.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + CTRunGetGlyphCount($1) } }

/// The text that the line answers for, white space at its end included.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.range.lowerBound + line.offset, length: line.range.count)
}

/// Draws the line with its start at the context's `textPosition`.
///
/// The line stands upright where y grows upwards. In UIKit's contexts, whose y grows downwards, mirror the context or
/// set `textMatrix` to `CGAffineTransform(scaleX: 1, y: -1)` first, as on iOS.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(line.line.runs, in: context) }
