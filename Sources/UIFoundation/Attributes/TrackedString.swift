import Foundation

extension NSMutableAttributedString {
    /// The characters as a string whose changes keep attributes where they belong: what `mutableString` is on Apple's systems.
    ///
    /// Placard's own. Foundation on Linux hands out its bare string there, whose changes leave attributes behind, so that reading them
    /// beyond their end stops the program; text storages have it right. `placard port` writes this name. Empty once the text has gone.
    public var trackedString: NSMutableString { TrackedString(self) }
}

/// The characters of a text with attributes as a mutable string.
///
/// A window: every member of Foundation's class ends in the three primitives below, and a change goes the text's own
/// way, so that attributes move along, and layout managers hear of it. Empty once the text has gone.
package final class TrackedString: NSMutableString {
    private weak var text: NSMutableAttributedString?

    package init(_ text: NSMutableAttributedString) {
        self.text = text
        super.init(capacity: 0)
    }

    // Foundation asks for these; without a text there is nothing to see.
    package required init(capacity: Int) { super.init(capacity: 0) }
    package required init?(coder: NSCoder) { nil }
    package required init(characters: UnsafePointer<unichar>, length: Int) { super.init(capacity: 0) }
    package required init(unicodeScalarLiteral value: StaticString) { super.init(capacity: 0) }
    package required init(extendedGraphemeClusterLiteral value: StaticString) { super.init(capacity: 0) }
    package required init(stringLiteral value: StaticString) { super.init(capacity: 0) }
    package required init(string: String) { super.init(capacity: 0) }

    package override var length: Int {
        series = nil
        return text?.length ?? 0
    }

    package override func character(at index: Int) -> unichar {
        series = nil
        return ((text?.string ?? "") as NSString).character(at: index)
    }

    package override func replaceCharacters(in range: NSRange, with aString: String) {
        guard let text else { return }
        let place = series?.place(of: range, replacedBy: aString, in: text) ?? range
        let found = NSMaxRange(place) <= text.length ? (text.string as NSString).substring(with: place) : ""
        text.replaceCharacters(in: place, with: aString)
        series = Series(
            found: found, replacement: aString, end: NSMaxRange(range),
            shift: place.location - range.location + aString.utf16.count - range.length)
    }

    private var series: Series?

    /// Finds that are replaced one after another.
    ///
    /// Foundation's `replaceOccurrences` finds all first and then replaces them from the first to the last, without a look at the
    /// text, at the places that they had before.
    private struct Series {
        /// What was replaced last, and by what.
        let found: String
        let replacement: String
        /// The end of the last find among the places before.
        let end: Int
        /// How far what follows has moved since.
        let shift: Int

        /// Where the next find lies now; nil for a range that is no further one.
        func place(of range: NSRange, replacedBy text: String, in all: NSAttributedString) -> NSRange? {
            let moved = NSRange(location: range.location + shift, length: range.length)
            guard text == replacement, range.location >= end, moved.location >= 0, NSMaxRange(moved) <= all.length
            else { return nil }
            let other = (all.string as NSString).substring(with: moved)
            return other.compare(found, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
                == .orderedSame
                ? moved : nil
        }
    }
}
