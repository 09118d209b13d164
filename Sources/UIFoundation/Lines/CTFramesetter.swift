// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// Sets a text as a block of lines, for code that draws paragraphs without TextKit.
///
/// The range that was asked for last is kept shaped, so that its size and its frames at any number of widths cost one
/// shaping. Source: Apple's documentation of `CTFramesetter`.
public final class CTFramesetter {
    let text: NSAttributedString
    private let kept = Mutex<Part?>(nil)

    init(_ text: NSAttributedString) { self.text = text.snapshot }

    /// The layout of a part of the text in a space, and the index of its first character in the text.
    fileprivate func block(_ range: CFRange, space: CGSize) -> (block: TextBlock, offset: Int) {
        var part = part(range)
        var rules = LayoutRules()
        rules.width = CTFramesetter.limit(space.width)
        rules.height = CTFramesetter.limit(space.height)
        return (part.text.block(rules), part.range.lowerBound)
    }

    /// The layout of a part of the text in a shape, and the index of its first character in the text.
    fileprivate func block(_ range: CFRange, within shape: FrameShape) -> (block: TextBlock, offset: Int) {
        var part = part(range)
        var flow = FrameFlow(part.text.shapedText(), shape)
        let block = TextBlock(layout: flow.layOut(), paints: part.text.resolvedText().paints)
        return (block, part.range.lowerBound)
    }

    fileprivate var shaped: ShapedText {
        var whole = part(CFRange())
        return whole.text.shapedText()
    }

    /// A part of the text, resolved and shaped: what is set at one width after another.
    private func part(_ range: CFRange) -> Part {
        let range = range.covered(of: text.length)
        if let part = kept.withLock({ $0 }), part.range == range { return part }
        let string = text.attributedSubstring(from: NSRange(range))
        var part = Part(range: range, text: TypesetText(AttributedText(string, defaults: .coreText)))
        _ = part.text.shapedText()
        // Attachments are asked for their sizes each time.
        let hasAttachments = part.text.resolvedText().paints.looks.contains { $0.attachment != nil }
        if !hasAttachments { kept.withLock { [part] in $0 = part } }
        return part
    }

    /// Unchecked because text can be shared between threads but for its attachments, and text with attachments is never
    /// kept.
    private struct Part: @unchecked Sendable {
        let range: Range<Int>
        var text: TypesetText<AttributedText>
    }

    /// No limit: what is not a number, negative, or beyond what a page can be.
    private static func limit(_ length: CGFloat) -> CGFloat { length >= 0 && length < 1e7 ? length : .infinity }
}

/// Makes a framesetter for a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Sets as much of the text as has space in a path: in each row where it is wide enough for a word.
///
/// - Parameters:
///   - framesetter: What holds the text.
///   - stringRange: What to set; a length of 0 reaches to the end of the text.
///   - path: The space, filled by the even-odd rule; y grows upwards in it.
///   - frameAttributes: Paths that lines leave out (`kCTFrameClippingPathsAttributeName`); others have no effect.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let clips = frameAttributes?.clippingPaths ?? []
    let isPlain = clips.isEmpty && path.isRect(nil)
    let (block, offset) =
        isPlain
        ? framesetter.block(stringRange, space: path.boundingBoxOfPath.size)
        : framesetter.block(stringRange, within: FrameShape(path, without: clips))
    return CTFrame(block, text: framesetter.text, offset: offset, path: path)
}

/// The size that a part of the text takes, in points and unrounded.
///
/// - Parameters:
///   - framesetter: What holds the text.
///   - stringRange: What to measure; a length of 0 reaches to the end of the text.
///   - frameAttributes: Not read.
///   - constraints: The space; `CGFloat.greatestFiniteMagnitude` sets no limit, nor does a width of 0.
///   - fitRange: Takes the text that had space.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let space = CGSize(width: constraints.width == 0 ? .infinity : constraints.width, height: constraints.height)
    let (block, offset) = framesetter.block(stringRange, space: space)
    let lines = block.layout.lines(within: constraints.height)
    fitRange?.pointee = CFRange(location: offset, length: lines.last?.range.upperBound ?? 0)
    let bottom = lines.last.map { $0.top + $0.height } ?? 0
    return CGSize(width: lines.isEmpty ? 0 : block.width, height: bottom)
}

/// The typesetter that breaks the framesetter's lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.text, shaped: framesetter.shaped)
}

extension TextLayout {
    /// The lines that lie within a height; even the first one may not.
    func lines(within height: CGFloat) -> [Line] {
        let lines = Array(lines)
        guard let first = lines.first, height >= 0, first.height > height + 1e-3 else { return lines }
        return []
    }
}

extension CFDictionary {
    /// The paths that a frame's attributes have its lines leave out.
    fileprivate var clippingPaths: [CGPath] {
        let lists = object(forKey: kCTFrameClippingPathsAttributeName) as? [[AnyHashable: Any]] ?? []
        return lists.compactMap { $0[kCTFramePathClippingPathAttributeName as String] as? CGPath }
    }
}
