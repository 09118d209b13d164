import Foundation

/// How much of a text a step takes; raw values as on iOS.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word, sentence, paragraph, line, document
}

/// The order of the characters in which a step goes; raw values as on iOS.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward
}

/// The side of the screen to which a step goes; raw values as on iOS.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction, as on iOS.
    public let rawValue: Int
    /// Makes a direction of its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A direction by the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
    /// A direction by the side of the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }

    /// Layout goes by text from left to right.
    fileprivate var isForward: Bool { [0, 2, 5].contains(rawValue) }
}

/// Finds words, sentences and other units around places of a text.
///
/// Source: Apple's documentation of `UITextInputTokenizer`.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
    /// The unit around a place, at a boundary the one that lies in the direction; nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends at a place, coming from the direction's other side.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Whether a place lies within a unit or at its side that faces the direction.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next boundary of a unit in a direction; nil beyond the last.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
}

/// Finds units in a text: characters, words and sentences by UAX #29, lines as text views lay them out.
///
/// Other objects count in UTF-16 units, and their lines are paragraphs. Source: Apple's documentation of `UITextInputStringTokenizer`.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Makes a tokenizer for an object's text.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The unit around a place, at a boundary the one that lies in the direction; nil where there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let found = units(granularity, of: input).first { unit in
            let end = unit.location + unit.length
            return direction.isForward
                ? unit.location <= offset && offset < end : unit.location < offset && offset <= end
        }
        return found.flatMap { range(of: $0, in: input) }
    }

    /// Whether a unit ends at a place, coming from the direction's other side.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return units(granularity, of: input).contains {
            direction.isForward ? $0.location + $0.length == offset : $0.location == offset
        }
    }

    /// Whether a place lies within a unit or at its side that faces the direction.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    /// The next boundary of a unit in a direction; nil beyond the last.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let ends = units(granularity, of: input).flatMap { [$0.location, $0.location + $0.length] }
        let next = direction.isForward ? ends.first { $0 > offset } : ends.last { $0 < offset }
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    private func range(of unit: NSRange, in input: any UITextInput) -> UITextRange? {
        let start = input.position(from: input.beginningOfDocument, offset: unit.location)
        guard let start, let end = input.position(from: start, offset: unit.length) else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// The units in the order of the text; what is no part of one, such as spaces between words, is left out.
    private func units(_ granularity: UITextGranularity, of input: any UITextInput) -> [NSRange] {
        let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        let text = whole.flatMap(input.text) ?? ""
        switch granularity {
        case .document: return [NSRange(location: 0, length: text.utf16.count)]
        case .line: return (input as? UITextView).map(lines) ?? units(of: text, .byParagraphs)
        case .word: return TextPieces.words.ranges(in: text, locale: "").map { NSRange($0) }
        case .sentence: return TextPieces.sentences.ranges(in: text, locale: "").map { NSRange($0) }
        case .character: return units(of: text, .byComposedCharacterSequences)
        case .paragraph: return units(of: text, .byParagraphs)
        }
    }

    private func units(of text: String, _ options: NSString.EnumerationOptions) -> [NSRange] {
        let text = text as NSString
        var units: [NSRange] = []
        text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: options) { _, range, _, _ in
            units.append(range)
        }
        return units
    }

    private func lines(of view: UITextView) -> [NSRange] {
        let manager = view.lines
        var lines: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: view.textContainer)) {
            _, _, _, glyphs, _ in
            lines.append(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        }
        return lines
    }
}
