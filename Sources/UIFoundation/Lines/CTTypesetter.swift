// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Says where lines of a text may end, for code that places lines itself.
///
/// Source: Apple's documentation of `CTTypesetter`.
public final class CTTypesetter {
    fileprivate let text: NSAttributedString
    let shaped: ShapedText

    convenience init(_ text: NSAttributedString) {
        var typeset = TypesetText(AttributedText(text, defaults: .coreText))
        self.init(text, shaped: typeset.shapedText())
    }

    /// A typesetter of a text that was shaped before.
    init(_ text: NSAttributedString, shaped: ShapedText) {
        self.text = text.snapshot
        self.shaped = shaped
    }
}

/// Makes a typesetter for a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// How many UTF-16 units a line takes that starts at an index: whole words, or part of a word that is too wide.
///
/// - Parameters:
///   - typesetter: What holds the text.
///   - startIndex: Where the line begins, in UTF-16 units.
///   - width: Points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double)
    -> CFIndex
{
    guard (0..<typesetter.text.length).contains(startIndex), !width.isNaN else { return 0 }
    var flow = LineFlow(typesetter.shaped, leading: .included, from: startIndex)
    return flow.next(width: CGFloat(width)).map { $0.range.upperBound - startIndex } ?? 0
}

/// The same for a line that begins somewhere on its paragraph's line; where, which is for tab stops, does not count.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestLineBreak(typesetter, startIndex, width) }

/// How many UTF-16 units of user-perceived characters, at least one, have space on a line that starts at an index.
///
/// - Parameters:
///   - typesetter: What holds the text.
///   - startIndex: Where the line begins, in UTF-16 units.
///   - width: Points.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    guard (0..<typesetter.text.length).contains(startIndex) else { return 0 }
    let line = CTTypesetterCreateLine(typesetter, CFRange(location: startIndex, length: 0))
    var (end, space) = (0, CGFloat(width) + 1e-4)
    for grapheme in LineGraphemes(line.line).visual.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        space -= grapheme.width
        if space < 0, end > 0 { break }
        end = grapheme.range.upperBound
    }
    return end
}

/// The same for a line that begins somewhere on its paragraph's line, which does not count.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { CTTypesetterSuggestClusterBreak(typesetter, startIndex, width) }

/// Makes a line of a part of the text; a length of 0 reaches to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(typesetter.text, range: NSRange(stringRange.covered(of: typesetter.text.length)))
}

/// Makes a line of a part of the text; a length of 0 reaches to the end. Where the line will lie, which is for tab stops,
/// does not count.
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double)
    -> CTLine
{
    CTTypesetterCreateLine(typesetter, stringRange)
}
