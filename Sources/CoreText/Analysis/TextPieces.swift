/// Words and sentences of a text, by the rules of UAX #29.
package enum TextPieces: Sendable {
    case words, sentences

    /// Where they lie, in UTF-16 units; of words those that hold letters, digits or ideographs.
    ///
    /// - Parameter locale: The text's language, or an empty text for the rules that all share.
    package func ranges(in text: String, locale: String) -> [Range<Int>] {
        var (ranges, start): ([Range<Int>], Int) = ([], 0)
        Array(text.utf16).withUnsafeBufferPointer { units in
            ICU.forEachPiece(self == .words ? .word : .sentence, of: units, locale: locale) { end, counts in
                if counts { ranges.append(start..<end) }
                start = end
            }
        }
        return ranges
    }
}
