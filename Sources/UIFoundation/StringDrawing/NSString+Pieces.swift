import Foundation

/// The ways of going through a text that Foundation on Linux lacks, by words and by sentences; it has a type of its own
/// because `NSString.EnumerationOptions` marks these names as unavailable. Raw values as on iOS.
public struct StringPieceOptions: OptionSet, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Word by word, without white space and punctuation.
    public static let byWords = StringPieceOptions(rawValue: 3)
    /// Sentence by sentence.
    public static let bySentences = StringPieceOptions(rawValue: 4)
    /// From the last to the first.
    public static let reverse = StringPieceOptions(rawValue: 1 << 8)
    /// Without handing over the texts.
    public static let substringNotRequired = StringPieceOptions(rawValue: 1 << 9)
    /// By the rules of the user's language.
    public static let localized = StringPieceOptions(rawValue: 1 << 10)
}

extension NSString {
    /// Calls a block with each word or sentence of a part of the text, its range, and the range with what follows it.
    ///
    /// Source: Apple's documentation of `enumerateSubstrings(in:options:using:)`, and UAX #29.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options opts: StringPieceOptions,
        using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (piece, enclosing) in pieces(of: range, opts) where !stop.boolValue {
            block(opts.contains(.substringNotRequired) ? nil : substring(with: piece), piece, enclosing, &stop)
        }
    }

    private func pieces(of range: NSRange, _ options: StringPieceOptions) -> [(NSRange, NSRange)] {
        let kind = options.rawValue & 0xFF == StringPieceOptions.bySentences.rawValue ? TextPieces.sentences : .words
        let locale = options.contains(.localized) ? Locale.current.identifier : ""
        let found = kind.ranges(in: substring(with: range), locale: locale)
        let pieces = found.indices.map { index -> (NSRange, NSRange) in
            let start = index == 0 ? 0 : found[index].lowerBound
            let end = index + 1 < found.count ? found[index + 1].lowerBound : range.length
            return (
                NSRange(location: range.location + found[index].lowerBound, length: found[index].count),
                NSRange(location: range.location + start, length: end - start)
            )
        }
        return options.contains(.reverse) ? pieces.reversed() : pieces
    }
}

/// What Foundation on Linux does for the whole text, whatever part of it is asked for. Closures that may escape are a closer match than
/// Foundation's, and `String` is one than its protocol, so that these are the ones that code gets.
extension NSString {
    /// Calls a block with each line, paragraph or composed character of a part of the text, cut to that part; with its range, and the
    /// range with the line break that follows it.
    ///
    /// Source: Apple's documentation of `enumerateSubstrings(in:options:using:)`.
    public func enumerateSubstrings(
        in range: NSRange, options opts: NSString.EnumerationOptions = [],
        using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (piece, enclosing) in pieces(of: range, opts) where !stop.boolValue && enclosing.upperBound <= length {
            block(opts.contains(.substringNotRequired) ? nil : substring(with: piece), piece, enclosing, &stop)
        }
    }

    private func pieces(of range: NSRange, _ options: EnumerationOptions) -> [(NSRange, NSRange)] {
        let range = range.intersection(NSRange(location: 0, length: length)) ?? NSRange(location: 0, length: 0)
        var (pieces, start): ([(NSRange, NSRange)], Int) = ([], range.location)
        while start < range.upperBound {
            let piece = piece(at: start, options)
            let (content, end) = (min(piece.contentEnd, range.upperBound), min(piece.end, range.upperBound))
            pieces.append(
                (NSRange(location: start, length: content - start), NSRange(location: start, length: end - start)))
            start = end
        }
        return options.contains(.reverse) ? pieces.reversed() : pieces
    }

    private func piece(at place: Int, _ options: EnumerationOptions) -> (contentEnd: Int, end: Int) {
        var (end, contentEnd) = (place, place)
        let unit = NSRange(location: place, length: 0)
        switch options.rawValue & 0xFF {
        case EnumerationOptions.byLines.rawValue: getLineStart(nil, end: &end, contentsEnd: &contentEnd, for: unit)
        case EnumerationOptions.byParagraphs.rawValue:
            getParagraphStart(nil, end: &end, contentsEnd: &contentEnd, for: unit)
        default:
            end = rangeOfComposedCharacterSequence(at: place).upperBound
            contentEnd = end
        }
        return (contentEnd, max(end, place + 1))
    }
}

extension String {
    /// Calls a block with each word or sentence of a part of the text, its range, and the range with what follows it.
    ///
    /// Source: Apple's documentation of `enumerateSubstrings(in:options:_:)`, and UAX #29.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: some RangeExpression<Index>, options opts: StringPieceOptions,
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let part = NSRange(range.relative(to: self), in: self)
        (self as NSString).enumerateSubstrings(in: part, options: opts, using: pieces(handedTo: body))
    }

    /// Calls a block with each line, paragraph or composed character of a part of the text, as `NSString` does.
    public func enumerateSubstrings<R: RangeExpression<Index>>(
        in range: R, options opts: EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let part = NSRange(range.relative(to: self), in: self)
        (self as NSString).enumerateSubstrings(in: part, options: opts, using: pieces(handedTo: body))
    }

    /// The block for `NSString` that hands pieces on in this text's indices.
    private func pieces(
        handedTo body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) -> (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void {
        { piece, range, enclosing, stop in
            guard let range = Range(range, in: self), let enclosing = Range(enclosing, in: self) else { return }
            var stops = false
            body(piece, range, enclosing, &stops)
            stop.pointee = ObjCBool(stops)
        }
    }
}

extension Substring {
    /// Calls a block with each line, paragraph or composed character of a part of the text, as `NSString` does.
    public func enumerateSubstrings<R: RangeExpression<Index>>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        base.enumerateSubstrings(in: range.relative(to: self), options: opts, body)
    }
}
