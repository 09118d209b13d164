import Foundation

/// A change of a part of a text, widened to whole characters as Swift counts them: those that it divides keep what they had
/// beside it.
///
/// Foundation on Linux moves a range that divides a character, such as a letter and its mark, to edges of characters, but changes
/// the runs of attributes as asked; texts and runs of other lengths end the program later. On Apple's systems ranges count
/// UTF-16 units. Half of a surrogate pair goes with its other half.
package struct WholeCharacterChange {
    /// What is replaced, in UTF-16 units.
    package let range: NSRange
    /// What comes in its place.
    package let replacement: NSAttributedString

    /// Nil where the range divides no character.
    ///
    /// - Parameters:
    ///   - range: What is to be replaced, in UTF-16 units of the text.
    ///   - new: What is to come in its place.
    ///   - piece: Gives a part of the text with its attributes.
    package init?(
        replacing range: NSRange, with new: @autoclosure () -> NSAttributedString, in text: String,
        piece: (NSRange) -> NSAttributedString
    ) {
        guard let edges = Self.dividedEdges(of: range, in: text) else { return nil }
        let replacement = NSMutableAttributedString()
        for part in [piece(edges.before), new(), piece(edges.after)] { replacement.append(part) }
        self.range = NSRange(
            location: edges.before.location, length: NSMaxRange(edges.after) - edges.before.location)
        self.replacement = replacement
    }

    /// What of the characters at both edges lies beside the range; nil where it divides none.
    private static func dividedEdges(of range: NSRange, in text: String) -> (before: NSRange, after: NSRange)? {
        let units = text as NSString
        guard range.location >= 0, NSMaxRange(range) <= units.length else { return nil }
        let ends = [range.location, NSMaxRange(range)]
        guard ends.contains(where: { mayDivide($0, units) }) else { return nil }
        let places = ends.map { place($0, text) }
        // What comes between two halves of a scalar comes before it: strings hold no halves, and nothing is lost.
        let low = range.length > 0 ? places[0] : text.unicodeScalars.start(at: places[0])
        let high = range.length > 0 ? places[1] : low
        let (start, end) = (text.start(ofCharacterAt: low), text.end(ofCharacterAt: high))
        guard start < places[0] || end > places[1] else { return nil }
        let (first, last) = (text.unicodeScalars.start(at: low), text.unicodeScalars.end(at: high))
        return (NSRange(start..<first, in: text), NSRange(last..<end, in: text))
    }

    private static func place(_ offset: Int, _ text: String) -> String.Index {
        text.utf16.index(text.startIndex, offsetBy: offset)
    }

    /// Whether a character might lie on both sides of a place: of most scripts this is told by one look.
    private static func mayDivide(_ offset: Int, _ units: NSString) -> Bool {
        guard offset > 0, offset < units.length else { return false }
        let (before, after) = (units.character(at: offset - 1), units.character(at: offset))
        return before >= 0x300 || after >= 0x300 || before == 0xD && after == 0xA
    }
}

extension NSMutableAttributedString {
    /// Replaces a part of the text, which may divide characters, by a text with the attributes of its first unit.
    ///
    /// - Parameter range: UTF-16 units; not empty.
    package func replaceUnits(in range: NSRange, with new: String) {
        let attributes = attributes(at: range.location, effectiveRange: nil)
        replaceUnits(in: range, with: NSAttributedString(string: new, attributes: attributes))
    }

    /// Replaces a part of the text, which may divide characters.
    ///
    /// - Parameter range: UTF-16 units.
    package func replaceUnits(in range: NSRange, with new: NSAttributedString) {
        let change = WholeCharacterChange(replacing: range, with: new, in: string) { attributedSubstring(from: $0) }
        replaceCharacters(in: change?.range ?? range, with: change?.replacement ?? new)
    }
}

extension String {
    /// Where the character begins that a place lies in.
    fileprivate func start(ofCharacterAt place: Index) -> Index {
        place < endIndex ? index(before: index(after: place)) : place
    }

    /// Where the character ends that a place lies in; the place itself where one begins there.
    fileprivate func end(ofCharacterAt place: Index) -> Index {
        start(ofCharacterAt: place) == place ? place : index(after: place)
    }
}

extension String.UnicodeScalarView {
    fileprivate func start(at place: Index) -> Index {
        place < endIndex ? index(before: index(after: place)) : place
    }

    fileprivate func end(at place: Index) -> Index { start(at: place) == place ? place : index(after: place) }
}
